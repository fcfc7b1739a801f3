import { r as writeFileDurable, t as readTextIfPresent } from "./files.js";
// src/standin/gateway/store.ts
const FORMAT = 1;
function openStore(path) {
	const records = new Map(readRecords(path).map((record) => [record.name, record]));
	let changed = 0;
	let written = 0;
	let writing;
	const write = async () => {
		const upTo = changed;
		await writeFileDurable(path, `${JSON.stringify({
			format: FORMAT,
			sandboxes: [...records.values()]
		})}\n`);
		written = upTo;
	};
	const commit = async () => {
		const wanted = changed;
		while (written < wanted) {
			writing ??= write().finally(() => {
				writing = void 0;
			});
			await writing;
		}
	};
	return {
		list: () => [...records.values()],
		get: (name) => records.get(name),
		add: (record) => {
			records.set(record.name, record);
			changed += 1;
		},
		update: (name, patch) => {
			const before = records.get(name);
			if (before === void 0) return void 0;
			const after = {
				...before,
				...patch,
				resourceVersion: before.resourceVersion + 1
			};
			records.set(name, after);
			changed += 1;
			return after;
		},
		remove: (name) => {
			if (records.delete(name)) changed += 1;
		},
		commit
	};
}
function readRecords(path) {
	const text = readTextIfPresent(path);
	if (text === void 0) return [];
	const state = JSON.parse(text);
	if (state.format !== FORMAT) throw new Error(`${path} has format ${state.format}; this gateway reads format ${FORMAT}`);
	return state.sandboxes;
}
export { openStore as t };
