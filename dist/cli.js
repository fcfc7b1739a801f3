#!/usr/bin/env node
import { a as UsageError, n as EXIT, s as exitCodeOfError } from "./chunks/errors.js";
import { t as nearestName } from "./chunks/nearest.js";
import { r as INTERNAL_COMMANDS, t as COMMANDS } from "./chunks/commands.js";
import { t as shownPath } from "./chunks/paths.js";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
// src/cli/arguments.ts
function parseInvocation(argv) {
	const [first, ...rest] = argv;
	if (first === void 0 || first === "--help" || first === "-h") return {
		kind: "help",
		command: null
	};
	if (first === "help") return {
		kind: "help",
		command: rest[0] === void 0 ? null : findCommand(rest[0])
	};
	if (first === "--version" || first === "-V") return { kind: "version" };
	const command = findCommand(first);
	const parsed = parseOptions(command, rest);
	if (parsed.flag("help")) return {
		kind: "help",
		command
	};
	checkPositionals(command, parsed.positionals);
	return {
		kind: "command",
		command,
		args: parsed
	};
}
function wantsJson(argv) {
	const end = argv.indexOf("--");
	return (end === -1 ? argv : argv.slice(0, end)).includes("--json");
}
function findCommand(name) {
	const found = [...COMMANDS, ...INTERNAL_COMMANDS].find((command) => command.name === name);
	if (found !== void 0) return found;
	const names = COMMANDS.map((command) => command.name);
	throw usage(`unknown ${name.startsWith("-") ? `option ${name} before a command` : `command "${name}"`}; expected one of ${names.join(", ")}`, nearestName(name, names), "chaos --help");
}
function parseOptions(command, argv) {
	const { tokens } = parseArgs({
		args: [...argv],
		options: Object.fromEntries(command.options.map((option) => [option.name, {
			type: option.value === null ? "boolean" : "string",
			...short(option)
		}])),
		allowPositionals: true,
		strict: false,
		tokens: true
	});
	const values = new Map();
	const positionals = [];
	for (const token of tokens) {
		if (token.kind === "positional") positionals.push(token.value);
		if (token.kind === "option") addOption(command, token, values);
	}
	return {
		positionals,
		flag: (name) => values.has(name),
		text: (name) => values.get(name)?.[0] ?? null,
		list: (name) => values.get(name) ?? []
	};
}
function addOption(command, token, values) {
	const option = command.options.find(({ name }) => name === token.name);
	const help = `chaos ${command.name} --help`;
	if (option === void 0) {
		const names = command.options.map(({ name }) => `--${name}`);
		throw usage(`unknown option ${token.rawName} of ${command.name}; expected one of ${names.join(", ")}`, nearestName(token.rawName, names), help);
	}
	const given = values.get(option.name);
	if (option.value === null) {
		if (token.inlineValue === true) throw usage(`option ${token.rawName} takes no value`, null, help);
		values.set(option.name, []);
		return;
	}
	if (given !== void 0 && !option.multiple) throw usage(`option ${token.rawName} was given twice; expected once`, null, help);
	values.set(option.name, [...given ?? [], optionValue(option, token, help)]);
}
function optionValue(option, token, help) {
	const { value } = token;
	const looksLikeOption = token.inlineValue !== true && value !== void 0 && /^-./.test(value);
	if (value === void 0 || value === "" || looksLikeOption) {
		const seen = looksLikeOption ? `; ${value} follows (write ${token.rawName}=${value} if that is the value)` : "";
		throw usage(`option ${token.rawName} needs a value, ${option.value ?? ""}${seen}`, null, help);
	}
	return value;
}
function checkPositionals(command, positionals) {
	const help = `chaos ${command.name} --help`;
	if (positionals.length < command.positionalsMin) throw usage(`${command.name} needs ${command.positionals}`, null, help);
	const extra = positionals[command.positionalsMax];
	if (extra === void 0) return;
	const takes = command.positionalsMax === 0 ? "no argument" : `at most ${countOf(command.positionalsMax)}`;
	throw usage(`${command.name} takes ${takes}; found "${extra}"`, null, help);
}
function countOf(positionals) {
	return positionals === 1 ? "1 argument" : `${String(positionals)} arguments`;
}
function short(option) {
	return option.name === "help" ? { short: "h" } : {};
}
function usage(message, nearest, help) {
	const hint = nearest === null ? `See ${help}.` : `Did you mean ${nearest}? See ${help}.`;
	return new UsageError(message, {
		code: "wrong-arguments",
		hint
	});
}
// src/cli/dispatch.ts
async function dispatch(argv, terminal) {
	try {
		const invocation = parseInvocation(argv);
		if (invocation.kind === "command") return await (await invocation.command.load())(invocation.args, terminal);
		if (invocation.kind === "version") {
			const { TOOL } = await import("./chunks/tool2.js");
			terminal.out(`${TOOL.name} ${TOOL.version}\n`);
			return EXIT.ok;
		}
		const { commandHelp, generalHelp } = await import("./chunks/help.js");
		terminal.out(invocation.command === null ? generalHelp() : commandHelp(invocation.command));
		return EXIT.ok;
	} catch (error) {
		const { describeError } = await import("./chunks/errors3.js");
		const { text, json } = describeError(error);
		terminal.err(text);
		if (wantsJson(argv)) terminal.out(`${JSON.stringify(json, null, 2)}\n`);
		return exitCodeOfError(error);
	}
}
// src/cli/terminal.ts
const minColumns = 20;
const usualColumns = 80;
function createTerminal(streams, env, place) {
	const plain = (env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb";
	return {
		out: createWriter(streams.stdout),
		err: createWriter(streams.stderr),
		colour: streams.stdout.isTTY === true && !plain,
		live: streams.stderr.isTTY === true && env["TERM"] !== "dumb",
		columns: () => columnsOf(streams.stderr),
		outColumns: () => streams.stdout.isTTY === true ? columnsOf(streams.stdout) : usualColumns,
		cwd: place.cwd,
		program: programOf(place)
	};
}
function programOf({ cwd, entryFile }) {
	return path.basename(entryFile) === "chaos" ? "chaos" : `node ${shownPath(entryFile, cwd)}`;
}
function columnsOf({ columns = 0 }) {
	return columns < minColumns ? usualColumns : columns;
}
function createWriter(stream) {
	let broken = false;
	stream.on("error", () => {
		broken = true;
	});
	return (text) => {
		if (!broken && text !== "") stream.write(text);
	};
}
// src/cli/main.ts
const terminal = createTerminal(process, process.env, {
	cwd: process.cwd(),
	entryFile: process.argv[1] ?? "chaos"
});
process.exitCode = await dispatch(process.argv.slice(2), terminal);
export {};
