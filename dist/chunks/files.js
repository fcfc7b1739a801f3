import { r as codeOf } from "./errors2.js";
import { dirname } from "node:path";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
// src/standin/lib/files.ts
const PRIVATE_FILE = 384;
function writeFileAtomic(path, text) {
	const temporary = `${path}.${process.pid}.tmp`;
	writeFileSync(temporary, text, { mode: PRIVATE_FILE });
	renameSync(temporary, path);
}
async function writeFileDurable(path, text) {
	const temporary = `${path}.${process.pid}.tmp`;
	const file = await open(temporary, "w", PRIVATE_FILE);
	try {
		await file.writeFile(text);
		await file.sync();
	} finally {
		await file.close();
	}
	await rename(temporary, path);
	syncFolder(dirname(path));
}
function syncFolder(path) {
	const folder = openSync(path, "r");
	try {
		fsyncSync(folder);
	} finally {
		closeSync(folder);
	}
}
function readTextIfPresent(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return void 0;
		throw error;
	}
}
export { writeFileAtomic as n, writeFileDurable as r, readTextIfPresent as t };
