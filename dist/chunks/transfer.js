import { n as writeTar, t as readTar } from "./tar.js";
import { basename, dirname, join } from "node:path";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
// src/standin/docker/transfer.ts
function packUpload(source, destination) {
	const target = destination.replace(/^\/+/, "").replace(/\/+$/, "");
	const folder = {
		path: target,
		kind: "folder"
	};
	if (!statSync(source).isDirectory()) return writeTar([folder, fileEntry(source, join(target, basename(source)))]);
	const inside = readdirSync(source, {
		recursive: true,
		withFileTypes: true
	}).flatMap((entry) => {
		const path = join(entry.parentPath, entry.name);
		const at = join(target, path.slice(source.length));
		if (entry.isDirectory()) return [{
			path: at,
			kind: "folder"
		}];
		return entry.isFile() ? [fileEntry(path, at)] : [];
	});
	return writeTar([folder, ...inside]);
}
function fileEntry(source, path) {
	return {
		path,
		kind: "file",
		mode: statSync(source).mode & 511,
		bytes: readFileSync(source)
	};
}
function unpackDownload(archive, { target, fileIsTarget }) {
	const entries = readTar(archive);
	const isFile = entries.length === 1 && entries[0]?.kind === "file";
	for (const { path, kind, bytes } of entries) {
		const parts = path.split("/").slice(isFile && !fileIsTarget ? 0 : 1);
		if (parts.includes("..")) continue;
		const at = join(target, ...parts);
		if (kind === "folder") mkdirSync(at, { recursive: true });
		else {
			mkdirSync(dirname(at), { recursive: true });
			writeFileSync(at, bytes ?? "");
		}
	}
}
export { unpackDownload as n, packUpload as t };
