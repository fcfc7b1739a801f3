import { r as openEngine } from "./engine2.js";
import { n as unpackDownload, t as packUpload } from "./transfer.js";
import { t as CommandError } from "./errors2.js";
import { n as cliGeneration } from "./generation.js";
import { basename, join, resolve } from "node:path";
import { existsSync, statSync } from "node:fs";
// src/standin/openshell/container-files.ts
async function uploadTo(place, source, destination) {
	if (!existsSync(source)) throw new CommandError(`no such file or folder: ${source}`);
	const target = cliGeneration() === "a" && statSync(source).isDirectory() ? join(destination, basename(source)) : destination;
	await openEngine(place.engine).put(place.container, "/", packUpload(source, target));
}
async function downloadFrom(place, path, destination) {
	const archive = await openEngine(place.engine).take(place.container, path);
	if (archive === void 0) throw new CommandError(`failed to resolve sandbox source path '${path}'`);
	const target = resolve(destination);
	const isFolder = destination.endsWith("/") || existsSync(target) && statSync(target).isDirectory();
	unpackDownload(archive, {
		target,
		fileIsTarget: cliGeneration() === "a" && !isFolder
	});
}
export { downloadFrom, uploadTo };
