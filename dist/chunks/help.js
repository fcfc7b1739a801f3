import { n as EXIT_CODE_HELP, t as COMMANDS } from "./commands.js";
// src/cli/help.ts
const widthColumns = 80;
function generalHelp() {
	const width = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2;
	return [
		"Usage: chaos COMMAND [ARGUMENTS] [OPTIONS]",
		"",
		"Fault injection for OpenShell: one YAML file in, a verdict with evidence out.",
		"",
		"Commands:",
		...COMMANDS.flatMap(({ name, summary }) => row(name, summary, width)),
		"",
		"Examples:",
		...examples([
			{
				line: "chaos demo",
				does: "six experiments on an embedded gateway, in under a minute"
			},
			{
				line: "chaos run hello-world --adapter standin",
				does: "one experiment"
			},
			{
				line: "chaos COMMAND --help",
				does: "options and examples of a command"
			}
		]),
		"",
		...exitCodes(),
		""
	].join("\n");
}
function commandHelp(command) {
	const usage = [
		"chaos",
		command.name,
		command.positionals,
		"[OPTIONS]"
	].filter((word) => word !== "").join(" ");
	const labels = command.options.map(optionLabel);
	const width = Math.min(26, Math.max(...labels.map(({ length }) => length)) + 2);
	return [
		`Usage: ${usage}`,
		"",
		...wrap(command.summary, widthColumns),
		...command.notes.flatMap((note) => ["", ...wrap(note, widthColumns)]),
		"",
		"Options:",
		...command.options.flatMap((option) => row(optionLabel(option), option.help, width)),
		"",
		"Examples:",
		...examples(command.examples),
		"",
		...exitCodes(),
		""
	].join("\n");
}
function exitCodes() {
	return ["Exit codes:", ...EXIT_CODE_HELP.flatMap(({ code, means }) => row(String(code), means, 3))];
}
function examples(list) {
	return list.flatMap(({ line, does }) => [`  ${line}`, `      ${does}`]);
}
function optionLabel(option) {
	return option.value === null ? `--${option.name}` : `--${option.name} ${option.value}`;
}
function row(label, text, width) {
	const lines = wrap(text, widthColumns - width - 2);
	const indent = " ".repeat(width + 2);
	if (label.length + 2 > width && width > 3) return [`  ${label}`, ...lines.map((line) => `${indent}${line}`)];
	const [first = "", ...rest] = lines;
	return [`  ${label.padEnd(width)}${first}`, ...rest.map((line) => `${indent}${line}`)];
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) if (line !== "" && line.length + 1 + word.length > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}
export { commandHelp, generalHelp };
