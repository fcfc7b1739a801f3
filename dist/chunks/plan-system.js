import { n as parseDuration } from "./duration.js";
import { Q as runScope } from "./sources.js";
// src/core/plan/plan-system.ts
const DEFAULT_TIMEOUTS = {
	"system.boot": "2m",
	"system.ready": "10s",
	"system.start": "30s",
	"system.shutdown": "30s",
	"instance.create": "2m",
	"instance.read": "10s",
	"instance.collect": "1m",
	"instance.delete": "30s",
	"system.sweep": "30s",
	inventory: "30s",
	"target.start": "30s"
};
const DEFAULT_READ_INTERVAL = "500ms";
const DEFAULT_READY_INTERVAL = "250ms";
const DEFAULT_SCRAPE_INTERVAL = "1s";
const MAX_OPERATION_MS = 6e5;
function planSystem(adapter, runId) {
	const script = (text) => adapter.prelude === void 0 ? text : `${adapter.prelude}\n${text}`;
	const hook = (name, text) => ({
		script: script(text),
		timeoutMs: parseDuration(adapter.timeouts?.[name] ?? DEFAULT_TIMEOUTS[name])
	});
	const optional = (name, text) => text === void 0 ? null : hook(name, text);
	const { system, instance, targets, operations = {}, metrics = [], watch = [], signals = {} } = adapter;
	const planPlace = (location) => ({
		...placeOf(location, adapter.scope ?? {}, runId),
		log: location.log ?? null,
		start: optional("target.start", location.start),
		...location["stop-grace"] === void 0 ? {} : { stopGraceMs: parseDuration(location["stop-grace"]) }
	});
	const planLocation = ({ generations = {}, ...location }) => ({
		...planPlace(location),
		generations: mapValues(generations, planPlace)
	});
	return {
		scope: scopeOf(adapter, runId),
		hooks: {
			"system.boot": hook("system.boot", system.boot),
			"system.ready": hook("system.ready", system.ready),
			"system.start": hook("system.start", system.start),
			"system.shutdown": hook("system.shutdown", system.shutdown),
			"instance.create": hook("instance.create", instance.create),
			"instance.read": hook("instance.read", instance.read),
			"instance.collect": hook("instance.collect", instance.collect),
			"instance.delete": hook("instance.delete", instance.delete),
			"system.sweep": optional("system.sweep", system.sweep),
			inventory: optional("inventory", adapter.inventory)
		},
		operations: mapValues(operations, (operation) => planOperation(operation, script)),
		components: mapValues(targets.components, (location) => ({
			...planLocation(location),
			logTexts: []
		})),
		roles: mapValues(targets.roles ?? {}, planLocation),
		metrics: metrics.map(({ name, url, interval = DEFAULT_SCRAPE_INTERVAL }) => ({
			name,
			url,
			intervalMs: parseDuration(interval)
		})),
		watch: watch.map(({ name, run }) => ({
			name,
			script: script(run)
		})),
		traces: adapter.traces ?? null,
		signals: mapValues(signals, ({ span, attributes = {} }) => ({
			name: span,
			attributes
		})),
		passEnv: adapter["pass-env"] ?? [],
		readIntervalMs: parseDuration(adapter.poll?.read ?? DEFAULT_READ_INTERVAL),
		readyIntervalMs: parseDuration(adapter.poll?.ready ?? DEFAULT_READY_INTERVAL)
	};
}
function placeOf(location, scope, runId) {
	const { type } = location;
	if (type === "process" || type === "process-group") return {
		type,
		pidFile: location["pid-file"] ?? ""
	};
	return {
		type,
		labels: inScope({
			...location.labels,
			...scope
		}, runId)
	};
}
function scopeOf({ scope }, runId) {
	return scope === void 0 ? null : inScope(scope, runId);
}
function inScope(labels, runId) {
	return mapValues(labels, (value) => value.replaceAll("${run-scope}", runScope(runId)));
}
function planOperation(operation, script) {
	const hook = (text) => ({
		script: script(text),
		timeoutMs: MAX_OPERATION_MS
	});
	const optional = (text) => text === void 0 ? null : hook(text);
	const { run, capture, revert, verify } = operation;
	return {
		run: hook(run),
		capture: optional(capture),
		revert: optional(revert),
		verify: optional(verify),
		files: fileArguments(operation)
	};
}
function fileArguments(operation) {
	return Object.entries(operation.with ?? {}).filter(([, { type }]) => type === "file").map(([name]) => name);
}
function mapValues(values, change) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
export { planSystem as n, fileArguments as t };
