import { n as parseOptions, r as required } from "./options.js";
import { n as parseGeneration } from "./switches.js";
import { i as buildEnvironment, n as openProxy, r as supervise, t as createProxy } from "./proxy.js";
import { c as PROXY_PORT, i as openWorkload, l as PROXY_SOCKET, n as WORKSPACE, r as openCommands, t as BIN_DIR, u as RUNTIME_SOCKET } from "./workload.js";
import { n as poll, r as sleep } from "./duration2.js";
import { t as lineSplitter } from "./json-lines.js";
import { t as ALREADY_BOUND } from "./protocol.js";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { once } from "node:events";
// src/standin/container/remote-runtime.ts
const BIND_ATTEMPTS = 5;
const BIND_PAUSE_MS = 450;
const CONNECT_LIMIT_MS = 15e3;
const CONNECT_PAUSE_MS = 50;
const STOP_EXTRA_MS = 2e3;
function openRemoteRuntime(options) {
	return new Remote(options);
}
var Remote = class {
	options;
	execs = new Map();
	socket;
	current;
	outside;
	onAnswer;
	constructor(options) {
		this.options = options;
	}
	async ensure({ generation, command, env }) {
		if (this.current === generation && this.socket !== void 0) return "running";
		if (!await this.bind()) return "refused";
		const answer = await this.ask({
			type: "start",
			generation,
			command,
			env
		});
		if (answer?.type === "refused") return "refused";
		if (answer?.type !== "running") return this.noteEnd(generation, answer);
		this.current = generation;
		this.options.log({
			level: "INFO",
			target: TARGET,
			message: "The sandbox runtime runs",
			fields: { generation }
		});
		return "running";
	}
	noteEnd(generation, answer) {
		const exited = answer?.type === "exited" ? answer : void 0;
		if (exited?.outside === true) this.outside = generation;
		this.options.onEnd(generation, exited?.code ?? null);
		return "ended";
	}
	async stop(graceMs) {
		const { socket } = this;
		if (socket === void 0) return;
		this.current = void 0;
		this.tell({
			type: "stop",
			graceMs
		});
		await poll(() => socket.destroyed, {
			everyMs: CONNECT_PAUSE_MS,
			timeoutMs: graceMs + STOP_EXTRA_MS
		});
	}
	exec(request, send) {
		this.execs.set(request.id, send);
		this.tell({
			type: "exec",
			request
		});
	}
	endedOutside(generation) {
		return this.outside === generation;
	}
	end() {
		this.tell({ type: "end" });
	}
	close() {
		this.current = void 0;
		this.socket?.destroySoon();
	}
	tell(message) {
		this.socket?.write(`${JSON.stringify(message)}\n`);
	}
	ask(message) {
		if (this.socket === void 0) return Promise.resolve(void 0);
		const answer = new Promise((resolve) => {
			this.onAnswer = resolve;
		});
		this.tell(message);
		return answer;
	}
	async bind() {
		const { epoch, exclusive, log } = this.options;
		for (let attempt = 1; attempt <= BIND_ATTEMPTS; attempt += 1) {
			await this.connect();
			if ((await this.ask({
				type: "bind",
				epoch,
				exclusive
			}))?.type === "bound") return true;
			log({
				level: "WARN",
				target: TARGET,
				message: ALREADY_BOUND,
				fields: { attempt }
			});
			await sleep(BIND_PAUSE_MS);
		}
		return false;
	}
	async connect() {
		if (this.socket !== void 0) return;
		const deadline = performance.now() + CONNECT_LIMIT_MS;
		let socket = await dial();
		while (socket === void 0) {
			if (performance.now() > deadline) throw new Error("the sandbox runtime does not listen");
			await sleep(CONNECT_PAUSE_MS);
			socket = await dial();
		}
		const connected = socket;
		this.socket = connected;
		const split = lineSplitter((line) => this.onMessage(JSON.parse(line)), () => connected.destroy());
		connected.on("data", split);
		connected.on("close", () => this.onLost(connected));
	}
	onMessage(message) {
		if (message.type === "exec-output") this.execs.get(message.id)?.(message);
		else if (message.type === "exec-end") {
			this.execs.get(message.id)?.(message);
			this.execs.delete(message.id);
		} else if (this.onAnswer !== void 0) {
			const answered = this.onAnswer;
			this.onAnswer = void 0;
			answered(message);
		} else if (message.type === "exited" && message.generation === this.current) {
			this.current = void 0;
			this.noteEnd(message.generation, message);
		}
	}
	onLost(socket) {
		if (this.socket !== socket) return;
		this.socket = void 0;
		const lost = this.current;
		this.current = void 0;
		this.onAnswer?.(void 0);
		this.onAnswer = void 0;
		if (lost !== void 0) this.options.onEnd(lost, null);
	}
};
const TARGET = "openshell_supervisor::runtime";
function dial() {
	return new Promise((resolve) => {
		const socket = connect(RUNTIME_SOCKET);
		socket.on("error", () => {
			socket.destroy();
			resolve(void 0);
		});
		socket.on("connect", () => resolve(socket));
	});
}
// src/standin/container/supervisor.ts
const KILLED = 137;
function runContainedSupervisor(args) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		generation: value,
		name: value,
		epoch: value,
		address: value,
		port: value,
		"outage-limit-ms": value,
		"stop-grace-ms": value,
		exclusive: { kind: "flag" }
	});
	const number = (name) => Number(required(options, name));
	const settings = {
		name: required(options, "name"),
		epoch: number("epoch"),
		address: required(options, "address"),
		port: number("port"),
		outageLimitMs: number("outage-limit-ms"),
		stopGraceMs: number("stop-grace-ms"),
		exclusive: options.flag("exclusive")
	};
	const openHost = parseGeneration(required(options, "generation")) === "a" ? openLocalHost : openRemoteHost(settings);
	return supervise(settings, openHost);
}
function commonHost() {
	const reasons = new Map();
	return {
		self: {
			pid: process.pid,
			startTime: "0"
		},
		environment: (own) => {
			const proxy = `http://127.0.0.1:${PROXY_PORT}`;
			return buildEnvironment(own, {
				workspace: WORKSPACE,
				binDir: BIN_DIR,
				proxy,
				host: process.env
			});
		},
		stopReason: (generation) => reasons.get(generation),
		recordStop: (generation, reason) => void reasons.set(generation, reason),
		outageCode: 75
	};
}
function openLocalHost({ onEnd }) {
	let last;
	const commands = openCommands();
	const workload = openWorkload({
		output: "ignore",
		onEnd: (generation, code) => {
			last = {
				generation,
				code
			};
			onEnd(generation, code);
		}
	});
	return {
		...commonHost(),
		runtime: {
			ensure: async ({ generation, command, env }) => {
				if (workload.running() === generation) return "running";
				if (last?.generation === generation) {
					onEnd(generation, last.code);
					return "ended";
				}
				await workload.stop(0);
				workload.start({
					generation,
					command,
					env
				});
				return "running";
			},
			stop: (graceMs) => workload.stop(graceMs)
		},
		openProxy: (_generation, decide) => openProxy({
			address: "127.0.0.1",
			port: PROXY_PORT
		}, decide),
		exec: async (request, at) => {
			const { runExec } = await import("./exec2.js");
			runExec(request, {
				...at,
				track: commands.track
			});
		},
		endedOutside: (_generation, terminated) => terminated,
		exitCode: (main) => main ?? KILLED,
		close: commands.killAll
	};
}
function openRemoteHost({ epoch, exclusive }) {
	return ({ log, onEnd }) => {
		const runtime = openRemoteRuntime({
			epoch,
			exclusive,
			log,
			onEnd
		});
		return {
			...commonHost(),
			runtime,
			openProxy: async (_generation, decide) => {
				const { server, close } = createProxy(decide);
				rmSync(PROXY_SOCKET, { force: true });
				server.listen(PROXY_SOCKET);
				await once(server, "listening");
				return {
					port: PROXY_PORT,
					close
				};
			},
			exec: (request, { env, send }) => {
				runtime.exec({
					...request,
					env: {
						...env,
						...request.env
					}
				}, send);
				return Promise.resolve();
			},
			endedOutside: (generation, terminated) => !terminated && runtime.endedOutside(generation),
			exitCode: () => {
				runtime.end();
				return 0;
			},
			close: () => runtime.close()
		};
	};
}
export { runContainedSupervisor };
