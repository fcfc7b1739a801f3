// src/cli/output.ts
function printJson(terminal, value) {
	terminal.out(`${JSON.stringify(value, null, 2)}\n`);
}
function printLines(terminal, lines) {
	terminal.out(lines.map((line) => `${line}\n`).join(""));
}
export { printLines as n, printJson as t };
