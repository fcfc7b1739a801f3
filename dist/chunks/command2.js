import { t as parseDuration } from "./duration2.js";
import { n as UsageError } from "./errors2.js";
import { n as parseOptions, r as required, t as integerOption } from "./options.js";
import "./ports.js";
import { n as parseGeneration, r as parseSwitches } from "./switches.js";
// src/standin/gateway/command.ts
const SETTING_DEFAULTS = {
	"reconcile-interval": "3s",
	"outage-limit": "120s",
	"stop-grace": "10s",
	"recovery-step": "300ms",
	"race-window": "2500ms",
	"race-probability": "0.1",
	"otlp-endpoint": "",
	"otlp-delay": "100ms",
	"poll-interval": "2s",
	generation: "n",
	image: ""
};
const PORTS = {
	min: 1,
	max: 65535
};
function readGatewaySettings(args, entry) {
	const value = { kind: "value" };
	const named = [
		"state",
		"address",
		"port",
		"health-port",
		"metrics-port",
		"profile",
		"bugs",
		"seed",
		"driver",
		"namespace",
		"docker-host",
		...Object.keys(SETTING_DEFAULTS)
	];
	const options = parseOptions(args, Object.fromEntries(named.map((name) => [name, value])));
	if (options.positionals.length > 0) throw new UsageError(`unexpected argument "${options.positionals[0] ?? ""}"`);
	const generation = parseGeneration(options.value("generation") ?? "n");
	const docker = readDocker(options);
	if (generation === "a" && docker === void 0) throw new UsageError("generation a needs --driver docker: one container is what its sandboxes are");
	const port = (name) => integerOption(required(options, name), name, PORTS);
	return {
		state: required(options, "state"),
		address: options.value("address") ?? "127.0.0.1",
		port: port("port"),
		healthPort: port("health-port"),
		metricsPort: port("metrics-port"),
		switches: readSwitches(options),
		reconcileIntervalMs: duration(options, "reconcile-interval"),
		outageLimitMs: duration(options, "outage-limit"),
		stopGraceMs: duration(options, "stop-grace"),
		recoveryStepMs: duration(options, "recovery-step"),
		raceWindowMs: duration(options, "race-window"),
		raceProbability: probability(options, "race-probability"),
		seed: options.value("seed") ?? "0",
		otlpEndpoint: endpoint(options, "otlp-endpoint"),
		otlpDelayMs: duration(options, "otlp-delay"),
		entry,
		generation,
		docker
	};
}
const NAMESPACE = /^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,62}$/;
function readDocker(options) {
	const driver = options.value("driver") ?? "process";
	if (driver === "process") return void 0;
	if (driver !== "docker") throw new UsageError(`unknown driver "${driver}"; known are process, docker`);
	const namespace = required(options, "namespace");
	if (!NAMESPACE.test(namespace)) throw new UsageError(`--namespace must be letters, digits, ".", "_" and "-", not "${namespace}"`);
	return {
		namespace,
		image: required(options, "image"),
		host: options.value("docker-host") ?? "",
		pollIntervalMs: duration(options, "poll-interval")
	};
}
function duration(options, name) {
	const valueMs = parseDuration(options.value(name) ?? SETTING_DEFAULTS[name] ?? "", `--${name}`);
	if (valueMs < 1) throw new UsageError(`--${name} must be longer than nothing`);
	return valueMs;
}
function probability(options, name) {
	const text = options.value(name) ?? SETTING_DEFAULTS[name] ?? "";
	const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
	if (!(value <= 1)) throw new UsageError(`--${name} must be a number from 0 to 1, not "${text}"`);
	return value;
}
function endpoint(options, name) {
	const text = options.value(name) ?? "";
	if (text !== "" && !(URL.canParse(text) && new URL(text).protocol === "http:")) throw new UsageError(`--${name} must be a URL such as http://127.0.0.1:4317, not "${text}"`);
	return text;
}
function readSwitches(options) {
	const profile = options.value("profile");
	const bugs = options.value("bugs");
	if (profile !== void 0 && bugs !== void 0) throw new UsageError("--profile and --bugs exclude each other");
	if (profile !== void 0 && profile !== "observed" && profile !== "fixed") throw new UsageError(`unknown profile "${profile}"; known are observed, fixed`);
	return parseSwitches(profile ?? bugs ?? "fixed");
}
export { readGatewaySettings as n, SETTING_DEFAULTS as t };
