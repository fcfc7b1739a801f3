import { t as CommandError } from "./errors2.js";
import { n as labelFilter, r as openEngine } from "./engine2.js";
import { a as NAME_LABEL, s as namespaceLabels } from "./labels.js";
// src/standin/docker/things.ts
const MAX_ROUNDS = 5;
const NOT_FOUND = 404;
async function listThings(namespace) {
	return list(open(), namespace);
}
async function removeThings(namespace) {
	const engine = open();
	const removed = new Map();
	for (let round = 1; round <= MAX_ROUNDS; round += 1) {
		const things = await list(engine, namespace);
		if (things.length === 0) return [...removed.values()];
		for (const thing of things) {
			await engine.send("DELETE", pathOf(thing), { content: [NOT_FOUND] });
			removed.set(`${thing.kind} ${thing.identity ?? thing.id}`, thing);
		}
	}
	throw new CommandError(`there is always something new of namespace ${namespace}; does its gateway still run?`);
}
function open() {
	return openEngine(process.env["DOCKER_HOST"] ?? "");
}
async function list(engine, namespace) {
	const labels = namespaceLabels(namespace);
	const containers = await engine.list(labels);
	const { Volumes: volumes } = await engine.get(`/volumes?${labelFilter(labels)}`);
	const networks = await engine.get(`/networks?${labelFilter(labels)}`);
	return [
		...containers.map(({ id, name, labels: own }) => {
			const instance = own[NAME_LABEL];
			const role = own["openshell.ai/isolation-role"] ?? "sandbox";
			return {
				kind: "container",
				id: name,
				...instance === void 0 ? {} : { instance },
				role,
				identity: id
			};
		}),
		...(volumes ?? []).map(({ Name: id }) => ({
			kind: "volume",
			id
		})),
		...networks.map(({ Name: id, Id: identity }) => ({
			kind: "network",
			id,
			identity
		}))
	];
}
function pathOf({ kind, id, identity }) {
	if (kind === "container") return `/containers/${identity ?? id}?force=1&v=1`;
	if (kind === "volume") return `/volumes/${encodeURIComponent(id)}?force=1`;
	return `/networks/${identity ?? id}`;
}
export { listThings, removeThings };
