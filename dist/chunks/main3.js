import { n as writeFileAtomic } from "./files.js";
import { a as sandboxBinDir, l as sweptFile, o as sandboxPaths } from "./layout.js";
import { a as encode, i as decodeToSupervisor, n as SESSION_PROTOCOL, o as openLog, t as ALREADY_BOUND } from "./protocol.js";
import { n as parseOptions, r as required } from "./options.js";
import { r as isRunning, t as identifyChild } from "./process-table.js";
import { l as signalRecorded, o as processesOf, r as isLeft, s as reportEnd, t as addProcess } from "./registry.js";
import { a as wasTerminated, i as removePidFile, n as readExitCode, o as writeBinding, r as readStopReason, s as writeStopReason, t as readBinding } from "./sandbox-files.js";
import { n as mapSandboxPath } from "./workspace.js";
import { i as listenOnFreePort, n as PROXY_PORTS, r as listen } from "./ports.js";
import { n as poll, r as sleep } from "./duration.js";
import { t as launchRuntime } from "./runtime-process.js";
import { t as lineSplitter } from "./json-lines.js";
import { existsSync } from "node:fs";
import { connect, createServer } from "node:net";
// src/standin/supervisor/environment.ts
const PROXY_NAMES = [
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"ALL_PROXY",
	"http_proxy",
	"https_proxy",
	"all_proxy"
];
function buildEnvironment(own, at) {
	const mapped = Object.entries(own).map(([key, value]) => [key, mapSandboxPath(value, at.workspace)]);
	const inherited = [
		"LANG",
		"TZ",
		"TMPDIR"
	].flatMap((key) => {
		const value = at.host[key];
		return value === void 0 ? [] : [[key, value]];
	});
	return {
		...Object.fromEntries(inherited),
		...Object.fromEntries(mapped),
		PATH: `${at.binDir}:${at.host["PATH"] ?? "/usr/bin:/bin"}`,
		HOME: at.workspace,
		PWD: at.workspace,
		...Object.fromEntries(PROXY_NAMES.map((name) => [name, at.proxy])),
		NO_PROXY: "",
		no_proxy: ""
	};
}
// src/standin/supervisor/policy.ts
function allows(policy, target) {
	const host = target.host.toLowerCase();
	return policy.endpoints.some((endpoint) => endpoint.port === target.port && hostMatches(endpoint.host.toLowerCase(), host));
}
function hostMatches(pattern, host) {
	if (!pattern.startsWith("*.")) return pattern === host;
	return host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1;
}
function parseTarget(text) {
	const match = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text);
	const port = Number(match?.[2]);
	return match?.[1] === void 0 || port < 1 || port > 65535 ? void 0 : {
		host: match[1],
		port
	};
}
// src/standin/supervisor/proxy.ts
const SINK_HOST = "probe.internal";
const LONGEST_HEAD_BYTES$1 = 65536;
const HEAD_TIMEOUT_MS = 1e4;
const MAX_CONNECTIONS = 512;
async function openProxy(at, decide) {
	const open = new Set();
	const server = createServer((socket) => {
		open.add(socket);
		socket.on("close", () => open.delete(socket));
		socket.on("error", () => socket.destroy());
		readHead(socket, (head, rest) => serve({
			socket,
			head,
			rest
		}, decide));
	});
	server.maxConnections = MAX_CONNECTIONS;
	const { address, port } = at;
	const bound = port ?? await listenOnFreePort(server, address, PROXY_PORTS);
	if (port !== void 0) await listen(server, {
		address,
		port
	});
	return {
		port: bound,
		close: () => {
			server.close();
			for (const socket of open) socket.destroy();
		}
	};
}
function readHead(socket, onHead) {
	let seen = Buffer.alloc(0);
	socket.setTimeout(HEAD_TIMEOUT_MS, () => socket.destroy());
	const onData = (chunk) => {
		seen = Buffer.concat([seen, chunk]);
		const end = seen.indexOf("\r\n\r\n");
		if (end < 0) {
			if (seen.length > LONGEST_HEAD_BYTES$1) socket.destroy();
			return;
		}
		socket.off("data", onData);
		socket.setTimeout(0);
		onHead(seen.subarray(0, end).toString("latin1"), seen.subarray(end + 4));
	};
	socket.on("data", onData);
}
function serve(request, decide) {
	const [line = "", ...headers] = request.head.split("\r\n");
	const [method = "", url = "", version = "HTTP/1.1"] = line.split(" ");
	const plain = method === "CONNECT" ? void 0 : plainTarget(url);
	const target = method === "CONNECT" ? parseTarget(url) : plain?.target;
	if (target === void 0) return refuse(request.socket, "400 Bad Request");
	if (!decide(target)) return refuse(request.socket, "403 Forbidden");
	if (plain === void 0) return tunnel(request, target);
	const kept = headers.filter((header) => !/^(proxy-connection|proxy-authorization|connection):/i.test(header));
	forward(request, target, [
		`${method} ${plain.path} ${version}`,
		...kept,
		"Connection: close",
		"",
		""
	].join("\r\n"));
}
function plainTarget(url) {
	const parsed = URL.canParse(url) ? new URL(url) : void 0;
	if (parsed?.protocol !== "http:") return void 0;
	const port = parsed.port === "" ? 80 : Number(parsed.port);
	return {
		target: {
			host: parsed.hostname,
			port
		},
		path: parsed.pathname + parsed.search
	};
}
function refuse(socket, status) {
	const body = status.startsWith("403") ? "refused by the sandbox policy\n" : "not a proxy request\n";
	socket.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
}
function tunnel({ socket, rest }, target) {
	const established = "HTTP/1.1 200 Connection Established\r\n\r\n";
	if (target.host === SINK_HOST) {
		socket.write(established);
		socket.write(rest);
		socket.pipe(socket);
		return;
	}
	carry(socket, target, (upstream) => {
		socket.write(established);
		upstream.write(rest);
	});
}
function forward({ socket, rest }, target, head) {
	if (target.host === SINK_HOST) {
		socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 8\r\nConnection: close\r\n\r\nallowed\n");
		return;
	}
	carry(socket, target, (upstream) => {
		upstream.write(head);
		upstream.write(rest);
	});
}
function carry(socket, target, onOpen) {
	const upstream = connect(target.port, target.host);
	let opened = false;
	upstream.on("connect", () => {
		opened = true;
		onOpen(upstream);
		socket.pipe(upstream);
		upstream.pipe(socket);
	});
	upstream.on("error", () => {
		if (opened) socket.destroy();
		else socket.end("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
	});
	socket.on("close", () => upstream.destroy());
}
// src/standin/supervisor/runtime.ts
const BIND_ATTEMPTS = 5;
const BIND_PAUSE_MS = 450;
const ADOPTED_POLL_MS = 100;
const END_POLL_MS = 20;
const KILL_WAIT_MS = 2e3;
function openRuntime(options) {
	let current;
	const ended = (record, signal) => {
		if (current?.pid !== record.pid) return;
		current = void 0;
		signalRecorded(record, "SIGKILL");
		const code = readExitCode(options.paths, record.generation);
		reportEnd(options.state, record, code === void 0 ? { signal: signal ?? "unknown" } : { exitCode: code });
		removePidFile(options.paths.sandboxPid, record.pid);
		options.onEnd(record.generation, code ?? null);
	};
	const adopt = async (record) => {
		current = record;
		while (isRunning(record)) await sleep(ADOPTED_POLL_MS);
		ended(record, null);
	};
	return {
		ensure: async (launch) => {
			if (current?.generation === launch.generation) return "running";
			await endEarlier(options, launch.generation);
			const { code, running, begun, barred } = lookAt(options, launch.generation);
			if ((running !== void 0 || barred) && !await bind(options, launch)) return "refused";
			if (running !== void 0) {
				options.log({
					level: "INFO",
					target: TARGET$1,
					message: "Took over the sandbox runtime",
					fields: { pid: running.pid }
				});
				adopt(running);
				return "running";
			}
			if (begun) {
				options.onEnd(launch.generation, code ?? null);
				return "ended";
			}
			current = start(options, launch, ended);
			return current === void 0 ? "ended" : "running";
		},
		stop: async (graceMs) => {
			const record = current ?? findRuntime(options, () => true);
			if (record === void 0) return;
			signalRecorded(record, "SIGTERM");
			if (await poll(() => !isLeft(record), {
				everyMs: END_POLL_MS,
				timeoutMs: graceMs
			})) return;
			signalRecorded(record, "SIGKILL");
			await poll(() => !isLeft(record), {
				everyMs: END_POLL_MS,
				timeoutMs: KILL_WAIT_MS
			});
		}
	};
}
const TARGET$1 = "openshell_supervisor::runtime";
function findRuntime({ state, name }, wanted) {
	return processesOf(state, name, "sandbox").findLast((record) => wanted(record) && isRunning(record));
}
async function endEarlier(options, generation) {
	const earlier = processesOf(options.state, options.name, "sandbox").filter((record) => record.generation < generation && isLeft(record));
	for (const record of earlier) signalRecorded(record, "SIGKILL");
	await poll(() => !earlier.some(isLeft), {
		everyMs: END_POLL_MS,
		timeoutMs: KILL_WAIT_MS
	});
	for (const record of earlier) if (!isLeft(record)) reportEnd(options.state, record, { signal: "SIGKILL" });
}
function lookAt(options, generation) {
	const code = readExitCode(options.paths, generation);
	const binding = readBinding(options.paths);
	const begun = code !== void 0 || binding?.generation === generation;
	const barred = begun && binding?.exclusive === true && binding.supervisor.pid !== options.self.pid;
	return {
		code,
		running: code === void 0 ? findRuntime(options, (record) => record.generation === generation) : void 0,
		begun,
		barred
	};
}
async function bind(options, launch) {
	for (let attempt = 1; attempt <= BIND_ATTEMPTS; attempt += 1) {
		const binding = readBinding(options.paths);
		if (binding === void 0 || !binding.exclusive && !isRunning(binding.supervisor)) {
			writeBinding(options.paths, bindingOf(options, launch));
			return true;
		}
		options.log({
			level: "WARN",
			target: TARGET$1,
			message: ALREADY_BOUND,
			fields: {
				bound_pid: binding.supervisor.pid,
				attempt
			}
		});
		await sleep(BIND_PAUSE_MS);
	}
	return false;
}
function bindingOf(options, launch) {
	const { generation, proxyPort } = launch;
	return {
		generation,
		supervisor: options.self,
		proxyPort,
		exclusive: options.exclusive
	};
}
function start(options, launch, ended) {
	const { state, name, paths, log } = options;
	const { generation, command, env } = launch;
	writeBinding(paths, bindingOf(options, launch));
	const orphanLimitSeconds = Math.max(1, Math.ceil(options.orphanLimitMs / 1e3));
	const { child, record } = launchRuntime({
		state,
		name,
		paths
	}, {
		generation,
		orphanLimitSeconds,
		command,
		env
	});
	if (record === void 0) {
		child.on("error", (error) => {
			log({
				level: "ERROR",
				target: TARGET$1,
				message: "Failed to start the sandbox runtime",
				fields: { error: error.message }
			});
			options.onEnd(generation, null);
		});
		return;
	}
	child.on("exit", (_code, signal) => ended(record, signal));
	const { pid } = record;
	log({
		level: "INFO",
		target: TARGET$1,
		message: "Started the sandbox runtime",
		fields: {
			pid,
			generation
		}
	});
	return record;
}
// src/standin/supervisor/session.ts
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2e3;
const LONGEST_HEAD_BYTES = 16384;
function openSession(options) {
	let socket;
	let closed = false;
	let pauseMs = FIRST_PAUSE_MS;
	let timer;
	let outage;
	const dial = () => {
		outage ??= setTimeout(options.onOutage, options.outageLimitMs);
		const dialled = connect(options.port, options.address);
		dialled.on("connect", () => dialled.write(upgradeRequest(options)));
		dialled.on("error", () => dialled.destroy());
		dialled.on("close", () => {
			socket = void 0;
			if (closed) return;
			timer = setTimeout(dial, pauseMs);
			pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
		});
		onUpgraded(dialled, () => {
			clearTimeout(outage);
			outage = void 0;
			pauseMs = FIRST_PAUSE_MS;
			socket = dialled;
			dialled.write(encode(options.hello));
			const split = lineSplitter((line) => dispatch(line, options.onMessage), () => dialled.destroy());
			dialled.on("data", split);
		});
	};
	dial();
	return {
		send: (message) => {
			socket?.write(encode(message));
		},
		close: () => {
			closed = true;
			clearTimeout(timer);
			clearTimeout(outage);
			socket?.destroySoon();
		}
	};
}
function dispatch(line, onMessage) {
	const message = decodeToSupervisor(line);
	if (message !== void 0) onMessage(message);
}
function upgradeRequest({ address, port, hello }) {
	return `GET /session/${hello.name} HTTP/1.1\r\nHost: ${address}:${port}\r\nConnection: Upgrade\r\nUpgrade: ${SESSION_PROTOCOL}\r\n\r\n`;
}
function onUpgraded(socket, then) {
	let head = "";
	const onData = (chunk) => {
		head += chunk.toString("latin1");
		if (head.includes("\r\n\r\n")) {
			socket.off("data", onData);
			if (head.startsWith("HTTP/1.1 101")) then();
			else socket.destroy();
		} else if (head.length > LONGEST_HEAD_BYTES) socket.destroy();
	};
	socket.on("data", onData);
}
// src/standin/supervisor/main.ts
const FIRST_REPORT_PAUSE_MS = 250;
const LONGEST_REPORT_PAUSE_MS = 2e3;
const TARGET = "openshell_supervisor";
async function runSupervisor(args) {
	const settings = readSettings(args);
	const self = {
		role: "supervisor",
		name: settings.name,
		generation: settings.epoch,
		...identifyChild(process.pid)
	};
	addProcess(settings.state, self);
	if (existsSync(sweptFile(settings.state))) return 0;
	const code = await new Supervisor(settings, self).done;
	removePidFile(sandboxPaths(settings.state, settings.name).supervisorPid, self.pid);
	reportEnd(settings.state, self, { exitCode: code });
	return code;
}
function readSettings(args) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		state: value,
		name: value,
		epoch: value,
		address: value,
		port: value,
		"outage-limit-ms": value,
		"stop-grace-ms": value,
		exclusive: { kind: "flag" }
	});
	return {
		state: required(options, "state"),
		name: required(options, "name"),
		epoch: Number(required(options, "epoch")),
		address: required(options, "address"),
		port: Number(required(options, "port")),
		outageLimitMs: Number(required(options, "outage-limit-ms")),
		stopGraceMs: Number(required(options, "stop-grace-ms")),
		exclusive: options.flag("exclusive")
	};
}
var Supervisor = class {
	done;
	settings;
	self;
	paths;
	log = openLog();
	session;
	runtime;
	finish = () => void 0;
	config;
	policy = {
		version: 0,
		endpoints: []
	};
	proxy;
	queue = Promise.resolve();
	reportTimer;
	ending = false;
	terminated = false;
	constructor(settings, self) {
		const { state, name, epoch, exclusive, outageLimitMs } = settings;
		this.settings = settings;
		this.self = self;
		this.paths = sandboxPaths(state, name);
		this.done = new Promise((resolve) => {
			this.finish = resolve;
		});
		this.runtime = openRuntime({
			state,
			name,
			paths: this.paths,
			self,
			exclusive,
			orphanLimitMs: outageLimitMs,
			log: (entry) => this.note(entry),
			onEnd: (generation, code) => this.onRuntimeEnd(generation, code)
		});
		this.session = openSession({
			address: settings.address,
			port: settings.port,
			hello: {
				type: "hello",
				name,
				epoch,
				pid: self.pid,
				startTime: self.startTime
			},
			outageLimitMs,
			onMessage: (message) => this.onMessage(message),
			onOutage: () => this.guard(this.stop("GatewayUnreachable"))
		});
		process.on("SIGTERM", () => this.guard(this.onTerminate()));
		process.on("SIGINT", () => this.guard(this.onTerminate()));
	}
	note(entry) {
		this.log(entry);
		this.session.send({
			type: "log",
			level: entry.level,
			target: entry.target,
			message: entry.message
		});
	}
	onMessage(message) {
		if (message.type === "stop") this.guard(this.stop("Stopped"));
		else if (message.type === "refused") this.end(0);
		else if (message.type === "policy") this.applyPolicy(message.policy);
		else if (message.type === "exit-ack") this.onExitAck(message.next);
		else if (message.type === "exec") this.guard(this.exec(message.request));
		else this.enqueue(message);
	}
	enqueue(message) {
		this.queue = this.queue.then(() => message.type === "config" ? this.configure(message) : this.run(message.generation));
		this.guard(this.queue);
	}
	guard(work) {
		work.catch((error) => {
			this.note({
				level: "ERROR",
				target: TARGET,
				message: "Supervisor failed",
				fields: { error: String(error) }
			});
			this.end(1);
		});
	}
	async configure(config) {
		if (this.ending) return;
		const first = this.config === void 0;
		this.config = config;
		this.applyPolicy(config.policy);
		if (first) {
			writeFileAtomic(this.paths.supervisorPid, `${this.self.pid}\n`);
			const bound = readBinding(this.paths);
			const port = bound?.generation === config.generation && !bound.exclusive ? bound.proxyPort : void 0;
			this.proxy = await openProxy({
				address: this.settings.address,
				port
			}, (target) => this.decide(target));
		}
		this.note({
			level: "INFO",
			target: TARGET,
			message: "Session to the gateway established"
		});
		if (config.run) await this.run(config.generation);
	}
	async run(generation) {
		if (this.config === void 0 || this.proxy === void 0 || this.ending) return;
		const { workspace } = this.paths;
		this.config = {
			...this.config,
			generation
		};
		const launch = {
			generation,
			command: this.config.command.map((argument) => mapSandboxPath(argument, workspace)),
			env: this.environment(),
			proxyPort: this.proxy.port
		};
		const result = await this.runtime.ensure(launch);
		if (result === "running") this.session.send({
			type: "running",
			generation
		});
		if (result !== "refused") return;
		this.session.send({
			type: "bind-refused",
			message: ALREADY_BOUND
		});
		this.end(1);
	}
	environment() {
		const { state } = this.settings;
		const at = {
			workspace: this.paths.workspace,
			binDir: sandboxBinDir(state),
			proxy: `http://${this.settings.address}:${this.proxy?.port ?? 0}`,
			host: process.env
		};
		return buildEnvironment(this.config?.env ?? {}, at);
	}
	decide(target) {
		const allowed = allows(this.policy, target);
		const message = allowed ? "Connection allowed" : "Connection refused by policy";
		this.note({
			level: "INFO",
			target: "openshell_supervisor::proxy",
			message,
			fields: {
				host: target.host,
				port: target.port
			}
		});
		return allowed;
	}
	applyPolicy(policy) {
		this.policy = policy;
		this.session.send({
			type: "policy-loaded",
			version: policy.version
		});
	}
	onRuntimeEnd(generation, code) {
		if (this.ending || readStopReason(this.paths, generation) !== void 0) return;
		this.note({
			level: "INFO",
			target: TARGET,
			message: "Main process ended",
			fields: { code: code ?? "none" }
		});
		const outside = code === null || !this.terminated && wasTerminated(this.paths, generation);
		this.report({
			generation,
			code,
			outside
		}, FIRST_REPORT_PAUSE_MS);
	}
	report(exit, pauseMs) {
		clearTimeout(this.reportTimer);
		this.session.send({
			type: "exit",
			...exit
		});
		const next = Math.min(pauseMs * 2, LONGEST_REPORT_PAUSE_MS);
		this.reportTimer = setTimeout(() => this.report(exit, next), pauseMs);
	}
	onExitAck(next) {
		clearTimeout(this.reportTimer);
		if (next === "end") this.end(0);
	}
	async onTerminate() {
		const generation = this.config?.generation ?? 0;
		const purpose = readStopReason(this.paths, generation);
		if (purpose !== void 0 || this.config === void 0) return this.stop(purpose ?? "Stopped");
		this.terminated = true;
		await this.runtime.stop(this.settings.stopGraceMs);
	}
	async stop(reason) {
		if (this.ending) return;
		this.ending = true;
		this.note({
			level: "INFO",
			target: TARGET,
			message: "Stopping the workload",
			fields: { reason }
		});
		if (this.config !== void 0 && readStopReason(this.paths, this.config.generation) === void 0) writeStopReason(this.paths, this.config.generation, reason);
		await this.runtime.stop(this.settings.stopGraceMs);
		this.end(0);
	}
	async exec(request) {
		const { runExec } = await import("./exec2.js");
		const { state, name } = this.settings;
		const { workspace } = this.paths;
		runExec(request, {
			state,
			name,
			workspace,
			env: this.environment(),
			send: (message) => this.session.send(message)
		});
	}
	end(code) {
		this.ending = true;
		clearTimeout(this.reportTimer);
		this.session.close();
		this.proxy?.close();
		for (const record of processesOf(this.settings.state, this.settings.name, "exec")) signalRecorded(record, "SIGKILL");
		this.finish(code);
	}
};
export { runSupervisor };
