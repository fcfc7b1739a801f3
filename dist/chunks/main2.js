import { n as poll } from "./duration2.js";
import { i as messageOf, r as codeOf, t as CommandError } from "./errors2.js";
import { c as stateFile, l as sweptFile, s as sandboxesDir, t as SANDBOX_NAME } from "./layout.js";
import { a as encode, n as SESSION_PROTOCOL, o as openLog, r as decodeToGateway } from "./protocol.js";
import { r as listen } from "./ports.js";
import { r as isRunning, t as identifyChild } from "./process-table.js";
import { a as prepareRegistry, c as reportStart, i as listProcesses, l as signalRecorded, n as findRunning, o as processesOf, r as isLeft, s as reportEnd, t as addProcess } from "./registry.js";
import { n as installScripts } from "./scripts.js";
import { i as versionOf, t as GATEWAY_VERSION } from "./version2.js";
import { a as liveOf, c as pathsOf, d as conditionsOf, f as isActive, i as driverSpan, l as persist, n as background, o as named, r as countSessions, s as note, t as BACKEND_MISSING, u as setPhase } from "./context.js";
import { i as removePidFile, n as readExitCode, r as readStopReason, s as writeStopReason, t as readBinding } from "./sandbox-files.js";
import { t as lineSplitter } from "./json-lines.js";
import { t as openStore } from "./store.js";
import { t as daemonEnvironment } from "./daemon.js";
import { n as writeFileAtomic } from "./files.js";
import { n as mapSandboxPath, t as copyInto } from "./workspace.js";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { createServer as createServer$1 } from "node:http";
import { connect as connect$1 } from "node:http2";
// src/standin/gateway/race.ts
const DRAW_BYTES = 6;
function drawRace({ seed, name, generation }) {
	return createHash("sha256").update(`${seed}/${name}/${generation}`).digest().readUIntBE(0, DRAW_BYTES) / 2 ** 48;
}
function losesRace(gateway, record) {
	const { switches, seed, raceWindowMs, raceProbability } = gateway.settings;
	const inMs = gateway.sweep.running ? 0 : Math.round(gateway.sweep.nextAtMs - performance.now());
	if (!switches.has("4981") || inMs >= raceWindowMs) return false;
	const lost = drawRace({
		seed,
		name: record.name,
		generation: record.generation
	}) < raceProbability;
	const fields = {
		...named(record),
		sweep_in_ms: Math.max(0, inMs),
		outcome: lost ? "lost" : "won"
	};
	note(gateway, "Sandbox start races with the reconcile sweep", fields);
	return lost;
}
async function failLosers(gateway) {
	const losers = [...gateway.losers];
	gateway.losers.clear();
	for (const name of losers) {
		if (gateway.store.get(name)?.phase !== "Starting") continue;
		await gateway.rules.fail(gateway, name, gateway.rules.lostStart);
	}
}
// src/standin/gateway/restart-policy.ts
const RESTART_POLICIES = [
	"never",
	"on-failure",
	"always"
];
const FIRST_PAUSE_MS = 1e3;
const LONGEST_PAUSE_MS = 18e4;
const STEADY_UPTIME_MS = 1e4;
function decideRestart(exit) {
	if (!(exit.policy === "always" || exit.policy === "on-failure" && exit.code !== 0)) return { restart: false };
	const quick = exit.uptimeMs >= STEADY_UPTIME_MS ? 0 : exit.quickRestarts;
	return {
		restart: true,
		pauseMs: quick === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (quick - 1), LONGEST_PAUSE_MS),
		quickRestarts: quick + 1
	};
}
// src/standin/gateway/lifecycle.ts
var RequestError = class extends Error {
	name = "RequestError";
	status;
	constructor(status, message, options) {
		super(message, options);
		this.status = status;
	}
};
function mustGet(gateway, name) {
	const record = gateway.store.get(name);
	const isOlder = gateway.settings.generation === "a";
	if (record === void 0) throw new RequestError(404, isOlder ? "sandbox not found" : `sandbox '${name}' not found`);
	return record;
}
async function createSandbox(gateway, input) {
	const { name, image, command, env, labels } = input;
	const restartPolicy = RESTART_POLICIES.find((policy) => policy === input.restartPolicy);
	if (!SANDBOX_NAME.test(name)) throw new RequestError(400, `invalid sandbox name '${name}': lower-case letters, digits and dashes`);
	if (restartPolicy === void 0) throw new RequestError(400, `invalid restart policy '${input.restartPolicy}'`);
	if (gateway.store.get(name) !== void 0 || gateway.creating.has(name)) throw new RequestError(409, `sandbox '${name}' already exists`);
	const record = newRecord({
		name,
		image,
		command,
		env,
		labels,
		restartPolicy,
		policy: policyRecord(input.policy, 1)
	});
	gateway.creating.add(name);
	try {
		await gateway.driver.create(gateway, record, input.uploads);
		gateway.store.add(record);
	} catch (error) {
		throw new RequestError(400, messageOf(error), { cause: error });
	} finally {
		gateway.creating.delete(name);
	}
	await gateway.store.commit();
	note(gateway, "Sandbox created", named(record));
	superviseSoon(gateway, record, "create");
	return record;
}
function newRecord(input) {
	const now = new Date();
	return {
		...input,
		id: randomUUID(),
		createdAt: now.toISOString(),
		intent: "running",
		phase: "Provisioning",
		conditions: conditionsOf("Provisioning", {}, now),
		exitCode: null,
		generation: 1,
		epoch: 0,
		quickRestarts: 0,
		resourceVersion: 1,
		createdPolicy: input.policy,
		pendingOperation: null
	};
}
function policyRecord(input, version) {
	return {
		version,
		hash: hashOf(input),
		endpoints: input.endpoints,
		document: input.document,
		createdAtMs: Date.now(),
		loadedAtMs: null
	};
}
function hashOf(input) {
	return createHash("sha256").update(JSON.stringify(input.document)).digest("hex");
}
function superviseSoon(gateway, record, operation) {
	const { name } = record;
	driverSpan(gateway, {
		name: operation,
		on: record
	}, () => gateway.rules.supervise(gateway, name)).catch((error) => {
		background(gateway, gateway.rules.fail(gateway, name, {
			reason: "StartFailed",
			message: messageOf(error)
		}), "Failed to write the state");
	});
}
function mustBeFree(gateway, name) {
	const record = mustGet(gateway, name);
	if (record.pendingOperation !== null) throw new RequestError(409, `sandbox '${name}' has a pending driver operation: ${record.pendingOperation}`);
	return record;
}
function mustBe(gateway, { name, phase }, wanted) {
	if (phase === wanted.phase) return;
	throw new RequestError(409, gateway.settings.generation === "a" ? `sandbox must be ${wanted.phase} to ${wanted.to} (current phase: ${phase})` : `sandbox '${name}' must be ${wanted.phase} to ${wanted.to}; current phase is ${phase}`);
}
async function stopSandbox(gateway, name) {
	mustBe(gateway, mustBeFree(gateway, name), {
		phase: "Ready",
		to: "stop"
	});
	gateway.store.update(name, { intent: "stopped" });
	setPhase(gateway, name, { to: "Stopping" });
	await gateway.store.commit();
	background(gateway, finishStop(gateway, name), "Failed to stop a sandbox");
}
async function finishStop(gateway, name) {
	const record = gateway.store.get(name);
	if (record === void 0) return;
	writeStopReason(pathsOf(gateway, name), record.generation, "Stopped");
	await driverSpan(gateway, {
		name: "stop",
		on: record
	}, () => gateway.driver.stop(gateway, name));
	if (gateway.store.get(name)?.phase !== "Stopping") return;
	setPhase(gateway, name, { to: "Stopped" });
	persist(gateway);
}
async function startSandbox(gateway, name) {
	const record = mustBeFree(gateway, name);
	mustBe(gateway, record, {
		phase: "Stopped",
		to: "start"
	});
	const starting = {
		intent: "running",
		generation: record.generation + 1,
		quickRestarts: 0
	};
	gateway.store.update(name, starting);
	setPhase(gateway, name, { to: "Starting" });
	const lost = losesRace(gateway, {
		...record,
		...starting
	});
	if (lost) gateway.losers.add(name);
	await gateway.store.commit();
	if (!lost || gateway.rules.lostStart.runs) superviseSoon(gateway, record, "start");
}
async function deleteSandbox(gateway, name) {
	mustBeFree(gateway, name);
	setPhase(gateway, name, { to: "Deleting" });
	await gateway.store.commit();
	await finishDelete(gateway, name);
}
async function finishDelete(gateway, name) {
	const record = gateway.store.get(name);
	if (record === void 0) return;
	await driverSpan(gateway, {
		name: "delete",
		on: record
	}, async () => {
		if (!await gateway.driver.remove(gateway, record)) throw new RequestError(500, `sandbox '${name}' has processes that cannot be ended`);
	});
	liveOf(gateway, name).session?.close();
	gateway.live.delete(name);
	gateway.store.remove(name);
	await gateway.store.commit();
}
async function setPolicy(gateway, name, input) {
	const record = mustGet(gateway, name);
	if (record.policy.hash === hashOf(input)) return record.policy;
	const policy = policyRecord(input, record.policy.version + 1);
	gateway.store.update(name, { policy });
	await gateway.store.commit();
	const { version, endpoints } = policy;
	liveOf(gateway, name).session?.send({
		type: "policy",
		policy: {
			version,
			endpoints
		}
	});
	return policy;
}
function onPolicyLoaded(gateway, name, version) {
	const policy = gateway.store.get(name)?.policy;
	if (policy?.version !== version || policy.loadedAtMs !== null) return;
	gateway.store.update(name, { policy: {
		...policy,
		loadedAtMs: Date.now()
	} });
	persist(gateway);
}
// src/standin/gateway/views.ts
function sandboxView(record) {
	return {
		id: record.id,
		name: record.name,
		workspace: "default",
		labels: record.labels,
		annotations: {},
		resource_version: record.resourceVersion,
		created_at: record.createdAt.slice(0, 19).replace("T", " "),
		phase: record.phase,
		current_policy_version: record.policy.version,
		exit_code: record.exitCode,
		conditions: record.conditions,
		endpoint_statuses: [],
		configuration_admission: null,
		provisioning: null,
		created_from_workload_template: null
	};
}
function policyView(record) {
	const { policy, name } = record;
	const loaded = policy.loadedAtMs !== null;
	return {
		scope: "sandbox",
		sandbox: name,
		version: policy.version,
		hash: policy.hash,
		status: loaded ? "loaded" : "pending",
		active_version: loaded ? policy.version : policy.version - 1,
		created_at_ms: policy.createdAtMs,
		loaded_at_ms: policy.loadedAtMs,
		load_error: null,
		provenance: "sandbox",
		policy: policy.document
	};
}
// src/standin/gateway/api.ts
const LARGEST_BODY_BYTES = 16777216;
const GRPC_OK = "0";
const GRPC_UNKNOWN = "2";
const GRPC_CODES = {
	400: "3",
	404: "5",
	409: "9",
	500: "13",
	503: "14"
};
const ROUTES = [
	{
		http: "GET",
		path: /^\/v1\/status$/,
		method: "Health",
		answer: () => ({ status: "healthy" })
	},
	{
		http: "GET",
		path: /^\/v1\/sandboxes$/,
		method: "ListSandboxes",
		answer: ({ gateway }) => gateway.store.list().map(sandboxView)
	},
	{
		http: "POST",
		path: /^\/v1\/sandboxes$/,
		method: "CreateSandbox",
		answer: create$1
	},
	{
		http: "GET",
		path: /^\/v1\/sandboxes\/([^/]+)$/,
		method: "GetSandbox",
		answer: ({ gateway, name }) => sandboxView(mustGet(gateway, name))
	},
	{
		http: "DELETE",
		path: /^\/v1\/sandboxes\/([^/]+)$/,
		method: "DeleteSandbox",
		answer: async ({ gateway, name }) => deleteSandbox(gateway, name)
	},
	{
		http: "POST",
		path: /^\/v1\/sandboxes\/([^/]+)\/stop$/,
		method: "StopSandbox",
		answer: async ({ gateway, name }) => stopSandbox(gateway, name)
	},
	{
		http: "POST",
		path: /^\/v1\/sandboxes\/([^/]+)\/start$/,
		method: "StartSandbox",
		answer: async ({ gateway, name }) => startSandbox(gateway, name)
	},
	{
		http: "GET",
		path: /^\/v1\/sandboxes\/([^/]+)\/policy$/,
		method: "GetSandboxPolicy",
		answer: ({ gateway, name }) => policyView(mustGet(gateway, name))
	},
	{
		http: "PUT",
		path: /^\/v1\/sandboxes\/([^/]+)\/policy$/,
		method: "UpdateSandboxPolicy",
		answer: putPolicy
	},
	{
		http: "GET",
		path: /^\/v1\/sandboxes\/([^/]+)\/files$/,
		method: "GetSandboxFiles",
		answer: files
	},
	{
		http: "GET",
		path: /^\/v1\/sandboxes\/([^/]+)\/logs$/,
		method: "GetSandboxLogs",
		answer: logs
	},
	{
		http: "POST",
		path: /^\/v1\/sandboxes\/([^/]+)\/exec$/,
		method: "ExecSandbox",
		answer: exec
	}
];
async function handleRequest(gateway, request, response) {
	const began = performance.now();
	const url = new URL(request.url ?? "/", "http://gateway");
	const route = ROUTES.find((candidate) => candidate.http === request.method && candidate.path.test(url.pathname));
	let status = 200;
	try {
		if (route === void 0) throw new RequestError(404, `no such route: ${url.pathname}`);
		const call = {
			gateway,
			name: decodeURIComponent(route.path.exec(url.pathname)?.[1] ?? ""),
			query: url.searchParams,
			body: () => readBody(request),
			response
		};
		const answer = await route.answer(call);
		if (!response.headersSent) sendJson(response, 200, answer ?? {});
	} catch (error) {
		status = error instanceof RequestError ? error.status : 500;
		if (response.headersSent) response.destroy();
		else sendJson(response, status, { error: messageOf(error) });
	}
	countRequest(gateway.metrics, {
		method: route?.method,
		status,
		seconds: (performance.now() - began) / 1e3
	});
}
function countRequest(metrics, { method, status, seconds }) {
	if (method !== void 0) {
		const labels = {
			method,
			code: status === 200 ? GRPC_OK : GRPC_CODES[status] ?? GRPC_UNKNOWN
		};
		metrics.count("openshell_server_grpc_requests_total", labels);
		metrics.histogram("openshell_server_grpc_request_duration_seconds", labels, seconds);
	}
	const labels = {
		path: method === void 0 ? "unknown" : "/v1",
		status: String(status)
	};
	metrics.count("openshell_server_http_requests_total", labels);
	metrics.summary("openshell_server_http_request_duration_seconds", labels, seconds);
}
function sendJson(response, status, value) {
	response.writeHead(status, { "content-type": "application/json" });
	response.end(JSON.stringify(value));
}
async function readBody(request) {
	const chunks = [];
	let sizeBytes = 0;
	for await (const chunk of request) {
		const bytes = chunk;
		sizeBytes += bytes.length;
		if (sizeBytes > LARGEST_BODY_BYTES) throw new RequestError(400, "the request is too large");
		chunks.push(bytes);
	}
	try {
		return JSON.parse(Buffer.concat(chunks).toString("utf8"));
	} catch {
		throw new RequestError(400, "the request is not JSON");
	}
}
async function create$1({ gateway, body }) {
	return sandboxView(await createSandbox(gateway, await body()));
}
async function putPolicy({ gateway, name, body }) {
	await setPolicy(gateway, name, await body());
	return policyView(mustGet(gateway, name));
}
function files({ gateway, name }) {
	mustBeReady(gateway, name);
	return gateway.driver.files(gateway, mustGet(gateway, name));
}
function mustBeReady(gateway, name) {
	const { phase } = mustGet(gateway, name);
	if (phase === "Ready") return;
	throw new RequestError(409, gateway.settings.generation === "a" ? "sandbox is not ready" : `sandbox '${name}' is not ready; current phase is ${phase}`);
}
function logs({ gateway, name, query }) {
	mustGet(gateway, name);
	const sources = query.getAll("source");
	return { lines: gateway.bus.filter((line) => line.name === name && (sources.length === 0 || sources.includes(line.source))).slice(-Number(query.get("n") ?? "200")).map(({ line }) => line) };
}
async function exec({ gateway, name, body, response }) {
	const request = await body();
	mustBeReady(gateway, name);
	const { session } = liveOf(gateway, name);
	if (session === void 0) throw new RequestError(503, `sandbox '${name}' has no supervisor session`);
	const id = randomUUID();
	response.writeHead(200, { "content-type": "application/x-ndjson" });
	response.flushHeaders();
	await new Promise((resolve) => {
		response.on("close", resolve);
		const deliver = (message) => {
			response.write(`${JSON.stringify(message)}\n`);
			if (message.type === "end") response.end();
		};
		gateway.execs.set(id, {
			name,
			deliver,
			abandon: () => response.destroy()
		});
		session.send({
			type: "exec",
			request: {
				id,
				...request
			}
		});
	});
	gateway.execs.delete(id);
}
// src/standin/gateway/health.ts
function healthServer(gateway) {
	return createServer$1((request, response) => {
		if (request.url === "/healthz") {
			response.end();
			return;
		}
		if (request.url !== "/readyz" && request.url !== "/health") {
			response.writeHead(404).end();
			return;
		}
		const status = gateway.draining ? "draining" : "healthy";
		const checks = { database: {
			status: "healthy",
			latency_ms: 0,
			error: null
		} };
		response.writeHead(gateway.draining ? 503 : 200, { "content-type": "application/json" });
		response.end(JSON.stringify({
			status,
			version: versionOf(gateway.settings.generation),
			checks
		}));
	});
}
function metricsServer(gateway) {
	return createServer$1((request, response) => {
		if (request.url !== "/metrics") {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
		response.end(gateway.metrics.render());
	});
}
// src/standin/gateway/metrics.ts
const BUCKETS_SECONDS = [
	.001,
	.005,
	.01,
	.025,
	.05,
	.1,
	.25,
	.5,
	1,
	2.5,
	5,
	10,
	15
];
const QUANTILES = [
	0,
	.5,
	.9,
	.99,
	1
];
const SUMMARY_SAMPLES = 512;
function openMetrics() {
	const counters = new Map();
	const gauges = new Map();
	const histograms = new Map();
	const summaries = new Map();
	return {
		count: (name, labels) => {
			const series = seriesOf(counters, name);
			const key = renderLabels(labels);
			series.set(key, (series.get(key) ?? 0) + 1);
		},
		gauge: (name, value) => {
			gauges.set(name, value);
		},
		histogram: (name, labels, seconds) => observe(histograms, {
			name,
			labels,
			seconds
		}),
		summary: (name, labels, seconds) => observe(summaries, {
			name,
			labels,
			seconds
		}),
		render: () => {
			return `${[
				...[...counters].flatMap(([name, series]) => [`# TYPE ${name} counter`, ...renderCounters(name, series)]),
				...[...gauges].flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
				...[...histograms].flatMap(([name, series]) => [`# TYPE ${name} histogram`, ...renderHistogram(name, series)]),
				...[...summaries].flatMap(([name, series]) => [`# TYPE ${name} summary`, ...renderSummary(name, series)])
			].join("\n")}\n`;
		}
	};
}
function seriesOf(all, name) {
	const found = all.get(name) ?? new Map();
	all.set(name, found);
	return found;
}
function observe(all, seen) {
	const series = seriesOf(all, seen.name);
	const key = renderLabels(seen.labels);
	const distribution = series.get(key) ?? {
		count: 0,
		sum: 0,
		buckets: BUCKETS_SECONDS.map(() => 0),
		samples: []
	};
	series.set(key, distribution);
	distribution.samples[distribution.count % SUMMARY_SAMPLES] = seen.seconds;
	distribution.count += 1;
	distribution.sum += seen.seconds;
	for (const [index, bound] of BUCKETS_SECONDS.entries()) if (seen.seconds <= bound) distribution.buckets[index] = (distribution.buckets[index] ?? 0) + 1;
}
function renderLabels(labels) {
	return Object.entries(labels).map(([key, value]) => `${key}="${value.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n")}"`).join(",");
}
function withLabels(name, ...labels) {
	const present = labels.filter((label) => label !== "");
	return present.length === 0 ? name : `${name}{${present.join(",")}}`;
}
function renderCounters(name, series) {
	return [...series].map(([labels, value]) => `${withLabels(name, labels)} ${value}`);
}
function renderHistogram(name, series) {
	return [...series].flatMap(([labels, { buckets, count, sum }]) => [
		...BUCKETS_SECONDS.map((bound, index) => `${withLabels(`${name}_bucket`, labels, `le="${bound}"`)} ${buckets[index] ?? 0}`),
		`${withLabels(`${name}_bucket`, labels, "le=\"+Inf\"")} ${count}`,
		`${withLabels(`${name}_sum`, labels)} ${sum}`,
		`${withLabels(`${name}_count`, labels)} ${count}`
	]);
}
function renderSummary(name, series) {
	return [...series].flatMap(([labels, { samples, count, sum }]) => {
		const sorted = [...samples].sort((a, b) => a - b);
		const at = (quantile) => sorted[Math.round(quantile * (sorted.length - 1))] ?? 0;
		return [
			...QUANTILES.map((quantile) => `${withLabels(name, labels, `quantile="${quantile}"`)} ${at(quantile)}`),
			`${withLabels(`${name}_sum`, labels)} ${sum}`,
			`${withLabels(`${name}_count`, labels)} ${count}`
		];
	});
}
// src/standin/gateway/reconcile.ts
function startReconciling(gateway) {
	const { reconcileIntervalMs } = gateway.settings;
	const pass = () => {
		gateway.sweep = {
			running: true,
			nextAtMs: performance.now() + reconcileIntervalMs
		};
		sweepOnce(gateway).catch((error) => {
			gateway.log({
				level: "ERROR",
				target: "openshell_gateway::reconcile",
				message: "Store reconciliation sweep failed",
				fields: { error: String(error) }
			});
		}).finally(() => {
			gateway.sweep = {
				...gateway.sweep,
				running: false
			};
		});
	};
	pass();
	const timer = setInterval(pass, reconcileIntervalMs);
	return { close: () => clearInterval(timer) };
}
async function sweepOnce(gateway) {
	const { driver, rules, settings } = gateway;
	await gateway.traces.span("reconcile.sandboxes", { "driver.name": driver.name }, async (attributes) => {
		const records = gateway.store.list();
		for (const record of settings.generation === "n" ? records : []) {
			if (!isActive(record.phase) || await driver.exists(gateway, record)) continue;
			note(gateway, "Sandbox backend resource is missing", named(record));
			await rules.fail(gateway, record.name, BACKEND_MISSING);
		}
		await failLosers(gateway);
		attributes["backend_count"] = await driver.countSandboxes(gateway);
		attributes["store_count"] = records.length;
	});
}
// src/standin/gateway/recovery.ts
const STEP_POLL_MS = 20;
async function recover(gateway, arrived) {
	if (forgetGateways(gateway) && gateway.settings.switches.has("4910-policy") && gateway.settings.generation === "n") forgetPolicies(gateway);
	await gateway.driver.tidy(gateway);
	const round = {
		arrived,
		unsaid: void 0
	};
	const counts = {
		started: 0,
		missing: 0,
		failed: 0,
		untouched: 0
	};
	for (const record of gateway.store.list()) {
		if (gateway.draining) return;
		const outcome = await recoverOne(gateway, record, round);
		counts[outcome] += 1;
	}
	await gateway.store.commit();
	saySo(gateway, round);
	const fields = {
		started: counts.started,
		missing_backend: counts.missing,
		failed: counts.failed
	};
	note(gateway, "Sandbox start sweep complete", fields);
}
function forgetGateways(gateway) {
	const { state } = gateway.settings;
	return listProcesses(state).filter((record) => record.role === "gateway" && !isRunning(record)).filter((record) => reportEnd(state, record, { signal: "unknown" })).length > 0;
}
function forgetPolicies(gateway) {
	for (const { name, createdPolicy } of gateway.store.list()) gateway.store.update(name, { policy: createdPolicy });
}
async function recoverOne(gateway, record, round) {
	const { name } = record;
	if (record.pendingOperation !== null) {
		note(gateway, "Cannot start sandbox: a driver operation is pending", named(record));
		setPhase(gateway, name, { to: "Starting" });
		return "untouched";
	}
	if (record.phase === "Deleting") {
		await finishDelete(gateway, name);
		return "untouched";
	}
	if (record.phase === "Stopping") {
		await finishStop(gateway, name);
		return "untouched";
	}
	const stoppedOutside = record.phase === "Error" && record.conditions[0]?.reason === "ContainerStopped";
	if (record.intent !== "running" || !(isActive(record.phase) || stoppedOutside)) return "untouched";
	if (!await gateway.driver.exists(gateway, record)) {
		note(gateway, "Cannot start sandbox: backend resource is missing", named(record));
		await gateway.rules.fail(gateway, name, BACKEND_MISSING);
		return "missing";
	}
	try {
		return await startSlowly(gateway, record, round);
	} catch (error) {
		note(gateway, "Failed to start sandbox during gateway startup", {
			...named(record),
			error: String(error)
		});
		await gateway.rules.fail(gateway, name, {
			reason: "StartFailed",
			message: String(error)
		});
		return "failed";
	}
}
async function startSlowly(gateway, record, round) {
	const { name } = record;
	const until = performance.now() + gateway.settings.recoveryStepMs;
	if (gateway.settings.switches.has("4409") && gateway.settings.generation === "n") {
		gateway.store.update(name, { pendingOperation: "start" });
		await gateway.store.commit();
	}
	saySo(gateway, round);
	const outcome = await driverSpan(gateway, {
		name: "start",
		on: record
	}, async () => {
		const result = await gateway.rules.recover(gateway, record, round.arrived);
		const timeoutMs = Math.max(0, until - performance.now());
		await poll(() => gateway.draining, {
			everyMs: Math.min(STEP_POLL_MS, timeoutMs),
			timeoutMs
		});
		return result;
	}).finally(() => gateway.store.update(name, { pendingOperation: null }));
	if (outcome === "started" && !gateway.draining) round.unsaid = record;
	return outcome;
}
function saySo(gateway, round) {
	if (round.unsaid !== void 0) note(gateway, "Started sandbox during gateway startup", named(round.unsaid));
	round.unsaid = void 0;
}
// src/standin/gateway/sessions.ts
const MAX_BUS_LINES = 5e3;
function acceptSessions(server, gateway, door) {
	server.on("upgrade", (request, socket) => {
		socket.on("error", () => socket.destroy());
		const name = /^\/session\/([a-z0-9-]+)$/.exec(request.url ?? "")?.[1];
		if (name === void 0 || request.headers.upgrade !== "openshell-session") {
			socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
			return;
		}
		door.arrived.add(name);
		door.opened.then(() => serveSession(gateway, socket));
	});
}
function serveSession(gateway, socket) {
	const handle = {
		send: (message) => {
			if (!socket.destroyed) socket.write(encode(message));
		},
		close: () => socket.destroy()
	};
	let name;
	const onLine = (line) => {
		const message = decodeToGateway(line);
		if (message === void 0) return;
		if (message.type === "hello") name = gateway.rules.attach(gateway, message, handle) ? message.name : void 0;
		else if (name !== void 0) dispatch(gateway, name, message);
	};
	socket.on("data", lineSplitter(onLine, () => socket.destroy()));
	socket.on("end", () => socket.end());
	socket.on("close", () => {
		if (name !== void 0) gateway.rules.onSessionClosed(gateway, name, handle);
	});
	socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${SESSION_PROTOCOL}\r\n\r\n`);
}
function dispatch(gateway, name, message) {
	handle(gateway, name, message)?.catch((error) => {
		const fields = {
			sandbox_name: name,
			type: message.type,
			error: String(error)
		};
		gateway.log({
			level: "ERROR",
			target: "openshell_gateway::session",
			message: "Failed to handle a supervisor message",
			fields
		});
	});
}
function handle(gateway, name, message) {
	if (message.type === "running") gateway.rules.onRunning(gateway, name, message.generation);
	else if (message.type === "policy-loaded") onPolicyLoaded(gateway, name, message.version);
	else if (message.type === "log") addBusLine(gateway, {
		name,
		source: "sandbox",
		...message
	});
	else if (message.type === "exec-output") gateway.execs.get(message.id)?.deliver({
		type: "output",
		stream: message.stream,
		data: message.data
	});
	else if (message.type === "exec-end") gateway.execs.get(message.id)?.deliver({
		type: "end",
		code: message.code
	});
	else if (message.type === "exit") return gateway.rules.onExit(gateway, name, message);
	else return gateway.rules.onBindRefused(gateway, name, message.message);
}
function addBusLine(gateway, line) {
	const now = Date.now();
	const text = `[${`${Math.floor(now / 1e3)}.${String(now % 1e3).padStart(3, "0")}`}] [${line.source}] [${line.level}] [${line.target}] ${line.message}`;
	gateway.bus.push({
		name: line.name,
		source: line.source,
		line: text
	});
	if (gateway.bus.length > MAX_BUS_LINES) gateway.bus.splice(0, gateway.bus.length - MAX_BUS_LINES);
}
// src/standin/gateway/shutdown.ts
const MAX_STOPS_AT_ONCE = 16;
async function stopAll(gateway) {
	const waiting = gateway.store.list().filter((record) => record.intent === "running" && isActive(record.phase));
	let stopped = 0;
	let failed = 0;
	const worker = async () => {
		for (let record = waiting.pop(); record !== void 0; record = waiting.pop()) if (await stopOne(gateway, record)) stopped += 1;
		else failed += 1;
	};
	await Promise.all(Array.from({ length: MAX_STOPS_AT_ONCE }, worker));
	await gateway.store.commit();
	note(gateway, "Sandbox shutdown stop sweep complete", {
		stopped,
		failed
	});
	return failed === 0;
}
async function stopOne(gateway, record) {
	if (record.pendingOperation !== null) {
		note(gateway, "Failed to stop sandbox during gateway shutdown: a driver operation is pending", named(record));
		return false;
	}
	writeStopReason(pathsOf(gateway, record.name), record.generation, "Stopped");
	const ended = await driverSpan(gateway, {
		name: "stop",
		on: record
	}, () => gateway.driver.stop(gateway, record.name));
	note(gateway, ended ? "Stopped sandbox during gateway shutdown" : "Failed to stop sandbox during gateway shutdown", named(record));
	return ended;
}
// src/standin/gateway/supervision.ts
const RECONNECT_GRACE_MS = 5e3;
const REPLACED_GRACE_MS = 900;
const ARRIVAL_TIMEOUT_MS = 2e3;
const ARRIVAL_POLL_MS = 10;
const WATCH_INTERVAL_MS = 200;
const CLOSED_CHECK_MS = 30;
const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 20;
const KILLED = 137;
const GENERATION_N = {
	supervise,
	fail,
	attach,
	onSessionClosed,
	onRunning,
	onBindRefused,
	onExit,
	watch: watchSupervisors,
	recover: startAgain,
	lostStart: {
		reason: "StartFailed",
		message: "the reconcile sweep found no backend resource of the starting sandbox",
		runs: false
	}
};
async function supervise(gateway, name) {
	const live = liveOf(gateway, name);
	live.lostAtMs ??= performance.now();
	await gateway.driver.startSupervisor(gateway, name, (record, end) => onSupervisorGone(gateway, record, end));
}
async function fail(gateway, name, failure) {
	setPhase(gateway, name, {
		to: "Error",
		details: failure
	});
	await gateway.driver.killWorkload(gateway, name);
	await gateway.store.commit();
}
function onSupervisorGone(gateway, gone, end) {
	const live = liveOf(gateway, gone.name);
	gateway.driver.forget(gateway, gone, end);
	if (live.supervisor?.pid !== gone.pid || live.supervisor.generation !== gone.generation) return;
	live.supervisor = void 0;
	live.child = void 0;
	detach(gateway, gone.name);
	const record = gateway.store.get(gone.name);
	if (record === void 0 || gateway.draining || record.intent !== "running" || !isActive(record.phase)) return;
	if (record.pendingOperation !== null) return;
	background(gateway, replaceSupervisor(gateway, record), "Failed to replace a supervisor");
}
async function replaceSupervisor(gateway, record) {
	const { name } = record;
	const live = liveOf(gateway, name);
	const stopped = await gateway.driver.stopReason(gateway, record);
	if (stopped === "Stopped") return;
	if (stopped === "GatewayUnreachable") return fail(gateway, name, GATEWAY_UNREACHABLE);
	if (gateway.settings.switches.has("supervisor-kill")) return fail(gateway, name, SUPERVISOR_EXITED);
	if (live.attempts >= MAX_ATTEMPTS) return fail(gateway, name, SUPERVISOR_EXITED);
	live.attempts += 1;
	live.graceMs = RECONNECT_GRACE_MS;
	const pauseMs = FIRST_RETRY_MS * 4 ** (live.attempts - 1);
	setTimeout(() => {
		if (gateway.draining || live.supervisor !== void 0) return;
		background(gateway, supervise(gateway, name), "Failed to start a supervisor");
	}, pauseMs);
}
const SUPERVISOR_EXITED = {
	reason: "ControlSupervisorExited",
	message: "the supervisor process exited"
};
const CONTAINER_STOPPED = {
	reason: "ContainerStopped",
	message: "the sandbox runtime was ended from outside"
};
const GATEWAY_UNREACHABLE = {
	reason: "GatewayUnreachable",
	message: "the supervisor stopped the workload after the gateway outage limit"
};
function attach(gateway, hello, session) {
	const record = gateway.store.get(hello.name);
	if (record?.epoch !== hello.epoch) {
		session.send({
			type: "refused",
			message: "another supervisor was started for this sandbox"
		});
		return false;
	}
	const live = liveOf(gateway, hello.name);
	live.supervisor ??= {
		role: "supervisor",
		name: hello.name,
		generation: hello.epoch,
		pid: hello.pid,
		startTime: hello.startTime
	};
	live.session = session;
	countSessions(gateway);
	if (record.pendingOperation !== null && !gateway.draining) return true;
	if (gateway.draining || record.intent !== "running" || !isActive(record.phase)) {
		session.send({ type: "stop" });
		return true;
	}
	const { generation, command, env } = record;
	const waiting = record.phase === "Restarting" && record.exitCode !== null;
	const { version, endpoints } = record.policy;
	session.send({
		type: "config",
		generation,
		run: !waiting,
		command,
		env,
		policy: {
			version,
			endpoints
		}
	});
	if (waiting && live.restartTimer === void 0) scheduleRestart(gateway, hello.name, 0);
	return true;
}
function onSessionClosed(gateway, name, session) {
	const live = liveOf(gateway, name);
	if (live.session !== session) return;
	detach(gateway, name);
	live.graceMs = RECONNECT_GRACE_MS;
	setTimeout(() => checkSoon(gateway, name), CLOSED_CHECK_MS);
}
function detach(gateway, name) {
	const live = liveOf(gateway, name);
	live.session?.close();
	live.session = void 0;
	live.bound = false;
	live.lostAtMs = performance.now();
	for (const exec of gateway.execs.values()) if (exec.name === name) exec.abandon();
	countSessions(gateway);
}
async function checkSupervisor(gateway, name) {
	const supervisor = gateway.live.get(name)?.supervisor;
	const isLost = () => {
		const live = gateway.live.get(name);
		return supervisor !== void 0 && live?.supervisor === supervisor && live.session === void 0;
	};
	if (supervisor === void 0 || !isLost() || await gateway.driver.isAlive(gateway, supervisor) || !isLost()) return;
	onSupervisorGone(gateway, supervisor, { signal: "unknown" });
}
function checkSoon(gateway, name) {
	background(gateway, checkSupervisor(gateway, name), "Failed to look at a supervisor");
}
function watchSupervisors(gateway) {
	const timer = setInterval(() => {
		for (const [name, live] of gateway.live) {
			checkSoon(gateway, name);
			if (!(live.lostAtMs !== void 0 && performance.now() - live.lostAtMs > live.graceMs) || live.bound || gateway.draining || gateway.store.get(name)?.phase !== "Ready") continue;
			setPhase(gateway, name, {
				to: "Provisioning",
				details: {
					reason: "SupervisorNotConnected",
					message: "no supervisor session"
				}
			});
			persist(gateway);
		}
	}, WATCH_INTERVAL_MS);
	return { close: () => clearInterval(timer) };
}
function onRunning(gateway, name, generation) {
	const record = gateway.store.get(name);
	if (record?.generation !== generation || record.intent !== "running" || !isActive(record.phase)) return;
	const live = liveOf(gateway, name);
	live.bound = true;
	live.lostAtMs = void 0;
	live.attempts = 0;
	live.runningSinceMs = performance.now();
	setPhase(gateway, name, { to: "Ready" });
	persist(gateway);
}
async function onBindRefused(gateway, name, message) {
	const record = gateway.store.get(name);
	if (record === void 0 || !isActive(record.phase)) return;
	await fail(gateway, name, {
		reason: "ControlSupervisorExited",
		message
	});
}
async function onExit(gateway, name, exit) {
	const { generation } = exit;
	const record = gateway.store.get(name);
	const session = gateway.live.get(name)?.session;
	const heard = record !== void 0 && isActive(record.phase) && record.generation === generation;
	const replacing = record?.phase === "Restarting" && record.exitCode !== null;
	let next = record !== void 0 && isActive(record.phase) ? "wait" : "end";
	if (heard && !replacing) next = await applyExit(gateway, record, exit);
	session?.send({
		type: "exit-ack",
		generation,
		next
	});
}
async function applyExit(gateway, record, exit) {
	const { name, quickRestarts } = record;
	const code = exit.code ?? KILLED;
	if (exit.outside && gateway.settings.switches.has("4828")) {
		setPhase(gateway, name, {
			to: "Error",
			details: CONTAINER_STOPPED
		});
		await gateway.store.commit();
		return "end";
	}
	const uptimeMs = performance.now() - liveOf(gateway, name).runningSinceMs;
	const decision = decideRestart({
		policy: exit.outside ? "always" : record.restartPolicy,
		code,
		uptimeMs,
		quickRestarts
	});
	if (decision.restart) {
		setPhase(gateway, name, {
			to: "Restarting",
			details: { exitCode: code }
		});
		gateway.store.update(name, { quickRestarts: decision.quickRestarts });
		await gateway.store.commit();
		scheduleRestart(gateway, name, decision.pauseMs);
		return "wait";
	}
	const message = `the main process exited with code ${code}`;
	if (code === 0) setPhase(gateway, name, {
		to: "Completed",
		details: { exitCode: 0 }
	});
	else setPhase(gateway, name, {
		to: "Error",
		details: {
			reason: "MainProcessFailed",
			message,
			exitCode: code
		}
	});
	await gateway.store.commit();
	return "end";
}
function scheduleRestart(gateway, name, pauseMs) {
	const live = liveOf(gateway, name);
	live.restartTimer = setTimeout(() => {
		live.restartTimer = void 0;
		background(gateway, restartMainProcess(gateway, name), "Failed to restart a main process");
	}, pauseMs);
}
async function restartMainProcess(gateway, name) {
	const record = gateway.store.get(name);
	if (record?.phase !== "Restarting" || gateway.draining) return;
	const generation = record.generation + 1;
	gateway.store.update(name, {
		generation,
		exitCode: null
	});
	await gateway.store.commit();
	await gateway.driver.reviveRuntime(gateway, name);
	liveOf(gateway, name).session?.send({
		type: "run",
		generation
	});
}
async function startAgain(gateway, record, arrived) {
	const { name, generation } = record;
	const { driver } = gateway;
	const { switches } = gateway.settings;
	const live = liveOf(gateway, name);
	live.graceMs = RECONNECT_GRACE_MS;
	const supervisor = await driver.findSupervisor(gateway, name);
	if (supervisor !== void 0 && !switches.has("4910")) {
		live.supervisor = supervisor;
		live.lostAtMs = performance.now();
		return "started";
	}
	const runs = await driver.runsWorkload(gateway, name);
	if (supervisor !== void 0) {
		await driver.killSupervisor(gateway, name);
		live.graceMs = REPLACED_GRACE_MS;
	} else if (runs && switches.has("supervisor-kill")) {
		await fail(gateway, name, SUPERVISOR_EXITED);
		return "failed";
	}
	if (await driver.stopReason(gateway, record) === "GatewayUnreachable") {
		await fail(gateway, name, GATEWAY_UNREACHABLE);
		return "failed";
	}
	if (!runs && await driver.needsNewStart(gateway, record)) {
		gateway.store.update(name, { generation: generation + 1 });
		setPhase(gateway, name, { to: "Provisioning" });
	}
	await supervise(gateway, name);
	await arrival(gateway, name, arrived);
	return "started";
}
async function arrival(gateway, name, arrived) {
	const supervisor = liveOf(gateway, name).supervisor;
	const settled = async () => arrived.has(name) || supervisor === void 0 || !await gateway.driver.isAlive(gateway, supervisor);
	await poll(settled, {
		everyMs: ARRIVAL_POLL_MS,
		timeoutMs: ARRIVAL_TIMEOUT_MS
	});
}
// src/standin/gateway/process-driver.ts
const POLL_MS = 15;
const SUPERVISOR_EXTRA_MS = 1500;
const KILL_WAIT_MS = 3e3;
const PROCESS_DRIVER = {
	name: "process",
	prepare: () => Promise.resolve([]),
	tidy,
	create,
	exists: (gateway, { name }) => Promise.resolve(existsSync(pathsOf(gateway, name).dir)),
	startSupervisor,
	isAlive: (_gateway, supervisor) => Promise.resolve(isRunning(supervisor)),
	findSupervisor: (gateway, name) => Promise.resolve(findRunning(gateway.settings.state, name, "supervisor")),
	runsWorkload: (gateway, name) => Promise.resolve(findRunning(gateway.settings.state, name, "sandbox") !== void 0),
	reviveRuntime: () => Promise.resolve(),
	stop: stopProcesses,
	killSupervisor: (gateway, name) => killRole(gateway, name, "supervisor"),
	killWorkload,
	remove,
	stopReason: (gateway, { name, generation }) => Promise.resolve(readStopReason(pathsOf(gateway, name), generation)),
	needsNewStart: (gateway, record) => Promise.resolve(needsNewStart(gateway, record)),
	forget: forgetProcess,
	countSandboxes: (gateway) => Promise.resolve(listProcesses(gateway.settings.state).filter(({ role }) => role === "sandbox").length),
	files: (gateway, { name }) => ({ workspace: pathsOf(gateway, name).workspace })
};
async function tidy(gateway) {
	for (const record of listProcesses(gateway.settings.state)) if (record.role !== "gateway" && !isLeft(record)) forgetProcess(gateway, record, endOf(gateway, record, "unknown"));
	for (const name of sandboxFolders(gateway.settings.state)) {
		if (gateway.store.get(name) !== void 0) continue;
		await killProcesses(gateway, name);
		rmSync(pathsOf(gateway, name).dir, {
			recursive: true,
			force: true
		});
		gateway.live.delete(name);
	}
}
function sandboxFolders(state) {
	try {
		return readdirSync(sandboxesDir(state));
	} catch (error) {
		if (codeOf(error) === "ENOENT") return [];
		throw error;
	}
}
function create(gateway, { name }, uploads) {
	const { dir, workspace } = pathsOf(gateway, name);
	mkdirSync(workspace, {
		recursive: true,
		mode: 448
	});
	try {
		for (const { source, destination } of uploads) copyInto(source, mapSandboxPath(destination, workspace));
		return Promise.resolve();
	} catch (error) {
		rmSync(dir, {
			recursive: true,
			force: true
		});
		throw new Error(`cannot upload: ${messageOf(error)}`, { cause: error });
	}
}
async function remove(gateway, { name }) {
	if (!await killProcesses(gateway, name)) return false;
	rmSync(pathsOf(gateway, name).dir, {
		recursive: true,
		force: true,
		maxRetries: 3
	});
	return true;
}
function needsNewStart(gateway, { name, generation }) {
	const paths = pathsOf(gateway, name);
	if (readStopReason(paths, generation) === "Stopped") return true;
	return readBinding(paths)?.generation === generation && readExitCode(paths, generation) === void 0;
}
async function startSupervisor(gateway, name, onExit) {
	const before = gateway.store.get(name);
	if (before === void 0) return;
	const epoch = before.epoch + 1;
	gateway.store.update(name, { epoch });
	await gateway.store.commit();
	if (gateway.draining || gateway.store.get(name)?.epoch !== epoch) return;
	const paths = pathsOf(gateway, name);
	mkdirSync(paths.workspace, {
		recursive: true,
		mode: 448
	});
	const output = openSync(paths.supervisorLog, "a", 384);
	const child = spawn(process.execPath, supervisorArguments(gateway, name, epoch), {
		cwd: paths.dir,
		env: daemonEnvironment(),
		detached: true,
		stdio: [
			"ignore",
			output,
			output
		]
	});
	closeSync(output);
	child.on("error", (error) => {
		gateway.log({
			level: "ERROR",
			target: "openshell_gateway::driver",
			message: "Failed to start a supervisor",
			fields: { error: error.message }
		});
	});
	if (child.pid === void 0) return;
	const record = {
		role: "supervisor",
		name,
		generation: epoch,
		...identifyChild(child.pid)
	};
	addProcess(gateway.settings.state, record);
	writeFileAtomic(paths.supervisorPid, `${record.pid}\n`);
	reportStart(gateway.settings.state, record);
	const live = liveOf(gateway, name);
	live.supervisor = record;
	live.child = child;
	child.on("exit", (code, signal) => onExit(record, code === null ? { signal: signal ?? "unknown" } : { exitCode: code }));
}
function supervisorArguments(gateway, name, epoch) {
	const { settings } = gateway;
	const options = {
		state: settings.state,
		name,
		epoch,
		address: settings.address,
		port: settings.port,
		"outage-limit-ms": settings.outageLimitMs,
		"stop-grace-ms": settings.stopGraceMs
	};
	const pairs = Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]);
	return [
		settings.entry,
		"supervisor",
		...pairs,
		...settings.switches.has("4910") ? ["--exclusive"] : []
	];
}
async function stopProcesses(gateway, name) {
	const { state, stopGraceMs } = gateway.settings;
	const live = liveOf(gateway, name);
	clearTimeout(live.restartTimer);
	const supervisor = live.supervisor ?? findRunning(state, name, "supervisor");
	if (supervisor !== void 0) {
		if (live.session === void 0) signalRecorded(supervisor, "SIGTERM");
		else live.session.send({ type: "stop" });
		const timeoutMs = stopGraceMs + SUPERVISOR_EXTRA_MS;
		await poll(() => !isRunning(supervisor), {
			everyMs: POLL_MS,
			timeoutMs
		});
	}
	const rest = processesOf(state, name, "sandbox").filter((record) => isLeft(record));
	if (supervisor === void 0 && rest.length > 0) {
		for (const record of rest) signalRecorded(record, "SIGTERM");
		await poll(() => !rest.some((record) => isLeft(record)), {
			everyMs: POLL_MS,
			timeoutMs: stopGraceMs
		});
	}
	return killProcesses(gateway, name);
}
async function killProcesses(gateway, name) {
	clearTimeout(liveOf(gateway, name).restartTimer);
	return [await killRole(gateway, name, "supervisor"), await killWorkload(gateway, name)].every(Boolean);
}
async function killWorkload(gateway, name) {
	return [await killRole(gateway, name, "sandbox"), await killRole(gateway, name, "exec")].every(Boolean);
}
async function killRole(gateway, name, role) {
	const { state } = gateway.settings;
	const records = processesOf(state, name, role);
	for (const record of records) signalRecorded(record, "SIGKILL");
	const gone = await poll(() => !records.some((record) => isLeft(record)), {
		everyMs: POLL_MS,
		timeoutMs: KILL_WAIT_MS
	});
	for (const record of records) if (!isLeft(record)) forgetProcess(gateway, record, endOf(gateway, record, "SIGKILL"));
	return gone;
}
function endOf(gateway, record, signal) {
	const code = record.role === "sandbox" ? readExitCode(pathsOf(gateway, record.name), record.generation) : void 0;
	return code === void 0 ? { signal } : { exitCode: code };
}
function forgetProcess(gateway, record, end) {
	const paths = pathsOf(gateway, record.name);
	reportEnd(gateway.settings.state, record, end);
	if (record.role === "supervisor") removePidFile(paths.supervisorPid, record.pid);
	if (record.role === "sandbox") removePidFile(paths.sandboxPid, record.pid);
}
// src/standin/gateway/otlp.ts
const SERVICE = "openshell-gateway";
const KIND_INTERNAL = 1n;
const STATUS_ERROR = 2n;
const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
function encodeExport(spans) {
	const body = message(1, message(1, attributes(1, { "service.name": SERVICE })), message(2, message(1, text(1, SERVICE), text(2, GATEWAY_VERSION)), ...spans.map((span) => message(2, encodeSpan(span)))));
	const prefix = Buffer.alloc(5);
	prefix.writeUInt32BE(body.length, 1);
	return Buffer.concat([prefix, body]);
}
function encodeSpan(span) {
	const failed = span.failure === void 0 ? [] : [message(15, text(2, span.failure), integer(3, STATUS_ERROR))];
	return Buffer.concat([
		bytes(1, span.traceId),
		bytes(2, span.spanId),
		text(5, span.name),
		integer(6, KIND_INTERNAL),
		fixed64(7, span.startNs),
		fixed64(8, span.endNs),
		attributes(9, span.attributes),
		...failed
	]);
}
function attributes(field, values) {
	const pairs = Object.entries(values).map(([key, value]) => {
		const any = typeof value === "string" ? text(1, value) : integer(3, BigInt(value));
		return message(field, text(1, key), message(2, any));
	});
	return Buffer.concat(pairs);
}
function message(field, ...parts) {
	return bytes(field, Buffer.concat(parts));
}
function text(field, value) {
	return bytes(field, Buffer.from(value, "utf8"));
}
function bytes(field, value) {
	return Buffer.concat([
		tag(field, BYTES),
		varint(BigInt(value.length)),
		value
	]);
}
function integer(field, value) {
	return Buffer.concat([tag(field, VARINT), varint(value)]);
}
function fixed64(field, value) {
	const encoded = Buffer.alloc(8);
	encoded.writeBigUInt64LE(value);
	return Buffer.concat([tag(field, FIXED64), encoded]);
}
function tag(field, wireType) {
	return varint(BigInt(field * 8 + wireType));
}
function varint(value) {
	const encoded = [];
	let rest = value;
	while (rest > 127n) {
		encoded.push(Number(rest % 128n) + 128);
		rest /= 128n;
	}
	encoded.push(Number(rest));
	return Buffer.from(encoded);
}
// src/standin/gateway/traces.ts
const EXPORT_PATH = "/opentelemetry.proto.collector.trace.v1.TraceService/Export";
const EXPORT_TIMEOUT_MS = 1e3;
const HTTP_OK = 200;
const MAX_QUEUED_SPANS = 2048;
function openTraces({ endpoint, delayMs, log }) {
	let queue = [];
	let timer;
	let exporting = Promise.resolve();
	let failing = false;
	const flush = () => {
		clearTimeout(timer);
		timer = void 0;
		exporting = exporting.then(async () => {
			const batch = queue;
			queue = [];
			if (batch.length === 0) return;
			const problem = await send(endpoint, encodeExport(batch)).catch(messageOf);
			if (problem !== void 0 && !failing) log({
				level: "WARN",
				target: "openshell_gateway::otlp",
				message: "Trace export failed",
				fields: { problem }
			});
			failing = problem !== void 0;
		});
		return exporting;
	};
	const record = (span) => {
		if (endpoint === "" || queue.length >= MAX_QUEUED_SPANS) return;
		queue.push(span);
		timer ??= setTimeout(() => void flush(), delayMs);
	};
	return {
		span: async (name, attributes, work) => {
			const open = beginSpan(name);
			try {
				const result = await work(attributes);
				record(open.end(attributes, void 0));
				return result;
			} catch (error) {
				record(open.end(attributes, messageOf(error)));
				throw error;
			}
		},
		close: flush
	};
}
function beginSpan(name) {
	const startNs = BigInt(Date.now()) * 1000000n;
	const began = performance.now();
	return { end: (attributes, failure) => ({
		traceId: randomBytes(16),
		spanId: randomBytes(8),
		name,
		startNs,
		endNs: startNs + BigInt(Math.round((performance.now() - began) * 1e6)),
		attributes: { ...attributes },
		failure
	}) };
}
function send(endpoint, body) {
	return new Promise((resolve, reject) => {
		const session = connect$1(endpoint);
		const timer = setTimeout(() => session.destroy(new Error("no answer in time")), EXPORT_TIMEOUT_MS);
		let status = "0";
		session.on("error", reject);
		session.on("close", () => {
			clearTimeout(timer);
			reject(new Error("the connection was closed"));
		});
		const call = session.request({
			":method": "POST",
			":path": EXPORT_PATH,
			"content-type": "application/grpc",
			te: "trailers"
		});
		const note = (headers) => {
			const grpc = headers["grpc-status"];
			if (typeof grpc === "string") status = grpc;
			else if (headers[":status"] !== void 0 && headers[":status"] !== HTTP_OK) status = `HTTP ${headers[":status"]}`;
		};
		call.on("response", note);
		call.on("trailers", note);
		call.on("error", reject);
		call.on("end", () => {
			resolve(status === "0" ? void 0 : `the collector answered ${status}`);
			session.close();
		});
		call.resume();
		call.end(body);
	});
}
// src/standin/gateway/main.ts
const BIND_TIMEOUT_MS = 3e3;
const BIND_POLL_MS = 50;
async function runGateway(settings) {
	const { state, address } = settings;
	mkdirSync(sandboxesDir(state), {
		recursive: true,
		mode: 448
	});
	prepareRegistry(state);
	const self = claim(state);
	rmSync(sweptFile(state), { force: true });
	installScripts(state);
	const gateway = openGateway(settings, await chooseParts(settings));
	const info = (message, fields = {}) => gateway.log({
		level: "INFO",
		target: "openshell_gateway",
		message,
		fields
	});
	info("Starting OpenShell gateway stand-in", {
		version: versionOf(settings.generation),
		switches: [...settings.switches].join(",")
	});
	const { server, arrived, openDoor } = openServer(gateway);
	const doors = (await gateway.driver.prepare(gateway)).map((own) => ({
		own,
		door: besideDoor(server)
	}));
	await bind(server, {
		address,
		port: settings.port
	});
	for (const { own, door } of doors) await bind(door, {
		address: own,
		port: settings.port
	});
	info("Gateway listening", {
		address,
		port: settings.port
	});
	const early = settings.switches.has("4409") ? void 0 : nextSignal(gateway);
	await recover(gateway, arrived);
	const { loops, listeners } = gateway.draining ? {
		loops: [],
		listeners: []
	} : await openPorts(gateway);
	openDoor();
	await (early ?? nextSignal(gateway));
	for (const loop of loops) loop.close();
	for (const each of [server, ...doors.map(({ door }) => door)]) each.close();
	const ended = await stopAll(gateway);
	for (const live of gateway.live.values()) live.session?.close();
	for (const each of [server, ...listeners]) {
		each.close();
		each.closeAllConnections();
	}
	await gateway.traces.close();
	const code = ended ? 0 : 1;
	reportEnd(state, self, { exitCode: code });
	info("Gateway stopped");
	return code;
}
async function openPorts(gateway) {
	const { address, healthPort, metricsPort } = gateway.settings;
	const loops = [gateway.rules.watch(gateway), startReconciling(gateway)];
	const health = healthServer(gateway);
	await bind(health, {
		address,
		port: healthPort
	});
	const metrics = metricsServer(gateway);
	await bind(metrics, {
		address,
		port: metricsPort
	});
	const now = performance.now();
	for (const live of gateway.live.values()) live.lostAtMs = live.lostAtMs === void 0 ? void 0 : now;
	const fields = {
		health_port: healthPort,
		metrics_port: metricsPort
	};
	gateway.log({
		level: "INFO",
		target: "openshell_gateway",
		message: "Gateway ready",
		fields
	});
	return {
		loops,
		listeners: [health, metrics]
	};
}
function claim(state) {
	const other = listProcesses(state).find((record) => record.role === "gateway" && isRunning(record));
	if (other !== void 0) throw new CommandError(`another gateway (pid ${other.pid}) uses ${state}`);
	const self = {
		role: "gateway",
		name: "gateway",
		generation: 0,
		...identifyChild(process.pid)
	};
	addProcess(state, self);
	reportStart(state, self);
	return self;
}
async function chooseParts(settings) {
	if (settings.docker === void 0) return {
		driver: PROCESS_DRIVER,
		rules: GENERATION_N
	};
	const { openDockerDriver } = await import("./docker-driver.js");
	const driver = openDockerDriver(settings, settings.docker);
	if (settings.generation === "n") return {
		driver,
		rules: GENERATION_N
	};
	const { GenerationA } = await import("./generation-a.js");
	return {
		driver,
		rules: new GenerationA(driver)
	};
}
function openGateway(settings, parts) {
	const write = openLog();
	const gateway = {
		settings,
		...parts,
		store: openStore(stateFile(settings.state)),
		metrics: openMetrics(),
		log: (entry) => {
			write(entry);
			const name = entry.fields?.["sandbox_name"];
			if (typeof name === "string") addBusLine(gateway, {
				name,
				source: "gateway",
				...entry
			});
		},
		live: new Map(),
		bus: [],
		execs: new Map(),
		traces: openTraces({
			endpoint: settings.otlpEndpoint,
			delayMs: settings.otlpDelayMs,
			log: write
		}),
		sweep: {
			running: false,
			nextAtMs: Number.POSITIVE_INFINITY
		},
		losers: new Set(),
		creating: new Set(),
		draining: false
	};
	gateway.metrics.gauge("openshell_server_supervisor_sessions", 0);
	gateway.metrics.gauge("openshell_server_draining", 0);
	gateway.metrics.gauge("openshell_server_readiness_database_healthy", 1);
	return gateway;
}
function openServer(gateway) {
	let openDoor = () => void 0;
	const opened = new Promise((resolve) => {
		openDoor = resolve;
	});
	const door = {
		opened,
		arrived: new Set()
	};
	const server = createServer$1((request, response) => {
		opened.then(() => handleRequest(gateway, request, response));
	});
	acceptSessions(server, gateway, door);
	return {
		server,
		arrived: door.arrived,
		openDoor
	};
}
function besideDoor(server) {
	return createServer((socket) => server.emit("connection", socket));
}
async function bind(server, at) {
	let problem;
	if (!await poll(async () => {
		try {
			await listen(server, at);
			return true;
		} catch (error) {
			problem = error;
			if (codeOf(error) !== "EADDRINUSE") throw error;
			return false;
		}
	}, {
		everyMs: BIND_POLL_MS,
		timeoutMs: BIND_TIMEOUT_MS
	})) throw new CommandError(`cannot listen on ${at.address}:${at.port}: ${String(problem)}`);
}
function nextSignal(gateway) {
	return new Promise((resolve) => {
		const onSignal = () => {
			if (gateway.draining) return;
			gateway.log({
				level: "INFO",
				target: "openshell_gateway",
				message: "Shutdown signal received; stopping gateway"
			});
			gateway.draining = true;
			gateway.metrics.gauge("openshell_server_draining", 1);
			resolve();
		};
		process.on("SIGTERM", onSignal);
		process.on("SIGINT", onSignal);
	});
}
export { runGateway };
