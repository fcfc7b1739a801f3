import { r as sleep } from "./duration2.js";
import { r as codeOf } from "./errors2.js";
import { n as eventsFile } from "./layout.js";
import { n as parseOptions, r as required } from "./options.js";
import { open } from "node:fs/promises";
// src/standin/events.ts
const POLL_MS = 100;
const CHUNK_BYTES = 262144;
async function runEvents(args) {
	const options = parseOptions(args, {
		state: { kind: "value" },
		follow: { kind: "flag" }
	});
	const path = eventsFile(required(options, "state"));
	const stopping = new AbortController();
	const stop = () => stopping.abort();
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	process.stdout.on("error", stop);
	let offset = await printFrom(path, 0);
	while (options.flag("follow") && !stopping.signal.aborted) {
		await sleep(POLL_MS);
		offset = await printFrom(path, offset);
	}
	return 0;
}
async function printFrom(path, from) {
	let file;
	try {
		file = await open(path, "r");
	} catch (error) {
		if (codeOf(error) === "ENOENT") return from;
		throw error;
	}
	try {
		return await printLines(file, from);
	} finally {
		await file.close();
	}
}
async function printLines(file, from) {
	let offset = from;
	for (;;) {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, offset);
		const end = buffer.subarray(0, bytesRead).lastIndexOf(10) + 1;
		if (end === 0) return offset;
		process.stdout.write(buffer.subarray(0, end));
		offset += end;
	}
}
export { runEvents };
