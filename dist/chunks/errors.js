// src/core/domain/errors.ts
var CodedError = class extends Error {
	code;
	hint;
	constructor(message, details) {
		super(message, details.cause === void 0 ? void 0 : { cause: details.cause });
		this.code = details.code;
		this.hint = details.hint ?? null;
	}
};
var SpecError = class extends CodedError {
	name = "SpecError";
	problems;
	constructor(problems) {
		super(problems.map(formatProblem).join("\n"), { code: "spec-invalid" });
		this.problems = problems;
	}
};
var UsageError = class extends CodedError {
	name = "UsageError";
};
var HarnessError = class extends CodedError {
	name = "HarnessError";
	phase;
	subject;
	constructor(message, details) {
		super(message, details);
		this.phase = details.phase ?? null;
		this.subject = details.subject ?? null;
	}
};
var BugError = class extends CodedError {
	name = "BugError";
	constructor(message, cause) {
		super(message, {
			code: "bug",
			cause,
			hint: "This is a fault of the harness; please report it with the run directory."
		});
	}
};
function formatProblem(problem) {
	const place = `${problem.file}:${String(problem.line)}:${String(problem.column)}`;
	const nearest = problem.nearest === null ? "" : `; did you mean "${problem.nearest}"?`;
	return `${place}: ${problem.found}; expected ${problem.expected}${nearest}`;
}
function causeChain(error) {
	const messages = [];
	let current = error;
	while (current !== void 0 && current !== null && messages.length < 10) {
		messages.push(messageOf(current));
		current = current instanceof Error ? current.cause : void 0;
	}
	return messages;
}
function messageOf(thrown) {
	if (thrown instanceof Error) return thrown.message;
	return typeof thrown === "string" ? thrown : JSON.stringify(thrown);
}
const EXIT = {
	ok: 0,
	fail: 1,
	usage: 2,
	error: 3
};
function exitCodeOfVerdict(verdict, strict) {
	switch (verdict) {
		case "PASS":
		case "XFAIL":
		case "not-applicable": return EXIT.ok;
		case "XPASS": return strict ? EXIT.fail : EXIT.ok;
		case "FAIL": return EXIT.fail;
		case "ERROR": return EXIT.error;
	}
}
function exitCodeOfError(error) {
	return error instanceof SpecError || error instanceof UsageError ? EXIT.usage : EXIT.error;
}
export { UsageError as a, exitCodeOfVerdict as c, SpecError as i, formatProblem as l, EXIT as n, causeChain as o, HarnessError as r, exitCodeOfError as s, BugError as t };
