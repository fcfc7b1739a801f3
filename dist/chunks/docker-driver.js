import { a as CHANNEL_DIR, o as EXIT_FILE, t as BIN_DIR } from "./workload.js";
import { c as roleLabels, l as sandboxLabels, n as ID_LABEL, s as namespaceLabels, t as EPOCH_LABEL } from "./labels.js";
import { t as PROBE_TEXT } from "./scripts.js";
import { n as writeTar, t as readTar } from "./tar.js";
import { r as openEngine, t as EngineError } from "./engine2.js";
import { t as CommandError } from "./errors2.js";
import { t as packUpload } from "./transfer.js";
import { r as readStopReason } from "./sandbox-files.js";
import { a as liveOf, c as pathsOf } from "./context.js";
import { basename, dirname, join, relative } from "node:path";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
// src/standin/docker/program.ts
const HOME = "opt/openshell";
function programCommand(entry) {
	return ["node", `/${HOME}/program/${basename(entry)}`];
}
function packProgram(entry) {
	const root = dirname(entry);
	const files = [...reachableFrom(entry)].map(([path, text]) => ({
		path: `${HOME}/program/${relative(root, path)}`,
		kind: "file",
		bytes: Buffer.from(text)
	}));
	const marker = Buffer.from("{ \"type\": \"module\" }\n");
	return writeTar([
		{
			path: `${HOME}/program/package.json`,
			kind: "file",
			bytes: marker
		},
		{
			path: "sandbox",
			kind: "folder"
		},
		{
			path: `${BIN_DIR.slice(1)}/probe`,
			kind: "file",
			mode: 493,
			bytes: Buffer.from(PROBE_TEXT)
		},
		...files
	]);
}
function reachableFrom(entry) {
	const found = new Map();
	const waiting = [entry];
	for (let path = waiting.pop(); path !== void 0; path = waiting.pop()) {
		if (found.has(path)) continue;
		const text = readFileSync(path, "utf8");
		found.set(path, text);
		for (const [, imported = ""] of text.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)) waiting.push(join(dirname(path), imported));
	}
	return found;
}
// src/standin/docker/container-specs.ts
const PIDS_LIMIT = 2048;
const LONGEST_NAME = 200;
const HOST_NAME = "host.docker.internal";
function openSpecs(settings, docker) {
	const { namespace, image } = docker;
	const isLinux = process.platform === "linux";
	const volumeName = (id) => `openshell-channel-${id}`;
	const labels = ({ id, name }) => sandboxLabels({
		namespace,
		id,
		name
	});
	const channel = ({ id }) => ({ Mounts: [{
		Type: "volume",
		Source: volumeName(id),
		Target: CHANNEL_DIR
	}] });
	return {
		on: (gatewayAddress) => openSpecs({
			...settings,
			address: gatewayAddress
		}, docker),
		sandboxName: ({ id, name }) => `openshell-default--${name}-${id}`.slice(0, LONGEST_NAME),
		supervisorName: (id) => `openshell-supervisor-${id}`,
		volumeName,
		volume: (target) => ({ json: {
			Name: volumeName(target.id),
			Labels: labels(target)
		} }),
		sandbox: (target) => settings.generation === "a" ? {
			Image: image,
			Cmd: [...programCommand(settings.entry), ...supervisorArguments(settings, target)],
			Labels: labels(target),
			HostConfig: {
				NetworkMode: namespace,
				PidsLimit: PIDS_LIMIT,
				ExtraHosts: [`host.openshell.internal:${isLinux ? settings.address : "host-gateway"}`]
			}
		} : {
			Image: image,
			Cmd: [
				...programCommand(settings.entry),
				"runtime",
				"--orphan-limit-ms",
				String(settings.outageLimitMs)
			],
			Labels: {
				...labels(target),
				...roleLabels("sandbox")
			},
			HostConfig: {
				NetworkMode: "none",
				PidsLimit: PIDS_LIMIT,
				CapDrop: ["ALL"],
				SecurityOpt: ["no-new-privileges"],
				...channel(target)
			}
		},
		supervisor: (target) => ({
			Image: image,
			Cmd: [...programCommand(settings.entry), ...supervisorArguments(settings, target)],
			Labels: {
				...labels(target),
				...roleLabels("supervisor"),
				[EPOCH_LABEL]: String(target.epoch)
			},
			HostConfig: {
				NetworkMode: isLinux ? "host" : "bridge",
				PidsLimit: PIDS_LIMIT,
				...channel(target)
			}
		})
	};
}
function supervisorArguments(settings, { name, epoch }) {
	const isOlder = settings.generation === "a";
	const options = {
		generation: settings.generation,
		name,
		epoch,
		address: process.platform === "linux" ? settings.address : HOST_NAME,
		port: settings.port,
		"outage-limit-ms": isOlder ? 0 : settings.outageLimitMs,
		"stop-grace-ms": settings.stopGraceMs
	};
	return [
		"supervise",
		...Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]),
		...settings.switches.has("4910") && !isOlder ? ["--exclusive"] : []
	];
}
// src/standin/docker/network.ts
const CONFLICT = 409;
async function makeNetwork(engine, namespace) {
	const found = await inspect(engine, namespace) ?? await create(engine, namespace);
	if (found?.Labels?.["openshell.ai/sandbox-namespace"] !== namespace) throw new CommandError(`the engine has a network "${namespace}" that is somebody else's`);
	const { Gateway: gateway, Subnet: subnet } = found.IPAM?.Config?.[0] ?? {};
	const address = gateway ?? subnet?.replace(/\d+\/\d+$/, "1");
	if (address === void 0) throw new CommandError(`the network "${namespace}" has no address of its gateway`);
	return { gatewayAddress: address.replace(/\/\d+$/, "") };
}
async function inspect(engine, name) {
	return await engine.get(`/networks/${encodeURIComponent(name)}`);
}
async function create(engine, name) {
	const json = {
		Name: name,
		Driver: "bridge",
		Internal: true,
		CheckDuplicate: true,
		Labels: namespaceLabels(name)
	};
	try {
		await engine.send("POST", "/networks/create", { json });
	} catch (error) {
		if (!(error instanceof EngineError && error.status === CONFLICT)) throw error;
	}
	return inspect(engine, name);
}
// src/standin/gateway/docker-driver.ts
const FRESH_MS = 100;
const SUPERVISOR_EXTRA_MS = 2e3;
const KILL_WAIT_MS = 1e4;
function openDockerDriver(settings, docker) {
	return new ContainerDriver(settings, docker);
}
var ContainerDriver = class {
	name = "docker";
	settings;
	namespace;
	engine;
	program;
	specs;
	seen;
	constructor(settings, docker) {
		this.settings = settings;
		this.namespace = docker.namespace;
		this.engine = openEngine(docker.host);
		this.program = packProgram(settings.entry);
		this.specs = openSpecs(settings, docker);
	}
	async prepare() {
		if (this.settings.generation === "n") return [];
		const { gatewayAddress } = await makeNetwork(this.engine, this.namespace);
		this.specs = this.specs.on(gatewayAddress);
		return process.platform === "linux" ? [gatewayAddress] : [];
	}
	async tidy(gateway) {
		const known = new Set(gateway.store.list().map(({ id }) => id));
		const strays = [...await this.survey()].filter(([id]) => !known.has(id));
		for (const [id, containers] of strays) await this.removeAll(id, containers);
	}
	async create(gateway, record, uploads) {
		mkdirSync(pathsOf(gateway, record.name).dir, {
			recursive: true,
			mode: 448
		});
		if (this.settings.generation === "n") await this.engine.send("POST", "/volumes/create", this.specs.volume(record));
		const id = await this.engine.create(this.specs.sandboxName(record), this.specs.sandbox(record));
		try {
			await this.engine.put(id, "/", this.program);
			for (const { source, destination } of uploads) await this.engine.put(id, "/", packUpload(source, destination));
			this.seen = void 0;
		} catch (error) {
			await this.removeAll(record.id, { sandbox: {
				id,
				name: "",
				state: "created",
				labels: {}
			} });
			throw error;
		}
	}
	async exists(_gateway, { id }) {
		return (await this.look(id)).sandbox !== void 0;
	}
	async startSupervisor(gateway, name, _onExit) {
		const before = gateway.store.get(name);
		if (before === void 0) return;
		const { sandbox } = await this.look(before.id);
		if (sandbox === void 0) throw new CommandError(`the container of sandbox '${name}' is missing`);
		if (this.settings.generation === "n") return this.startPair(gateway, before, sandbox);
		if (gateway.draining) return;
		await this.engine.start(sandbox.id);
		this.seen = void 0;
	}
	async startPair(gateway, before, sandbox) {
		const { name, id } = before;
		const epoch = before.epoch + 1;
		const isWanted = () => !gateway.draining && gateway.store.get(name)?.epoch === epoch;
		gateway.store.update(name, { epoch });
		await gateway.store.commit();
		if (!isWanted()) return;
		await this.engine.start(sandbox.id);
		await this.engine.remove(this.specs.supervisorName(id));
		const created = await this.engine.create(this.specs.supervisorName(id), this.specs.supervisor({
			...before,
			epoch
		}));
		await this.engine.put(created, "/", this.program);
		if (!isWanted()) return this.engine.remove(created);
		await this.engine.start(created);
		this.seen = void 0;
		liveOf(gateway, name).supervisor = supervisorRecord(name, epoch);
	}
	async isAlive(gateway, { name, generation }) {
		return (await this.findSupervisor(gateway, name))?.generation === generation;
	}
	async findSupervisor(gateway, name) {
		const { supervisor } = await this.look(gateway.store.get(name)?.id);
		return isUp(supervisor) ? supervisorRecord(name, Number(supervisor.labels[EPOCH_LABEL])) : void 0;
	}
	async runsWorkload(gateway, name) {
		return isUp((await this.look(gateway.store.get(name)?.id)).sandbox);
	}
	async reviveRuntime(gateway, name) {
		const { sandbox } = await this.look(gateway.store.get(name)?.id);
		if (sandbox !== void 0) await this.engine.start(sandbox.id);
		this.seen = void 0;
	}
	async awaitEnd(gateway, name, limitMs) {
		const { sandbox } = await this.look(gateway.store.get(name)?.id);
		if (sandbox !== void 0) await this.engine.ended(sandbox.id, limitMs);
	}
	async stop(gateway, name) {
		const { stopGraceMs, generation } = this.settings;
		const live = liveOf(gateway, name);
		clearTimeout(live.restartTimer);
		const { sandbox, supervisor } = await this.look(gateway.store.get(name)?.id);
		if (generation === "n" && isUp(supervisor) && live.session !== void 0) {
			live.session.send({ type: "stop" });
			await this.engine.ended(supervisor.id, stopGraceMs + SUPERVISOR_EXTRA_MS);
		}
		if (generation === "a" && gateway.draining) live.session?.close();
		const rest = [supervisor, sandbox].filter((view) => view !== void 0);
		await Promise.all(rest.map(({ id }) => this.engine.stop(id, stopGraceMs)));
		return this.kill(rest);
	}
	async killSupervisor(gateway, name) {
		const { supervisor } = await this.look(gateway.store.get(name)?.id);
		if (supervisor === void 0) return true;
		await this.engine.remove(supervisor.id);
		this.seen = void 0;
		return true;
	}
	async killWorkload(gateway, name) {
		const { sandbox } = await this.look(gateway.store.get(name)?.id);
		return this.kill(sandbox === void 0 ? [] : [sandbox]);
	}
	async kill(views) {
		const ended = await Promise.all(views.map(async ({ id }) => {
			await this.engine.kill(id);
			return this.engine.ended(id, KILL_WAIT_MS);
		}));
		this.seen = void 0;
		return ended.every(Boolean);
	}
	async remove(gateway, { id, name }) {
		clearTimeout(liveOf(gateway, name).restartTimer);
		await this.removeAll(id, await this.look(id));
		rmSync(pathsOf(gateway, name).dir, {
			recursive: true,
			force: true
		});
		return true;
	}
	async removeAll(id, { sandbox, supervisor }) {
		for (const view of [supervisor, sandbox]) if (view !== void 0) await this.engine.remove(view.id);
		if (this.settings.generation === "n") await this.engine.send("DELETE", `/volumes/${this.specs.volumeName(id)}?force=1`, { content: [404] });
		this.seen = void 0;
	}
	async stopReason(gateway, { id, name, generation }) {
		const recorded = readStopReason(pathsOf(gateway, name), generation);
		if (recorded !== void 0) return recorded;
		const { supervisor } = await this.look(id);
		if (supervisor?.state !== "exited") return void 0;
		return await this.engine.exitCode(supervisor.id) === 75 ? "GatewayUnreachable" : void 0;
	}
	async needsNewStart(gateway, { id, name, generation }) {
		if (readStopReason(pathsOf(gateway, name), generation) === "Stopped") return true;
		const { sandbox } = await this.look(id);
		const archive = sandbox === void 0 ? void 0 : await this.engine.take(sandbox.id, EXIT_FILE);
		const text = archive === void 0 ? void 0 : readTar(archive)[0]?.bytes?.toString("utf8");
		return text === void 0 || JSON.parse(text).generation !== generation;
	}
	forget() {}
	async countSandboxes() {
		return [...(await this.survey()).values()].filter(({ sandbox }) => isUp(sandbox)).length;
	}
	files(_gateway, record) {
		return {
			container: this.specs.sandboxName(record),
			engine: this.engine.host
		};
	}
	survey() {
		const now = performance.now();
		if (this.seen === void 0 || now - this.seen.atMs > FRESH_MS) this.seen = {
			atMs: now,
			views: this.engine.list(namespaceLabels(this.namespace)).then(bySandbox)
		};
		return this.seen.views;
	}
	async look(id) {
		return (id === void 0 ? void 0 : (await this.survey()).get(id)) ?? {};
	}
};
function bySandbox(views) {
	const found = new Map();
	for (const view of views) {
		const id = view.labels[ID_LABEL];
		if (id === void 0) continue;
		const role = view.labels["openshell.ai/isolation-role"] === "supervisor" ? "supervisor" : "sandbox";
		found.set(id, {
			...found.get(id),
			[role]: view
		});
	}
	return found;
}
function isUp(view) {
	return view !== void 0 && [
		"running",
		"paused",
		"restarting"
	].includes(view.state);
}
function supervisorRecord(name, epoch) {
	return {
		role: "supervisor",
		name,
		generation: epoch,
		pid: 1,
		startTime: "0"
	};
}
export { openDockerDriver };
