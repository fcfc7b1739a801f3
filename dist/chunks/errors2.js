// src/standin/lib/errors.ts
var UsageError = class extends Error {
	name = "UsageError";
};
var CommandError = class extends Error {
	name = "CommandError";
	exitCode;
	constructor(message, exitCode = 1) {
		super(message);
		this.exitCode = exitCode;
	}
};
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
function codeOf(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
export { messageOf as i, UsageError as n, codeOf as r, CommandError as t };
