import { n as writeFileAtomic, t as readTextIfPresent } from "./files.js";
import { t as lineSplitter } from "./json-lines.js";
import { n as parseOptions, r as required } from "./options.js";
import { c as PROXY_PORT, i as openWorkload, l as PROXY_SOCKET, o as EXIT_FILE, r as openCommands, s as LAUNCH_FILE, u as RUNTIME_SOCKET } from "./workload.js";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
// src/standin/container/runtime.ts
const SYSTEM_FIRST_MS = 1e3;
const KILLED = 137;
const TERMINATED = 143;
async function runRuntime(args) {
	const options = parseOptions(args, { "orphan-limit-ms": { kind: "value" } });
	const runtime = new RuntimeProcess(Number(required(options, "orphan-limit-ms")));
	const code = await runtime.done;
	runtime.close();
	return code;
}
var RuntimeProcess = class {
	done;
	orphanLimitMs;
	workload;
	commands = openCommands();
	sockets = new Set();
	servers = [createServer((socket) => this.serve(socket)), createServer((socket) => this.forward(socket))];
	finish = () => void 0;
	bound;
	last;
	terminated = false;
	orphaned;
	constructor(orphanLimitMs) {
		this.orphanLimitMs = orphanLimitMs;
		this.done = new Promise((resolve) => {
			this.finish = resolve;
		});
		this.workload = openWorkload({
			output: "inherit",
			onEnd: (generation, code) => this.onEnd(generation, code)
		});
		const earlier = this.readEarlier();
		rmSync(RUNTIME_SOCKET, { force: true });
		this.servers[0].listen(RUNTIME_SOCKET);
		this.servers[1].listen(PROXY_PORT, "127.0.0.1");
		this.startOrphanTimer();
		if (earlier !== void 0) setTimeout(() => this.startFromOutside(earlier), SYSTEM_FIRST_MS);
		process.on("SIGTERM", () => this.onTerminate());
	}
	close() {
		this.bound = void 0;
		clearTimeout(this.orphaned);
		this.commands.killAll();
		for (const server of this.servers) server.close();
		for (const socket of this.sockets) socket.destroySoon();
	}
	readEarlier() {
		const launch = readJson(LAUNCH_FILE);
		if (launch === void 0) return void 0;
		const { generation } = launch;
		const exit = readJson(EXIT_FILE);
		const ended = exit?.generation === generation;
		this.last = {
			type: "exited",
			generation,
			code: ended ? exit.code : null,
			outside: !ended
		};
		return ended ? void 0 : launch;
	}
	startFromOutside(launch) {
		if (this.workload.running() !== void 0 || this.last?.generation !== launch.generation) return;
		this.start(launch);
	}
	keep(socket) {
		this.sockets.add(socket);
		socket.on("close", () => this.sockets.delete(socket));
		return socket;
	}
	serve(socket) {
		this.keep(socket).on("error", () => socket.destroy());
		const split = lineSplitter((line) => this.onMessage(socket, JSON.parse(line)), () => socket.destroy());
		socket.on("data", split);
		socket.on("close", () => {
			if (this.bound?.socket === socket) this.startOrphanTimer();
		});
	}
	forward(inside) {
		const outside = this.keep(connect(PROXY_SOCKET));
		this.keep(inside).on("error", () => outside.destroy());
		outside.on("error", () => inside.destroy());
		inside.on("close", () => outside.destroy());
		outside.on("close", () => inside.destroy());
		inside.pipe(outside);
		outside.pipe(inside);
	}
	onMessage(socket, message) {
		if (message.type === "bind") return this.bind(socket, message);
		if (this.bound?.socket !== socket) return say(socket, { type: "refused" });
		if (message.type === "start") this.ensure(socket, message);
		else if (message.type === "stop") this.stop(message.graceMs);
		else if (message.type === "end") this.finish(this.last?.code ?? KILLED);
		else this.exec(socket, message);
	}
	bind(socket, { epoch, exclusive }) {
		const { bound } = this;
		const free = bound === void 0 || bound.epoch === epoch || !bound.exclusive && bound.socket.destroyed;
		if (free) {
			this.bound = {
				epoch,
				exclusive,
				socket
			};
			clearTimeout(this.orphaned);
		}
		say(socket, { type: free ? "bound" : "refused" });
	}
	ensure(socket, { generation, command, env }) {
		if (this.workload.running() === generation) return say(socket, {
			type: "running",
			generation
		});
		if (this.last?.generation === generation) return say(socket, this.last);
		this.workload.stop(0).then(() => {
			this.start({
				generation,
				command,
				env
			});
			say(socket, {
				type: "running",
				generation
			});
		});
	}
	start(main) {
		this.last = void 0;
		writeFileAtomic(LAUNCH_FILE, JSON.stringify(main));
		this.workload.start(main);
	}
	onEnd(generation, code) {
		const outside = this.terminated;
		this.last = {
			type: "exited",
			generation,
			code,
			outside
		};
		if (!outside) writeFileAtomic(EXIT_FILE, JSON.stringify({
			generation,
			code
		}));
		if (this.bound !== void 0) say(this.bound.socket, this.last);
		if (outside) this.finish(code);
	}
	async stop(graceMs) {
		rmSync(LAUNCH_FILE, { force: true });
		await this.workload.stop(graceMs);
		this.finish(this.last?.code ?? TERMINATED);
	}
	onTerminate() {
		this.terminated = true;
		if (this.workload.running() === void 0) this.finish(TERMINATED);
		else this.workload.terminate();
	}
	startOrphanTimer() {
		clearTimeout(this.orphaned);
		this.orphaned = setTimeout(() => {
			const code = this.last?.code ?? KILLED;
			this.workload.stop(0).then(() => this.finish(code));
		}, this.orphanLimitMs);
	}
	async exec(socket, { request }) {
		const { runExec } = await import("./exec2.js");
		const send = (message) => say(socket, message);
		runExec(request, {
			env: {},
			send,
			track: this.commands.track
		});
	}
};
function readJson(path) {
	const text = readTextIfPresent(path);
	return text === void 0 ? void 0 : JSON.parse(text);
}
function say(socket, message) {
	if (!socket.destroyed) socket.write(`${JSON.stringify(message)}\n`);
}
export { runRuntime };
