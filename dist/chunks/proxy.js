import { t as lineSplitter } from "./json-lines.js";
import { n as mapSandboxPath } from "./workspace.js";
import { a as encode, i as decodeToSupervisor, n as SESSION_PROTOCOL, o as openLog, t as ALREADY_BOUND } from "./protocol.js";
import { i as listenOnFreePort, n as PROXY_PORTS, r as listen } from "./ports.js";
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
// src/standin/supervisor/session.ts
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2e3;
const LONGEST_HEAD_BYTES$1 = 16384;
function openSession(options) {
	let socket;
	let closed = false;
	let pauseMs = FIRST_PAUSE_MS;
	let timer;
	let outage;
	const dial = () => {
		if (options.outageLimitMs > 0) outage ??= setTimeout(options.onOutage, options.outageLimitMs);
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
		} else if (head.length > LONGEST_HEAD_BYTES$1) socket.destroy();
	};
	socket.on("data", onData);
}
// src/standin/supervisor/main.ts
const FIRST_REPORT_PAUSE_MS = 250;
const LONGEST_REPORT_PAUSE_MS = 2e3;
const TARGET = "openshell_supervisor";
function supervise(settings, openHost) {
	return new Supervisor(settings, openHost).done;
}
var Supervisor = class {
	done;
	settings;
	log = openLog();
	session;
	host;
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
	code = null;
	constructor(settings, openHost) {
		const { name, epoch, outageLimitMs } = settings;
		this.settings = settings;
		this.done = new Promise((resolve) => {
			this.finish = resolve;
		});
		this.host = openHost({
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
				...this.host.self
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
		if (first) this.proxy = await this.host.openProxy(config.generation, (target) => this.decide(target));
		this.note({
			level: "INFO",
			target: TARGET,
			message: "Session to the gateway established"
		});
		if (config.run) await this.run(config.generation);
	}
	async run(generation) {
		if (this.config === void 0 || this.proxy === void 0 || this.ending) return;
		this.config = {
			...this.config,
			generation
		};
		const { command } = this.config;
		const launch = {
			generation,
			command,
			env: this.environment(),
			proxyPort: this.proxy.port
		};
		const result = await this.host.runtime.ensure(launch);
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
		return this.host.environment(this.config?.env ?? {}, this.proxy?.port ?? 0);
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
		if (this.ending || this.host.stopReason(generation) !== void 0) return;
		this.note({
			level: "INFO",
			target: TARGET,
			message: "Main process ended",
			fields: { code: code ?? "none" }
		});
		const outside = code === null || this.host.endedOutside(generation, this.terminated);
		this.code = code;
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
		if (next === "end") this.end(this.host.exitCode(this.code));
	}
	async onTerminate() {
		const generation = this.config?.generation ?? 0;
		const purpose = this.host.stopReason(generation);
		if (purpose !== void 0 || this.config === void 0) return this.stop(purpose ?? "Stopped");
		this.terminated = true;
		await this.host.runtime.stop(this.settings.stopGraceMs);
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
		if (this.config !== void 0 && this.host.stopReason(this.config.generation) === void 0) this.host.recordStop(this.config.generation, reason);
		await this.host.runtime.stop(this.settings.stopGraceMs);
		this.end(reason === "GatewayUnreachable" ? this.host.outageCode : 0);
	}
	async exec(request) {
		await this.host.exec(request, {
			env: this.environment(),
			send: (message) => this.session.send(message)
		});
	}
	end(code) {
		this.ending = true;
		clearTimeout(this.reportTimer);
		this.session.close();
		this.proxy?.close();
		this.host.close();
		this.finish(code);
	}
};
// src/standin/supervisor/proxy.ts
const SINK_HOST = "probe.internal";
const LONGEST_HEAD_BYTES = 65536;
const HEAD_TIMEOUT_MS = 1e4;
const MAX_CONNECTIONS = 512;
async function openProxy(at, decide) {
	const { server, close } = createProxy(decide);
	const { address, port } = at;
	const bound = port ?? await listenOnFreePort(server, address, PROXY_PORTS);
	if (port !== void 0) await listen(server, {
		address,
		port
	});
	return {
		port: bound,
		close
	};
}
function createProxy(decide) {
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
	return {
		server,
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
			if (seen.length > LONGEST_HEAD_BYTES) socket.destroy();
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
export { buildEnvironment as i, openProxy as n, supervise as r, createProxy as t };
