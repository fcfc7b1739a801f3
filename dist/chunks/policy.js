import { r as sleep } from "./duration2.js";
import { n as UsageError, t as CommandError } from "./errors2.js";
import { n as parseOptions, r as required } from "./options.js";
import { n as cliGeneration } from "./generation.js";
import { a as printJson, i as print, n as outputFormat, t as oneName } from "./output2.js";
import { n as readPolicyFile } from "./policy-file.js";
// src/standin/openshell/policy.ts
const POLL_MS = 50;
const TIMED_OUT = 124;
async function set(client, args) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		policy: value,
		wait: { kind: "flag" },
		timeout: value
	});
	const timeoutS = Number(options.value("timeout") ?? "60");
	if (!(timeoutS >= 0)) throw new UsageError("--timeout must be a number of seconds");
	const path = `/v1/sandboxes/${oneName(options)}/policy`;
	const policy = await client.call("PUT", path, await readPolicyFile(required(options, "policy")));
	const { version } = policy;
	const hash = policy.hash.slice(0, 12);
	if (cliGeneration() === "n") say(`Policy version ${version} submitted (hash ${hash})`);
	else say(`${(await import("./older.js")).TICK} Policy version ${version} submitted (hash: ${hash})`);
	if (!options.flag("wait")) return 0;
	const deadline = performance.now() + timeoutS * 1e3;
	for (;;) {
		const current = await client.call("GET", path);
		if (current.version > policy.version || current.status === "loaded") break;
		if (performance.now() > deadline) throw new CommandError(`policy version ${policy.version} was not loaded in time`, TIMED_OUT);
		await sleep(POLL_MS);
	}
	if (cliGeneration() === "n") say(`Policy version ${version} loaded`);
	else say(`${(await import("./older.js")).TICK} Policy version ${version} loaded (active version: ${version})`);
	return 0;
}
function say(text) {
	process.stderr.write(`${text}\n`);
}
async function get(client, args) {
	const options = parseOptions(args, {
		output: {
			kind: "value",
			short: "o"
		},
		full: { kind: "flag" }
	});
	const policy = await client.call("GET", `/v1/sandboxes/${oneName(options)}/policy`);
	if (outputFormat(options) === "json") {
		printJson(cliGeneration() === "a" ? (await import("./older.js")).olderPolicy(policy) : policy);
		return 0;
	}
	print(`Version: ${policy.version}\nHash: ${policy.hash}\nStatus: ${policy.status}`);
	if (options.flag("full")) printJson(policy.policy);
	return 0;
}
export { get, set };
