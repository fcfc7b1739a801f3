import { n as UsageError } from "./errors2.js";
import { parseArgs } from "node:util";
// src/standin/lib/options.ts
function parseOptions(args, specs) {
	const end = args.indexOf("--");
	const { values, positionals } = parse(end < 0 ? args : args.slice(0, end), specs);
	const strings = (name) => {
		const found = values[name];
		if (found === void 0) return [];
		return (Array.isArray(found) ? found : [found]).filter((item) => typeof item === "string");
	};
	return {
		flag: (name) => values[name] === true,
		value: (name) => strings(name).at(-1),
		list: strings,
		positionals,
		rest: end < 0 ? void 0 : args.slice(end + 1)
	};
}
function parse(args, specs) {
	const options = {};
	for (const [name, spec] of Object.entries(specs)) options[name] = {
		type: spec.kind === "flag" ? "boolean" : "string",
		multiple: spec.kind === "list",
		...spec.short === void 0 ? {} : { short: spec.short }
	};
	try {
		return parseArgs({
			args: [...args],
			options,
			allowPositionals: true,
			strict: true
		});
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
	}
}
function required(options, name) {
	const value = options.value(name);
	if (value === void 0 || value === "") throw new UsageError(`the option --${name} is required`);
	return value;
}
function integerOption(text, name, limits) {
	const value = /^\d+$/.test(text) ? Number(text) : NaN;
	if (!(value >= limits.min && value <= limits.max)) throw new UsageError(`--${name} must be a whole number from ${limits.min} to ${limits.max}, not "${text}"`);
	return value;
}
export { parseOptions as n, required as r, integerOption as t };
