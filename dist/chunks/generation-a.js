import { a as liveOf, f as isActive, l as persist, n as background, r as countSessions, u as setPhase } from "./context.js";
// src/standin/gateway/generation-a.ts
const ENDED_LIMIT_MS = 15e3;
const ENDED = {
	reason: "ContainerExited",
	message: "Container exited"
};
const MAIN_EXITED = {
	reason: "MainProcessExited",
	message: "Canonical main process exited"
};
const NO_SESSION = {
	reason: "SupervisorNotConnected",
	message: "no supervisor session"
};
const LATCHING = {
	paused: "ContainerPaused",
	restarting: "ContainerRestarting",
	exited: "ContainerExited",
	dead: "ContainerDead"
};
var GenerationA = class {
	lostStart = {
		...ENDED,
		runs: true
	};
	driver;
	constructor(driver) {
		this.driver = driver;
	}
	async supervise(gateway, name) {
		const live = liveOf(gateway, name);
		live.starting = true;
		try {
			await gateway.driver.startSupervisor(gateway, name, () => void 0);
		} finally {
			live.starting = false;
			live.startedAtMs = performance.now();
		}
	}
	async fail(gateway, name, failure) {
		setPhase(gateway, name, {
			to: "Error",
			details: failure,
			seen: true
		});
		await gateway.store.commit();
	}
	attach(gateway, hello, session) {
		const record = gateway.store.get(hello.name);
		if (record === void 0) {
			session.send({
				type: "refused",
				message: "no such sandbox"
			});
			return false;
		}
		const live = liveOf(gateway, hello.name);
		live.session = session;
		countSessions(gateway);
		if (gateway.draining || record.intent !== "running") return true;
		const { generation, command, env } = record;
		const { version, endpoints } = record.policy;
		session.send({
			type: "config",
			generation,
			run: true,
			command,
			env,
			policy: {
				version,
				endpoints
			}
		});
		return true;
	}
	onSessionClosed(gateway, name, session) {
		const live = liveOf(gateway, name);
		if (live.session !== session) return;
		live.session = void 0;
		for (const exec of gateway.execs.values()) if (exec.name === name) exec.abandon();
		countSessions(gateway);
		if (gateway.draining || gateway.store.get(name)?.phase !== "Ready") return;
		setPhase(gateway, name, {
			to: "Provisioning",
			details: NO_SESSION
		});
		persist(gateway);
	}
	onRunning(gateway, name, generation) {
		const record = gateway.store.get(name);
		if (record?.generation !== generation || !isActive(record.phase) || gateway.losers.has(name)) return;
		setPhase(gateway, name, { to: "Ready" });
		persist(gateway);
	}
	onBindRefused() {
		return Promise.resolve();
	}
	async onExit(gateway, name, exit) {
		const record = gateway.store.get(name);
		const session = gateway.live.get(name)?.session;
		const { generation, outside } = exit;
		if (record !== void 0 && record.generation === generation && isActive(record.phase)) {
			if (outside && !gateway.settings.switches.has("4828")) await this.startAgain(gateway, record);
			else {
				const exitCode = exit.code ?? void 0;
				setPhase(gateway, name, {
					to: "Error",
					details: {
						...MAIN_EXITED,
						exitCode
					}
				});
			}
			await gateway.store.commit();
		}
		session?.send({
			type: "exit-ack",
			generation,
			next: "end"
		});
	}
	async startAgain(gateway, record) {
		const { name } = record;
		gateway.store.update(name, { generation: record.generation + 1 });
		setPhase(gateway, name, {
			to: "Provisioning",
			details: { reason: "ContainerStopped" },
			seen: true
		});
		await gateway.store.commit();
		const live = liveOf(gateway, name);
		live.starting = true;
		const work = this.driver.awaitEnd(gateway, name, ENDED_LIMIT_MS).then(() => this.supervise(gateway, name));
		background(gateway, work, "Failed to start a container again");
	}
	watch(gateway) {
		let looking = false;
		const look = async () => {
			const beganMs = performance.now();
			const seen = await this.driver.survey();
			for (const record of gateway.store.list()) {
				const live = liveOf(gateway, record.name);
				if (gateway.draining || live.starting || live.startedAtMs > beganMs) continue;
				await this.judge(gateway, record, seen.get(record.id)?.sandbox);
			}
		};
		const timer = setInterval(() => {
			if (looking) return;
			looking = true;
			const done = look().finally(() => {
				looking = false;
			});
			background(gateway, done, "Failed to poll Docker sandboxes");
		}, gateway.settings.docker?.pollIntervalMs);
		return { close: () => clearInterval(timer) };
	}
	async judge(gateway, seenOf, view) {
		const { name } = seenOf;
		const record = gateway.store.get(name);
		if (record === void 0 || record.phase === "Deleting" || record.pendingOperation !== null) return;
		if (view === void 0) {
			gateway.live.delete(name);
			gateway.store.remove(name);
			return gateway.store.commit();
		}
		if (!isActive(record.phase) || gateway.losers.has(name)) return;
		const reason = LATCHING[view.state];
		if (reason === void 0) return this.judgeRunning(gateway, record);
		const { switches } = gateway.settings;
		const isKeptUp = !switches.has("4828") && !switches.has("supervisor-kill");
		if (view.state === "exited" && isKeptUp) return this.startAgain(gateway, record);
		const message = view.state === "exited" ? ENDED.message : `Container ${view.state}`;
		await this.fail(gateway, name, {
			reason,
			message
		});
	}
	async judgeRunning(gateway, { name, phase }) {
		if (phase !== "Ready" || liveOf(gateway, name).session !== void 0) return;
		setPhase(gateway, name, {
			to: "Provisioning",
			details: NO_SESSION,
			seen: true
		});
		await gateway.store.commit();
	}
	async recover(gateway, record) {
		const { name } = record;
		const runs = await gateway.driver.runsWorkload(gateway, name);
		if (!runs) gateway.store.update(name, { generation: record.generation + 1 });
		setPhase(gateway, name, {
			to: "Provisioning",
			details: NO_SESSION,
			seen: true
		});
		if (!runs) await this.supervise(gateway, name);
		return "started";
	}
};
export { GenerationA };
