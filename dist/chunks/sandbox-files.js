import { n as writeFileAtomic, t as readTextIfPresent } from "./files.js";
import { rmSync } from "node:fs";
// src/standin/lib/sandbox-files.ts
function readBinding(paths) {
	const text = readTextIfPresent(paths.binding);
	return text === void 0 ? void 0 : JSON.parse(text);
}
function writeBinding(paths, binding) {
	writeFileAtomic(paths.binding, JSON.stringify(binding));
}
function readExitCode(paths, generation) {
	const [recorded, code] = (readTextIfPresent(paths.exit) ?? "").trim().split(" ");
	return code !== void 0 && Number(recorded) === generation ? Number(code) : void 0;
}
function wasTerminated(paths, generation) {
	const [recorded, , how] = (readTextIfPresent(paths.exit) ?? "").trim().split(" ");
	return Number(recorded) === generation && how === "terminated";
}
function readStopReason(paths, generation) {
	const [recorded, reason] = (readTextIfPresent(paths.stopReason) ?? "").trim().split(" ");
	if (Number(recorded) !== generation) return void 0;
	return reason === "Stopped" || reason === "GatewayUnreachable" ? reason : void 0;
}
function writeStopReason(paths, generation, reason) {
	writeFileAtomic(paths.stopReason, `${generation} ${reason}\n`);
}
function removePidFile(path, pid) {
	if (readTextIfPresent(path)?.trim() === String(pid)) rmSync(path, { force: true });
}
export { wasTerminated as a, removePidFile as i, readExitCode as n, writeBinding as o, readStopReason as r, writeStopReason as s, readBinding as t };
