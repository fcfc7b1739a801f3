import { t as lineSplitter } from "./json-lines.js";
import { n as UsageError, t as CommandError } from "./errors2.js";
import { n as parseOptions, r as required } from "./options.js";
import { r as parsePairs } from "./output2.js";
// src/standin/openshell/exec.ts
const LARGEST_INPUT_BYTES = 4194304;
const INPUT_OVERFLOW = 74;
async function exec(client, args) {
	const options = parseOptions(args, {
		name: {
			kind: "value",
			short: "n"
		},
		workdir: { kind: "value" },
		timeout: { kind: "value" },
		tty: { kind: "flag" },
		"no-tty": { kind: "flag" },
		"no-login-shell": { kind: "flag" },
		env: { kind: "list" }
	});
	if (options.rest === void 0 || options.rest.length === 0) throw new UsageError("the command is missing; put it after --");
	const timeoutS = Number(options.value("timeout") ?? "0");
	if (!(timeoutS >= 0)) throw new UsageError("--timeout must be a number of seconds");
	const body = {
		command: options.rest,
		env: parsePairs(options.list("env"), "--env"),
		workdir: options.value("workdir") ?? "/sandbox",
		stdin: (await readInput()).toString("base64"),
		timeoutMs: timeoutS * 1e3
	};
	const name = encodeURIComponent(required(options, "name"));
	const response = await client.stream("POST", `/v1/sandboxes/${name}/exec`, body);
	let code;
	const split = lineSplitter((line) => {
		const message = JSON.parse(line);
		if (message.type === "end") code = message.code;
		else process[message.stream].write(Buffer.from(message.data, "base64"));
	}, () => response.destroy());
	try {
		for await (const chunk of response) split(chunk);
	} catch {}
	if (code === void 0) throw new CommandError("the session ended before the command did");
	return code;
}
async function readInput() {
	if (process.stdin.isTTY) return Buffer.alloc(0);
	const chunks = [];
	let sizeBytes = 0;
	for await (const chunk of process.stdin) {
		const bytes = chunk;
		sizeBytes += bytes.length;
		if (sizeBytes > LARGEST_INPUT_BYTES) throw new CommandError("standard input is larger than 4 MiB", INPUT_OVERFLOW);
		chunks.push(bytes);
	}
	return Buffer.concat(chunks);
}
export { exec };
