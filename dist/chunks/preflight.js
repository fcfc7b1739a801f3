import { i as SpecError, n as EXIT } from "./errors.js";
import { t as checkWritable } from "./folders.js";
import { i as loadAdapter, p as listDocuments, t as adapterPlacesOf, u as whyNotHere } from "./prepare.js";
import { s as visible } from "./text.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import path from "node:path";
import os from "node:os";
import net from "node:net";
// src/app/preflight.ts
const commandLimits = {
	timeoutMs: 1e4,
	stdoutLimitBytes: 4096,
	stderrLimitBytes: 4096
};
const coreutils = [
	"cat",
	"cp",
	"env",
	"head",
	"mkdir",
	"mkfifo",
	"mv",
	"rm",
	"seq",
	"sleep",
	"sort",
	"tail",
	"tee",
	"touch",
	"wc"
];
async function preflight(ports, request, signal) {
	const items = [
		nodeItem(ports),
		platformItem(ports),
		await bashItem(ports, signal),
		await coreutilsItem(ports, signal),
		folderItem("runs folder", request.runsDir),
		folderItem("temporary folder", os.tmpdir()),
		await loopbackItem(),
		await gitItem(ports, request.cwd),
		...adapterItems(ports, request)
	];
	return {
		ok: items.every(({ status }) => status !== "missing"),
		items
	};
}
function nodeItem(ports) {
	const { node } = ports.host.info();
	const [major = 0, minor = 0] = node.replace(/^v/, "").split(".").map(Number);
	return item("node", major > 20 || major === 20 && minor >= 19, {
		seen: node,
		needed: "20.19 or later"
	});
}
function platformItem(ports) {
	const info = ports.host.info();
	const seen = `${info.os} ${info.arch}, ${String(info.cpus)} cores`;
	return item("system", info.os === "linux" || info.os === "darwin", {
		seen,
		needed: "Linux or macOS"
	});
}
async function bashItem(ports, signal) {
	const version = await firstLine(ports, [
		"bash",
		"-c",
		"echo \"$BASH_VERSION\""
	], signal);
	return item("bash", version !== null, {
		seen: version ?? "not found on PATH",
		needed: "bash on PATH"
	});
}
async function coreutilsItem(ports, signal) {
	const missing = await firstLine(ports, [
		"bash",
		"-c",
		"for name; do command -v -- \"$name\" > /dev/null || printf \"%s \" \"$name\"; done",
		"preflight",
		...coreutils
	], signal);
	const seen = missing === "" ? "all found" : `not found: ${missing ?? "bash itself"}`;
	return item("coreutils", missing === "", {
		seen,
		needed: coreutils.join(", ")
	});
}
async function gitItem(ports, folder) {
	const { commit } = await ports.gitState(folder);
	return {
		name: "git",
		status: commit === null ? "optional" : "ok",
		seen: commit ?? "no commit here",
		needed: "optional: names the commit in manifest.json"
	};
}
function folderItem(name, folder) {
	const check = checkWritable(folder);
	return item(name, check.ok, {
		seen: check.ok ? folder : check.reason,
		needed: "can be written"
	});
}
async function loopbackItem() {
	const failure = await new Promise((resolve) => {
		const server = net.createServer();
		server.once("error", (error) => resolve(error.message));
		server.listen(0, "127.0.0.1", () => server.close(() => resolve(null)));
	});
	return item("ports", failure === null, {
		seen: failure ?? "127.0.0.1 can be used",
		needed: "free ports on 127.0.0.1"
	});
}
function adapterItems(ports, request) {
	const places = adapterPlacesOf(ports, request);
	const known = listDocuments(places).map(({ id }) => id);
	const { adapter } = request;
	if (adapter !== null && !known.includes(adapter)) {
		const why = whyNotHere(adapter);
		if (why !== null) return [item(`adapter ${adapter}`, false, {
			seen: why,
			needed: known.join(", ")
		})];
	}
	return (adapter === null ? known : [adapter]).map((name) => {
		try {
			const { adapter: loaded } = loadAdapter(name, places);
			const seen = `${loaded.backend} backend, boots ${loaded.gateways.join(", ")}`;
			return item(`adapter ${loaded.id}`, true, {
				seen,
				needed: "a valid file and a backend of this version"
			});
		} catch (error) {
			if (!(error instanceof SpecError)) throw error;
			return item(`adapter ${name}`, false, {
				seen: visible(error.message, 500),
				needed: "a valid file"
			});
		}
	});
}
async function firstLine(ports, argv, signal) {
	const request = {
		argv,
		env: ports.host.childEnvironment([]),
		cwd: os.tmpdir(),
		...commandLimits
	};
	const result = await ports.commands.run(request, signal);
	if (result.outcome !== "exited" || result.exitCode !== 0) return null;
	return visible(result.stdout.split("\n")[0] ?? "", 200);
}
function item(name, ok, texts) {
	return {
		name,
		status: ok ? "ok" : "missing",
		...texts
	};
}
// src/cli/commands/preflight.ts
const marks = {
	ok: "ok",
	missing: "MISSING",
	optional: "optional"
};
const preflightCommand = async (args, terminal) => {
	const result = await preflight(createAppPorts(), {
		cwd: terminal.cwd,
		adapter: args.text("adapter"),
		adaptersDir: args.text("adapters-dir"),
		runsDir: path.resolve(terminal.cwd, args.text("runs-dir") ?? "runs")
	}, new AbortController().signal);
	if (args.flag("json")) printJson(terminal, result);
	else printLines(terminal, [
		...result.items.map(describe),
		"",
		closing(result.ok)
	]);
	return result.ok ? EXIT.ok : EXIT.error;
};
function describe({ name, status, seen, needed }) {
	const line = `${marks[status].padEnd(9)} ${name.padEnd(18)} ${seen}`;
	return status === "missing" ? `${line}; needed: ${needed}` : line;
}
function closing(ok) {
	return ok ? "This machine has what a run needs." : "A run needs what is missing above.";
}
export { preflightCommand };
