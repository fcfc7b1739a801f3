import { n as readGatewaySettings, t as SETTING_DEFAULTS } from "./command2.js";
import { t as daemonEnvironment } from "./daemon.js";
import { n as poll } from "./duration2.js";
import { n as UsageError, t as CommandError } from "./errors2.js";
import { n as writeFileAtomic, t as readTextIfPresent } from "./files.js";
import { n as parseOptions, r as required } from "./options.js";
import { a as pickAddress, o as pickFreePorts } from "./ports.js";
import { r as isRunning } from "./process-table.js";
import { i as listProcesses, l as signalRecorded } from "./registry.js";
import { t as GENERATION_VARIABLE } from "./generation.js";
import { n as parseGeneration, r as parseSwitches, t as BUG_SWITCHES } from "./switches.js";
import { i as versionOf, r as STANDIN_NAME } from "./version2.js";
import { dirname, join } from "node:path";
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { spawn } from "node:child_process";
// src/standin/launch.ts
const MAX_BOOT_TRIES = 5;
const READY_TIMEOUT_MS = 1e4;
const READY_POLL_MS = 10;
const SHUTDOWN_TIMEOUT_MS = 15e3;
const DOCKER_SHUTDOWN_TIMEOUT_MS = 6e4;
const KILL_TIMEOUT_MS = 3e3;
const SHUTDOWN_POLL_MS = 20;
const GATEWAY_NAME = "standin";
function workFiles(workDir) {
	return {
		state: join(workDir, "state"),
		log: join(workDir, "gateway.log"),
		pid: join(workDir, "gateway.pid"),
		args: join(workDir, "gateway.args.json"),
		health: join(workDir, "health.endpoint"),
		config: join(workDir, "config"),
		cli: join(workDir, "bin", "openshell")
	};
}
async function boot(args, entry) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		"work-dir": value,
		gateway: value,
		seed: value,
		settings: value,
		"otlp-endpoint": value,
		driver: value,
		namespace: value,
		generation: value,
		image: value
	});
	const files = workFiles(required(options, "work-dir"));
	const { switches, generation, fixed } = await decide(options, files);
	if (options.value("driver") === "docker") writeCli(files, {
		entry,
		generation
	});
	mkdirSync(files.state, {
		recursive: true,
		mode: 448
	});
	const address = await pickAddress();
	for (let tries = 1;; tries += 1) {
		const ports = await pickPorts(address);
		const problem = await tryBoot(files, [...fixed, ...asArguments(Object.entries(ports))], {
			entry,
			ports
		});
		if (problem === void 0) {
			printSystem(files, {
				switches,
				ports,
				generation
			});
			return 0;
		}
		if (!(problem.includes("EADDRINUSE") && tries < MAX_BOOT_TRIES)) throw new CommandError(`the gateway did not start: ${problem}`);
	}
}
async function decide(options, files) {
	const chosen = readChoice(options.value("gateway") ?? "standin");
	const { switches } = chosen;
	const settings = new Map(readSettings(options.value("settings")));
	const wanted = options.value("generation") ?? chosen.generation ?? settings.get("generation") ?? "n";
	const generation = parseGeneration(wanted);
	const image = options.value("image") ?? settings.get("image") ?? "";
	return {
		switches,
		generation,
		fixed: asArguments([
			["state", files.state],
			["bugs", switches.size === 0 ? "fixed" : [...switches].join(",")],
			["seed", options.value("seed") ?? "0"],
			["otlp-endpoint", options.value("otlp-endpoint") ?? ""],
			...settings,
			["generation", generation],
			...await prepareDriver(options, image)
		])
	};
}
async function pickPorts(address) {
	const [port = 0, health = 0, metrics = 0] = await pickFreePorts(address, 3);
	return {
		address,
		port,
		"health-port": health,
		"metrics-port": metrics
	};
}
function asArguments(pairs) {
	return pairs.flatMap(([name, value]) => [`--${name}`, String(value)]);
}
function readChoice(gateway) {
	const match = /^standin(?::(.+))?$/.exec(gateway);
	if (match === null) throw new UsageError(`this boots "standin:PROFILE" or "standin:SWITCH,...", not "${gateway}"`);
	const words = (match[1] ?? "").split(",").filter(Boolean);
	const generation = words.findLast((word) => word.startsWith("gen-"))?.slice(4);
	const rest = words.filter((word) => !word.startsWith("gen-")).join(",");
	return {
		switches: parseSwitches(rest === "" ? "observed" : rest),
		generation: generation === void 0 ? void 0 : parseGeneration(generation)
	};
}
async function prepareDriver(options, image) {
	const driver = options.value("driver");
	if (driver !== "docker") return driver === void 0 ? [] : [["driver", driver]];
	const namespace = required(options, "namespace");
	const host = process.env["DOCKER_HOST"] ?? "";
	const { openEngine } = await import("./engine.js");
	const { makeImage } = await import("./image.js");
	const chosen = image === "" ? (await makeImage(openEngine(host))).image : image;
	return [
		["driver", driver],
		["namespace", namespace],
		["docker-host", host],
		["image", chosen]
	];
}
function writeCli(files, at) {
	const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
	const lines = [
		"#!/bin/sh",
		`export XDG_CONFIG_HOME=${quoted(files.config)} ${GENERATION_VARIABLE}=${at.generation}`,
		`export NODE_COMPILE_CACHE=${quoted(join(files.config, "compile-cache"))}`,
		`exec ${quoted(process.execPath)} ${quoted(at.entry)} openshell "$@"`
	];
	mkdirSync(dirname(files.cli), {
		recursive: true,
		mode: 448
	});
	writeFileAtomic(files.cli, `${lines.join("\n")}\n`);
	chmodSync(files.cli, 448);
}
async function tryBoot(files, args, at) {
	readGatewaySettings(args, at.entry);
	writeFileAtomic(files.args, JSON.stringify(args));
	writeFileAtomic(files.health, `${at.ports.address}/${at.ports["health-port"]}\n`);
	register(files, at.ports);
	const from = sizeOf(files.log);
	return waitUntilBound(files, {
		pid: spawnGateway(files, args, at.entry),
		from
	});
}
async function start(args, entry) {
	const options = parseOptions(args, { "work-dir": { kind: "value" } });
	const files = workFiles(required(options, "work-dir"));
	const text = readTextIfPresent(files.args);
	if (text === void 0) throw new CommandError("there is no gateway to start again: it was never booted");
	spawnGateway(files, JSON.parse(text), entry);
	return Promise.resolve(0);
}
async function shutdown(args) {
	const options = parseOptions(args, { "work-dir": { kind: "value" } });
	const files = workFiles(required(options, "work-dir"));
	const gateways = listProcesses(files.state).filter((record) => record.role === "gateway" && isRunning(record));
	const areGone = (timeoutMs) => poll(() => !gateways.some(isRunning), {
		everyMs: SHUTDOWN_POLL_MS,
		timeoutMs
	});
	const isDocker = (readTextIfPresent(files.args) ?? "").includes("\"--namespace\"");
	for (const record of gateways) signalRecorded(record, "SIGTERM");
	if (!await areGone(isDocker ? DOCKER_SHUTDOWN_TIMEOUT_MS : SHUTDOWN_TIMEOUT_MS)) {
		for (const record of gateways) signalRecorded(record, "SIGKILL");
		if (!await areGone(KILL_TIMEOUT_MS)) throw new CommandError("the gateway could not be ended");
	}
	rmSync(files.pid, { force: true });
	return 0;
}
function readSettings(path) {
	if (path === void 0 || path === "" || !existsSync(path)) return [];
	const settings = JSON.parse(readFileSync(path, "utf8"));
	if (typeof settings !== "object" || settings === null) throw new UsageError("the settings are not a JSON object");
	return Object.entries(settings).map(([name, value]) => {
		if (!Object.hasOwn(SETTING_DEFAULTS, name)) throw new UsageError(`unknown setting "${name}"; known are ${Object.keys(SETTING_DEFAULTS).join(", ")}`);
		return [name, String(value)];
	});
}
function register(files, { address, port }) {
	const root = join(files.config, "openshell");
	const own = join(root, "gateways", GATEWAY_NAME);
	mkdirSync(own, {
		recursive: true,
		mode: 448
	});
	const endpoint = `http://${address}:${port}`;
	const metadata = {
		name: GATEWAY_NAME,
		gateway_endpoint: endpoint,
		is_remote: false,
		gateway_port: port,
		auth_mode: "plaintext"
	};
	writeFileAtomic(join(own, "metadata.json"), `${JSON.stringify(metadata)}\n`);
	writeFileAtomic(join(root, "active_gateway"), `${GATEWAY_NAME}\n`);
}
function spawnGateway(files, args, entry) {
	const log = openSync(files.log, "a", 384);
	const child = spawn(process.execPath, [
		entry,
		"gateway",
		...args
	], {
		cwd: files.state,
		env: daemonEnvironment(),
		detached: true,
		stdio: [
			"ignore",
			log,
			log
		]
	});
	closeSync(log);
	child.on("error", (error) => process.stderr.write(`standin: ${error.message}\n`));
	if (child.pid === void 0) throw new CommandError("the gateway process could not be started");
	child.unref();
	writeFileAtomic(files.pid, `${child.pid}\n`);
	return child.pid;
}
async function waitUntilBound(files, at) {
	const said = () => readFileSync(files.log).subarray(at.from).toString("utf8");
	const alive = () => {
		try {
			return process.kill(at.pid, 0);
		} catch {
			return false;
		}
	};
	const settled = () => said().includes("Gateway ready") || !alive();
	const inTime = await poll(settled, {
		everyMs: READY_POLL_MS,
		timeoutMs: READY_TIMEOUT_MS
	});
	if (said().includes("Gateway ready") || !inTime) return void 0;
	return said().trim().split("\n").at(-1) ?? "";
}
function sizeOf(path) {
	return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
function printSystem(files, { switches, ports, generation }) {
	const profile = switches.size === BUG_SWITCHES.length ? "observed" : switches.size === 0 ? "fixed" : [...switches].join(",");
	const system = {
		name: STANDIN_NAME,
		version: versionOf(generation),
		generation,
		build: `2-${profile}`,
		standInFor: "OpenShell",
		pidFile: files.pid,
		log: files.log,
		endpoints: {
			gateway: `http://${ports.address}:${ports.port}`,
			health: `http://${ports.address}:${ports["health-port"]}`,
			metrics: `http://${ports.address}:${ports["metrics-port"]}/metrics`
		}
	};
	process.stdout.write(`${JSON.stringify(system)}\n`);
}
export { boot, shutdown, start };
