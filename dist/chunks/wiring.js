import { r as __toESM } from "./rolldown-runtime.js";
import { o as causeChain, r as HarnessError } from "./errors.js";
import { a as listProcesses, c as readProcess, d as readVariables, f as stateFolder, i as isStopped, l as signalGroup, n as groupExists, o as livingMembers, r as isAlive, s as livingOfSession, t as errorCode, u as childEnvironment } from "./processes.js";
import { t as openLinesFile } from "./capped-file.js";
import path from "node:path";
import fs from "node:fs";
import os from "node:os";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import crypto from "node:crypto";
import { execFile, execFileSync, spawn } from "node:child_process";
import { promisify } from "node:util";
import { Readable } from "node:stream";
import vm from "node:vm";
import { StringDecoder } from "node:string_decoder";
function isMaskable(value) {
	const text = value.trim();
	return text.length >= (/^[\d\s.,:-]*$/.test(text) ? 8 : 4);
}
function secretPatterns(value) {
	const spelled = [value, ...value.split("\n")].filter(isMaskable).map((text) => text.trim()).flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
	return [...new Set(spelled)].sort((left, right) => right.length - left.length);
}
// src/backends/docker/container-facts.ts
function short(id) {
	return id.slice(0, 12);
}
function listedOf({ Id, Names, Labels, State, HostConfig }) {
	return {
		id: Id,
		name: (Names[0] ?? "").replace(/^\//, ""),
		labels: Labels,
		status: State,
		networkMode: HostConfig.NetworkMode
	};
}
function factsOf(info) {
	const { State: state, HostConfig: host, NetworkSettings: network } = info;
	return {
		id: info.Id,
		name: info.Name.replace(/^\//, ""),
		labels: info.Config.Labels,
		image: info.Image,
		status: state.Status,
		pid: state.Pid,
		startedAt: state.StartedAt,
		finishedAt: state.FinishedAt,
		exitCode: state.ExitCode,
		restartCount: info.RestartCount,
		restartPolicy: host.RestartPolicy?.Name ?? "no",
		networkMode: host.NetworkMode ?? "default",
		logDriver: host.LogConfig?.Type ?? "",
		tty: info.Config.Tty,
		networks: Object.entries(network.Networks).map(([name, attached]) => attachmentOf(info.Id, name, attached))
	};
}
function attachmentOf(container, name, attached) {
	return {
		name,
		id: attached.NetworkID,
		aliases: (attached.Aliases ?? []).filter((alias) => alias !== short(container)),
		ipv4: attached.IPAMConfig?.IPv4Address ?? null
	};
}
// src/backends/docker/kernel.ts
const CGROUP_ROOT = "/sys/fs/cgroup";
function processOfContainer(pid, container) {
	if (pid <= 1 || groupsOf(pid, container).length === 0) return null;
	const facts = readProcess(pid);
	return facts !== null && isAlive(facts) ? facts : null;
}
function containerOfProcess(pid) {
	return /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/.exec(read$1(`/proc/${pid}/cgroup`))?.[0] ?? null;
}
function isHeldByKernel(pid, container) {
	const freezer = freezerOf(pid, container);
	const state = freezer === null ? "" : read$1(freezer.file);
	return freezer === null || state === "" ? null : freezer.held.test(state);
}
function letGoByKernel(pid, container) {
	const freezer = freezerOf(pid, container);
	if (freezer === null) return;
	const { file, free } = freezer;
	try {
		fs.writeFileSync(file, free);
	} catch (cause) {
		if (errorCode(cause) === "ENOENT") return;
		throw new HarnessError(`the kernel holds container ${container.slice(0, 12)}, the engine does not know it`, {
			code: "not-permitted",
			hint: `echo ${free} | sudo tee ${file}`,
			cause
		});
	}
}
function freezerOf(pid, container) {
	const groups = groupsOf(pid, container).filter(({ path }) => !path.includes(".."));
	const old = groups.find(({ controllers }) => controllers === "freezer");
	if (old !== void 0) return {
		file: `${CGROUP_ROOT}/freezer${old.path}/freezer.state`,
		held: /^FR/,
		free: "THAWED"
	};
	const own = groups.find(({ controllers }) => controllers === "");
	return own === void 0 ? null : {
		file: `${CGROUP_ROOT}${own.path}/cgroup.freeze`,
		held: /^1/,
		free: "0"
	};
}
function groupsOf(pid, container) {
	return read$1(`/proc/${pid}/cgroup`).split("\n").flatMap((line) => {
		const [, controllers = "", path = ""] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
		return path.includes(container) ? [{
			controllers,
			path
		}] : [];
	});
}
function read$1(file) {
	try {
		return fs.readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
// src/backends/docker/engine-calls.ts
const CALL_LIMIT_MS = 2e4;
async function call({ what, graceSeconds = 0, work }, signal) {
	const limitMs = CALL_LIMIT_MS + graceSeconds * 1e3;
	const limit = AbortSignal.timeout(limitMs);
	try {
		return await work(AbortSignal.any([signal, limit]));
	} catch (error) {
		if (signal.aborted) throw new HarnessError(`${what} was cancelled`, {
			code: "cancelled",
			cause: error
		});
		if (limit.aborted) throw new HarnessError(`the engine did not answer ${what} within ${limitMs / 1e3} s`, {
			code: "engine-timeout",
			cause: error
		});
		throw engineError(what, error);
	}
}
function statusOf(error) {
	return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : null;
}
function engineError(what, error) {
	if (error instanceof HarnessError) return error;
	const status = statusOf(error);
	if ((error instanceof Error && "code" in error ? String(error.code) : null) === "EACCES") return new HarnessError(`${what}: no permission on the engine's socket`, {
		code: "engine-permission",
		hint: "Add the user to the group that owns the socket (usermod -aG docker USER, then log in again), or run as root.",
		cause: error
	});
	if (status === null) return new HarnessError(`${what}: no container engine answers`, {
		code: "engine-unreachable",
		hint: "Start the engine (systemctl start docker), or set DOCKER_HOST to its socket.",
		cause: error
	});
	const reason = error instanceof Error ? error.message : String(error);
	return new HarnessError(`${what}: the engine answered ${status}: ${reason}`, {
		code: "engine-refused",
		cause: error
	});
}
function within$1(promise, signal) {
	return new Promise((resolve, reject) => {
		if (signal.aborted) reject(new Error("aborted"));
		signal.addEventListener("abort", () => reject(new Error("aborted")), { once: true });
		promise.then(resolve, reject);
	});
}
// src/backends/docker/signals.ts
const run$1 = promisify(execFile);
const SUDO_LIMIT_MS = 5e3;
const HELPER_LIMIT_MS = 2e4;
const HELPER_LABEL = "openshell-chaos.helper";
const HELPER_SCRIPT = "while read -r line; do case $line in *\"$2\"*) kill -s \"$3\" \"$1\"; exit;; esac; done < \"/proc/$1/cgroup\"; exit 3";
const NOT_THE_TARGET = 3;
async function sendSignal(api, { target, name }, signal) {
	const refusals = [];
	if (isSeenHere(target)) {
		const refused = sendDirectly(target.pid, name);
		if (refused === null) return;
		refusals.push(refused);
		const withSudo = await sendWithSudo(target, name);
		if (withSudo === null) return;
		refusals.push(withSudo);
	} else refusals.push(`pid ${target.pid} is not seen on this machine as a process of the container`);
	const byHelper = await sendFromHelper(api, {
		target,
		name
	}, signal);
	if (byHelper === null) return;
	throw notPermitted(target, name, [...refusals, byHelper]);
}
function isSeenHere({ pid, startTime, container }) {
	const facts = processOfContainer(pid, container.id);
	return facts !== null && (startTime === null || facts.startTime === startTime);
}
function sendDirectly(pid, name) {
	try {
		process.kill(pid, name);
		return null;
	} catch (error) {
		const code = errorCode(error);
		if (code === "ESRCH") throw targetGone$1(`pid ${pid} went before ${name} reached it`);
		return `directly: ${code ?? String(error)}`;
	}
}
async function sendWithSudo(target, name) {
	const { pid } = target;
	const signalName = name.replace(/^SIG/, "");
	try {
		await run$1("sudo", [
			"-n",
			"kill",
			"-s",
			signalName,
			String(pid)
		], {
			env: childEnvironment([]),
			timeout: SUDO_LIMIT_MS
		});
		return null;
	} catch (error) {
		if (!isSeenHere(target)) throw targetGone$1(`pid ${pid} went before ${name} reached it`);
		return `sudo: ${errorCode(error) === "ENOENT" ? "not installed" : "it refuses without a password"}`;
	}
}
async function sendFromHelper(api, { target, name }, signal) {
	const { container, pid } = target;
	const helper = await createHelper(api, target, name.replace(/^SIG/, ""));
	try {
		const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(HELPER_LIMIT_MS)]);
		await helper.start({ abortSignal });
		const { StatusCode: code } = await helper.wait({ abortSignal });
		if (code === NOT_THE_TARGET) throw targetGone$1(`pid ${pid} is no process of container ${short(container.id)}`);
		return code === 0 ? null : `helper container: its kill ended with ${code}`;
	} catch (error) {
		if (error instanceof HarnessError) throw error;
		const message = error instanceof Error ? error.message : String(error);
		if (/executable file not found/.test(message)) return "helper container: the image of the target has no shell";
		if (statusOf(error) !== null) return `helper container: ${message}`;
		throw engineError(`signal container ${short(container.id)} from a helper container`, error);
	} finally {
		await api.remove(helper.id, AbortSignal.timeout(HELPER_LIMIT_MS)).catch(() => void 0);
	}
}
async function createHelper(api, { container, pid }, signalName) {
	try {
		return await api.docker.createContainer({
			Image: container.image,
			Entrypoint: ["sh"],
			Cmd: [
				"-c",
				HELPER_SCRIPT,
				"helper",
				String(pid),
				container.id,
				signalName
			],
			User: "0:0",
			Labels: { [HELPER_LABEL]: container.id },
			NetworkDisabled: true,
			HostConfig: {
				PidMode: "host",
				NetworkMode: "none",
				SecurityOpt: ["apparmor=unconfined", "label=disable"]
			}
		});
	} catch (error) {
		throw engineError("create a helper container", error);
	}
}
function notPermitted(target, name, refusals) {
	return new HarnessError(`${name} to the main process of container ${target.container.name} is not permitted (${refusals.join("; ")})`, {
		code: "not-permitted",
		hint: "Run the harness as root on the machine of the engine, or let it signal as root: echo \"$USER ALL=(root) NOPASSWD: $(command -v kill)\" | sudo tee /etc/sudoers.d/chaos-kill"
	});
}
function targetGone$1(message) {
	return new HarnessError(message, {
		code: "target-gone",
		hint: "See the log of the target for why it ended."
	});
}
async function describeSignalWay() {
	if (process.geteuid?.() === 0) return "directly";
	try {
		await run$1("sudo", [
			"-n",
			"kill",
			"-l"
		], {
			env: childEnvironment([]),
			timeout: SUDO_LIMIT_MS
		});
		return "directly or with sudo";
	} catch {
		return "directly or from a helper container";
	}
}
// src/backends/docker/containers.ts
const LEAVING = ["removing", "dead"];
const NAMED_SHARERS = 10;
async function locateContainer({ engine, list }, address, signal) {
	const labels = Object.entries(address.labels);
	const wanted = labels.map(([name, value]) => `${name}=${value}`).join(", ");
	const found = (await list()).filter((one) => labels.every(([name, value]) => one.labels[name] === value) && !LEAVING.includes(one.status));
	const [only, ...more] = found;
	if (only === void 0) return {
		found: false,
		reason: `no container carries ${wanted}`
	};
	if (more.length > 0) throw ambiguous(address, wanted, found);
	const facts = await (await engine()).inspect(only.id, signal);
	if (facts === null) return {
		found: false,
		reason: `container ${only.name} was removed`
	};
	if (!isUp(facts)) return {
		found: false,
		reason: `container ${facts.name} is ${describeState(facts)}`
	};
	if (address.type === "container") return {
		found: true,
		identity: identityOf(facts)
	};
	return {
		found: true,
		identity: mainProcessOf(facts, address.label)
	};
}
function ambiguous(address, wanted, found) {
	const named = found.map(({ name, id, status }) => `${name} (${short(id)}, ${status})`).sort();
	return new HarnessError(`${address.label}: ${named.join(" and ")} carry ${wanted}`, {
		code: "ambiguous-target",
		hint: "Exactly one container may carry the labels of a target; give the adapter labels that tell them apart.",
		subject: address.label
	});
}
function isUp({ status }) {
	return status === "running" || status === "paused";
}
function describeState({ status, exitCode }) {
	return status === "exited" || status === "restarting" ? `${status} (exit code ${exitCode})` : status;
}
function identityOf({ id, name, startedAt, pid }) {
	return {
		kind: "container",
		id,
		name,
		startedAt,
		pid
	};
}
function mainProcessOf(facts, label) {
	const seen = processOfContainer(facts.pid, facts.id);
	if (seen === null) throw new HarnessError(`${label}: pid ${facts.pid}, the main process of container ${facts.name}, is not seen on this machine`, {
		code: "not-applicable-target",
		hint: "Run the harness on the machine of the engine, and a harness in a container with --pid=host.",
		subject: label
	});
	return {
		kind: "container-process",
		container: facts.id,
		pid: facts.pid,
		startTime: seen.startTime
	};
}
async function lookBeforeActing(api, identity, signal) {
	const facts = await api.inspect(identity.id, signal);
	const gone = whyGone(facts, identity);
	if (facts === null || gone !== null) throw targetGone$1(`container ${identity.name} is gone: ${gone ?? ""}`);
	return facts;
}
function whyGone(facts, { startedAt }) {
	if (facts === null) return "it was removed";
	if (facts.startedAt !== startedAt) return `it was started again at ${facts.startedAt}`;
	return isUp(facts) ? null : `it is ${describeState(facts)}`;
}
async function observeContainer({ engine, list }, identity, signal) {
	const facts = await (await engine()).inspect(identity.id, signal);
	const gone = whyGone(facts, identity);
	if (facts === null || gone !== null) return {
		condition: "gone",
		proof: `container ${identity.name}: ${gone ?? ""}`
	};
	const { name, pid, id } = facts;
	if (facts.status === "paused") return {
		condition: "frozen",
		proof: `container ${name} is paused`
	};
	if (isHeldByKernel(pid, id) === true) return {
		condition: "frozen",
		proof: `the kernel holds container ${name}, which the engine says is running`
	};
	if (facts.networks.length > 0 || !hasNetworksOfItsOwn(facts)) return {
		condition: "running",
		proof: `container ${name} is running as pid ${pid}`
	};
	return {
		condition: "cut",
		proof: `container ${name} runs and is connected to no network${sharersOf(await list(), facts)}`
	};
}
function hasNetworksOfItsOwn({ networkMode }) {
	return networkMode !== "host" && networkMode !== "none" && !networkMode.startsWith("container:");
}
function sharersOf(all, { id, name }) {
	const modes = [`container:${id}`, `container:${name}`];
	const names = all.filter(({ networkMode }) => modes.includes(networkMode)).map((one) => one.name);
	if (names.length === 0) return "";
	const more = names.length > NAMED_SHARERS ? ` and ${names.length - NAMED_SHARERS} more` : "";
	return `; cut with it, as they share its network: ${names.sort().slice(0, NAMED_SHARERS).join(", ")}${more}`;
}
// src/backends/docker/tools.ts
function lifeOf({ id, startedAt }) {
	return `${id} ${startedAt}`;
}
const AWAY_LIMIT_MS = 15e3;
const ASK_AGAIN_MS = 250;
async function whileAway(clock, work, signal) {
	const deadlineMs = clock.elapsedMs() + AWAY_LIMIT_MS;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!isAway(error) || signal.aborted || clock.elapsedMs() >= deadlineMs) throw error;
		}
		await clock.sleepUntil(clock.elapsedMs() + ASK_AGAIN_MS, signal);
	}
}
function isAway(error) {
	return error instanceof HarnessError && error.code === "engine-unreachable";
}
async function holdsWithin$1(clock, how, signal) {
	const deadlineMs = clock.elapsedMs() + how.limitMs;
	while (!await how.condition()) {
		if (signal.aborted || clock.elapsedMs() >= deadlineMs) return false;
		await clock.sleepUntil(Math.min(clock.elapsedMs() + how.pollMs, deadlineMs), signal);
	}
	return true;
}
function shareReadings(read) {
	let waiting = null;
	let running = Promise.resolve();
	const begin = () => {
		waiting = null;
		const reading = read();
		running = reading.catch(() => void 0);
		return reading;
	};
	return () => waiting ??= running.then(begin);
}
// src/backends/docker/insist.ts
const TRY_AGAIN_MS = 300;
const REFUSED_LIMIT = 6;
const FINAL = [
	"engine-permission",
	"not-permitted",
	"target-gone",
	"bug"
];
async function insist(clock, work, signal) {
	let last = "there was no time for it";
	let refused = 0;
	while (!signal.aborted && refused < REFUSED_LIMIT) {
		try {
			return await work();
		} catch (error) {
			const code = error instanceof HarnessError ? error.code : "bug";
			if (code !== "cancelled") last = describe$3(error);
			if (FINAL.includes(code)) break;
			if (code === "engine-refused") refused += 1;
		}
		await clock.sleepUntil(clock.elapsedMs() + TRY_AGAIN_MS, signal);
	}
	return {
		result: "failed",
		proof: last
	};
}
function describe$3(error) {
	const hint = error instanceof HarnessError && error.hint !== null ? ` (${error.hint})` : "";
	return `${causeChain(error)[0] ?? "unknown error"}${hint}`;
}
// src/backends/docker/freeze.ts
const TAKE_BACK_LIMIT_MS = 1e4;
const UNWANTED_ANSWER_MS = 3e3;
async function freezeContainer({ engine, clock, own }, identity, signal) {
	const api = await engine();
	const asked = { pause: false };
	try {
		await whileAway(clock, async () => {
			const { status } = await lookBeforeActing(api, identity, signal);
			if (status === "paused" && asked.pause) return;
			if (status === "paused") {
				refuseForeignPause(own, identity);
				return;
			}
			asked.pause = true;
			own.frozen.add(lifeOf(identity));
			await api.pause(identity.id, laterThan(signal));
		}, signal);
	} catch (error) {
		if (!asked.pause) throw error;
		const limit = AbortSignal.timeout(TAKE_BACK_LIMIT_MS);
		const { result, proof } = await insist(clock, () => letRun(api, identity, limit), limit);
		if (result !== "failed") {
			own.frozen.delete(lifeOf(identity));
			throw error;
		}
		throw new HarnessError(`${causeChain(error)[0] ?? ""}; and it could not be let go: ${proof}`, {
			code: "freeze-stuck",
			hint: `docker unpause ${identity.name}`,
			cause: error
		});
	}
}
function laterThan(signal) {
	const later = new AbortController();
	const abort = () => void setTimeout(() => later.abort(), UNWANTED_ANSWER_MS).unref();
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort, { once: true });
	return later.signal;
}
function refuseForeignPause({ frozen }, identity) {
	if (frozen.has(lifeOf(identity))) return;
	throw new HarnessError(`container ${identity.name} is paused already, not by a fault of this run`, {
		code: "not-applicable-target",
		hint: "Letting it run at the end would undo what somebody else did."
	});
}
async function letRun(api, identity, signal) {
	const { id } = identity;
	let result = "already-clean";
	for (;;) {
		const facts = await api.inspect(id, signal);
		const gone = whyGone(facts, identity);
		if (facts === null || gone !== null) return {
			result: "gone-with-target",
			proof: gone ?? ""
		};
		const { name, status, pid } = facts;
		if (status !== "paused" && isHeldByKernel(pid, id) !== true) return {
			result,
			proof: `container ${name} runs as pid ${pid}`
		};
		if (signal.aborted) return {
			result: "failed",
			proof: `container ${name} is ${status} and held by the kernel`
		};
		if (status === "paused") await api.unpause(id, signal);
		else letGoByKernel(pid, id);
		result = "reverted";
	}
}
// src/backends/docker/networks.ts
async function undoOfCut({ api, own }, identity, signal) {
	const facts = await lookBeforeActing(api, identity, signal);
	const { id, startedAt } = facts;
	const networks = own.cut.get(lifeOf(facts)) ?? facts.networks;
	refuseWithoutNetworks({
		...facts,
		networks
	});
	return {
		action: {
			kind: "network.connect",
			id,
			startedAt,
			networks: networks.map((network) => ({ ...network }))
		},
		shell: networks.map((network) => connectLine(network, facts.name)).join("; ")
	};
}
function refuseWithoutNetworks(facts) {
	const { name, networkMode, networks } = facts;
	if (hasNetworksOfItsOwn(facts) && networks.length > 0) return;
	const why = hasNetworksOfItsOwn(facts) ? "it is connected to no network" : `its network mode is ${networkMode}`;
	throw new HarnessError(`container ${name} cannot be cut from its networks: ${why}`, {
		code: "not-applicable-target",
		hint: "A partition needs a container that the engine connects to networks of its own."
	});
}
function connectLine({ name, aliases, ipv4 }, container) {
	return [
		"docker network connect",
		...[...aliases.map((alias) => `--alias ${alias}`), ...ipv4 === null ? [] : [`--ip ${ipv4}`]],
		name,
		container
	].join(" ");
}
async function cutContainer({ engine, clock, own }, identity, signal) {
	const api = await engine();
	await whileAway(clock, async () => {
		const facts = await lookBeforeActing(api, identity, signal);
		const life = lifeOf(facts);
		if (!own.cut.has(life)) {
			refuseWithoutNetworks(facts);
			own.cut.set(life, facts.networks);
		}
		for (const { id } of facts.networks) await api.disconnect(identity.id, id, signal);
	}, signal);
}
async function connectAgain(api, action, signal) {
	const { id, networks } = action;
	const facts = await api.inspect(id, signal);
	if (facts === null) return {
		result: "gone-with-target",
		proof: "it was removed"
	};
	const missing = missingOf(networks, facts);
	const gone = whyGone(facts, action);
	if (facts.startedAt !== action.startedAt) return anotherLife(facts, missing, gone ?? "");
	if (missing.length === 0) return {
		result: "already-clean",
		proof: describeNetworks(facts)
	};
	const foreign = [];
	for (const network of missing) {
		const strange = await whyForeign(api, network, signal);
		if (strange === null) await api.connect(id, network, signal);
		else foreign.push(strange);
	}
	if (foreign.length > 0) return {
		result: "foreign-state-refused",
		proof: foreign.join("; ")
	};
	const now = await api.inspect(id, signal);
	if (now === null) return {
		result: "gone-with-target",
		proof: "it was removed"
	};
	const left = missingOf(networks, now);
	return left.length === 0 ? {
		result: "reverted",
		proof: describeNetworks(now)
	} : {
		result: "failed",
		proof: `container ${now.name} is still cut from ${namesOf(left)}`
	};
}
function anotherLife(facts, missing, gone) {
	if (missing.length === 0) return {
		result: "gone-with-target",
		proof: gone
	};
	const by = missing.map((network) => connectLine(network, facts.name)).join("; ");
	return {
		result: "failed",
		proof: `${gone}, and is still cut from ${namesOf(missing)}; by hand: ${by}`
	};
}
function missingOf(networks, facts) {
	return networks.filter(({ id }) => !facts.networks.some((attached) => attached.id === id));
}
async function whyForeign(api, { id, name }, signal) {
	if (await api.networkId(id, signal) !== null) return null;
	const other = await api.networkId(name, signal);
	return other === null ? `network ${name} was removed` : `network ${name} is another one than it was cut from (${other.slice(0, 12)}, not ${id.slice(0, 12)})`;
}
function describeNetworks(facts) {
	return `container ${facts.name} is connected to ${namesOf(facts.networks)}`;
}
function namesOf(networks) {
	return networks.map(({ name }) => name).join(", ");
}
// src/backends/docker/act.ts
const POLL_MS$3 = 10;
async function actOnContainer(tools, { action, identity }, signal) {
	const api = await tools.engine();
	switch (action.do) {
		case "kill": return whileAway(tools.clock, async () => {
			const container = await lookBeforeActing(api, identity, signal);
			const target = {
				container,
				pid: container.pid,
				startTime: null
			};
			await sendSignal(api, {
				target,
				name: `SIG${action.signal}`
			}, signal);
		}, signal);
		case "stop": return endOnce(tools, {
			api,
			identity,
			end: (id) => api.stop(id, secondsOf(action), signal)
		}, signal);
		case "restart": return endOnce(tools, {
			api,
			identity,
			end: (id) => api.restart(id, secondsOf(action), signal)
		}, signal);
		case "freeze": return freezeContainer(tools, identity, signal);
		case "partition": return cutContainer(tools, identity, signal);
	}
}
function secondsOf({ graceMs }) {
	return Math.ceil(graceMs / 1e3);
}
async function endOnce({ clock }, how, signal) {
	const { api, identity, end } = how;
	let asked = false;
	await whileAway(clock, async () => {
		if (asked && whyGone(await api.inspect(identity.id, signal), identity) !== null) return;
		await lookBeforeActing(api, identity, signal);
		asked = true;
		await end(identity.id);
	}, signal);
}
async function actOnMainProcess(tools, { action, identity }, signal) {
	switch (action.do) {
		case "kill": return signalMain(tools, {
			identity,
			name: `SIG${action.signal}`
		}, signal);
		case "freeze": return signalMain(tools, {
			identity,
			name: "SIGSTOP"
		}, signal);
		case "stop": return stopMain(tools, {
			identity,
			graceMs: action.graceMs
		}, signal);
		case "restart": return actOnContainer(tools, {
			action,
			identity: identityOf(await lookAtContainer(tools, identity, signal))
		}, signal);
		case "partition": throw noNetworks();
	}
}
function noNetworks() {
	return new HarnessError("the main process of a container has no networks of its own", {
		code: "not-applicable-target",
		hint: "Partition a target of the type container."
	});
}
async function signalMain(tools, { identity, name }, signal) {
	const api = await tools.engine();
	await whileAway(tools.clock, async () => {
		const container = await lookAtContainer(tools, identity, signal);
		const { pid, startTime } = identity;
		await sendSignal(api, {
			target: {
				container,
				pid,
				startTime
			},
			name
		}, signal);
	}, signal);
}
async function lookAtContainer(tools, identity, signal) {
	const facts = await (await tools.engine()).inspect(identity.container, signal);
	if (facts === null || !isUp(facts) || facts.pid !== identity.pid || !isThere(identity)) throw targetGone$1(`pid ${identity.pid} is not the main process of its container any more`);
	return facts;
}
function isThere({ pid, container, startTime }) {
	return processOfContainer(pid, container)?.startTime === startTime;
}
async function stopMain(tools, { identity, graceMs }, signal) {
	await signalMain(tools, {
		identity,
		name: "SIGTERM"
	}, signal);
	const condition = () => !isThere(identity);
	if (await holdsWithin$1(tools.clock, {
		condition,
		limitMs: graceMs,
		pollMs: POLL_MS$3
	}, signal)) return;
	if (signal.aborted) throw new HarnessError(`stopping pid ${identity.pid} was cancelled before its grace was over`, { code: "cancelled" });
	try {
		await signalMain(tools, {
			identity,
			name: "SIGKILL"
		}, signal);
	} catch (error) {
		if (!(error instanceof HarnessError) || error.code !== "target-gone") throw error;
	}
}
// src/backends/docker/engine-api.ts
async function openEngine() {
	const { default: DockerEngine } = await import("./docker.js").then((m) => __toESM(m.default, 1));
	let docker;
	try {
		docker = new DockerEngine();
	} catch (cause) {
		throw new HarnessError("DOCKER_HOST names no engine", {
			code: "engine-unreachable",
			hint: "Unset it, or set it to unix:///path/to/docker.sock or tcp://host:port.",
			cause
		});
	}
	return engineApi(docker);
}
function engineApi(docker) {
	return {
		docker,
		...readingCalls(docker),
		...containerCalls(docker),
		...networkCalls(docker)
	};
}
function readingCalls(docker) {
	const version = async (signal) => {
		const { Version, ApiVersion, Os, Arch } = await within$1(docker.version(), signal);
		const { CgroupVersion } = await within$1(docker.info(), signal);
		return {
			version: Version,
			apiVersion: ApiVersion,
			os: Os,
			arch: Arch,
			cgroups: Number(CgroupVersion ?? 1)
		};
	};
	const list = async (label, abortSignal) => {
		return (await docker.listContainers({
			all: true,
			filters: { label: [...label] },
			abortSignal
		})).map(listedOf);
	};
	return {
		version: (signal) => call({
			what: "version",
			work: version
		}, signal),
		list: async (labels, signal) => {
			const filter = Object.entries(labels).map(([name, value]) => `${name}=${value}`);
			return (await call({
				what: "list containers",
				work: (inner) => list(filter, inner)
			}, signal)).map(({ id }) => id);
		},
		listAll: (signal) => call({
			what: "list containers",
			work: (inner) => list([], inner)
		}, signal),
		inspect: (id, signal) => call({
			what: `inspect ${short(id)}`,
			work: (abortSignal) => unlessMissing(async () => factsOf(await docker.getContainer(id).inspect({ abortSignal })))
		}, signal)
	};
}
function containerCalls(docker) {
	const act = (verb, { id, graceSeconds = 0 }, work) => ({
		what: `${verb} ${short(id)}`,
		graceSeconds,
		work: (abortSignal) => unlessDone(work(docker.getContainer(id), abortSignal))
	});
	return {
		start: (id, signal) => call(act("start", { id }, (one, abortSignal) => one.start({ abortSignal })), signal),
		stop: (id, graceSeconds, signal) => call(act("stop", {
			id,
			graceSeconds
		}, (one, abortSignal) => one.stop({
			t: graceSeconds,
			abortSignal
		})), signal),
		restart: (id, graceSeconds, signal) => {
			const options = (abortSignal) => ({
				t: graceSeconds,
				abortSignal
			});
			return call(act("restart", {
				id,
				graceSeconds
			}, (one, inner) => one.restart(options(inner))), signal);
		},
		pause: (id, signal) => call(act("pause", { id }, (one, abortSignal) => one.pause({ abortSignal })), signal),
		unpause: (id, signal) => call(act("unpause", { id }, (one, abortSignal) => one.unpause({ abortSignal })), signal),
		remove: (id, signal) => call(act("remove", { id }, removeUnlessGone), signal)
	};
}
async function removeUnlessGone(container, abortSignal) {
	try {
		await container.remove({
			force: true,
			v: true,
			abortSignal
		});
	} catch (error) {
		if (statusOf(error) !== 404 && statusOf(error) !== 409) throw error;
	}
}
function networkCalls(docker) {
	return {
		disconnect: (id, network, signal) => {
			const work = async (abortSignal) => {
				await docker.getNetwork(network).disconnect({
					Container: id,
					Force: true,
					abortSignal
				});
			};
			return call({
				what: `disconnect ${short(id)} from ${network}`,
				work
			}, signal);
		},
		connect: (id, network, signal) => {
			const address = network.ipv4 === null ? {} : { IPAMConfig: { IPv4Address: network.ipv4 } };
			const work = async (abortSignal) => {
				const options = {
					Container: id,
					EndpointConfig: {
						Aliases: [...network.aliases],
						...address
					},
					abortSignal
				};
				await docker.getNetwork(network.id).connect(options);
			};
			return call({
				what: `connect ${short(id)} to ${network.name}`,
				work
			}, signal);
		},
		networkId: (idOrName, signal) => {
			const work = (inner) => unlessMissing(async () => {
				const { Id } = await within$1(docker.getNetwork(idOrName).inspect(), inner);
				return Id;
			});
			return call({
				what: `inspect network ${idOrName}`,
				work
			}, signal);
		}
	};
}
async function unlessDone(done) {
	try {
		await done;
	} catch (error) {
		if (statusOf(error) !== 304) throw error;
	}
}
async function unlessMissing(read) {
	try {
		return await read();
	} catch (error) {
		if (statusOf(error) === 404) return null;
		throw error;
	}
}
// src/backends/docker/undo.ts
const READ_BACK_LIMIT_MS$1 = 2e3;
const POLL_MS$2 = 10;
async function undoOfContainer({ engine, clock, own }, { action, identity }, signal) {
	const api = await engine();
	if (action.do === "partition") {
		if (identity.kind !== "container") throw noNetworks();
		return whileAway(clock, () => undoOfCut({
			api,
			own
		}, identity, signal), signal);
	}
	if (action.do !== "freeze") {
		const id = identity.kind === "container" ? identity.id : identity.container;
		return {
			action: {
				kind: "container.start",
				id
			},
			shell: `docker start ${id}`
		};
	}
	if (identity.kind === "container-process") {
		const { pid, startTime } = identity;
		return {
			action: {
				kind: "process.continue",
				pid,
				startTime,
				group: false
			},
			shell: `sudo kill -CONT ${pid}`
		};
	}
	return whileAway(clock, async () => {
		const { id, name, startedAt, status } = await lookBeforeActing(api, identity, signal);
		if (status === "paused") refuseForeignPause(own, identity);
		return {
			action: {
				kind: "container.unpause",
				id,
				startedAt
			},
			shell: `docker unpause ${name}`
		};
	}, signal);
}
async function undoOnEngine(tools, action, signal) {
	const { clock, engine, processes, own } = tools;
	switch (action.kind) {
		case "container.unpause": return insist(clock, async () => letRun(await engine(), action, signal), signal).then((outcome) => {
			if (outcome.result !== "failed") own.frozen.delete(lifeOf(action));
			return outcome;
		});
		case "container.start": return insist(clock, async () => startAgain(await engine(), action.id, signal), signal);
		case "network.connect": return insist(clock, async () => connectAgain(await engine(), action, signal), signal).then((outcome) => {
			if (outcome.result !== "failed") own.cut.delete(lifeOf(action));
			return outcome;
		});
		case "process.continue": return continueMain(tools, action, signal);
		default: return processes.undo(action, signal);
	}
}
async function startAgain(api, id, signal) {
	const facts = await api.inspect(id, signal);
	if (facts === null) return {
		result: "gone-with-target",
		proof: "it was removed"
	};
	const { name, status, startedAt } = facts;
	if (status === "removing" || status === "dead") return {
		result: "gone-with-target",
		proof: `container ${name} is ${status}`
	};
	if (isUp(facts)) return {
		result: "already-clean",
		proof: `container ${name} is ${status} since ${startedAt}`
	};
	await api.start(id, signal);
	const now = await api.inspect(id, signal);
	if (now === null) return {
		result: "gone-with-target",
		proof: "it was removed"
	};
	return isUp(now) ? {
		result: "reverted",
		proof: `container ${name} is ${now.status} since ${now.startedAt}`
	} : {
		result: "failed",
		proof: `container ${name} was started and is ${describeState(now)}`
	};
}
async function continueMain(tools, action, signal) {
	const outcome = await tools.processes.undo(action, signal);
	const container = action.group ? null : containerOfProcess(action.pid);
	if (outcome.result !== "failed" || container === null) return outcome;
	const { pid, startTime } = action;
	const seen = await tools.processes.observe({
		kind: "process",
		pid,
		startTime,
		group: false
	}, signal);
	if (seen.condition === "running") return {
		result: "already-clean",
		proof: seen.proof
	};
	const identity = {
		kind: "container-process",
		container,
		pid,
		startTime
	};
	return insist(tools.clock, async () => {
		await signalMain(tools, {
			identity,
			name: "SIGCONT"
		}, signal);
		const { proof, runs } = await waitUntilItRuns(tools, identity, signal);
		return {
			result: runs ? "reverted" : "failed",
			proof
		};
	}, signal);
}
async function waitUntilItRuns({ clock, processes }, { pid, startTime }, signal) {
	let proof = "";
	const condition = async () => {
		const seen = await processes.observe({
			kind: "process",
			pid,
			startTime,
			group: false
		}, signal);
		proof = seen.proof;
		return seen.condition !== "frozen";
	};
	return {
		runs: await holdsWithin$1(clock, {
			condition,
			limitMs: READ_BACK_LIMIT_MS$1,
			pollMs: POLL_MS$2
		}, signal),
		proof
	};
}
// src/backends/docker/backend.ts
const DOCKER_FAULTS = [
	"kill",
	"stop",
	"restart",
	"restart-in-place",
	"freeze",
	"outage",
	"partition"
];
function createDockerBackend(parts) {
	const tools = toolsOf(parts);
	const { processes } = parts;
	return {
		id: "docker",
		describe: (signal) => describe$2(tools, signal),
		locate: (address, signal) => "labels" in address ? locate$1(tools, address, signal) : processes.locate(address, signal),
		observe: (identity, signal) => observe(tools, identity, signal),
		observeAll: (identities, signal) => observeAll(tools, identities, signal),
		async apply(action, identity, signal) {
			if (identity.kind === "process") return processes.apply(action, identity, signal);
			if (identity.kind === "container") return actOnContainer(tools, {
				action,
				identity
			}, signal);
			return actOnMainProcess(tools, {
				action,
				identity
			}, signal);
		},
		undoOf: (action, identity, signal) => identity.kind === "process" ? processes.undoOf(action, identity, signal) : undoOfContainer(tools, {
			action,
			identity
		}, signal),
		undo: (action, signal) => undoOnEngine(tools, action, signal)
	};
}
function toolsOf({ clock, processes }) {
	let opened = null;
	const engine = () => opened ??= openEngine();
	return {
		clock,
		processes,
		engine,
		list: shareReadings(async () => (await engine()).listAll(new AbortController().signal)),
		own: {
			frozen: new Set(),
			cut: new Map()
		}
	};
}
async function describe$2({ engine }, signal) {
	const { version, apiVersion, os, arch, cgroups } = await (await engine()).version(signal);
	return `${version} (API ${apiVersion}, ${os}/${arch}, control groups v${cgroups}), signals ${await describeSignalWay()}`;
}
function locate$1(tools, address, signal) {
	return whileAway(tools.clock, () => locateContainer(tools, address, signal), signal);
}
async function observe(tools, identity, signal) {
	if (identity.kind === "container") return whileAway(tools.clock, () => observeContainer(tools, identity, signal), signal);
	return tools.processes.observe(asProcess(identity), signal);
}
async function observeAll(tools, identities, signal) {
	const plain = identities.flatMap((identity) => identity.kind === "container" ? [] : [asProcess(identity)]);
	const seen = [...await tools.processes.observeAll(plain, signal)];
	const all = identities.some(({ kind }) => kind === "container") ? await whileAway(tools.clock, tools.list, signal) : [];
	const paused = new Set(all.flatMap(({ id, status }) => status === "paused" ? [id] : []));
	const look = async (identity) => {
		if (identity.kind !== "container") return seen.shift() ?? observe(tools, identity, signal);
		if (!paused.has(identity.id)) return observe(tools, identity, signal);
		return {
			condition: "frozen",
			proof: `container ${identity.name} is paused`
		};
	};
	return Promise.all(identities.map(look));
}
function asProcess(identity) {
	if (identity.kind === "process") return identity;
	const { pid, startTime } = identity;
	return {
		kind: "process",
		pid,
		startTime,
		group: false
	};
}
// src/platform/output.ts
const LINE_FEED$6 = 10;
const CARRIAGE_RETURN = 13;
function keepHead(limitBytes) {
	const kept = [];
	let keptBytes = 0;
	let seenBytes = 0;
	return {
		add(chunk) {
			seenBytes += chunk.length;
			if (keptBytes >= limitBytes) return;
			const part = chunk.subarray(0, limitBytes - keptBytes);
			kept.push(part);
			keptBytes += part.length;
		},
		text: () => {
			const all = Buffer.concat(kept);
			return (seenBytes > keptBytes ? cutHead(all, limitBytes) : all).toString("utf8");
		},
		bytes: () => seenBytes
	};
}
function keepTail(limitBytes) {
	let kept = [];
	let keptBytes = 0;
	let seenBytes = 0;
	const compact = () => {
		const tail = Buffer.concat(kept).subarray(Math.max(0, keptBytes - limitBytes));
		kept = [tail];
		keptBytes = tail.length;
		return tail;
	};
	return {
		add(chunk) {
			seenBytes += chunk.length;
			kept.push(chunk);
			keptBytes += chunk.length;
			if (keptBytes > 2 * limitBytes) compact();
		},
		text: () => {
			const tail = compact();
			return (seenBytes > tail.length ? tail.subarray(continuationBytes(tail)) : tail).toString("utf8");
		},
		bytes: () => seenBytes,
		content: compact
	};
}
function cutHead(bytes, limitBytes) {
	const cut = bytes.subarray(0, limitBytes);
	for (let back = 1; back <= Math.min(4, cut.length); back += 1) {
		const byte = cut[cut.length - back] ?? 0;
		if ((byte & 192) === 128) continue;
		return sequenceLength(byte) > back ? cut.subarray(0, cut.length - back) : cut;
	}
	return cut;
}
function splitLines(limitBytes, onLine) {
	let held = [];
	let heldBytes = 0;
	let started = false;
	const hold = (part) => {
		const kept = part.subarray(0, Math.max(0, limitBytes + 1 - heldBytes));
		if (kept.length > 0) held.push(kept);
		heldBytes += kept.length;
		started = true;
	};
	const flush = () => {
		const all = held.length === 1 && held[0] !== void 0 ? held[0] : Buffer.concat(held);
		const line = all.at(-1) === CARRIAGE_RETURN ? all.subarray(0, -1) : all;
		held = [];
		heldBytes = 0;
		started = false;
		onLine(line.length > limitBytes ? cutHead(line, limitBytes) : line);
	};
	return {
		add(chunk) {
			let from = 0;
			for (let at = chunk.indexOf(LINE_FEED$6); at >= 0; at = chunk.indexOf(LINE_FEED$6, from)) {
				hold(chunk.subarray(from, at));
				flush();
				from = at + 1;
			}
			if (from < chunk.length) hold(Buffer.from(chunk.subarray(from, from + limitBytes + 1)));
		},
		end() {
			if (started) flush();
		}
	};
}
function continuationBytes(bytes) {
	let count = 0;
	while (count < 3 && ((bytes[count] ?? 0) & 192) === 128) count += 1;
	return count;
}
function sequenceLength(first) {
	if (first >= 240) return 4;
	if (first >= 224) return 3;
	return first >= 192 ? 2 : 1;
}
// src/backends/docker/engine-streams.ts
function streamUntil(answer, signal) {
	if (!(answer instanceof Readable)) throw new Error("the answer is no stream");
	answer.on("error", () => void 0);
	const destroy = () => void answer.destroy(new Error("aborted"));
	if (signal.aborted) destroy();
	signal.addEventListener("abort", destroy);
	answer.once("close", () => signal.removeEventListener("abort", destroy));
	return answer;
}
async function passChunks(stream, onChunk) {
	for await (const chunk of stream) {
		if (Buffer.isBuffer(chunk)) onChunk(chunk);
		await setImmediate();
	}
}
// src/backends/docker/engine-events.ts
const AGAIN_MS$1 = 250;
const OPEN_LIMIT_MS = 5e3;
const LAST_LIMIT_MS = 5e3;
const LINE_LIMIT_BYTES$1 = 262144;
const KNOWN_LIMIT = 1e3;
const REASON_CHARACTERS$1 = 300;
const ACTIONS = [
	"create",
	"start",
	"restart",
	"kill",
	"stop",
	"die",
	"oom",
	"pause",
	"unpause",
	"rename",
	"update"
];
const MORE_ACTIONS = ["destroy", "health_status"];
function createEngineEvents(clock) {
	let opened = null;
	const engine = () => opened ??= openEngine();
	return (request) => followEvents({
		clock,
		engine
	}, request);
}
function followEvents(parts, request) {
	const { clock } = parts;
	const closed = new AbortController();
	const reader = createEventReader(request, Date.parse(clock.wallTime()));
	let noteOpen = () => void 0;
	const opened = new Promise((resolve) => {
		noteOpen = resolve;
	});
	let wasOpen = false;
	const onOpen = () => {
		request.onConnection({
			state: wasOpen ? "back" : "open",
			reason: null
		});
		wasOpen = true;
		noteOpen();
	};
	const following = keepListening(parts, {
		request,
		reader,
		onOpen,
		signal: closed.signal
	});
	const limit = clock.sleepUntil(clock.elapsedMs() + OPEN_LIMIT_MS, AbortSignal.any([closed.signal]));
	return {
		open: Promise.race([opened, limit]),
		async close() {
			closed.abort();
			await following;
			await tellLast(parts, {
				request,
				reader
			});
		}
	};
}
async function keepListening(parts, { request, reader, onOpen, signal }) {
	const { clock } = parts;
	let isLost = false;
	while (!signal.aborted) {
		try {
			const engine = await parts.engine();
			await listen(engine, {
				request,
				reader,
				signal
			}, async () => {
				isLost = false;
				onOpen();
				await tellPresent(engine, request, signal);
			});
			throw new Error("the engine ended the stream of its events");
		} catch (error) {
			if (isAborted(signal)) return;
			if (!isLost) request.onConnection({
				state: "lost",
				reason: describe$1(error)
			});
			isLost = true;
		}
		await clock.sleepUntil(clock.elapsedMs() + AGAIN_MS$1, signal);
	}
}
async function tellLast(parts, { request, reader }) {
	try {
		const until = String(Date.parse(parts.clock.wallTime()) / 1e3);
		const signal = AbortSignal.timeout(LAST_LIMIT_MS);
		await listen(await parts.engine(), {
			request,
			reader,
			signal,
			until
		}, () => Promise.resolve());
	} catch (error) {
		request.onConnection({
			state: "lost",
			reason: describe$1(error)
		});
	}
}
async function listen(engine, { request, reader, signal, until }, onOpen) {
	const options = {
		filters: {
			type: ["container"],
			label: Object.entries(request.labels).map(([name, value]) => `${name}=${value}`),
			event: [...ACTIONS, ...MORE_ACTIONS]
		},
		since: reader.since(),
		...until === void 0 ? {} : { until },
		abortSignal: signal
	};
	const stream = streamUntil(await engine.docker.getEvents(options), signal);
	const lines = splitLines(LINE_LIMIT_BYTES$1, (line) => reader.add(line.toString("utf8")));
	try {
		const ended = passChunks(stream, (chunk) => lines.add(chunk));
		await Promise.all([ended, onOpen()]);
	} finally {
		stream.destroy();
	}
}
async function tellPresent(engine, request, signal) {
	for (const id of await engine.list(request.labels, signal)) {
		const facts = await engine.inspect(id, signal);
		if (facts === null) continue;
		const { name, labels, status } = facts;
		request.onContainer({
			action: "present",
			id,
			name,
			labels: wantedOf(labels, request.labelNames),
			exitCode: null,
			signal: null,
			status,
			timeNano: null
		});
	}
}
function createEventReader({ labelNames, onContainer }, fromMs) {
	const known = new Set();
	let latest = `${String(Math.floor(fromMs / 1e3))}${String(fromMs % 1e3).padStart(3, "0")}000000`;
	return {
		since: () => `${latest.slice(0, -9)}.${latest.slice(-9)}`,
		add(line) {
			const said = readEvent(line, labelNames);
			if (said === null) return;
			const key = `${said.timeNano} ${said.id} ${said.action}`;
			if (known.has(key)) return;
			known.add(key);
			const [oldest] = known;
			if (known.size > KNOWN_LIMIT && oldest !== void 0) known.delete(oldest);
			if (said.timeNano > latest) latest = said.timeNano;
			onContainer(said);
		}
	};
}
function readEvent(line, labelNames) {
	const timeNano = /"timeNano":\s*(\d{19})\b/.exec(line)?.[1];
	let sent;
	try {
		sent = JSON.parse(line);
	} catch {
		return null;
	}
	const { Action: action, Actor: actor } = sent;
	if (timeNano === void 0 || typeof action !== "string" || typeof actor?.ID !== "string") return null;
	const attributes = actor.Attributes ?? {};
	const { name = "", exitCode, signal } = attributes;
	return {
		action,
		id: actor.ID,
		name,
		labels: wantedOf(attributes, labelNames),
		exitCode: exitCode === void 0 ? null : Number(exitCode),
		signal: signal ?? null,
		status: null,
		timeNano
	};
}
function wantedOf(labels, names) {
	return Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name)));
}
function describe$1(error) {
	return engineError("events", error).message.slice(0, REASON_CHARACTERS$1);
}
function isAborted(signal) {
	return signal.aborted;
}
// src/backends/docker/log-cursor.ts
const STAMP_BYTES = 30;
const STAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{9})Z$/;
const SKEW_SECONDS = 10;
const SPACE = 32;
function stampAt(bytes, at) {
	if (bytes[at + STAMP_BYTES] !== SPACE) return null;
	const stamp = bytes.toString("latin1", at, at + STAMP_BYTES);
	return STAMP.test(stamp) ? stamp : null;
}
function behindStamp(at) {
	return at + STAMP_BYTES + 1;
}
function sinceOf(stamp, backSeconds) {
	const [, seconds, nanos] = STAMP.exec(stamp) ?? [];
	if (seconds === void 0 || nanos === void 0) throw new HarnessError(`the engine's stamp is not as expected: ${stamp}`, { code: "engine-stream" });
	return `${String(Date.parse(`${seconds}Z`) / 1e3 - backSeconds)}.${nanos}`;
}
const newPlace = () => ({
	last: null,
	pass: {
		stamp: "",
		count: 0,
		behind: false
	}
});
function createLogCursor() {
	const places = {
		stdout: newPlace(),
		stderr: newPlace()
	};
	let known = 0;
	let met = 0;
	return {
		beginPass() {
			met = 0;
			for (const place of Object.values(places)) place.pass = {
				stamp: "",
				count: 0,
				behind: place.last === null
			};
		},
		take({ stream, stamp, text }) {
			const place = places[stream];
			const { pass } = place;
			pass.count = pass.stamp === stamp ? pass.count + 1 : 1;
			pass.stamp = stamp;
			pass.behind ||= isBehind(pass, place.last);
			if (!pass.behind) {
				met += 1;
				return false;
			}
			known += 1;
			place.last = {
				stamp,
				count: pass.count,
				bytes: text.length,
				unfinished: text.at(-1) !== 10
			};
			return true;
		},
		since({ tty }) {
			const lasts = Object.values(places).map(({ last }) => last);
			const latest = lasts.reduce((max, last) => last !== null && last.stamp > max ? last.stamp : max, "");
			if (latest === "") return null;
			const open = lasts.flatMap((last) => last?.unfinished === true ? sinceOf(last.stamp, 0) : []);
			return [sinceOf(latest, tty ? 0 : SKEW_SECONDS), ...open].sort()[0] ?? null;
		},
		last: (stream) => places[stream].last,
		tally: () => ({
			known,
			met
		})
	};
}
function isBehind(pass, last) {
	return last === null || pass.stamp > last.stamp || pass.stamp === last.stamp && pass.count > last.count;
}
// src/backends/docker/log-frames.ts
const HEADER_BYTES = 8;
const FRAME_LIMIT_BYTES = 16777216;
const PENDING_LIMIT_BYTES = 4194304;
const STREAMS = [
	"stdout",
	"stdout",
	"stderr",
	"error"
];
const LINE_FEED$5 = 10;
const NOTHING$1 = Buffer.alloc(0);
function readFrames(onEntry) {
	let rest = NOTHING$1;
	return {
		add(bytes) {
			const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
			let at = 0;
			while (at + HEADER_BYTES <= all.length) {
				const size = all.readUInt32BE(at + 4);
				if (size > FRAME_LIMIT_BYTES) throw damaged(`a frame of ${String(size)} bytes`);
				const end = at + HEADER_BYTES + size;
				if (end > all.length) break;
				onEntry(entryOf(all[at] ?? 0, all.subarray(at + HEADER_BYTES, end)));
				at = end;
			}
			rest = at === all.length ? NOTHING$1 : Buffer.from(all.subarray(at));
		},
		end() {
			if (rest.length > 0) throw damaged("it ends in the middle of a frame");
		}
	};
}
function entryOf(kind, payload) {
	const stream = STREAMS[kind];
	if (stream === void 0) throw damaged(`a frame of kind ${String(kind)}`);
	if (stream === "error") throw damaged(payload.toString("utf8").trim().slice(0, 200));
	const stamp = stampAt(payload, 0);
	if (stamp === null) throw damaged("an entry without a stamp");
	return {
		stream,
		stamp,
		text: payload.subarray(behindStamp(0))
	};
}
function readTerminal(onEntry, last) {
	let pending = NOTHING$1;
	const take = (line) => {
		for (const entry of splitLine(line, last)) onEntry(entry);
	};
	return {
		add(bytes) {
			const all = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
			let from = 0;
			for (let at = all.indexOf(LINE_FEED$5); at >= 0; at = all.indexOf(LINE_FEED$5, from)) {
				take(all.subarray(from, at + 1));
				from = at + 1;
			}
			pending = from === all.length ? NOTHING$1 : Buffer.from(all.subarray(from));
			if (pending.length > PENDING_LIMIT_BYTES) throw damaged("a line without an end");
		},
		end() {
			if (pending.length > 0) take(pending);
			pending = NOTHING$1;
		}
	};
}
function splitLine(line, last) {
	const stamp = stampAt(line, 0);
	if (stamp === null) throw damaged("an entry without a stamp");
	const again = line.subarray(0, behindStamp(0));
	const entries = [];
	let from = behindStamp(0);
	for (;;) {
		const next = line.indexOf(again, from);
		const text = line.subarray(from, next < 0 ? line.length : next);
		if (last?.unfinished === true && last.stamp === stamp && last.count === entries.length + 1 && stampAt(text, last.bytes) !== null) {
			entries.push({
				stream: "stdout",
				stamp,
				text: text.subarray(0, last.bytes)
			});
			return [...entries, ...splitLine(line.subarray(from + last.bytes), null)];
		}
		entries.push({
			stream: "stdout",
			stamp,
			text
		});
		if (next < 0) return entries;
		from = next + again.length;
	}
}
function damaged(what) {
	return new HarnessError(`the engine's log cannot be read: ${what}`, { code: "engine-stream" });
}
// src/backends/docker/log-lines.ts
const HELD_LIMIT_BYTES = 4194304;
const LINE_FEED$4 = 10;
const LINE_BREAK = Buffer.from("\n");
function createLineJoiner() {
	const newLine = () => ({
		stamp: null,
		parts: [],
		bytes: 0
	});
	const lines = {
		stdout: newLine(),
		stderr: newLine()
	};
	let within = null;
	let out = [];
	const handOn = (line, ended) => {
		if (within !== null && within !== line) out.push(LINE_BREAK);
		out.push(...line.parts);
		line.parts = [];
		line.bytes = 0;
		if (ended) line.stamp = null;
		within = ended ? null : line;
	};
	const breakOff = (line) => {
		if (line.bytes > 0 || within === line) {
			hold(line, LINE_BREAK);
			handOn(line, true);
		}
		line.stamp = null;
	};
	const take = () => {
		const [first, second] = out;
		const bytes = first !== void 0 && second === void 0 ? first : Buffer.concat(out);
		out = [];
		return bytes;
	};
	return {
		add({ stream, stamp, text }) {
			const line = lines[stream];
			if (line.stamp !== null && line.stamp !== stamp) breakOff(line);
			const ended = text.at(-1) === LINE_FEED$4;
			hold(line, ended ? text : Buffer.from(text));
			line.stamp = stamp;
			if (ended || line.bytes > HELD_LIMIT_BYTES) handOn(line, ended);
		},
		take,
		takeAll() {
			for (const line of Object.values(lines)) if (line.bytes > 0) handOn(line, false);
			return take();
		}
	};
}
function hold(line, part) {
	line.parts.push(part);
	line.bytes += part.length;
}
// src/backends/docker/log-transfer.ts
const STALL_LIMIT_MS = 1e4;
const TOTAL_LIMIT_MS = 12e4;
function loggedContainer({ id, tty }) {
	return {
		id,
		tty,
		cursor: createLogCursor(),
		lines: createLineJoiner(),
		endReadOf: null
	};
}
async function transferLog(engine, transfer, signal) {
	const { container, reach, onBytes, onOpen } = transfer;
	const { cursor, lines, tty } = container;
	const since = reach === "whole" ? null : cursor.since({ tty });
	cursor.beginPass();
	const onEntry = (entry) => {
		if (cursor.take(entry)) lines.add(entry);
	};
	const query = {
		follow: reach === "follow",
		...since === null ? {} : { since }
	};
	const handOn = () => {
		const bytes = lines.take();
		if (bytes.length > 0) onBytes(bytes);
	};
	await readLog(engine, {
		container,
		query,
		onEntry,
		onChunk: handOn,
		...onOpen === void 0 ? {} : { onOpen }
	}, signal).finally(handOn);
}
async function lastLogEntry(engine, container, signal) {
	let last = null;
	const onEntry = (entry) => {
		last = {
			...entry,
			text: Buffer.from(entry.text)
		};
	};
	await readLog(engine, {
		container,
		query: {
			follow: false,
			tail: 1
		},
		onEntry,
		onChunk: () => void 0
	}, signal);
	return last;
}
async function readLog(engine, read, signal) {
	const { container, query, onEntry, onChunk, onOpen } = read;
	const { tty, cursor } = container;
	const reader = tty ? readTerminal(onEntry, cursor.last("stdout")) : readFrames(onEntry);
	const limit = limitRead(query.follow);
	try {
		const either = AbortSignal.any([signal, limit.signal]);
		const stream = streamUntil(await openLog(engine, {
			id: container.id,
			query
		}, either), either);
		onOpen?.();
		limit.opened();
		await passChunks(stream, (chunk) => {
			limit.progress();
			reader.add(chunk);
			onChunk();
		});
		reader.end();
	} catch (error) {
		if (limit.signal.aborted && !signal.aborted) throw new HarnessError(`the engine did not send the log of container ${short(container.id)} in time`, {
			code: "engine-timeout",
			cause: error
		});
		throw engineError(`log of container ${short(container.id)}`, error);
	} finally {
		limit.end();
	}
}
function openLog(engine, { id, query }, signal) {
	const request = {
		path: `/containers/${id}/logs?`,
		method: "GET",
		options: {
			stdout: true,
			stderr: true,
			timestamps: true,
			...query
		},
		isStream: true,
		statusCodes: { 200: true },
		abortSignal: signal
	};
	const dialer = engine.docker.modem;
	return new Promise((resolve, reject) => {
		dialer.dial(request, (error, answer) => {
			if (error !== null && error !== void 0) reject(error instanceof Error ? error : new Error("no answer"));
			else resolve(answer);
		});
	});
}
function limitRead(follow) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	const total = follow ? null : setTimeout(abort, TOTAL_LIMIT_MS);
	const stall = setTimeout(abort, STALL_LIMIT_MS);
	return {
		signal: controller.signal,
		opened: () => {
			if (follow) clearTimeout(stall);
		},
		progress: () => {
			if (!follow) stall.refresh();
		},
		end: () => {
			clearTimeout(stall);
			if (total !== null) clearTimeout(total);
		}
	};
}
// src/backends/docker/container-log.ts
const LOOK_MS = 200;
const AGAIN_MS = 20;
const CATCH_UP_MS = 1e3;
const CATCH_UP_LOOK_MS = 5;
const ENGINE_AWAY_MS = 1e4;
const NONE = "no container carries its labels";
function createContainerLogs(clock) {
	let opened = null;
	const engine = () => opened ??= openEngine();
	return (labels, events) => new ContainerLog({
		clock,
		engine
	}, {
		labels,
		events
	});
}
var ContainerLog = class {
	#parts;
	#wanted;
	#closed = new AbortController();
	#turns = Promise.resolve();
	#waiting = 0;
	#following = null;
	#isAttached = false;
	#current = null;
	#hadOne = false;
	#problem = NONE;
	#lost = null;
	constructor(parts, wanted) {
		this.#parts = parts;
		this.#wanted = wanted;
		this.#keepFollowing();
	}
	async read(reach) {
		if (reach === "new" || this.#isClosed()) return;
		if (reach === "now" && await this.#isCaughtUp()) return;
		const { clock } = this.#parts;
		const deadlineMs = clock.elapsedMs() + (reach === "end" ? ENGINE_AWAY_MS : 0);
		for (;;) {
			if (!await this.#resume(reach === "end" ? "whole" : "rest") || clock.elapsedMs() >= deadlineMs || this.#isClosed()) return;
			await clock.sleepUntil(clock.elapsedMs() + LOOK_MS, this.#closed.signal);
		}
	}
	problem() {
		return this.#lost ?? this.#problem;
	}
	#isClosed() {
		return this.#closed.signal.aborted;
	}
	close() {
		this.#closed.abort();
		this.#following?.abort();
	}
	async #keepFollowing() {
		const { clock } = this.#parts;
		while (!this.#isClosed()) {
			let pauseMs = LOOK_MS;
			await this.#inTurn(async () => {
				if (await this.#follow()) pauseMs = AGAIN_MS;
			});
			await clock.sleepUntil(clock.elapsedMs() + pauseMs, this.#closed.signal);
		}
	}
	async #follow() {
		const engine = await this.#parts.engine();
		const facts = await this.#find(engine);
		const container = this.#current;
		if (facts === null || container === null || this.#waiting > 0 || isReadToEnd(container, facts)) return false;
		const following = new AbortController();
		this.#following = following;
		const onOpen = () => {
			this.#isAttached = true;
		};
		try {
			await this.#transfer(engine, {
				container,
				facts,
				reach: "follow",
				onOpen
			}, following.signal);
			return true;
		} catch (error) {
			if (!following.signal.aborted) throw error;
			return false;
		} finally {
			this.#following = null;
			this.#isAttached = false;
		}
	}
	async #isCaughtUp() {
		const { clock } = this.#parts;
		const container = this.#current;
		const { signal } = this.#closed;
		if (!this.#isAttached || container === null) return false;
		try {
			const last = await lastLogEntry(await this.#parts.engine(), container, signal);
			const deadlineMs = clock.elapsedMs() + CATCH_UP_MS;
			for (;;) {
				if (last === null || hasPassed(container, last)) return true;
				if (this.#following === null || clock.elapsedMs() >= deadlineMs || this.#isClosed()) return false;
				await clock.sleepUntil(clock.elapsedMs() + CATCH_UP_LOOK_MS, signal);
			}
		} catch {
			return false;
		}
	}
	async #resume(reach) {
		this.#waiting += 1;
		this.#following?.abort();
		const error = await this.#inTurn(async () => {
			this.#waiting -= 1;
			const engine = await this.#parts.engine();
			const facts = await this.#find(engine);
			const container = this.#current;
			if (facts === null || container === null) return;
			if (reach === "rest" && isReadToEnd(container, facts)) return;
			const { known } = container.cursor.tally();
			await this.#transfer(engine, {
				container,
				facts,
				reach
			}, this.#closed.signal);
			const missed = container.cursor.tally().met - known;
			if (missed > 0) this.#lose(`${String(missed)} entries of container ${short(container.id)} were missed`);
			if (reach === "whole") this.#handOn(container.lines.takeAll());
		});
		return error instanceof HarnessError && error.code !== "engine-refused";
	}
	async #transfer(engine, { facts, ...transfer }, signal) {
		const all = AbortSignal.any([signal, this.#closed.signal]);
		transfer.container.endReadOf = null;
		await transferLog(engine, {
			...transfer,
			onBytes: (bytes) => this.#handOn(bytes)
		}, all);
		if (!isRunning(facts)) transfer.container.endReadOf = facts.startedAt;
		this.#problem = null;
	}
	#handOn(bytes) {
		if (bytes.length > 0) this.#wanted.events.onBytes(bytes);
	}
	async #find(engine) {
		const { signal } = this.#closed;
		const facts = await this.#look(engine);
		if (facts !== null && !isReadToEnd(this.#current, facts)) return facts;
		const ids = await engine.list(this.#wanted.labels, signal);
		const next = await firstStarted(engine, facts === null ? ids : newerThan(ids, facts.id), signal);
		if (next !== null) this.#begin(next);
		else if (facts === null) this.#problem = this.#hadOne ? null : NONE;
		return next ?? facts;
	}
	async #look(engine) {
		const current = this.#current;
		if (current === null) return null;
		const facts = await engine.inspect(current.id, this.#closed.signal);
		if (facts !== null) return facts;
		this.#handOn(current.lines.takeAll());
		if (current.endReadOf === null) this.#lose(`container ${short(current.id)} was removed before its log was read to its end`);
		this.#current = null;
		return null;
	}
	#begin(facts) {
		if (this.#current !== null) this.#handOn(this.#current.lines.takeAll());
		if (this.#hadOne) this.#wanted.events.onRestart("replaced");
		this.#current = loggedContainer(facts);
		this.#hadOne = true;
	}
	#lose(what) {
		this.#lost ??= what;
	}
	async #inTurn(work) {
		let failed = null;
		this.#turns = this.#turns.then(work).catch((error) => {
			failed = error;
			if (this.#isClosed()) return;
			this.#problem = error instanceof Error ? error.message : String(error);
		});
		await this.#turns;
		return failed;
	}
};
function isRunning({ status }) {
	return status === "running" || status === "paused";
}
function wasStarted({ startedAt }) {
	return !startedAt.startsWith("0001");
}
function isReadToEnd(container, facts) {
	return !isRunning(facts) && container?.endReadOf === facts.startedAt;
}
function hasPassed({ cursor }, { stream, stamp, text }) {
	const last = cursor.last(stream);
	if (last === null || last.stamp < stamp) return false;
	return last.stamp > stamp || !last.unfinished || text.at(-1) !== 10;
}
async function firstStarted(engine, ids, signal) {
	let started = null;
	for (const id of ids) {
		const facts = await engine.inspect(id, signal);
		if (facts === null || !wasStarted(facts)) continue;
		if (isRunning(facts)) return facts;
		started ??= facts;
	}
	return started;
}
function newerThan(ids, id) {
	const at = ids.indexOf(id);
	return at < 0 ? ids : ids.slice(0, at);
}
// src/platform/marked-processes.ts
function sessionLeadersWith(entry) {
	return living((known) => known === entry).filter(({ session, pid }) => session === pid).map(({ pid, startTime }) => ({
		pid,
		startTime,
		argv: readEntries(`/proc/${String(pid)}/cmdline`)
	}));
}
function livingMarked(beginning) {
	return living((known) => known.startsWith(beginning));
}
function living(isMark) {
	if (process.platform !== "linux") return [];
	return fs.readdirSync("/proc").flatMap((name) => {
		if (!/^\d+$/.test(name) || !readEntries(`/proc/${name}/environ`).some(isMark)) return [];
		const facts = readProcess(Number(name));
		return facts !== null && isAlive(facts) ? [facts] : [];
	});
}
function readEntries(file) {
	try {
		return fs.readFileSync(file, "utf8").split("\0").slice(0, -1);
	} catch {
		return [];
	}
}
// src/platform/session-end.ts
const TERM_GRACE_MS = 2e3;
const KILL_LIMIT_MS = 2e3;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;
const PATIENT = {
	graceMs: TERM_GRACE_MS,
	signal: new AbortController().signal
};
function endSession(leader, how = PATIENT) {
	return endAll(() => livingOfSession(leader), how);
}
function endMarkedSession(leader, mark, how = PATIENT) {
	return endAll(() => livingOfMarkedSession(leader, mark), how);
}
function livingOfMarkedSession(leader, mark) {
	const session = livingOfSession(leader);
	const known = new Set(session.map(({ pid }) => pid));
	return [...session, ...livingMarked(mark).filter(({ pid }) => !known.has(pid))];
}
async function endMarked(mark) {
	const pids = livingMarked(mark).map(({ pid }) => pid);
	return {
		pids,
		ended: pids.length === 0 || await endAll(() => livingMarked(mark), PATIENT)
	};
}
async function endAll(living, { graceMs, signal }) {
	signalAll(living(), "SIGTERM");
	if (await isEmptyWithin(living, graceMs, signal)) return true;
	signalAll(living(), "SIGKILL");
	return isEmptyWithin(living, KILL_LIMIT_MS);
}
function undoOfSession(leader) {
	const facts = readProcess(leader);
	if (facts === null) return null;
	const { startTime } = facts;
	return {
		action: {
			kind: "process.end",
			pid: leader,
			startTime
		},
		shell: `kill -TERM -- -${String(leader)}`
	};
}
function signalAll(living, signal) {
	for (const group of new Set(living.map((facts) => facts.group))) ignoringRefusal(() => signalGroup(group, signal));
}
function ignoringRefusal(send) {
	try {
		send();
	} catch (error) {
		if (!["ESRCH", "EPERM"].includes(errorCode(error) ?? "")) throw error;
	}
}
async function isEmptyWithin(living, limitMs, signal) {
	const deadlineMs = performance.now() + limitMs;
	let pauseMs = FIRST_PAUSE_MS;
	while (living().length > 0) {
		if (performance.now() >= deadlineMs || signal?.aborted === true) return false;
		await setTimeout$1(pauseMs);
		pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
	}
	return true;
}
// src/backends/process/groups.ts
const SHARED_MS = 200;
function createSharedGroups(nowMs) {
	let groups = new Map();
	let readMs = -1e400;
	const known = (group) => stillThere(groups.get(group) ?? []);
	return (group) => {
		if (nowMs() - readMs <= SHARED_MS) {
			const members = known(group);
			if (members.length > 0) return members;
		}
		if (!groupExists(group)) return [];
		groups = groupAll(listProcesses().filter(isAlive));
		readMs = nowMs();
		return groups.get(group) ?? [];
	};
}
function groupAll(processes) {
	const groups = new Map();
	for (const facts of processes) {
		const members = groups.get(facts.group);
		if (members === void 0) groups.set(facts.group, [facts]);
		else members.push(facts);
	}
	return groups;
}
function stillThere(members) {
	return members.flatMap(({ pid, startTime, group }) => {
		const now = readProcess(pid);
		return now !== null && now.startTime === startTime && now.group === group && isAlive(now) ? [now] : [];
	});
}
const NAMED_MEMBERS = 10;
function lookAt(identity, membersOf = livingMembers) {
	const members = identity.group ? membersOf(identity.pid) : [];
	const leader = readProcess(identity.pid);
	if (leader !== null && leader.startTime !== identity.startTime) return {
		members: [],
		reused: true,
		proof: `pid ${identity.pid} started at ${leader.startTime}, the target at ${identity.startTime}`
	};
	const own = leader === null ? `no process has pid ${identity.pid}` : describe(leader);
	if (identity.group) return {
		members,
		reused: false,
		proof: `${own}; ${describeGroup(identity.pid, members)}`
	};
	return {
		members: leader !== null && isAlive(leader) ? [leader] : [],
		reused: false,
		proof: own
	};
}
function lookBeforeSignal(identity) {
	return lookAt(identity, (group) => {
		const leader = readProcess(group);
		return leader !== null && isAlive(leader) ? [leader] : livingMembers(group);
	});
}
function describeMembers({ pid, group }, members) {
	if (group) return describeGroup(pid, members);
	return members[0] === void 0 ? `no process has pid ${pid}` : describe(members[0]);
}
function observeTarget(identity, membersOf = livingMembers) {
	const { members, proof } = lookAt(identity, membersOf);
	if (members.length === 0) return {
		condition: "gone",
		proof
	};
	return {
		condition: members.every(isStopped) ? "frozen" : "running",
		proof
	};
}
function refuseUnsafe(target, label) {
	const reason = unsafeReason(target, readProcess(process.pid));
	if (reason === null) return;
	throw new HarnessError(`pid ${target.pid} of ${label} ${reason}`, {
		code: "unsafe-target",
		hint: "A pid file must name a process of the system under test.",
		subject: label
	});
}
function unsafeReason({ pid, group }, own) {
	if (pid <= 1) return "is not a process that may be signalled";
	if (pid === process.pid) return "is the harness itself";
	return group && (pid === own?.group || pid === own?.session) ? "is the harness's own group or session" : null;
}
function describe(facts) {
	return `pid ${facts.pid} started at ${facts.startTime} is in state ${facts.state}`;
}
function describeGroup(group, members) {
	const named = members.slice(0, NAMED_MEMBERS).map((facts) => `${facts.pid} ${facts.state}`);
	const more = members.length > NAMED_MEMBERS ? `, and ${members.length - NAMED_MEMBERS} more` : "";
	return `group ${group} has ${members.length} living members${named.length > 0 ? `: ${named.join(", ")}` : ""}${more}`;
}
// src/backends/process/pid-file.ts
const SHOWN_CHARACTERS$1 = 40;
function readPidFile(file) {
	const text = readHead(file);
	if (text === null) return {
		found: false,
		reason: `the pid file ${file} does not exist`
	};
	if (text.trim() === "") return {
		found: false,
		reason: `the pid file ${file} is empty`
	};
	if (!/^\s*\d{1,10}\s*$/.test(text)) return {
		found: false,
		reason: `the pid file ${file} holds ${JSON.stringify(text.slice(0, SHOWN_CHARACTERS$1))}, expected a decimal pid`
	};
	return {
		found: true,
		pid: Number(text)
	};
}
function readHead(file) {
	let fd = null;
	try {
		fd = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
		if (!fs.fstatSync(fd).isFile()) throw unreadable$1(file, "it is not a regular file");
		const buffer = Buffer.alloc(65);
		return buffer.toString("latin1", 0, fs.readSync(fd, buffer, 0, buffer.length, 0));
	} catch (error) {
		if (errorCode(error) === "ENOENT") return null;
		throw error instanceof HarnessError ? error : unreadable$1(file, String(error), error);
	} finally {
		if (fd !== null) fs.closeSync(fd);
	}
}
function unreadable$1(file, reason, cause) {
	return new HarnessError(`cannot read the pid file ${file}: ${reason}`, {
		code: "pid-file-unreadable",
		hint: "Check the target's pid-file in the adapter.",
		cause
	});
}
// src/backends/process/backend.ts
const PROCESS_FAULTS = [
	"kill",
	"stop",
	"restart",
	"restart-in-place",
	"freeze",
	"outage"
];
const READ_BACK_LIMIT_MS = 2e3;
const POLL_MS$1 = 10;
function createProcessBackend({ clock }) {
	const tools = {
		clock,
		membersOf: createSharedGroups(() => clock.elapsedMs())
	};
	return {
		id: "process",
		describe: () => Promise.resolve(null),
		locate: (address) => attempt(() => locate(address)),
		apply: (action, identity, signal) => apply(clock, {
			action,
			identity: processOf(identity)
		}, signal),
		observe: (identity) => attempt(() => observeTarget(processOf(identity))),
		observeAll: (identities) => attempt(() => identities.map((identity) => observeTarget(processOf(identity), tools.membersOf))),
		undoOf: (action, identity) => attempt(() => action.do === "freeze" ? undoOfFreeze(processOf(identity)) : null),
		undo: (action, signal) => undo(tools, action, signal)
	};
}
function locate(address) {
	if (!("pidFile" in address)) throw notSupported(`${address.label}, a ${address.type},`);
	const content = readPidFile(address.pidFile);
	if (!content.found) return content;
	const { pid } = content;
	const group = address.type === "process-group";
	refuseUnsafe({
		pid,
		group
	}, address.label);
	const facts = readProcess(pid);
	if (facts === null || !isAlive(facts)) {
		if (group && livingMembers(pid).length > 0) return {
			found: true,
			identity: {
				kind: "process",
				pid,
				startTime: facts?.startTime ?? "unknown",
				group
			}
		};
		const reason = facts === null ? "no process has it" : "that process has ended and waits to be reaped";
		return {
			found: false,
			reason: `the pid file ${address.pidFile} names pid ${pid}, but ${reason}`
		};
	}
	if (group && facts.group !== pid) throw notALeader(address, facts.group, pid);
	return {
		found: true,
		identity: {
			kind: "process",
			pid,
			startTime: facts.startTime,
			group
		}
	};
}
function processOf(identity) {
	if (identity.kind !== "process") throw notSupported(`a ${identity.kind}`);
	return identity;
}
function notSupported(what) {
	return new HarnessError(`the process backend cannot act on ${what}`, { code: "not-supported" });
}
function notALeader(address, group, pid) {
	return new HarnessError(`${address.label} is pid ${pid}, which does not lead a process group but is in ${group}`, {
		code: "not-a-group-leader",
		hint: "Start it in a session of its own, or give the target the type process.",
		subject: address.label
	});
}
async function apply(clock, { action, identity }, signal) {
	switch (action.do) {
		case "kill":
			send(identity, `SIG${action.signal}`);
			return;
		case "freeze":
			send(identity, "SIGSTOP");
			return;
		case "stop":
			send(identity, "SIGTERM");
			await killAfterGrace(clock, {
				identity,
				graceMs: action.graceMs
			}, signal);
			return;
		case "partition":
		case "restart": throw notSupported(`${action.do} of a process`);
	}
}
async function killAfterGrace(clock, { identity, graceMs }, signal) {
	const isGone = () => lookAt(identity).members.length === 0;
	if (await holdsWithin(clock, {
		condition: isGone,
		limitMs: graceMs
	}, signal)) return;
	if (signal.aborted) throw new HarnessError(`stopping pid ${identity.pid} was cancelled before its grace was over`, { code: "cancelled" });
	try {
		send(identity, "SIGKILL");
	} catch (error) {
		if (!(error instanceof HarnessError) || error.code !== "target-gone") throw error;
	}
}
function send(identity, name) {
	refuseUnsafe(identity, "the target");
	signalSeen(identity, lookBeforeSignal(identity), name);
}
function signalSeen(identity, { members, proof }, name) {
	const whom = identity.group ? `process group ${identity.pid}` : `pid ${identity.pid}`;
	if (members.length === 0) throw targetGone(`${whom} is gone before ${name}: ${proof}`);
	try {
		if (identity.group) signalGroup(identity.pid, name);
		else process.kill(identity.pid, name);
	} catch (cause) {
		if (errorCode(cause) === "ESRCH") throw targetGone(`${whom} went before ${name} reached it`);
		throw new HarnessError(`${name} to ${whom} was refused (${errorCode(cause) ?? String(cause)})`, {
			code: "not-permitted",
			hint: "Run the harness as the user that the system runs as, or as root.",
			cause
		});
	}
}
function targetGone(message) {
	return new HarnessError(message, {
		code: "target-gone",
		hint: "See the log of the target for why it ended."
	});
}
function undoOfFreeze(identity) {
	const { pid, startTime, group } = identity;
	return {
		action: {
			kind: "process.continue",
			pid,
			startTime,
			group
		},
		shell: group ? `kill -CONT -- -${pid}` : `kill -CONT ${pid}`
	};
}
async function undo(tools, action, signal) {
	try {
		if (action.kind === "process.continue") {
			refuseUnsafe(action, "the undo record");
			return await continueTarget(tools, action, signal);
		}
		if (action.kind === "process.end") {
			refuseUnsafe({
				pid: action.pid,
				group: true
			}, "the undo record");
			return await endTarget(action);
		}
		return {
			result: "failed",
			proof: `${action.kind} is not the affair of the process backend`
		};
	} catch (error) {
		return {
			result: error instanceof HarnessError && error.code === "unsafe-target" ? "foreign-state-refused" : "failed",
			proof: String(error)
		};
	}
}
async function continueTarget({ clock, membersOf }, target, signal) {
	const before = lookAt(target, membersOf);
	if (before.members.length === 0) return {
		result: "gone-with-target",
		proof: before.proof
	};
	signalSeen(target, before, "SIGCONT");
	let now = before.members;
	const runs = () => {
		now = stillThere(before.members);
		return !now.some(isStopped);
	};
	const done = await holdsWithin(clock, {
		condition: runs,
		limitMs: READ_BACK_LIMIT_MS
	}, signal);
	const proof = describeMembers(target, now);
	if (!done) return {
		result: "failed",
		proof: `still stopped after SIGCONT: ${proof}`
	};
	if (now.length === 0) return {
		result: "gone-with-target",
		proof
	};
	return {
		result: before.members.some(isStopped) ? "reverted" : "already-clean",
		proof
	};
}
async function endTarget({ pid, startTime }) {
	const target = {
		pid,
		startTime,
		group: true
	};
	const before = lookAt(target);
	if (before.members.length === 0 && (before.reused || livingOfSession(pid).length === 0)) return {
		result: "already-clean",
		proof: before.proof
	};
	return {
		result: await endSession(pid) ? "reverted" : "failed",
		proof: lookAt(target).proof
	};
}
async function holdsWithin(clock, { condition, limitMs }, signal) {
	const deadlineMs = clock.elapsedMs() + limitMs;
	while (!condition()) {
		if (signal.aborted || clock.elapsedMs() >= deadlineMs) return false;
		await clock.sleepUntil(Math.min(clock.elapsedMs() + POLL_MS$1, deadlineMs), signal);
	}
	return true;
}
function attempt(work) {
	return new Promise((resolve) => resolve(work()));
}
// src/observers/engine-watch.ts
async function watchEngine({ clock, openEngineEvents }, { labels, labelNames, destination }) {
	const stamp = () => ({
		atMs: clock.elapsedMs(),
		at: clock.wallTime()
	});
	const file = openLinesFile(destination, () => ({
		...stamp(),
		gap: "the file is at its size limit"
	}));
	const events = openEngineEvents({
		labels,
		labelNames,
		onContainer: (event) => void file.add({
			...stamp(),
			event
		}),
		onConnection: ({ state, reason }) => void file.add({
			...stamp(),
			connection: state,
			reason
		})
	});
	await events.open;
	return { async close() {
		await events.close();
		file.close();
		return {
			lines: file.lines(),
			complete: !file.hasFailed()
		};
	} };
}
// src/observers/log-copy.ts
const LOG_COPY_LIMITS = {
	headBytes: 66060288,
	tailBytes: 1048576
};
const LINE_FEED$3 = 10;
function createLogCopy(destination) {
	const tail = keepTail(LOG_COPY_LIMITS.tailBytes);
	let headBytes = 0;
	let capped = false;
	let failed = false;
	const append = (bytes) => {
		if (failed) return;
		try {
			destination.append(bytes);
		} catch {
			failed = true;
		}
	};
	const close = () => {
		try {
			destination.close();
		} catch {
			failed = true;
		}
	};
	return {
		add(bytes) {
			const head = headOf(bytes, Math.max(0, LOG_COPY_LIMITS.headBytes - headBytes));
			if (head.length > 0) append(head);
			headBytes = head.length < bytes.length ? LOG_COPY_LIMITS.headBytes : headBytes + head.length;
			if (head.length < bytes.length) tail.add(Buffer.from(bytes.subarray(head.length)));
		},
		finish() {
			const content = tail.content();
			capped = tail.bytes() - content.length > 0;
			const wholeLines = capped ? content.subarray(content.indexOf(LINE_FEED$3) + 1) : content;
			const leftOut = tail.bytes() - wholeLines.length;
			if (capped) append(`\n[${leftOut} bytes of this log were read and counted, but are left out here]\n`);
			append(wholeLines);
			close();
		},
		isCapped: () => capped,
		hasFailed: () => failed
	};
}
function headOf(bytes, room) {
	if (bytes.length <= room) return bytes;
	const lineEnd = room === 0 ? -1 : bytes.lastIndexOf(LINE_FEED$3, room - 1);
	return bytes.subarray(0, lineEnd < 0 ? room : lineEnd + 1);
}
// src/observers/log-source.ts
const CHUNK_BYTES = 262144;
const NOT_THERE = "the file is not there";
const buffer = Buffer.alloc(CHUNK_BYTES);
function openLogFile(file, events) {
	let open = null;
	let problem = NOT_THERE;
	const readOn = async (from) => {
		const { size } = fs.fstatSync(from.fd);
		if (size < from.offset) {
			events.onRestart("truncated");
			from.offset = 0;
		}
		while (from.offset < size) {
			const count = fs.readSync(from.fd, buffer, 0, Math.min(CHUNK_BYTES, size - from.offset), from.offset);
			if (count === 0) return;
			from.offset += count;
			events.onBytes(buffer.subarray(0, count));
			if (from.offset < size) await setImmediate();
		}
	};
	const readAll = async () => {
		open ??= openFile(file);
		if (open === null) return;
		const current = fs.statSync(file, { throwIfNoEntry: false });
		await readOn(open);
		if (current !== void 0 && (current.ino !== open.ino || current.dev !== open.dev)) {
			fs.closeSync(open.fd);
			open = null;
			events.onRestart("replaced");
			open = openFile(file);
			if (open !== null) await readOn(open);
		}
	};
	return {
		async read() {
			try {
				await readAll();
				problem = open === null ? NOT_THERE : null;
			} catch (error) {
				problem = error instanceof Error ? error.message : String(error);
			}
		},
		problem: () => problem,
		close() {
			if (open !== null) fs.closeSync(open.fd);
			open = null;
		}
	};
}
function openFile(file) {
	let fd;
	try {
		fd = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
	} catch (error) {
		if (errorCode(error) === "ENOENT") return null;
		throw error;
	}
	const stats = fs.fstatSync(fd);
	if (stats.isFile()) return {
		fd,
		dev: stats.dev,
		ino: stats.ino,
		offset: 0
	};
	fs.closeSync(fd);
	throw new Error(`${file} is not a regular file`);
}
// src/platform/patterns.ts
const limitMs = 500;
const script = new vm.Script(`(() => {
  const pattern = new RegExp(source);
  let start = 0;
  for (let index = 0; ; index += 1) {
    const end = text.indexOf('\\n', start);
    if (pattern.test(end < 0 ? text.slice(start) : text.slice(start, end))) return index;
    if (end < 0) return -1;
    start = end + 1;
  }
})()`);
let place = null;
function searchInContext(source, text) {
	place ??= vm.createContext({
		source: "",
		text: ""
	});
	place.source = source;
	place.text = text;
	try {
		return Number(script.runInContext(place, { timeout: limitMs }));
	} finally {
		place.text = "";
	}
}
function matchLine(pattern, text) {
	const index = searchText(pattern, [text]);
	return index === "too-slow" ? index : index >= 0;
}
function searchText(pattern, lines) {
	if (lines.length === 0) return -1;
	const text = lines.map((line) => line.replaceAll("\n", " ")).join("\n");
	try {
		return searchInContext(pattern, text);
	} catch (error) {
		if (isTimeout(error)) return "too-slow";
		throw new SyntaxError(`bad pattern ${JSON.stringify(pattern)}`, { cause: error });
	}
}
const guardedPatterns = {
	matchLine,
	searchText
};
function isTimeout(error) {
	return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
// src/observers/recent-lines.ts
const LIMITS = {
	lines: 2e4,
	characters: 8388608,
	searches: 200
};
const TOO_SLOW = {
	found: false,
	reason: "pattern-too-slow"
};
function countLines() {
	let added = 0;
	return {
		add: () => {
			added += 1;
		},
		count: () => added,
		search: () => ({
			found: false,
			reason: "no-match"
		})
	};
}
function keepRecentLines() {
	let kept = [];
	let first = 0;
	let added = 0;
	let characters = 0;
	const searches = new Map();
	const tooSlow = new Set();
	const drop = () => {
		characters -= kept[first]?.length ?? 0;
		kept[first] = "";
		first += 1;
		if (first < LIMITS.lines) return;
		kept = kept.slice(first);
		first = 0;
	};
	const look = (pattern, afterLine) => {
		const from = Math.max(first, kept.length - (added - afterLine));
		const index = searchText(pattern, kept.slice(from));
		if (index === "too-slow") {
			tooSlow.add(pattern);
			return TOO_SLOW;
		}
		const text = kept[from + index];
		if (index < 0 || text === void 0) return {
			found: false,
			reason: "no-match"
		};
		return {
			found: true,
			line: added - kept.length + from + index + 1,
			text
		};
	};
	return {
		add(text) {
			kept.push(text);
			added += 1;
			characters += text.length;
			while (kept.length - first > LIMITS.lines || characters > LIMITS.characters) drop();
		},
		count: () => added,
		search(pattern, afterLine) {
			const key = `${afterLine} ${pattern}`;
			const before = searches.get(key);
			if (before?.result.found === true) return before.result;
			if (tooSlow.has(pattern)) return TOO_SLOW;
			const result = look(pattern, Math.max(afterLine, before?.through ?? 0));
			if (searches.size >= LIMITS.searches && before === void 0) searches.clear();
			searches.set(key, {
				result,
				through: added
			});
			return result;
		}
	};
}
// src/observers/text-counter.ts
const KEPT_LINES = 1e3;
const LINE_FEED$2 = 10;
function countTexts(texts) {
	const needles = texts.map((text) => ({
		text,
		bytes: Buffer.from(text),
		lines: [],
		count: 0,
		seen: false
	}));
	const carryBytes = Math.max(1, ...needles.map(({ bytes }) => bytes.length)) - 1;
	let carry = Buffer.alloc(0);
	let line = 1;
	const look = (part) => {
		const joined = carry.length === 0 ? part : Buffer.concat([carry, part]);
		for (const needle of needles) needle.seen ||= joined.includes(needle.bytes);
		return joined;
	};
	const endLine = () => {
		for (const needle of needles.filter(({ seen }) => seen)) {
			needle.count += 1;
			if (needle.lines.length < KEPT_LINES) needle.lines.push(line);
			needle.seen = false;
		}
		carry = Buffer.alloc(0);
		line += 1;
	};
	return {
		add(bytes) {
			if (needles.length === 0) return;
			let from = 0;
			for (let at = bytes.indexOf(LINE_FEED$2); at >= 0; at = bytes.indexOf(LINE_FEED$2, from)) {
				look(bytes.subarray(from, at));
				endLine();
				from = at + 1;
			}
			if (from === bytes.length) return;
			const begun = look(bytes.subarray(from));
			carry = Buffer.from(begun.subarray(Math.max(0, begun.length - carryBytes)));
		},
		end: endLine,
		counts: () => needles.map(({ text, count, lines }) => ({
			text,
			count,
			lines
		}))
	};
}
// src/observers/log-follower.ts
const POLL_MS = 50;
const SEARCHED_LINE_BYTES = 65536;
const LINE_FEED$1 = 10;
function followLog({ clock, openContainerLog }, request) {
	let sink = createSink(request);
	const events = {
		onBytes: (bytes) => {
			sink.add(bytes);
			request.onChange();
		},
		onRestart: (reason) => sink.restart(reason)
	};
	const { source: place } = request;
	const source = "file" in place ? openLogFile(place.file, events) : openContainerLog(place.labels, events);
	const stop = new AbortController();
	let reading = Promise.resolve();
	const read = (reach) => {
		reading = reading.then(() => source.read(reach));
		return reading;
	};
	const turnTo = (rest) => {
		const summary = read("end").then(() => {
			const first = sink;
			sink = createSink({
				destination: rest,
				texts: [],
				searched: false
			});
			return first.finish(source.problem());
		});
		reading = summary.then(() => void 0);
		return summary;
	};
	const polling = pollUntil(clock, () => read("new"), stop.signal);
	const end = async () => {
		stop.abort();
		await polling;
		await read("end");
		const problem = source.problem();
		source.close();
		return sink.finish(problem);
	};
	let ended = null;
	return {
		position: () => ({
			lines: sink.lines(),
			bytes: sink.bytes()
		}),
		catchUp: () => read("now"),
		search: (pattern, afterLine) => sink.search(pattern, afterLine),
		turnTo,
		close: () => ended ??= end()
	};
}
async function pollUntil(clock, work, signal) {
	while (!signal.aborted) {
		await work();
		await clock.sleepUntil(clock.elapsedMs() + POLL_MS, signal);
	}
}
function createSink(request) {
	const copy = createLogCopy(request.destination);
	const counter = countTexts(request.texts);
	const recent = request.searched ? keepRecentLines() : countLines();
	const splitter = splitLines(SEARCHED_LINE_BYTES, (line) => recent.add(line.toString("utf8")));
	let bytes = 0;
	let inLine = false;
	const add = (chunk) => {
		bytes += chunk.length;
		inLine = chunk.at(-1) !== LINE_FEED$1;
		copy.add(chunk);
		counter.add(chunk);
		splitter.add(chunk);
	};
	return {
		add,
		restart: (reason) => add(Buffer.from(`${inLine ? "\n" : ""}[this log was ${reason} and is followed on from its new start]\n`)),
		lines: () => recent.count(),
		bytes: () => bytes,
		search: (pattern, afterLine) => recent.search(pattern, afterLine),
		finish(problem) {
			splitter.end();
			counter.end();
			copy.finish();
			const reason = problem ?? (copy.hasFailed() ? "the disk refused a part of its copy" : null);
			return {
				lines: recent.count(),
				bytes,
				capped: copy.isCapped(),
				complete: reason === null,
				...reason === null ? {} : { reason },
				counts: counter.counts()
			};
		}
	};
}
// src/observers/http-get.ts
async function getText(url, limits, signal) {
	const { get } = await loadClient(url.protocol);
	return await new Promise((resolve, reject) => {
		const end = (settle) => {
			clearTimeout(timer);
			settle();
		};
		const fail = (error) => end(() => reject(error));
		const request = get(url, {
			agent: false,
			signal
		}, (response) => {
			response.on("error", fail);
			if (response.statusCode !== 200) {
				request.destroy(new Error(`answered ${response.statusCode ?? "without a status"}`));
				return;
			}
			const chunks = [];
			let bytes = 0;
			response.on("data", (chunk) => {
				bytes += chunk.length;
				if (bytes <= limits.bodyBytes) chunks.push(chunk);
				else request.destroy(new Error(`the answer is larger than ${limits.bodyBytes} bytes`));
			});
			response.on("end", () => end(() => resolve(Buffer.concat(chunks).toString("utf8"))));
		});
		const timer = setTimeout(() => request.destroy(new Error(`no whole answer within ${limits.timeoutMs} ms`)), limits.timeoutMs);
		request.on("error", fail);
	});
}
async function loadClient(protocol) {
	return protocol === "https:" ? await import("node:https") : await import("node:http");
}
// src/observers/prometheus-text.ts
const SHOWN_CHARACTERS = 80;
const NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL = /[ \t]*([a-zA-Z_][a-zA-Z0-9_]*)[ \t]*=[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*/y;
const REST = /[ \t]+(\S+)(?:[ \t]+[-+0-9.eE]+)?[ \t]*(?:#.*)?$/y;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
function parsePrometheusText(text) {
	return text.split("\n").flatMap((raw, index) => {
		const line = raw.trim();
		if (line === "" || line.startsWith("#")) return [];
		const sample = parseSample(line);
		if (sample === null) throw new SyntaxError(`line ${index + 1} is not a sample: ${JSON.stringify(line.slice(0, SHOWN_CHARACTERS))}`);
		return [sample];
	});
}
function parseSample(line) {
	const name = matchAt(NAME, line, 0)?.[0];
	if (name === void 0) return null;
	const braceAt = name.length + (/^[ \t]*/.exec(line.slice(name.length))?.[0].length ?? 0);
	const labels = line[braceAt] === "{" ? parseLabels(line, braceAt + 1) : {
		entries: [],
		end: name.length
	};
	if (labels === null) return null;
	const tail = ` ${line.slice(labels.end)}`;
	const value = parseValue(matchAt(REST, tail, 0)?.[1] ?? "");
	return value === null ? null : {
		name,
		labels: Object.fromEntries(labels.entries),
		value
	};
}
function parseLabels(line, from) {
	const entries = [];
	let at = from;
	for (;;) {
		const match = matchAt(LABEL, line, at);
		if (match === null) break;
		entries.push([match[1] ?? "", unescapeLabel(match[2] ?? "")]);
		at += match[0].length;
		if (line[at] !== ",") break;
		at += 1;
	}
	at += /^[ \t]*/.exec(line.slice(at))?.[0].length ?? 0;
	return line[at] === "}" ? {
		entries,
		end: at + 1
	} : null;
}
function unescapeLabel(text) {
	return text.replace(/\\(.)/g, (whole, character) => {
		if (character === "n") return "\n";
		return character === "\\" || character === "\"" ? character : whole;
	});
}
function parseValue(text) {
	if (NUMBER.test(text)) return Number(text);
	switch (text.toLowerCase()) {
		case "nan": return NaN;
		case "inf":
		case "+inf": return Number.POSITIVE_INFINITY;
		case "-inf": return Number.NEGATIVE_INFINITY;
		default: return null;
	}
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
// src/observers/metrics-scraper.ts
const SCRAPE_LIMITS = {
	timeoutMs: 2e3,
	bodyBytes: 4194304
};
const REASON_CHARACTERS = 200;
function scrapeMetrics(clock, request) {
	const url = parseUrl(request);
	const stop = new AbortController();
	const stamp = () => ({
		atMs: clock.elapsedMs(),
		at: clock.wallTime()
	});
	const file = openLinesFile(request.destination, () => ({
		...stamp(),
		gap: "the file is at its size limit"
	}));
	let latest = null;
	const scrapeOnce = async (signal) => {
		const scrape = await fetchSamples(url, signal);
		if (signal.aborted) return;
		const at = stamp();
		if ("gap" in scrape) file.add({
			...at,
			gap: scrape.gap
		});
		else {
			latest = {
				atMs: at.atMs,
				samples: scrape.samples
			};
			file.add({
				...at,
				samples: scrape.samples.map(toLine)
			});
		}
		request.onChange();
	};
	const ended = repeatEvery(clock, {
		intervalMs: request.intervalMs,
		work: scrapeOnce
	}, stop.signal);
	const close = async () => {
		stop.abort();
		await ended;
		await scrapeOnce(new AbortController().signal);
		file.close();
		return {
			lines: file.lines(),
			complete: !file.hasFailed()
		};
	};
	let closed = null;
	return {
		name: request.name,
		latest: (selector) => latest === null ? null : readValue(latest, selector),
		close: () => closed ??= close()
	};
}
function parseUrl({ name, url }) {
	const parsed = URL.canParse(url) ? new URL(url) : null;
	if (parsed !== null && ["http:", "https:"].includes(parsed.protocol)) return parsed;
	throw new HarnessError(`metrics ${name} have the address ${JSON.stringify(url)}, expected one with http or https`, {
		code: "bad-metrics-url",
		hint: "Check the adapter's metrics and the endpoints that its boot hook printed.",
		subject: name
	});
}
async function repeatEvery(clock, { intervalMs, work }, signal) {
	let dueMs = clock.elapsedMs();
	while (!signal.aborted) {
		await work(signal);
		const missed = Math.floor((clock.elapsedMs() - dueMs) / intervalMs);
		dueMs += (Math.max(0, missed) + 1) * intervalMs;
		await clock.sleepUntil(dueMs, signal);
	}
}
async function fetchSamples(url, signal) {
	try {
		return { samples: parsePrometheusText(await getText(url, SCRAPE_LIMITS, signal)) };
	} catch (error) {
		return { gap: (error instanceof Error ? error.message : String(error)).slice(0, REASON_CHARACTERS) };
	}
}
function toLine({ name, labels, value }) {
	if (Number.isFinite(value)) return {
		name,
		labels,
		value
	};
	return {
		name,
		labels,
		value: Number.isNaN(value) ? "NaN" : `${value > 0 ? "+" : "-"}Inf`
	};
}
function readValue({ atMs, samples }, selector) {
	const wanted = Object.entries(selector.labels);
	const values = samples.filter(({ name, labels }) => name === selector.metric && wanted.every(([key, text]) => labels[key] === text)).map(({ value }) => value).filter((value) => !Number.isNaN(value));
	return {
		atMs,
		value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
	};
}
// src/observers/watch.ts
const LINE_LIMIT_BYTES = 65536;
function watch({ clock, commands }, request) {
	const stop = new AbortController();
	const stamp = () => ({
		atMs: clock.elapsedMs(),
		at: clock.wallTime()
	});
	const file = openLinesFile(request.destination, () => ({
		...stamp(),
		data: "the file is at its size limit"
	}));
	let undo = null;
	const ended = commands.stream({
		argv: request.argv,
		env: request.env,
		cwd: request.cwd,
		lineLimitBytes: LINE_LIMIT_BYTES,
		onLine: (line) => void file.add({
			...stamp(),
			data: parseData(line)
		}),
		onStart: (pid) => {
			undo = undoOfSession(pid);
		}
	}, stop.signal).then(({ exitCode }) => {
		file.close();
		return {
			exitCode,
			lines: file.lines(),
			complete: !file.hasFailed(),
			expected: stop.signal.aborted
		};
	});
	return {
		undo,
		ended,
		async close() {
			stop.abort();
			await ended;
		}
	};
}
function parseData(line) {
	try {
		return JSON.parse(line);
	} catch {
		return line;
	}
}
// src/observers/observers.ts
function createObservers(ports) {
	return {
		followLog: (request) => followLog(ports, request),
		scrapeMetrics: (request) => scrapeMetrics(ports.clock, request),
		watch: (request) => watch(ports, request),
		watchEngine: (request) => watchEngine(ports, request),
		receiveTraces: async (request) => {
			const { receiveTraces } = await import("./otlp-receiver.js");
			return await receiveTraces(ports.clock, request);
		}
	};
}
// src/platform/clock.ts
const MAX_TIMER_MS = 2147483647;
function createSystemClock() {
	const origin = process.hrtime.bigint();
	const elapsedMs = () => Number(process.hrtime.bigint() - origin) / 1e6;
	return {
		wallTime: () => new Date().toISOString(),
		elapsedMs,
		async sleepUntil(deadlineMs, signal) {
			while (!signal.aborted) {
				const leftMs = deadlineMs - elapsedMs();
				if (!(leftMs > 0)) return;
				await sleep(Math.min(Math.ceil(leftMs), MAX_TIMER_MS), signal);
			}
		}
	};
}
function sleep(ms, signal) {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", end);
			resolve();
		};
		const timer = setTimeout(end, ms);
		signal.addEventListener("abort", end, { once: true });
	});
}
// src/platform/commands.ts
const DRAIN_LIMIT_MS = 250;
const EXIT_LIMIT_MS = 1e3;
const NO_EXIT = {
	exitCode: null,
	signal: null
};
function createCommandRunner(masker) {
	return {
		run: (request, signal) => run({
			request,
			masker
		}, signal),
		stream: (request, signal) => stream({
			request,
			masker
		}, signal)
	};
}
async function run({ request, masker }, signal) {
	const startedMs = performance.now();
	const mask = masker.stream();
	const stdout = maskInto(keepHead(request.stdoutLimitBytes), mask);
	const stderr = maskInto(keepTail(request.stderrLimitBytes), masker.stream());
	const end = await runInto({
		request,
		stdout,
		stderr
	}, signal);
	for (const output of [stdout, stderr]) output.end();
	return {
		...end,
		...mask.hasMasked() ? { stdoutMasked: true } : {},
		stdout: stdout.text(),
		stderr: stderr.text(),
		stdoutBytes: stdout.bytes(),
		stderrBytes: stderr.bytes(),
		durationMs: performance.now() - startedMs
	};
}
async function runInto(sinks, signal) {
	const { request, stdout, stderr } = sinks;
	if (signal.aborted) return {
		...NO_EXIT,
		outcome: "cancelled"
	};
	const child = spawnLeader(request, "pipe");
	if (!isStarted(child)) {
		stderr.add(Buffer.from(describeStart(await child, request)));
		return {
			...NO_EXIT,
			outcome: "not-started"
		};
	}
	child.child.stdout?.on("data", (chunk) => stdout.add(chunk));
	child.child.stderr?.on("data", (chunk) => stderr.add(chunk));
	return untilEnd(child, request.timeoutMs, signal);
}
function maskInto(keeper, mask) {
	return {
		...keeper,
		add: (chunk) => keeper.add(mask.add(chunk)),
		end: () => keeper.add(mask.end())
	};
}
async function stream({ request, masker }, signal) {
	if (signal.aborted) return { exitCode: null };
	const child = spawnLeader(request, "ignore");
	if (!isStarted(child)) {
		await child;
		return { exitCode: null };
	}
	request.onStart(child.pid);
	const lines = splitLines(request.lineLimitBytes, (line) => request.onLine(line.toString("utf8")));
	const mask = masker.stream();
	child.child.stdout?.on("data", (chunk) => lines.add(mask.add(chunk)));
	const end = await untilEnd(child, null, signal);
	lines.add(mask.end());
	lines.end();
	return { exitCode: end.exitCode };
}
function spawnLeader(place, stderr) {
	const [command = "", ...rest] = place.argv;
	try {
		const child = spawn(command, rest, {
			cwd: place.cwd,
			env: place.env,
			stdio: [
				"ignore",
				"pipe",
				stderr
			],
			detached: true
		});
		const failed = new Promise((resolve) => child.on("error", resolve));
		return child.pid === void 0 ? failed : {
			child,
			pid: child.pid
		};
	} catch (error) {
		return Promise.resolve(error instanceof Error ? error : new Error(String(error)));
	}
}
function isStarted(child) {
	return "pid" in child;
}
function describeStart(error, place) {
	const reason = errorCode(error) === "ENOENT" && !fs.existsSync(place.cwd) ? `the folder ${place.cwd} does not exist` : error.message;
	return `cannot start ${String(place.argv[0])}: ${reason}`;
}
async function untilEnd({ child, pid }, timeoutMs, signal) {
	const exited = new Promise((resolve) => child.once("exit", (exitCode, exitSignal) => resolve({
		exitCode,
		signal: exitSignal
	})));
	const closed = new Promise((resolve) => child.once("close", () => resolve()));
	const outcome = await exitOrInterruption({
		exited,
		timeoutMs
	}, signal);
	if (outcome !== "exited" || livingMembers(pid).length > 0) await endSession(pid);
	const exit = await within(EXIT_LIMIT_MS, exited, NO_EXIT);
	await within(DRAIN_LIMIT_MS, closed, void 0);
	await setImmediate();
	for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
	child.unref();
	return {
		...exit,
		outcome
	};
}
function exitOrInterruption({ exited, timeoutMs }, signal) {
	return new Promise((resolve) => {
		const end = (outcome) => {
			clearTimeout(timer);
			signal.removeEventListener("abort", onAbort);
			resolve(outcome);
		};
		const onAbort = () => end("cancelled");
		const timer = timeoutMs === null ? void 0 : setTimeout(() => end("timed-out"), Math.min(timeoutMs, MAX_TIMER_MS));
		signal.addEventListener("abort", onAbort, { once: true });
		exited.then(() => end("exited"));
	});
}
async function within(ms, promise, fallback) {
	const done = new AbortController();
	const late = setTimeout$1(ms, fallback, { signal: done.signal }).catch(() => fallback);
	const value = await Promise.race([promise, late]);
	done.abort();
	return value;
}
// src/platform/evidence-files.ts
const chunkBytes = 131072;
const openFlags = fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK;
function openEvidence(root) {
	const base = realFolder(root);
	return {
		stat: (file) => withFile(base, file, (_, stats) => ({ sizeBytes: stats.size })),
		readText: (file, limitBytes) => {
			return withFile(base, file, (fd, stats) => {
				refuseLarge(file, stats.size, limitBytes);
				return fs.readFileSync(fd, "utf8");
			}) ?? refuse("evidence-missing", `${file} is missing`, file);
		},
		readLines: (file, limits, visit) => {
			return withFile(base, file, (fd, stats) => {
				refuseLarge(file, stats.size, limits.fileBytes);
				return eachLine(fd, limits, visit);
			}) ?? refuse("evidence-missing", `${file} is missing`, file);
		}
	};
}
function realFolder(root) {
	try {
		const base = fs.realpathSync(root);
		if (fs.statSync(base).isDirectory()) return base;
	} catch (cause) {
		throw new HarnessError(`the run directory cannot be read: ${root}`, {
			code: "evidence-unreadable",
			cause
		});
	}
	return refuse("evidence-unreadable", `not a folder: ${root}`, root);
}
function withFile(base, file, use) {
	const absolute = resolveInside(base, file);
	if (absolute === null) return null;
	const fd = openRegular(absolute, file);
	if (fd === null) return null;
	try {
		return use(fd, fs.fstatSync(fd));
	} catch (error) {
		if (error instanceof HarnessError || systemCode(error) === null) throw error;
		throw unreadable(file, error);
	} finally {
		fs.closeSync(fd);
	}
}
function resolveInside(base, file) {
	const parts = file.split("/");
	if (parts.some((part) => part === "" || part === "." || part === ".." || /[\0\\]/.test(part))) refuse("evidence-refused", `${JSON.stringify(file)} is not a path inside the run directory`, file);
	let folder = base;
	for (const part of parts.slice(0, -1)) {
		folder = path.join(folder, part);
		const stats = look(folder, file);
		if (stats === null || stats.isFile()) return null;
		if (!stats.isDirectory()) refuse("evidence-refused", `${file} leads through something that is not a folder`, file);
	}
	return path.join(folder, parts.at(-1) ?? "");
}
function openRegular(absolute, file) {
	const seen = look(absolute, file);
	if (seen === null) return null;
	if (!seen.isFile()) refuse("evidence-refused", `${file} is not a regular file`, file);
	let fd;
	try {
		fd = fs.openSync(absolute, openFlags);
	} catch (error) {
		throw unreadable(file, error);
	}
	const opened = fs.fstatSync(fd);
	if (opened.ino === seen.ino && opened.dev === seen.dev) return fd;
	fs.closeSync(fd);
	return refuse("evidence-refused", `${file} was exchanged while it was opened`, file);
}
function look(absolute, file) {
	try {
		return fs.lstatSync(absolute);
	} catch (error) {
		const code = systemCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return null;
		throw unreadable(file, error);
	}
}
function eachLine(fd, limits, visit) {
	const decoder = new StringDecoder("utf8");
	const buffer = Buffer.allocUnsafe(chunkBytes);
	const open = {
		text: "",
		bytes: 0,
		cut: false
	};
	let number = 0;
	const take = (text) => {
		const room = limits.lineBytes - open.text.length;
		open.cut ||= text.length > room;
		open.text += room > 0 ? text.slice(0, room) : "";
	};
	for (let size = read(fd, buffer); size > 0; size = read(fd, buffer)) {
		const chunk = buffer.subarray(0, size);
		const lastBreak = chunk.lastIndexOf(10);
		open.bytes = lastBreak < 0 ? open.bytes + size : size - lastBreak - 1;
		const text = decoder.write(chunk);
		let start = 0;
		for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
			take(text.slice(start, end));
			number += 1;
			visit({
				text: open.text,
				number,
				cut: open.cut
			});
			open.text = "";
			open.cut = false;
			start = end + 1;
		}
		take(text.slice(start));
	}
	take(decoder.end());
	return {
		rest: open.text,
		restBytes: open.bytes
	};
}
function read(fd, buffer) {
	return fs.readSync(fd, buffer, 0, buffer.length, null);
}
function refuseLarge(file, sizeBytes, limitBytes) {
	if (sizeBytes <= limitBytes) return;
	refuse("evidence-too-large", `${file} has ${String(sizeBytes)} bytes; expected at most ${String(limitBytes)}`, file);
}
function unreadable(file, cause) {
	const code = systemCode(cause) ?? "unknown reason";
	return new HarnessError(`${file} cannot be read: ${code}`, {
		code: "evidence-unreadable",
		subject: file,
		cause
	});
}
function refuse(code, message, subject) {
	throw new HarnessError(message, {
		code,
		subject
	});
}
function systemCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
// src/platform/host.ts
const COMMAND_LIMIT_MS = 2e3;
const OUTPUT_LIMIT_BYTES = 65536;
function createHost({ cliPath }) {
	return {
		info: hostInfo,
		bootId,
		childEnvironment,
		nodePath: process.execPath,
		cliPath
	};
}
function hostInfo() {
	return {
		os: os.platform(),
		arch: os.arch(),
		kernel: os.release(),
		node: process.version,
		cpus: os.availableParallelism(),
		memoryBytes: os.totalmem()
	};
}
function bootId() {
	try {
		if (process.platform !== "linux") return macBootId();
		return `${fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${fs.readlinkSync("/proc/self/ns/pid")}`;
	} catch (cause) {
		throw new HarnessError("cannot read which boot of the machine this is", {
			code: "boot-id-unreadable",
			hint: "The process backend needs Linux with /proc, or macOS with sysctl.",
			cause
		});
	}
}
function macBootId() {
	return execFileSync("sysctl", ["-n", "kern.bootsessionuuid"], {
		encoding: "utf8",
		env: childEnvironment([]),
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		],
		timeout: COMMAND_LIMIT_MS
	}).trim();
}
async function readGitState(commands, folder) {
	const git = async (...args) => {
		const result = await commands.run({
			argv: [
				"git",
				"--no-optional-locks",
				"-c",
				"core.fsmonitor=false",
				"-C",
				folder,
				...args
			],
			env: childEnvironment([]),
			cwd: folder,
			timeoutMs: COMMAND_LIMIT_MS,
			stdoutLimitBytes: OUTPUT_LIMIT_BYTES,
			stderrLimitBytes: OUTPUT_LIMIT_BYTES
		}, new AbortController().signal);
		return result.outcome === "exited" && result.exitCode === 0 ? result.stdout.trim() : null;
	};
	const [commit, changes] = await Promise.all([git("rev-parse", "--verify", "HEAD"), git("status", "--porcelain", "--untracked-files=no")]);
	if (commit === null || !/^[0-9a-f]{40,64}$/.test(commit)) return {
		commit: null,
		dirty: null
	};
	return {
		commit,
		dirty: changes === null ? null : changes !== ""
	};
}
// src/platform/host-processes.ts
const GATE = `ulimit -f ${String(1048576)} 2> /dev/null; IFS= read -r go <&3 && exec 3<&- && exec "$@"`;
const GATE_FD = 3;
const { O_WRONLY: O_WRONLY$1, O_CREAT: O_CREAT$1, O_APPEND: O_APPEND$1, O_NOFOLLOW: O_NOFOLLOW$1 } = fs.constants;
function createHostProcesses() {
	return { start };
}
async function start(request) {
	const child = spawnAtGate(request);
	const failed = new Promise((resolve) => child.on("error", resolve));
	const { pid } = child;
	if (pid === void 0) throw notStarted(request, await failed);
	const exited = new Promise((resolve) => child.once("exit", (exitCode, signal) => resolve({
		exitCode,
		signal
	})));
	const undo = undoOfSession(pid);
	if (undo === null) throw notStarted(request, new Error("it has ended already"));
	return handleOf({
		pid,
		mark: request.mark,
		undo,
		exited,
		gate: gateOf(child)
	});
}
function spawnAtGate(request) {
	const { argv, env, cwd, logFile } = request;
	try {
		const log = fs.openSync(logFile, O_WRONLY$1 | O_CREAT$1 | O_APPEND$1 | O_NOFOLLOW$1, 384);
		try {
			const stdio = [
				"ignore",
				log,
				log,
				"pipe"
			];
			return spawn("bash", [
				"-c",
				GATE,
				"gate",
				...argv
			], {
				cwd,
				env,
				stdio: [...stdio],
				detached: true
			});
		} finally {
			fs.closeSync(log);
		}
	} catch (error) {
		throw notStarted(request, error);
	}
}
function notStarted({ argv }, cause) {
	return new HarnessError(`cannot start ${String(argv[0])}`, {
		code: "create-failed",
		cause
	});
}
function gateOf(child) {
	const gate = child.stdio[GATE_FD];
	gate.on("error", () => void 0);
	return gate;
}
function handleOf({ pid, mark, undo, exited, gate }) {
	let ending = null;
	let hasEnded = false;
	const endOnce = (how) => ending ??= endMarkedSession(pid, mark, how);
	const ended = exited.then(async (end) => {
		if (ending !== null || livingOfMarkedSession(pid, mark).length > 0) await endOnce();
		hasEnded = true;
		gate.destroy();
		return end;
	});
	return {
		undo,
		release: () => void gate.end("go\n"),
		ended,
		async end(graceMs, signal) {
			if (hasEnded) return true;
			const isGone = await endOnce({
				graceMs,
				signal
			});
			if (isGone) await ended;
			else ending = null;
			return isGone;
		}
	};
}
// src/platform/masker.ts
const LINE_FEED = 10;
const NOTHING = Buffer.alloc(0);
const MASK = Buffer.from("***");
const MASK_ON_NEXT_LINE = Buffer.from("\n***");
function createMasker(values) {
	const patterns = [...new Set(values.flatMap(secretPatterns))];
	const bytes = patterns.map((pattern) => Buffer.from(pattern));
	const holds = (text) => patterns.some((pattern) => text.includes(pattern));
	const maskText = (text) => {
		if (!holds(text)) return text;
		const stream = createStream(bytes);
		return Buffer.concat([stream.add(Buffer.from(text)), stream.end()]).toString("utf8");
	};
	const active = patterns.length > 0;
	return {
		active,
		holds,
		text: maskText,
		value: (value) => active ? maskValue(value, maskText) : value,
		stream: () => createStream(bytes)
	};
}
const NO_SECRETS = createMasker([]);
function maskValue(value, maskText) {
	if (typeof value === "string") return maskText(value);
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((item) => maskValue(item, maskText));
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskValue(item, maskText)]));
}
function createStream(patterns) {
	let held = NOTHING;
	let covered = 0;
	let masked = false;
	const take = (all, through) => {
		const intervals = findAll(all, patterns).filter(({ start }) => start < through);
		masked ||= intervals.length > 0;
		const parts = [];
		let at = 0;
		let coveredTo = covered;
		for (const { start, end } of intervals) {
			if (start >= coveredTo) {
				parts.push(...lineBreaks(all, at, coveredTo), all.subarray(coveredTo, start), MASK);
				at = start;
			}
			coveredTo = Math.max(coveredTo, end);
		}
		parts.push(...lineBreaks(all, at, Math.min(coveredTo, through)));
		if (coveredTo < through) parts.push(all.subarray(coveredTo, through));
		held = through === all.length ? NOTHING : Buffer.from(all.subarray(through));
		covered = Math.max(0, coveredTo - through);
		return parts.length === 1 ? asBuffer(parts[0] ?? NOTHING) : Buffer.concat(parts);
	};
	return {
		add(bytes) {
			const all = held.length === 0 ? asBuffer(bytes) : Buffer.concat([held, bytes]);
			return take(all, heldFrom(all, patterns));
		},
		end: () => take(held, held.length),
		hasMasked: () => masked
	};
}
function asBuffer(bytes) {
	return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function findAll(all, patterns) {
	const found = [];
	for (const pattern of patterns) {
		let last = null;
		for (let at = all.indexOf(pattern); at >= 0; at = all.indexOf(pattern, at + 1)) {
			const end = at + pattern.length;
			if (last !== null && at < last.end) last.end = end;
			else found.push(last = {
				start: at,
				end
			});
		}
	}
	return found.sort((left, right) => left.start - right.start);
}
function lineBreaks(all, from, to) {
	const breaks = [];
	for (let at = all.indexOf(LINE_FEED, from); at >= 0 && at < to; at = all.indexOf(LINE_FEED, at + 1)) breaks.push(MASK_ON_NEXT_LINE);
	return breaks;
}
function heldFrom(all, patterns) {
	const longest = patterns.reduce((length, pattern) => Math.max(length, pattern.length), 0);
	for (let at = Math.max(0, all.length - longest + 1); at < all.length; at += 1) {
		const size = all.length - at;
		if (patterns.some((pattern) => pattern[0] === all[at] && pattern.length > size && all.compare(pattern, 0, size, at) === 0)) return at;
	}
	return all.length;
}
// src/platform/watchdog.ts
const WATCH_IS_OVER = "over\n";
const LOG_LIMIT_BYTES = 1048576;
const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = fs.constants;
function startWatchdog({ argv, logFile }) {
	const [command = "", ...rest] = argv;
	const log = fs.openSync(logFile, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 384);
	try {
		if (fs.fstatSync(log).size > LOG_LIMIT_BYTES) fs.ftruncateSync(log);
		const child = spawn(command, rest, {
			cwd: "/",
			detached: true,
			stdio: [
				"pipe",
				log,
				log
			]
		});
		const ignore = () => void 0;
		child.on("error", ignore);
		const pipe = child.stdin;
		pipe.on("error", ignore);
		child.unref();
		pipe.unref();
		return { close: () => void pipe.end(WATCH_IS_OVER) };
	} finally {
		fs.closeSync(log);
	}
}
// src/wiring.ts
function createAppPorts() {
	const root = findRoot(import.meta.dirname);
	const built = import.meta.filename.endsWith(".js");
	const clock = createSystemClock();
	const commands = createCommandRunner(NO_SECRETS);
	const host = createHost({ cliPath: path.join(root, built ? "dist/cli.js" : "src/cli/main.ts") });
	return {
		clock,
		commands,
		host,
		backendOf: (id) => createBackend(id, clock),
		patterns: guardedPatterns,
		self,
		stateDir: stateFolder,
		sessionLeadersOf: (runId) => sessionLeadersWith(`CHAOS_RUN_ID=${runId}`),
		endMarked,
		startWatchdog: (logFile) => {
			const { pid, startTime } = self();
			return startWatchdog({
				argv: [
					host.nodePath,
					host.cliPath,
					"watchdog",
					String(pid),
					startTime
				],
				logFile
			});
		},
		randomBytes: (count) => crypto.randomBytes(count),
		faultsOf: (backend) => FAULTS_OF[backend],
		openEvidence,
		gitState: (folder) => readGitState(commands, folder),
		variables: readVariables,
		createMasker,
		createCommands: createCommandRunner,
		createEnginePorts: ({ backend, writers, workDir, masker }) => {
			const runClock = createSystemClock();
			const maskedCommands = createCommandRunner(masker);
			return {
				clock: runClock,
				commands: maskedCommands,
				host,
				hostProcesses: createHostProcesses(),
				backend: createBackend(backend, runClock),
				observers: createObservers({
					clock: runClock,
					commands: maskedCommands,
					openContainerLog: createContainerLogs(runClock),
					openEngineEvents: createEngineEvents(runClock)
				}),
				writers,
				workDir,
				masker
			};
		},
		shipped: {
			experimentsDir: path.join(root, "experiments"),
			adaptersDir: path.join(root, "adapters"),
			templatesDir: path.join(root, "templates")
		}
	};
}
async function callGateway(call) {
	return await (await import("./main.js")).runGatewayCommand(call);
}
const FAULTS_OF = {
	process: PROCESS_FAULTS,
	docker: DOCKER_FAULTS
};
function createBackend(id, clock) {
	const processes = createProcessBackend({ clock });
	return id === "process" ? processes : createDockerBackend({
		clock,
		processes
	});
}
function self() {
	return {
		pid: process.pid,
		startTime: readProcess(process.pid)?.startTime ?? ""
	};
}
function findRoot(from) {
	let folder = from;
	for (let level = 0; level < 4; level += 1) {
		if (fs.existsSync(path.join(folder, "adapters")) && fs.existsSync(path.join(folder, "experiments"))) return folder;
		folder = path.dirname(folder);
	}
	return path.dirname(from);
}
export { secretPatterns as a, isMaskable as i, createAppPorts as n, WATCH_IS_OVER as r, callGateway as t };
