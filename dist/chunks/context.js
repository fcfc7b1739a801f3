import { i as messageOf } from "./errors2.js";
import { o as sandboxPaths } from "./layout.js";
// src/standin/gateway/phases.ts
const PLAIN_REASONS = {
	Provisioning: "Starting",
	Ready: "SupervisorConnected",
	Restarting: "MainProcessRestarting",
	Stopping: "Stopping",
	Stopped: "Stopped",
	Starting: "Starting",
	Completed: "MainProcessCompleted",
	Error: "Error",
	Deleting: "Deleting"
};
function isActive(phase) {
	return phase === "Provisioning" || phase === "Ready" || phase === "Restarting" || phase === "Starting";
}
function conditionsOf(phase, details, at) {
	return [{
		type: "Ready",
		status: phase === "Ready" ? "True" : "False",
		reason: details.reason ?? PLAIN_REASONS[phase],
		message: details.message ?? "",
		last_transition_time: at.toISOString()
	}];
}
// src/standin/gateway/context.ts
const BACKEND_MISSING = {
	reason: "BackendResourceMissing",
	message: "nothing of the sandbox is left but its record"
};
function driverSpan(gateway, operation, work) {
	const { id, name } = operation.on;
	const attributes = {
		"driver.name": gateway.driver.name,
		"sandbox.id": id,
		"sandbox.name": name
	};
	return gateway.traces.span(`driver.${operation.name}_sandbox`, attributes, work);
}
function liveOf(gateway, name) {
	const found = gateway.live.get(name) ?? {
		supervisor: void 0,
		child: void 0,
		session: void 0,
		bound: false,
		lostAtMs: void 0,
		graceMs: 0,
		runningSinceMs: 0,
		restartTimer: void 0,
		attempts: 0,
		starting: false,
		startedAtMs: 0
	};
	gateway.live.set(name, found);
	return found;
}
function pathsOf(gateway, name) {
	return sandboxPaths(gateway.settings.state, name);
}
function background(gateway, work, failure) {
	work.catch((error) => {
		gateway.log({
			level: "ERROR",
			target: "openshell_gateway",
			message: failure,
			fields: { error: messageOf(error) }
		});
	});
}
function persist(gateway) {
	background(gateway, gateway.store.commit(), "Failed to write the state");
}
function countSessions(gateway) {
	const count = [...gateway.live.values()].filter((live) => live.session !== void 0).length;
	gateway.metrics.gauge("openshell_server_supervisor_sessions", count);
}
function note(gateway, message, fields) {
	gateway.log({
		level: "INFO",
		target: "openshell_gateway::sandbox",
		message,
		fields
	});
}
function named(record) {
	return {
		sandbox_id: record.id,
		sandbox_name: record.name
	};
}
function setPhase(gateway, name, change) {
	const before = gateway.store.get(name);
	if (before === void 0) return void 0;
	const details = change.details ?? {};
	const conditions = conditionsOf(change.to, details, new Date());
	if (before.phase === change.to && before.conditions[0]?.reason === conditions[0]?.reason) return before;
	const exitCode = details.exitCode ?? null;
	const after = gateway.store.update(name, {
		phase: change.to,
		conditions,
		exitCode
	});
	if (change.seen === true || gateway.settings.generation === "n") logPhase(gateway, before, change);
	return after;
}
function logPhase(gateway, before, { to, details = {} }) {
	if (before.phase !== to) note(gateway, "Sandbox phase changed", {
		...named(before),
		old_phase: before.phase,
		new_phase: to
	});
	if (to !== "Error") return;
	const fields = {
		...named(before),
		reason: details.reason ?? "Error",
		message: details.message ?? ""
	};
	gateway.log({
		level: "ERROR",
		target: "openshell_gateway::sandbox",
		message: "Sandbox failed to become ready",
		fields
	});
}
export { liveOf as a, pathsOf as c, conditionsOf as d, isActive as f, driverSpan as i, persist as l, background as n, named as o, countSessions as r, note as s, BACKEND_MISSING as t, setPhase as u };
