// src/standin/openshell/older.ts
const TEXT_COLUMNS = 74;
const STATUS_TEXTS = {
	400: "Client specified an invalid argument",
	404: "Some requested entity was not found",
	409: "The system is not in a state required for the operation's execution"
};
function statusText(status, message) {
	return `code: '${STATUS_TEXTS[status] ?? "Unknown error"}', message: "${message}"`;
}
function drawError(message, causes = []) {
	const lines = wrap(message);
	const drawn = [`Error:   × ${lines[0] ?? ""}`, ...lines.slice(1).map((line) => `  │ ${line}`)];
	for (const [index, cause] of causes.entries()) drawn.push(`  ${index === causes.length - 1 ? "╰" : "├"}─▶ ${cause}`);
	return `${drawn.join("\n")}\n\n`;
}
function wrap(text) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) if (line !== "" && line.length + word.length + 1 > TEXT_COLUMNS) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}
function olderSandbox(view) {
	const { annotations, created_at, current_policy_version, id, labels, name, phase, resource_version, workspace } = view;
	return {
		annotations,
		created_at,
		current_policy_version,
		id,
		labels,
		name,
		phase,
		resource_version,
		workspace
	};
}
function olderPolicy({ version, hash, active_version, sandbox }) {
	return {
		active_version,
		config_revision: Number.parseInt(hash.slice(0, 12), 16),
		hash,
		policy_source: "sandbox",
		sandbox,
		scope: "sandbox",
		status: "effective",
		version
	};
}
function bold(text) {
	return `\u001b[1m${text}\u001b[0m`;
}
const TICK = "\x1B[1m\x1B[32m✓\x1B[39m\x1B[0m";
export { TICK, bold, drawError, olderPolicy, olderSandbox, statusText };
