import { r as sleep } from "./duration.js";
import { i as messageOf, n as UsageError, r as codeOf, t as CommandError } from "./errors2.js";
import { n as parseOptions, t as integerOption } from "./options.js";
import { t as GATEWAY_VERSION } from "./version2.js";
import { t as readTextIfPresent } from "./files.js";
import { a as printJson, i as print, n as outputFormat, t as oneName } from "./output2.js";
import { join } from "node:path";
import { request } from "node:http";
// src/standin/openshell/client.ts
const QUESTION_TIMEOUT_MS = 3e3;
const CHANGE_TIMEOUT_MS = 3e4;
var UnreachableError = class extends CommandError {};
function openClient(chosen) {
	const root = join(configHome(), "openshell");
	const gateway = chosen ?? readTextIfPresent(join(root, "active_gateway"))?.trim();
	if (gateway === void 0 || gateway === "") throw new CommandError("no active gateway; register one with: openshell gateway add");
	if (!/^[A-Za-z0-9._-]+$/.test(gateway)) throw new CommandError(`invalid gateway name '${gateway}'`);
	const text = readTextIfPresent(join(root, "gateways", gateway, "metadata.json"));
	if (text === void 0) throw new CommandError(`unknown gateway '${gateway}'`);
	const to = {
		gateway,
		endpoint: JSON.parse(text).gateway_endpoint
	};
	return {
		...to,
		call: async (method, path, body) => {
			const response = await send(to, {
				method,
				path,
				body
			});
			return JSON.parse(await textOf(response));
		},
		stream: (method, path, body) => send(to, {
			method,
			path,
			body
		})
	};
}
function configHome() {
	const home = process.env["XDG_CONFIG_HOME"];
	if (home === void 0 || home === "") throw new CommandError("XDG_CONFIG_HOME is not set: the stand-in looks for its gateway nowhere else");
	return home;
}
async function send(to, { method, path, body }) {
	const response = await new Promise((resolve, reject) => {
		const timeout = method === "GET" ? QUESTION_TIMEOUT_MS : CHANGE_TIMEOUT_MS;
		const request$1 = request(new URL(path, to.endpoint), {
			method,
			agent: false,
			timeout
		}, (answer) => {
			request$1.setTimeout(0);
			resolve(answer);
		});
		request$1.on("timeout", () => request$1.destroy(new Error("no answer in time")));
		request$1.on("error", (error) => {
			const why = codeOf(error) === "ECONNREFUSED" ? "connection refused" : error.message;
			reject(new UnreachableError(`failed to connect to gateway '${to.gateway}' at ${to.endpoint}: ${why}`));
		});
		request$1.end(body === void 0 ? void 0 : JSON.stringify(body));
	});
	if (response.statusCode === 200) return response;
	const answer = JSON.parse(await textOf(response));
	throw new CommandError(answer.error ?? `the gateway answered ${response.statusCode ?? 0}`);
}
async function textOf(response) {
	const chunks = [];
	try {
		for await (const chunk of response) chunks.push(chunk);
	} catch (error) {
		throw new UnreachableError(`the gateway went away: ${error instanceof Error ? error.message : String(error)}`);
	}
	return Buffer.concat(chunks).toString("utf8");
}
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
		process.stderr.write(`Error: ${messageOf(error)}\n`);
		if (error instanceof UsageError) return USAGE;
		if (error instanceof CommandError) return error.exitCode;
		return 1;
	}
}
async function dispatch(args) {
	const [first = "", second = ""] = args;
	if (first === "-V" || first === "--version") {
		print(`openshell ${GATEWAY_VERSION}`);
		return 0;
	}
	if (args.slice(0, 3).some((argument) => argument === "--help" || argument === "-h")) {
		process.stdout.write(HELP);
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
		const outcome = problem === void 0 ? { version: GATEWAY_VERSION } : { error: problem };
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
