import { s as visible } from "./text.js";
import { a as UsageError, i as SpecError, l as formatProblem, o as causeChain, r as HarnessError, t as BugError } from "./errors.js";
// src/cli/errors.ts
function describeError(error) {
	if (error instanceof SpecError) return {
		text: `${error.problems.map((problem) => visible(formatProblem(problem), 1e3)).join("\n")}\n`,
		json: { error: {
			code: error.code,
			problems: error.problems
		} }
	};
	const known = error instanceof UsageError || error instanceof HarnessError || error instanceof BugError;
	const code = known ? error.code : "bug";
	const hint = known ? error.hint : "This is a fault of the harness; please report it.";
	const messages = causeChain(error).map((message) => visible(message, 1e3));
	const stack = known && !(error instanceof BugError) ? [] : stackOf(error);
	return {
		text: `chaos: ${[
			messages.join(": "),
			...hint === null ? [] : [hint],
			...stack
		].join("\n")}\n`,
		json: { error: {
			code,
			message: messages[0] ?? "",
			causes: messages.slice(1),
			hint
		} }
	};
}
function stackOf(error) {
	return error instanceof Error && error.stack !== void 0 ? error.stack.split("\n").slice(1, 12) : [];
}
export { describeError };
