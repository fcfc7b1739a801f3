import { r as sleep } from "./duration2.js";
import { i as messageOf, n as UsageError, t as CommandError } from "./errors2.js";
import { n as parseOptions, t as integerOption } from "./options.js";
import { i as versionOf } from "./version2.js";
import { n as UnreachableError, r as openClient, t as AnsweredError } from "./client.js";
import { n as cliGeneration } from "./generation.js";
import { a as printJson, i as print, n as outputFormat, t as oneName } from "./output2.js";
// src/standin/openshell/main.ts
const USAGE = 2;
const TAIL_POLL_MS = 500;
const HELP = `Usage: openshell [-g GATEWAY] COMMAND

A stand-in for the OpenShell command line: the commands that a harness uses.

  sandbox create  [--name N] [--from IMAGE] [--policy FILE] [--label K=V]... [--env K=V]... [--upload LOCAL[:DEST]]...
                  [--no-tty] [--detach] [--restart-policy never|on-failure|always] [-o table|json] -- CMD...
  sandbox list    [-o table|json] [--names|--ids] [--limit N] [--page-token T] [--selector K=V,...]
  sandbox get     NAME [-o table|json] [--policy-only]
  sandbox exec    -n NAME [--workdir D] [--timeout S] [--env K=V]... [--no-tty] -- CMD...
  sandbox upload  NAME LOCAL [DEST]
  sandbox download NAME PATH [DEST]
  sandbox stop    NAME
  sandbox start   NAME
  sandbox delete  NAME... | --all
  policy set      NAME --policy FILE [--wait] [--timeout 60]
  policy get      NAME [-o table|json] [--full]
  logs            NAME [-n 200] [--tail] [--source gateway|sandbox|all]...
  status          [-o table|json]
`;
const OLDER_HELP = HELP.replace(" [--restart-policy never|on-failure|always]", "").replace("[--page-token T]", "[--offset N]");
const COMMANDS = {
	"sandbox create": async (...call) => (await import("./sandbox.js")).create(...call),
	"sandbox list": async (...call) => (await import("./sandbox.js")).list(...call),
	"sandbox get": async (...call) => (await import("./sandbox.js")).get(...call),
	"sandbox stop": async (...call) => (await import("./sandbox.js")).stop(...call),
	"sandbox start": async (...call) => (await import("./sandbox.js")).start(...call),
	"sandbox delete": async (...call) => (await import("./sandbox.js")).remove(...call),
	"sandbox exec": async (...call) => (await import("./exec.js")).exec(...call),
	"sandbox upload": async (...call) => (await import("./files2.js")).upload(...call),
	"sandbox download": async (...call) => (await import("./files2.js")).download(...call),
	"policy set": async (...call) => (await import("./policy.js")).set(...call),
	"policy get": async (...call) => (await import("./policy.js")).get(...call),
	logs,
	status
};
async function runOpenshell(args) {
	try {
		return await dispatch(args);
	} catch (error) {
		process.stderr.write(cliGeneration() === "a" ? await drawn(error) : `Error: ${messageOf(error)}\n`);
		if (error instanceof UsageError) return USAGE;
		if (error instanceof CommandError) return error.exitCode;
		return 1;
	}
}
async function drawn(error) {
	if (error instanceof UsageError) return `error: ${error.message}\n\nFor more information, try '--help'.\n`;
	const { drawError, statusText } = await import("./older.js");
	if (error instanceof AnsweredError) return drawError(statusText(error.status, error.message));
	if (!(error instanceof UnreachableError)) return drawError(messageOf(error));
	return drawError("transport error", ["tcp connect error", error.message]);
}
async function dispatch(args) {
	const [first = "", second = ""] = args;
	if (first === "-V" || first === "--version") {
		print(`openshell ${versionOf(cliGeneration())}`);
		return 0;
	}
	if (args.slice(0, 3).some((argument) => argument === "--help" || argument === "-h")) {
		process.stdout.write(cliGeneration() === "a" ? OLDER_HELP : HELP);
		return 0;
	}
	if (first === "-g" || first === "--gateway") return run(args.slice(2), second);
	return run(args, void 0);
}
async function run(args, gateway) {
	const [first = "", second = ""] = args;
	for (const [name, words] of [[`${first} ${second}`, 2], [first, 1]]) {
		const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
		if (command !== void 0) return command(openClient(gateway), args.slice(words));
	}
	throw new UsageError(`unrecognized subcommand '${[first, second].filter(Boolean).join(" ")}'; see --help`);
}
async function status(client, args) {
	const options = parseOptions(args, { output: {
		kind: "value",
		short: "o"
	} });
	let problem;
	try {
		await client.call("GET", "/v1/status");
	} catch (error) {
		if (!(error instanceof UnreachableError)) throw error;
		problem = error.message;
	}
	const state = problem === void 0 ? "connected" : "disconnected";
	if (outputFormat(options) === "json") {
		const outcome = problem === void 0 ? { version: versionOf(cliGeneration()) } : { error: problem };
		printJson({
			gateway: client.gateway,
			server: client.endpoint,
			status: state,
			authentication: { mode: "plaintext" },
			...outcome
		});
	} else print(`Gateway: ${client.gateway}\nServer: ${client.endpoint}\nStatus: ${state}${problem === void 0 ? "" : `\nError: ${problem}`}`);
	return 0;
}
async function logs(client, args) {
	const options = parseOptions(args, {
		lines: {
			kind: "value",
			short: "n"
		},
		tail: { kind: "flag" },
		source: { kind: "list" }
	});
	const count = integerOption(options.value("lines") ?? "200", "lines", {
		min: 0,
		max: 5e3
	});
	const sources = options.list("source").filter((source) => source !== "all");
	const query = new URLSearchParams({ n: String(count) });
	for (const source of sources) query.append("source", source);
	const path = `/v1/sandboxes/${oneName(options)}/logs?${query.toString()}`;
	let last;
	do {
		const { lines } = await client.call("GET", path);
		for (const line of lines.slice(last === void 0 ? 0 : lines.lastIndexOf(last) + 1)) print(line);
		last = lines.at(-1) ?? last;
		if (options.flag("tail")) await sleep(TAIL_POLL_MS);
	} while (options.flag("tail"));
	return 0;
}
export { runOpenshell };
