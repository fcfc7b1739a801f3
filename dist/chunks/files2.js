import { n as UsageError, t as CommandError } from "./errors2.js";
import { n as parseOptions } from "./options.js";
import { n as mapSandboxPath, t as copyInto } from "./workspace.js";
import { i as print } from "./output2.js";
import { resolve } from "node:path";
import { existsSync } from "node:fs";
// src/standin/openshell/files.ts
async function upload(client, args) {
	const [name, local, destination = "/sandbox"] = parseOptions(args, { "no-git-ignore": { kind: "flag" } }).positionals;
	if (name === void 0 || local === void 0) throw new UsageError("usage: openshell sandbox upload NAME LOCAL [DEST]");
	const place = await placeOf(client, name);
	if ("workspace" in place) put(resolve(local), mapSandboxPath(destination, place.workspace));
	else await (await import("./container-files.js")).uploadTo(place, resolve(local), inSandbox(destination));
	print(`Uploaded ${local} to ${name}:${destination}`);
	return 0;
}
async function download(client, args) {
	const [name, path, destination = "."] = parseOptions(args, {}).positionals;
	if (name === void 0 || path === void 0) throw new UsageError("usage: openshell sandbox download NAME PATH [DEST]");
	const place = await placeOf(client, name);
	if ("workspace" in place) put(mapSandboxPath(path, place.workspace), resolve(destination));
	else await (await import("./container-files.js")).downloadFrom(place, inSandbox(path), destination);
	print(`Downloaded ${name}:${path} to ${destination}`);
	return 0;
}
async function placeOf(client, name) {
	return await client.call("GET", `/v1/sandboxes/${encodeURIComponent(name)}/files`);
}
function inSandbox(path) {
	return path.startsWith("/") ? path : `/sandbox/${path}`;
}
function put(source, destination) {
	if (!existsSync(source)) throw new CommandError(`no such file or folder: ${source}`);
	copyInto(source, destination);
}
export { download, upload };
