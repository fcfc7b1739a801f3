import { r as HarnessError } from "./errors.js";
import path from "node:path";
import fs from "node:fs";
// src/app/folders.ts
const neededBytes = 524288;
function checkWritable(folder) {
	const existing = nearestExisting(folder);
	try {
		if (!fs.statSync(existing).isDirectory()) return {
			ok: false,
			reason: `${existing} is not a folder`
		};
		const { bavail, blocks, bsize } = fs.statfsSync(existing);
		if (blocks > 0 && bavail * bsize < neededBytes) return {
			ok: false,
			reason: `the disk of ${existing} is full`
		};
		fs.rmdirSync(fs.mkdtempSync(path.join(existing, ".chaos-")));
		return { ok: true };
	} catch (error) {
		return {
			ok: false,
			reason: `${existing} cannot be written (${error instanceof Error && "code" in error ? String(error.code) : "unknown reason"})`
		};
	}
}
function requireRunsFolder(runsDir) {
	const check = checkWritable(runsDir);
	if (check.ok) return;
	throw new HarnessError(`runs cannot be recorded: ${check.reason}`, {
		code: "runs-folder-unwritable",
		hint: "Nothing was started. Give another folder with --runs-dir."
	});
}
function nearestExisting(folder) {
	let current = path.resolve(folder);
	while (!fs.existsSync(current) && path.dirname(current) !== current) current = path.dirname(current);
	return current;
}
export { requireRunsFolder as n, checkWritable as t };
