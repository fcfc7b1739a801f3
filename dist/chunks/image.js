import { t as CommandError } from "./errors2.js";
import { n as parseOptions } from "./options.js";
import { r as openEngine } from "./engine2.js";
import { r as IMAGE_LABEL } from "./labels.js";
import { n as writeTar } from "./tar.js";
import { basename, delimiter, join } from "node:path";
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
// src/standin/docker/image.ts
const REPOSITORY = "openshell-stand-in";
const IMPORT_LIMIT_MS = 18e4;
const TOOLS = "sh cat chmod cp cut date df dirname du env expr false grep head hostname id kill ln ls mkdir mkfifo mktemp mv ps pwd rm sed seq sleep sort stat sync tail tar tee test timeout touch tr true uname uniq wc";
async function runImage(args) {
	const options = parseOptions(args, { remove: { kind: "flag" } });
	const engine = openEngine(process.env["DOCKER_HOST"] ?? "");
	const answer = options.flag("remove") ? { removed: await removeImages(engine) } : await makeImage(engine);
	process.stdout.write(`${JSON.stringify(answer)}\n`);
	return 0;
}
async function makeImage(engine) {
	if (process.platform !== "linux") throw new CommandError("an image can only be made of the programs of a Linux machine; name one with --image");
	const began = performance.now();
	const programs = findPrograms();
	const tag = createHash("sha256").update(JSON.stringify(programs.map(fingerprint))).digest("hex").slice(0, 16);
	const image = `${REPOSITORY}:${tag}`;
	const seconds = () => Math.round(performance.now() - began) / 1e3;
	const there = await inspect(engine, image);
	if (there !== void 0) return {
		image,
		made: false,
		sizeBytes: there.Size,
		seconds: seconds()
	};
	const changes = encodeURIComponent(`LABEL ${IMAGE_LABEL}=${tag}`);
	const query = `fromSrc=-&repo=${REPOSITORY}&tag=${tag}&changes=${changes}`;
	const said = await engine.send("POST", `/images/create?${query}`, {
		tar: pack(withLibraries(programs)),
		limitMs: IMPORT_LIMIT_MS
	});
	const made = await inspect(engine, image);
	if (made === void 0) throw new CommandError(`the image could not be imported: ${said.toString("utf8").trim()}`);
	return {
		image,
		made: true,
		sizeBytes: made.Size,
		seconds: seconds()
	};
}
async function removeImages(engine) {
	const filter = `filters=${encodeURIComponent(JSON.stringify({ label: [IMAGE_LABEL] }))}`;
	const found = await engine.get(`/images/json?${filter}`);
	for (const { Id: id } of found) await engine.send("DELETE", `/images/${id}?force=0`, { content: [404] });
	return found.map(({ Id: id }) => id);
}
async function inspect(engine, image) {
	return await engine.get(`/images/${image}/json`);
}
function findPrograms() {
	const programs = [{
		source: realpathSync(process.execPath),
		path: "/usr/bin/node"
	}];
	for (const tool of ["bash", ...TOOLS.split(" ")]) {
		const source = findProgram(tool);
		if (source !== void 0) programs.push({
			source,
			path: `/usr/bin/${tool}`
		});
		else if (tool === "bash") throw new CommandError("there is no bash on this machine");
	}
	return programs;
}
function withLibraries(programs) {
	const libraries = new Set(programs.flatMap(({ source }) => librariesOf(source)));
	return [...programs, ...[...libraries].map((path) => ({
		source: realpathSync(path),
		path
	}))];
}
function findProgram(name) {
	const found = [
		...(process.env["PATH"] ?? "").split(delimiter),
		"/usr/bin",
		"/bin"
	].filter(Boolean).map((folder) => join(folder, name)).find((path) => existsSync(path));
	return found === void 0 ? void 0 : realpathSync(found);
}
function librariesOf(program) {
	try {
		return [...execFileSync("ldd", [program], {
			encoding: "utf8",
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			]
		}).matchAll(/(?:^|=>)\s*(\/\S+)/gm)].flatMap(([, path]) => path ?? []);
	} catch {
		return [];
	}
}
function fingerprint({ source, path }) {
	const { size, mtimeMs } = statSync(source);
	return [
		path,
		source,
		size,
		mtimeMs
	];
}
function pack(files) {
	const packed = new Map();
	const entries = [
		...[
			"bin",
			"lib",
			"lib64",
			"etc",
			"sandbox",
			"tmp",
			"opt",
			"opt/openshell",
			"var",
			"run"
		].map(folder),
		{
			path: "etc/passwd",
			kind: "file",
			bytes: Buffer.from("root:x:0:0:root:/root:/bin/bash\n")
		},
		{
			path: "etc/group",
			kind: "file",
			bytes: Buffer.from("root:x:0:\n")
		},
		{
			path: "bin/sh",
			kind: "link",
			target: "/usr/bin/sh"
		},
		{
			path: "bin/bash",
			kind: "link",
			target: "/usr/bin/bash"
		}
	];
	for (const { source, path } of files) {
		const earlier = packed.get(source);
		packed.set(source, earlier ?? path);
		const at = path.slice(1);
		if (earlier !== void 0) entries.push({
			path: at,
			kind: "link",
			target: earlier
		});
		else entries.push({
			path: at,
			kind: "file",
			mode: 493,
			bytes: readFileSync(source)
		});
	}
	return writeTar(entries);
}
function folder(path) {
	return {
		path,
		kind: "folder",
		mode: basename(path) === "tmp" ? 511 : 493
	};
}
export { makeImage, runImage };
