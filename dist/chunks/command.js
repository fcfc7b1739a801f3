import { t as parseDuration } from "./duration.js";
import { n as UsageError } from "./errors2.js";
import { n as parseOptions, r as required, t as integerOption } from "./options.js";
import "./ports.js";
// src/standin/lib/switches.ts
const BUG_SWITCHES = [
	"4910",
	"4910-policy",
	"4828",
	"4981",
	"4409",
	"supervisor-kill"
];
function parseSwitches(text) {
	if (text === "observed") return new Set(BUG_SWITCHES);
	if (text === "fixed" || text === "") return new Set();
	return new Set(text.split(",").map(parseSwitch));
}
function parseSwitch(text) {
	const found = BUG_SWITCHES.find((candidate) => candidate === text.trim());
	if (found === void 0) throw new UsageError(`unknown bug switch or profile "${text}"; known are observed, fixed, ${BUG_SWITCHES.join(", ")}`);
	return found;
}
function checkGeneration(text) {
	if (text !== "n") throw new UsageError(`unknown generation "${text}"; known is n`);
}
// src/standin/gateway/command.ts
const SETTING_DEFAULTS = {
	"reconcile-interval": "3s",
	"outage-limit": "120s",
	"stop-grace": "10s",
	"recovery-step": "300ms",
	"race-window": "2500ms",
	"race-probability": "0.1",
	"otlp-endpoint": "",
	"otlp-delay": "100ms"
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
		"generation",
		"seed",
		...Object.keys(SETTING_DEFAULTS)
	];
	const options = parseOptions(args, Object.fromEntries(named.map((name) => [name, value])));
	if (options.positionals.length > 0) throw new UsageError(`unexpected argument "${options.positionals[0] ?? ""}"`);
	checkGeneration(options.value("generation") ?? "n");
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
		entry
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
export { parseSwitches as i, readGatewaySettings as n, BUG_SWITCHES as r, SETTING_DEFAULTS as t };
