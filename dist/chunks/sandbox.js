import { r as sleep } from "./duration2.js";
import { n as UsageError, t as CommandError } from "./errors2.js";
import { n as parseOptions, t as integerOption } from "./options.js";
import { n as cliGeneration } from "./generation.js";
import { a as printJson, i as print, n as outputFormat, o as printTable, r as parsePairs, t as oneName } from "./output2.js";
import { n as readPolicyFile, t as CLOSED_POLICY } from "./policy-file.js";
import { resolve } from "node:path";
import { existsSync } from "node:fs";
import { randomUUID } from "node:crypto";
// src/standin/openshell/sandbox.ts
const POLL_MS = 50;
const DEFAULT_TIMEOUT_S = 300;
const DEFAULT_IMAGE = "nvcr.io/nvidia/base/ubuntu:24.04";
const PAGE_LIMITS = {
	min: 1,
	max: 1e4
};
const TOKEN_LIMITS = {
	min: 0,
	max: Number.MAX_SAFE_INTEGER
};
const VALUE = { kind: "value" };
const FLAG = { kind: "flag" };
const LIST = { kind: "list" };
const OUTPUT = {
	kind: "value",
	short: "o"
};
async function create(client, args) {
	const options = parseOptions(args, {
		name: VALUE,
		from: VALUE,
		policy: VALUE,
		label: LIST,
		env: LIST,
		upload: LIST,
		"no-git-ignore": FLAG,
		detach: FLAG,
		tty: FLAG,
		"no-tty": FLAG,
		...cliGeneration() === "a" ? {} : { "restart-policy": VALUE },
		output: OUTPUT
	});
	const json = outputFormat(options) === "json";
	const isOlder = cliGeneration() === "a";
	checkCreate(options, json);
	const sandbox = await client.call("POST", "/v1/sandboxes", await createBody(options));
	const current = options.flag("detach") && !isOlder ? sandbox : await waitForPhase(client, sandbox.name, [
		"Ready",
		"Completed",
		"Restarting"
	]);
	if (json) printJson(await shown(current));
	else print(`${await heading("Created sandbox:")} ${sandbox.name}`);
	return 0;
}
function checkCreate(options, json) {
	if (options.positionals.length > 0) throw new UsageError(`unexpected argument '${options.positionals[0] ?? ""}'; put the command after --`);
	if (options.flag("tty") && options.flag("no-tty")) throw new UsageError("--tty and --no-tty exclude each other");
	if (!json || options.rest === void 0) return;
	if (cliGeneration() === "a") throw new UsageError("-o json excludes a command");
	if (!options.flag("detach")) throw new UsageError("-o json with a command needs --detach");
}
async function shown(view) {
	return cliGeneration() === "a" ? (await import("./older.js")).olderSandbox(view) : view;
}
async function heading(text) {
	return cliGeneration() === "a" ? (await import("./older.js")).bold(text) : text;
}
async function createBody(options) {
	const policyFile = options.value("policy") ?? process.env["OPENSHELL_SANDBOX_POLICY"];
	const restartPolicy = options.value("restart-policy") ?? "never";
	if (![
		"never",
		"on-failure",
		"always"
	].includes(restartPolicy)) throw new UsageError(`invalid value '${restartPolicy}' for '--restart-policy': possible values are never, on-failure, always`);
	return {
		name: options.value("name") ?? `sandbox-${randomUUID().slice(0, 8)}`,
		image: options.value("from") ?? DEFAULT_IMAGE,
		command: options.rest === void 0 || options.rest.length === 0 ? ["sleep", "infinity"] : options.rest,
		env: parsePairs(options.list("env"), "--env"),
		labels: parsePairs(options.list("label"), "--label"),
		restartPolicy,
		policy: policyFile === void 0 ? CLOSED_POLICY : await readPolicyFile(policyFile),
		uploads: options.list("upload").map(parseUpload)
	};
}
function parseUpload(text) {
	const [local = "", destination = "/sandbox"] = text.split(":");
	const source = resolve(local);
	if (!existsSync(source)) throw new CommandError(`no such file or folder: ${local}`);
	return {
		source,
		destination
	};
}
async function waitForPhase(client, name, phases) {
	const deadline = performance.now() + limitMs(phases.includes("Restarting") ? "OPENSHELL_PROVISION_TIMEOUT" : "OPENSHELL_LIFECYCLE_TIMEOUT");
	for (;;) {
		const sandbox = await client.call("GET", `/v1/sandboxes/${name}`);
		if (phases.includes(sandbox.phase)) return sandbox;
		if (sandbox.phase === "Error") throw new CommandError(failureText(sandbox, phases));
		if (performance.now() > deadline) throw new CommandError(`sandbox '${name}' did not become ${phases[0] ?? ""} in time; current phase is ${sandbox.phase}`);
		await sleep(POLL_MS);
	}
}
function failureText(sandbox, phases) {
	if (cliGeneration() === "n") return `sandbox '${sandbox.name}' is in Error: ${whyOf(sandbox)}`;
	return phases.includes("Restarting") ? `sandbox entered error phase while provisioning: ${whyOf(sandbox)}` : `sandbox entered Error while waiting for ${phases[0] ?? ""}`;
}
function limitMs(variable) {
	const limitS = Number(process.env[variable] ?? DEFAULT_TIMEOUT_S);
	return (Number.isFinite(limitS) ? limitS : DEFAULT_TIMEOUT_S) * 1e3;
}
function whyOf(sandbox) {
	const condition = sandbox.conditions[0];
	return condition === void 0 ? "no reason given" : `${condition.reason}: ${condition.message}`;
}
async function list(client, args) {
	const options = parseOptions(args, {
		output: OUTPUT,
		limit: VALUE,
		[pageOption()]: VALUE,
		selector: VALUE,
		"all-workspaces": FLAG,
		names: FLAG,
		ids: FLAG
	});
	const plain = options.flag("names") ? "name" : options.flag("ids") ? "id" : void 0;
	if (plain !== void 0 && options.value("output") !== void 0) throw new UsageError("--names and --ids exclude -o");
	const format = outputFormat(options);
	const { page, next } = pageOf(await client.call("GET", "/v1/sandboxes"), options);
	if (plain !== void 0) for (const sandbox of page) print(sandbox[plain]);
	else if (format === "json") {
		if (cliGeneration() === "n") printJson({
			sandboxes: page,
			next_page_token: next
		});
		else printJson(await Promise.all(page.map(shown)));
	} else printTable([[
		"NAME",
		"PHASE",
		"CREATED"
	], ...page.map(({ name, phase, created_at: created }) => [
		name,
		phase,
		created
	])]);
	return 0;
}
function pageOption() {
	return cliGeneration() === "a" ? "offset" : "page-token";
}
function pageOf(all, options) {
	const limit = integerOption(options.value("limit") ?? "100", "limit", PAGE_LIMITS);
	const from = integerOption(options.value(pageOption()) ?? "0", pageOption(), TOKEN_LIMITS);
	const wanted = Object.entries(parsePairs((options.value("selector") ?? "").split(",").filter(Boolean), "--selector"));
	const matching = all.filter(({ labels }) => wanted.every(([key, value]) => labels[key] === value));
	return {
		page: matching.slice(from, from + limit),
		next: from + limit < matching.length ? String(from + limit) : ""
	};
}
async function get(client, args) {
	const options = parseOptions(args, {
		output: OUTPUT,
		"policy-only": FLAG
	});
	const name = oneName(options);
	const sandbox = await client.call("GET", `/v1/sandboxes/${name}`);
	const policy = await client.call("GET", `/v1/sandboxes/${name}/policy`);
	if (options.flag("policy-only")) printJson(policy.policy);
	else if (outputFormat(options) === "json") {
		const view = await shown(sandbox);
		printJson({
			...view,
			policy_source: "sandbox",
			revision: policy.version,
			policy: policy.policy
		});
	} else printTable([
		["Id:", sandbox.id],
		["Name:", sandbox.name],
		["Phase:", sandbox.phase],
		["Exit code:", sandbox.exit_code === null ? "-" : String(sandbox.exit_code)],
		["Created:", sandbox.created_at]
	]);
	return 0;
}
async function stop(client, args) {
	const name = oneName(parseOptions(args, {}));
	await client.call("POST", `/v1/sandboxes/${name}/stop`);
	await waitForPhase(client, name, ["Stopped"]);
	print(`Stopped sandbox ${name}`);
	return 0;
}
async function start(client, args) {
	const name = oneName(parseOptions(args, {}));
	await client.call("POST", `/v1/sandboxes/${name}/start`);
	await waitForPhase(client, name, ["Ready", "Completed"]);
	print(`Started sandbox ${name}`);
	return 0;
}
async function remove(client, args) {
	const options = parseOptions(args, { all: FLAG });
	const known = (await client.call("GET", "/v1/sandboxes")).map(({ name }) => name);
	const wanted = options.flag("all") ? known : options.positionals;
	if (!options.flag("all") && wanted.length === 0) throw new UsageError("name a sandbox, or use --all");
	for (const name of wanted) {
		if (!known.includes(name) && cliGeneration() === "n") {
			print(`Sandbox ${name} not found`);
			continue;
		}
		await client.call("DELETE", `/v1/sandboxes/${name}`);
		print(`Deleted sandbox ${name}`);
	}
	return 0;
}
export { create, get, list, remove, start, stop };
