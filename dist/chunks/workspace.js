import { basename, join } from "node:path";
import { cpSync, mkdirSync, statSync } from "node:fs";
// src/standin/lib/workspace.ts
const SANDBOX_ROOT = "/sandbox";
function mapSandboxPath(text, workspace) {
	if (text === SANDBOX_ROOT) return workspace;
	return text.startsWith(`${SANDBOX_ROOT}/`) ? workspace + text.slice(8) : text;
}
function copyInto(source, destination) {
	const folder = statSync(source).isDirectory();
	mkdirSync(destination, { recursive: true });
	cpSync(source, folder ? destination : join(destination, basename(source)), { recursive: true });
}
export { mapSandboxPath as n, copyInto as t };
