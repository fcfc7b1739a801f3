import { n as poll } from "./duration2.js";
import { n as UsageError, t as CommandError } from "./errors2.js";
import { o as sandboxPaths, t as SANDBOX_NAME } from "./layout.js";
import { n as parseOptions, r as required } from "./options.js";
import { n as findRunning } from "./registry.js";
import { n as readLaunch, t as launchRuntime } from "./runtime-process.js";
import { rmSync } from "node:fs";
// src/standin/start-target.ts
const SYSTEM_FIRST_MS = 1e3;
const POLL_MS = 20;
async function runStartTarget(args) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		state: value,
		role: value,
		name: value
	});
	const role = required(options, "role");
	if (role !== "sandbox") throw new UsageError(`only the role sandbox can be started from outside, not "${role}"`);
	const [state, name] = [required(options, "state"), required(options, "name")];
	if (!SANDBOX_NAME.test(name)) throw new UsageError(`"${name}" is no name of a sandbox`);
	const runs = () => findRunning(state, name, "sandbox") !== void 0;
	if (await poll(runs, {
		everyMs: POLL_MS,
		timeoutMs: SYSTEM_FIRST_MS
	})) return 0;
	const paths = sandboxPaths(state, name);
	const launch = readLaunch(paths);
	if (launch === void 0) throw new CommandError(`the sandbox ${name} was never started`);
	rmSync(paths.exit, { force: true });
	const { child, record } = launchRuntime({
		state,
		name,
		paths
	}, launch);
	child.on("error", (error) => process.stderr.write(`standin: ${error.message}\n`));
	if (record === void 0) throw new CommandError(`the sandbox ${name} could not be started`);
	child.unref();
	return 0;
}
export { runStartTarget };
