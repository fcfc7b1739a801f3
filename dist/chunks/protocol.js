// src/standin/lib/log.ts
function formatLogLine(entry, at) {
	return `${at.toISOString().replace("Z", "000Z")} ${entry.level.padStart(5)} ${entry.target}: ${entry.message}${formatFields(entry.fields ?? {})}`;
}
function formatFields(fields) {
	return Object.entries(fields).map(([key, value]) => ` ${key}=${formatValue(value)}`).join("");
}
function formatValue(value) {
	return typeof value === "string" && !/^[^\s"=]+$/.test(value) ? JSON.stringify(value) : String(value);
}
function openLog() {
	return (entry) => {
		process.stdout.write(`${formatLogLine(entry, new Date())}\n`);
	};
}
// src/standin/lib/protocol.ts
const SESSION_PROTOCOL = "openshell-session";
const ALREADY_BOUND = "sandbox runtime is already bound to another supervisor process";
function encode(message) {
	return `${JSON.stringify(message)}\n`;
}
function decodeToSupervisor(line) {
	return decode(line);
}
function decodeToGateway(line) {
	return decode(line);
}
function decode(line) {
	try {
		const value = JSON.parse(line);
		return typeof value === "object" && value !== null && "type" in value ? value : void 0;
	} catch {
		return;
	}
}
export { encode as a, decodeToSupervisor as i, SESSION_PROTOCOL as n, openLog as o, decodeToGateway as r, ALREADY_BOUND as t };
