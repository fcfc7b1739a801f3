import { a as parseExperiment, i as parseAdapter } from "./sources.js";
import { i as SpecError, r as HarnessError, t as BugError } from "./errors.js";
import { c as EXPERIMENT_FILE, o as ADAPTER_FILE } from "./validators.js";
import path from "node:path";
import fs from "node:fs";
// src/rundir/writers-files.ts
const NAME = /^[A-Za-z0-9._-]{1,200}$/;
function isSafeName(name) {
	return NAME.test(name) && name !== "." && name !== "..";
}
function safePath(relative) {
	if (!relative.split("/").every(isSafeName)) throw new BugError(`not a path of a run directory: ${JSON.stringify(relative)}`);
	return relative;
}
function visible(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
		const code = character.codePointAt(0) ?? 0;
		return SHORT_ESCAPES[character] ?? `\\u${code.toString(16).padStart(4, "0")}`;
	});
}
const SHORT_ESCAPES = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "	"
};
function onDisk(what, work) {
	try {
		return work();
	} catch (error) {
		throw diskError(what, error);
	}
}
function diskError(what, cause) {
	const code = systemCode(cause);
	if (code === null) return cause;
	const full = code === "ENOSPC" || code === "EDQUOT";
	const reason = full ? "the disk is full" : DISK_REASONS[code] ?? code;
	return new HarnessError(`cannot write ${what}: ${reason}`, {
		code: full ? "disk-full" : "not-writable",
		hint: full ? "Free some space there, or choose another folder for runs." : "Choose a folder for runs that you may write to.",
		cause
	});
}
const DISK_REASONS = {
	EACCES: "permission denied (EACCES)",
	EPERM: "not permitted (EPERM)",
	EROFS: "the file system is read-only (EROFS)",
	ENOTDIR: "a part of its path is a file, not a folder (ENOTDIR)",
	EEXIST: "it exists already (EEXIST)",
	ENAMETOOLONG: "its path is too long (ENAMETOOLONG)"
};
function systemCode(error) {
	return error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string" ? error.code : null;
}
function writeOnce(file, bytes) {
	onDisk(file, () => {
		fs.mkdirSync(path.dirname(file), { recursive: true });
		fs.writeFileSync(file, bytes, {
			flag: "wx",
			flush: true
		});
	});
}
function replaceFile(file, bytes) {
	const temporary = `${file}.tmp`;
	onDisk(file, () => {
		fs.mkdirSync(path.dirname(file), { recursive: true });
		try {
			fs.writeFileSync(temporary, bytes, { flush: true });
			fs.renameSync(temporary, file);
		} catch (error) {
			fs.rmSync(temporary, { force: true });
			throw error;
		}
		syncFolder(path.dirname(file));
	});
}
function syncFolder(folder) {
	const fd = fs.openSync(folder, "r");
	try {
		fs.fsyncSync(fd);
	} finally {
		fs.closeSync(fd);
	}
}
function openAppend(runDir, relative, { sync = false } = {}) {
	const file = path.join(runDir, safePath(relative));
	let size = 0;
	let fd = onDisk(file, () => {
		fs.mkdirSync(path.dirname(file), { recursive: true });
		const opened = fs.openSync(file, "a");
		size = fs.fstatSync(opened).size;
		return opened;
	});
	return {
		path: relative,
		append(bytes) {
			if (fd === null) throw new BugError(`written after it was closed: ${relative}`);
			size += appendWhole({
				fd,
				size,
				file
			}, typeof bytes === "string" ? Buffer.from(bytes) : bytes);
			if (sync) onDisk(file, () => fs.fdatasyncSync(fd ?? -1));
		},
		close() {
			if (fd === null) return;
			fs.closeSync(fd);
			fd = null;
		}
	};
}
function appendWhole({ fd, size, file }, bytes) {
	return onDisk(file, () => {
		const written = fs.writeSync(fd, bytes);
		if (written === bytes.length) return written;
		try {
			const rest = fs.writeSync(fd, bytes, written);
			if (written + rest === bytes.length) return bytes.length;
			throw Object.assign(new Error(`wrote ${written + rest} of ${bytes.length} bytes`), {
				code: "ENOSPC",
				syscall: "write"
			});
		} catch (error) {
			fs.ftruncateSync(fd, size);
			throw error;
		}
	});
}
// src/app/recorded.ts
function parseRecordedAdapter(text) {
	const source = {
		path: ADAPTER_FILE,
		bytes: new TextEncoder().encode(text)
	};
	const parsed = parseAdapter(source, { nameIsId: false });
	if (parsed.ok) return parsed.value;
	throw damaged(ADAPTER_FILE, parsed.problems);
}
function parseRecordedExperiment(text, parameters) {
	const source = {
		path: EXPERIMENT_FILE,
		bytes: new TextEncoder().encode(text)
	};
	const parsed = parseExperiment(source, {
		overrides: parameters,
		nameIsId: false
	});
	if (parsed.ok) return parsed.value.experiment;
	throw damaged(EXPERIMENT_FILE, parsed.problems);
}
function damaged(file, problems) {
	return new HarnessError(`${file} in the run directory is not valid`, {
		code: "evidence-damaged",
		subject: file,
		cause: new SpecError(problems)
	});
}
export { onDisk as a, safePath as c, writeOnce as d, isSafeName as i, systemCode as l, parseRecordedExperiment as n, openAppend as o, diskError as r, replaceFile as s, parseRecordedAdapter as t, visible as u };
