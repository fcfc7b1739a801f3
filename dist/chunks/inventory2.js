import { n as UnreachableError, r as openClient } from "./client.js";
import { t as CommandError } from "./errors2.js";
import { n as parseOptions, r as required } from "./options.js";
import { i as listProcesses, r as isLeft } from "./registry.js";
// src/standin/inventory.ts
const UNREACHABLE = 75;
async function runInventory(args) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		state: value,
		namespace: value
	});
	const namespace = options.value("namespace");
	if (namespace !== void 0) return printContainers(namespace);
	const state = required(options, "state");
	const records = await readRecords();
	const processes = listProcesses(state).filter((record) => record.role !== "gateway" && isLeft(record));
	for (const { name, id } of records) printThing({
		...recordThing(name),
		identity: id
	});
	for (const record of processes) printThing(processThing(record));
	return 0;
}
async function printContainers(namespace) {
	const { listThings } = await import("./things.js");
	for (const thing of await listThings(namespace)) printThing(thing);
	return 0;
}
async function readRecords() {
	try {
		return await openClient(void 0).call("GET", "/v1/sandboxes");
	} catch (error) {
		if (error instanceof UnreachableError) throw new CommandError(error.message, UNREACHABLE);
		throw error;
	}
}
function recordThing(name) {
	return {
		kind: "sandbox",
		id: name,
		instance: name
	};
}
function processThing({ role, name, pid, startTime }) {
	const identity = `${pid} ${startTime}`;
	if (role === "gateway") return {
		kind: "process",
		id: name,
		identity
	};
	return {
		kind: "process",
		id: `${name}/${role}`,
		instance: name,
		role,
		identity
	};
}
function printThing(thing) {
	process.stdout.write(`${JSON.stringify(thing)}\n`);
}
export { runInventory as i, processThing as n, recordThing as r, printThing as t };
