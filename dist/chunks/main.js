import { a as UsageError, r as HarnessError } from "./errors.js";
import { c as readProcess, f as stateFolder, r as isAlive } from "./processes.js";
import { t as parseJson } from "./json.js";
import { n as parseDuration } from "./duration.js";
import path from "node:path";
import fs from "node:fs";
import fs$1 from "node:fs/promises";
import os from "node:os";
import { setTimeout } from "node:timers/promises";
import crypto from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import net from "node:net";
import http from "node:http";
import { once } from "node:events";
import zlib from "node:zlib";
import { pipeline } from "node:stream/promises";
// src/gateway/config.ts
function generationOf(gatewayHelp) {
	if (/--drivers\b/.test(gatewayHelp)) return "a";
	return /--compute-driver(?![\w-])/.test(gatewayHelp) ? "n" : null;
}
function gatewayArguments(generation, settings) {
	const { ports, config, database } = settings;
	return [
		...["--config", config],
		...[
			"--port",
			String(ports.api),
			"--health-port",
			String(ports.health),
			"--metrics-port",
			String(ports.metrics)
		],
		...generation === "a" ? ["--drivers", "docker"] : ["--compute-driver", "docker"],
		"--disable-tls",
		...["--db-url", `sqlite:${database}?mode=rwc`]
	];
}
function gatewayToml(generation, settings) {
	return (generation === "a" ? olderSections(settings) : newerSections(settings)).map(([name, values]) => `[${name}]\n${lines(values)}`).join("\n");
}
function olderSections(settings) {
	return [
		["openshell", { version: 1 }],
		["openshell.gateway", {
			compute_drivers: ["docker"],
			disable_tls: true
		}],
		...commonSections(settings, { ttl_secs: 0 }),
		["openshell.drivers.docker", {
			sandbox_namespace: settings.scope,
			...driverKeys(settings),
			image_pull_policy: settings.pullPolicy,
			supervisor_bin: settings.supervisorBin
		}]
	];
}
function newerSections(settings) {
	const policies = {
		Always: "always",
		IfNotPresent: "if_not_present",
		Never: "never"
	};
	return [
		["openshell", { version: 2 }],
		["openshell.gateway", {
			name: settings.scope,
			compute_driver: "docker",
			disable_tls: true
		}],
		...commonSections(settings, {}),
		...settings.outageLimitS === null ? [] : [["openshell.gateway.failure_handling", { gateway_outage_limit_secs: settings.outageLimitS }]],
		["openshell.drivers.docker", {
			sandbox_label: settings.scope,
			...driverKeys(settings),
			image_pull_policy: policies[settings.pullPolicy],
			supervisor_bin: settings.supervisorBin,
			supervisor_image: settings.supervisorImage
		}]
	];
}
function commonSections({ scope, keysDir, otlp }, ofKeys) {
	return [
		["openshell.gateway.auth", { allow_unauthenticated_users: true }],
		["openshell.gateway.gateway_jwt", {
			signing_key_path: `${keysDir}/signing.pem`,
			public_key_path: `${keysDir}/public.pem`,
			kid_path: `${keysDir}/kid`,
			gateway_id: scope,
			...ofKeys
		}],
		...otlp === null ? [] : [["openshell.gateway.otlp", { endpoint: otlp }]]
	];
}
function driverKeys({ scope, ports, image }) {
	return {
		network_name: scope,
		grpc_endpoint: `http://host.openshell.internal:${String(ports.api)}`,
		default_image: image
	};
}
function lines(values) {
	return Object.entries(values).filter(([, value]) => value !== null).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`).join("");
}
function versionOf(output) {
	const version = /\d+\.\d+\.\d+[0-9A-Za-z.+-]*/.exec(output)?.[0] ?? "unknown";
	return {
		version,
		build: /\+g?([0-9a-f]{7,40})$/.exec(version)?.[1] ?? null
	};
}
// src/gateway/binaries.ts
const PROGRAMS = {
	gateway: "openshell-gateway",
	cli: "openshell",
	sandbox: "openshell-sandbox"
};
const ASK_LIMIT_MS$1 = 2e4;
const ANSWER_LIMIT_BYTES$1 = 1048576;
function findBinaries(folder) {
	const at = (program) => path.resolve(folder, program);
	const problems = Object.values(PROGRAMS).flatMap((program) => problemOf$1(at(program), program));
	if (problems.length > 0) {
		const hint = `A folder with ${Object.values(PROGRAMS).join(", ")} is needed: build them, or unpack them from a release.`;
		throw new HarnessError(`${folder}: ${problems.join("; ")}`, {
			code: "binaries-missing",
			hint
		});
	}
	return {
		gateway: at(PROGRAMS.gateway),
		cli: at(PROGRAMS.cli),
		sandbox: at(PROGRAMS.sandbox)
	};
}
function problemOf$1(file, program) {
	if (!fs.existsSync(file)) return [`${program} is missing`];
	if (!fs.statSync(file).isFile()) return [`${program} is no file`];
	try {
		fs.accessSync(file, fs.constants.X_OK);
		return [];
	} catch {
		return [`${program} cannot be executed`];
	}
}
function askGateway(gateway) {
	const { version, build } = versionOf(ask(gateway, ["--version"]));
	const generation = generationOf(ask(gateway, ["--help"]));
	if (generation === null) {
		const message = `${gateway} ${version} takes neither --drivers nor --compute-driver: this adapter does not know its generation`;
		throw new HarnessError(message, { code: "unknown-generation" });
	}
	return {
		version,
		build,
		generation
	};
}
function ask(program, question) {
	const { stdout, stderr, status, error, signal } = spawnSync(program, question, {
		encoding: "utf8",
		timeout: ASK_LIMIT_MS$1,
		maxBuffer: ANSWER_LIMIT_BYTES$1,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	if (status === 0) return stdout;
	const why = error?.message ?? (stderr.trim().split("\n").at(-1) || `it ended with ${String(signal ?? status)}`);
	throw new HarnessError(`${program} ${question.join(" ")} does not work: ${why}`, {
		code: "binary-broken",
		hint: "Was it built for this machine, and are the libraries there that it needs?"
	});
}
// src/gateway/engine-client.ts
const CALL_LIMIT_MS = 2e4;
const ANSWER_LIMIT_BYTES = 67108864;
const DEFAULT_SOCKET = "/var/run/docker.sock";
function connectEngine(dockerHost) {
	const place = placeOf(dockerHost);
	const call = async (method, path) => {
		const answer = await request(place, method, path);
		return {
			status: answer.statusCode ?? 0,
			headers: answer.headers,
			body: await readAll(answer)
		};
	};
	return {
		call,
		get: async (path) => {
			const answer = await call("GET", path);
			if (answer.status === 404) return null;
			requireOk(`GET ${path}`, answer);
			return JSON.parse(answer.body.toString("utf8"));
		},
		stream: async (path) => {
			const answer = await request(place, "GET", path);
			if (answer.statusCode === 200) return answer;
			const refused = {
				status: answer.statusCode ?? 0,
				headers: answer.headers,
				body: await readAll(answer)
			};
			if (refused.status === 404) return null;
			throw refusal(`GET ${path}`, refused);
		}
	};
}
function requireOk(what, answer) {
	if (answer.status >= 400) throw refusal(what, answer);
}
function refusal(what, { status, body }) {
	const text = body.toString("utf8").trim().slice(0, 300);
	return new HarnessError(`${what}: the engine answered ${String(status)}: ${text}`, { code: "engine-refused" });
}
function placeOf(dockerHost) {
	if (dockerHost === "") return { socketPath: DEFAULT_SOCKET };
	const [, scheme, rest = ""] = /^(unix|tcp|http):\/\/(.+)$/.exec(dockerHost) ?? [];
	if (scheme === "unix") return { socketPath: rest };
	const [, host, port] = /^([^:/]+):(\d+)\/?$/.exec(rest) ?? [];
	if (host !== void 0 && port !== void 0) return {
		host,
		port: Number(port)
	};
	throw new HarnessError(`DOCKER_HOST is "${dockerHost}"; expected unix:///path/to/docker.sock or tcp://host:port`, { code: "engine-unreachable" });
}
function request(place, method, path) {
	return new Promise((resolve, reject) => {
		const signal = AbortSignal.timeout(CALL_LIMIT_MS);
		const call = http.request({
			...place,
			method,
			path,
			headers: { Host: "engine" },
			signal,
			agent: false
		}, resolve);
		call.on("error", (cause) => reject(unreachable(place, {
			cause,
			timedOut: signal.aborted
		})));
		call.end();
	});
}
function unreachable(place, { cause, timedOut }) {
	const where = "socketPath" in place ? place.socketPath : `${place.host}:${String(place.port)}`;
	const refused = "code" in cause && cause.code === "EACCES";
	const message = timedOut ? `did not answer within ${String(CALL_LIMIT_MS / 1e3)} s` : cause.message;
	return new HarnessError(`the container engine at ${where}: ${message}`, {
		code: refused ? "engine-permission" : "engine-unreachable",
		hint: refused ? "Add the user to the group that owns the engine's socket (usermod -aG docker USER, then log in again)." : "Start the engine (systemctl start docker), or set DOCKER_HOST to its socket.",
		cause
	});
}
async function readAll(body) {
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > ANSWER_LIMIT_BYTES) throw new HarnessError("the engine answers without end", { code: "engine-refused" });
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
// src/gateway/context.ts
function workFiles(workDir) {
	return {
		workDir,
		pid: path.join(workDir, "gateway.pid"),
		log: path.join(workDir, "gateway.log"),
		health: path.join(workDir, "health.endpoint"),
		cli: path.join(workDir, "bin", "openshell"),
		config: path.join(workDir, "config"),
		xdgState: path.join(workDir, "xdg-state"),
		keys: path.join(workDir, "keys"),
		toml: path.join(workDir, "gateway.toml"),
		launch: path.join(workDir, "gateway.launch.json"),
		logs: path.join(workDir, "instance-logs"),
		endpoint: path.join(workDir, "endpoint")
	};
}
function readContext(env, tools) {
	return {
		env,
		scope: needed(env, "CHAOS_RUN_SCOPE"),
		files: workFiles(needed(env, "CHAOS_WORK_DIR")),
		engine: connectEngine(env["DOCKER_HOST"] ?? ""),
		...tools
	};
}
function isAtEndpoint({ files }) {
	return fs.existsSync(files.endpoint);
}
function needed(env, name) {
	const value = env[name] ?? "";
	if (value !== "") return value;
	throw new HarnessError(`${name} is not set; chaos gateway is called by an adapter's hooks`, { code: "not-a-hook" });
}
function optional(env, name) {
	const value = env[name] ?? "";
	return value === "" ? null : value;
}
// src/gateway/process.ts
const LOOK_AGAIN_MS = 50;
async function spawnGateway(files, launch) {
	const log = fs.openSync(files.log, "a", 384);
	try {
		const child = spawn(launch.program, launch.args, {
			cwd: files.workDir,
			env: launch.env,
			detached: true,
			stdio: [
				"ignore",
				log,
				log
			]
		});
		await new Promise((resolve, reject) => {
			child.on("spawn", resolve);
			child.on("error", (cause) => {
				reject(new HarnessError(`${launch.program} could not be started: ${cause.message}`, { code: "boot-failed" }));
			});
		});
		child.unref();
		const pid = child.pid ?? 0;
		writeWhole(files.pid, `${String(pid)}\n`);
		return pid;
	} finally {
		fs.closeSync(log);
	}
}
function runningGateway(files) {
	const pid = Number(readIfPresent(files.pid)?.trim() ?? "0");
	return Number.isInteger(pid) && pid > 0 && isOurs(pid, files) ? pid : null;
}
function isOurs(pid, files) {
	const facts = readProcess(pid);
	if (facts === null || !isAlive(facts)) return false;
	const args = readIfPresent(`/proc/${String(pid)}/cmdline`);
	return args === null ? !fs.existsSync("/proc/self") : args.split("\0").includes(files.toml);
}
async function endGateway(files, graceMs) {
	for (const [signal, limitMs] of [["SIGTERM", graceMs], ["SIGKILL", 5e3]]) {
		const pid = runningGateway(files);
		if (pid === null) return true;
		try {
			process.kill(pid, signal);
		} catch {}
		if (await waitFor(() => !isOurs(pid, files), limitMs)) return true;
	}
	return runningGateway(files) === null;
}
async function waitFor(holds, limitMs) {
	const deadline = performance.now() + limitMs;
	while (!await holds()) {
		if (performance.now() >= deadline) return false;
		await setTimeout(LOOK_AGAIN_MS);
	}
	return true;
}
function writeWhole(file, text, mode = 384) {
	fs.mkdirSync(path.dirname(file), {
		recursive: true,
		mode: 448
	});
	const temporary = `${file}.${String(process.pid)}.tmp`;
	fs.writeFileSync(temporary, text, { mode });
	fs.renameSync(temporary, file);
}
function readIfPresent(file) {
	try {
		return fs.readFileSync(file, "utf8");
	} catch {
		return null;
	}
}
// src/gateway/health.ts
const ASK_LIMIT_MS = 5e3;
function askReady(files) {
	const [host = "", port = ""] = (readIfPresent(files.health) ?? "").trim().split("/");
	if (host === "" || port === "") return Promise.resolve("not-yet");
	return new Promise((resolve) => {
		const signal = AbortSignal.timeout(ASK_LIMIT_MS);
		http.get({
			host,
			port: Number(port),
			path: "/readyz",
			agent: false,
			signal
		}, (answer) => {
			answer.resume();
			resolve(answer.statusCode === 200 ? "ready" : "not-yet");
		}).on("error", () => resolve("not-yet"));
	});
}
// src/gateway/sandboxes.ts
const LIST_LIMIT_MS = 7e3;
const LIST_LIMIT_BYTES = 16777216;
const STATES = {
	Provisioning: "Pending",
	Starting: "Pending",
	Restarting: "Pending",
	Stopping: "Pending",
	Stopped: "Pending",
	Deleting: "Pending",
	Ready: "Running",
	Completed: "Succeeded",
	Error: "Failed"
};
async function listSandboxes(ctx) {
	const { code, stdout, stderr } = await runCli(ctx, [
		"sandbox",
		"list",
		"-o",
		"json",
		"--limit",
		"1000",
		"--selector",
		`chaos-run=${needed(ctx.env, "CHAOS_RUN_ID")}`
	]);
	if (code === 0) {
		const sandboxes = parseSandboxes(stdout);
		return sandboxes === null ? {
			kind: "failed",
			why: `the list of sandboxes is no list: ${stdout.slice(0, 200)}`
		} : {
			kind: "listed",
			sandboxes
		};
	}
	if (code === null || isUnreachable(stderr) || await askReady(ctx.files) === "not-yet") return { kind: "unreachable" };
	return {
		kind: "failed",
		why: plainText(stderr)
	};
}
function runCli(ctx, args) {
	return new Promise((resolve, reject) => {
		const child = spawn(ctx.files.cli, args, {
			env: {
				PATH: ctx.env["PATH"] ?? "",
				HOME: ctx.env["HOME"] ?? ""
			},
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			],
			timeout: LIST_LIMIT_MS,
			killSignal: "SIGKILL"
		});
		const taken = {
			stdout: "",
			stderr: ""
		};
		const take = (stream) => (chunk) => {
			if (taken[stream].length < LIST_LIMIT_BYTES) taken[stream] += chunk;
		};
		child.stdout.setEncoding("utf8").on("data", take("stdout"));
		child.stderr.setEncoding("utf8").on("data", take("stderr"));
		child.on("error", (cause) => reject(new HarnessError(`${ctx.files.cli}: ${cause.message}`, { code: "cli-broken" })));
		child.on("close", (code) => resolve({
			code,
			...taken
		}));
	});
}
function parseSandboxes(stdout) {
	const value = stdout.trim() === "" ? [] : parseJson(stdout);
	const list = Array.isArray(value) ? value : fieldOf(value, "sandboxes");
	if (!Array.isArray(list)) return null;
	return list.map(toSandbox);
}
function toSandbox(value) {
	const text = (name) => {
		const found = fieldOf(value, name);
		return typeof found === "string" ? found : null;
	};
	const exitCode = fieldOf(value, "exit_code");
	const conditions = fieldOf(value, "conditions");
	const reason = Array.isArray(conditions) ? fieldOf(conditions[0], "reason") : null;
	return {
		name: text("name") ?? "",
		id: text("id"),
		phase: text("phase") ?? "Unknown",
		exitCode: exitCode === void 0 ? void 0 : typeof exitCode === "number" ? exitCode : null,
		reason: typeof reason === "string" && reason !== "" ? reason : null
	};
}
function fieldOf(value, name) {
	return typeof value === "object" && value !== null ? value[name] : void 0;
}
function stateLine(sandbox, container) {
	const { name, phase, exitCode, reason } = sandbox;
	const line = {
		instance: name,
		state: STATES[phase] ?? "Unknown",
		rawPhase: phase
	};
	if (exitCode !== void 0 || phase !== "Error") return {
		...line,
		...typeof exitCode !== "number" ? {} : { exitCode },
		...reason === null ? {} : { reason }
	};
	if (container === null) return {
		...line,
		reason: "no container"
	};
	const seen = {
		...line,
		reason: `container ${container.status}`
	};
	if (container.exitCode === null) return seen;
	const state = container.exitCode === 0 ? "Succeeded" : line.state;
	return {
		...seen,
		state,
		exitCode: container.exitCode
	};
}
function isUnreachable(stderr) {
	return /transport error|connection refused|connection reset|tcp connect|h2 protocol error|error reading a body|deadline has elapsed|timed out/i.test(plainText(stderr));
}
function plainText(text) {
	return text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "").replace(/[│×╰─▶]/g, " ").replace(/\s+/g, " ").trim();
}
// src/gateway/containers.ts
const MANAGER_LABEL = "openshell.ai/managed-by";
const SCOPE_LABEL = "openshell.ai/sandbox-namespace";
const NAME_LABEL = "openshell.ai/sandbox-name";
const ID_LABEL = "openshell.ai/sandbox-id";
const ROLE_LABEL = "openshell.ai/isolation-role";
async function listContainers(ctx) {
	return await withLabel(ctx, `${SCOPE_LABEL}=${ctx.scope}`);
}
async function instanceContainers(ctx) {
	if (!isAtEndpoint(ctx)) return await listContainers(ctx);
	const listing = await listSandboxes(ctx);
	const ids = new Set(listing.kind === "listed" ? listing.sandboxes.map(({ id }) => id) : []);
	return (await withLabel(ctx, `${MANAGER_LABEL}=openshell`)).filter(({ sandboxId }) => sandboxId !== null && ids.has(sandboxId));
}
async function withLabel({ engine }, label) {
	const filters = encodeURIComponent(JSON.stringify({ label: [label] }));
	return (await engine.get(`/containers/json?all=1&filters=${filters}`)).map(({ Id: id, Names: [name = id] = [], Labels: labels, State: status }) => ({
		id,
		name: name.replace(/^\//, ""),
		instance: labels?.[NAME_LABEL] ?? null,
		sandboxId: labels?.[ID_LABEL] ?? null,
		role: labels?.[ROLE_LABEL] ?? "sandbox",
		status
	}));
}
async function sandboxContainer(ctx, instance) {
	return (await instanceContainers(ctx)).find((container) => container.instance === instance && container.role === "sandbox") ?? null;
}
async function exitCodeOf({ engine }, id) {
	const info = await engine.get(`/containers/${id}/json`);
	return info?.State.Status === "exited" ? info.State.ExitCode : null;
}
async function removeAll(ctx) {
	const removed = [];
	for (const { id, name, instance, role } of await listContainers(ctx)) if (await remove(ctx, `/containers/${id}?force=1&v=1`, `container ${name}`)) removed.push({
		kind: "container",
		id: name,
		...instance === null ? {} : {
			instance,
			role
		}
	});
	for (const volume of await listVolumes(ctx)) if (await remove(ctx, `/volumes/${encodeURIComponent(volume)}?force=1`, `volume ${volume}`)) removed.push({
		kind: "volume",
		id: volume
	});
	const { scope } = ctx;
	if (await remove(ctx, `/networks/${scope}`, `network ${scope}`)) removed.push({
		kind: "network",
		id: scope
	});
	return removed;
}
async function listVolumes({ engine, scope }) {
	const filters = encodeURIComponent(JSON.stringify({ label: [`${SCOPE_LABEL}=${scope}`] }));
	return ((await engine.get(`/volumes?filters=${filters}`)).Volumes ?? []).map(({ Name }) => Name);
}
async function remove({ engine }, path, what) {
	const answer = await engine.call("DELETE", path);
	if (answer.status === 404) return false;
	if (answer.status === 409 && /already in progress/.test(answer.body.toString("utf8"))) return true;
	if (answer.status >= 400 && /network .* has active endpoints/.test(answer.body.toString("utf8"))) throw new HarnessError(`${what} still has containers that are not this run's`, { code: "network-in-use" });
	requireOk(`removing ${what}`, answer);
	return true;
}
// src/gateway/download.ts
const DOWNLOAD_LIMITS = {
	totalMs: 3e5,
	tries: 5,
	firstWaitMs: 1e3,
	bytes: 536870912
};
const AGAIN = [
	408,
	425,
	429,
	500,
	502,
	503,
	504
];
async function downloadText(url, limits) {
	return await withRetries(url, limits, async (response) => await response.text());
}
async function downloadFile(url, file, limits) {
	return await withRetries(url, limits, async (response) => {
		const hash = crypto.createHash("sha256");
		const handle = await fs$1.open(file, "w", 384);
		try {
			let size = 0;
			for await (const chunk of response.body ?? []) {
				size += chunk.length;
				if (size > limits.bytes) throw new HarnessError(`${url} is larger than any release`, { code: "release-broken" });
				hash.update(chunk);
				await handle.write(chunk);
			}
		} finally {
			await handle.close();
		}
		return hash.digest("hex");
	});
}
async function downloadTarget(url, limits) {
	return await withRetries(url, limits, async (response) => {
		await response.body?.cancel();
		return response.url;
	});
}
async function withRetries(url, limits, take) {
	const deadline = performance.now() + limits.totalMs;
	for (let tries = 1;; tries += 1) {
		const outcome = await tryOnce(url, deadline, take);
		if (outcome.kind === "taken") return outcome.value;
		const waitMs = outcome.waitMs ?? limits.firstWaitMs * 2 ** (tries - 1);
		if (!(tries < limits.tries && performance.now() + waitMs < deadline)) {
			const waits = outcome.waitMs === null ? "" : ` and asks to wait ${String(Math.ceil(outcome.waitMs / 1e3))} s`;
			throw new HarnessError(`${url}: ${outcome.why}${waits}; given up after ${String(tries)} tries`, {
				code: "download-failed",
				hint: "Unpack the release into a folder yourself and use --gateway binaries:DIRECTORY."
			});
		}
		await setTimeout(waitMs);
	}
}
async function tryOnce(url, deadline, take) {
	try {
		const signal = AbortSignal.timeout(Math.max(1, Math.floor(deadline - performance.now())));
		const response = await fetch(url, { signal });
		if (response.ok) return {
			kind: "taken",
			value: await take(response)
		};
		await response.body?.cancel();
		if (AGAIN.includes(response.status)) return {
			kind: "again",
			why: `the server answers ${String(response.status)}`,
			waitMs: waitOf(response)
		};
		throw new HarnessError(`${url}: the server answers ${String(response.status)}`, {
			code: "download-failed",
			hint: response.status === 404 ? "Is there such a release, and does it have files for this machine?" : void 0
		});
	} catch (error) {
		if (error instanceof HarnessError) throw error;
		return {
			kind: "again",
			why: whyOf(error),
			waitMs: null
		};
	}
}
function waitOf(response) {
	const asked = response.headers.get("retry-after");
	if (asked === null) return null;
	const waitMs = /^\d+$/.test(asked) ? Number(asked) * 1e3 : Date.parse(asked) - Date.now();
	return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}
function whyOf(error) {
	const { message, cause } = error instanceof Error ? error : new Error(String(error));
	return cause instanceof Error && cause.message !== "" ? `${message} (${cause.message})` : message;
}
// src/gateway/free-ports.ts
const LOWEST = 2e4;
const END = 24e3;
const MAX_TRIES$1 = 100;
async function pickFreePorts(count) {
	const servers = [];
	const ports = [];
	try {
		for (let tries = 0; ports.length < count; tries += 1) {
			if (tries === MAX_TRIES$1) throw new HarnessError(`no free ports between ${String(LOWEST)} and ${String(END)}`, { code: "no-ports" });
			const port = crypto.randomInt(LOWEST, END);
			const server = net.createServer();
			if (!await canListen(server, port)) continue;
			servers.push(server);
			ports.push(port);
		}
	} finally {
		for (const server of servers) server.close();
	}
	return ports;
}
async function canListen(server, port) {
	server.listen(port);
	try {
		await once(server, "listening");
		return true;
	} catch {
		return false;
	}
}
// src/gateway/keys.ts
function writeKeys(folder) {
	fs.mkdirSync(folder, {
		recursive: true,
		mode: 448
	});
	const { privateKey, publicKey } = crypto.generateKeyPairSync("ed25519", {
		privateKeyEncoding: {
			type: "pkcs8",
			format: "pem"
		},
		publicKeyEncoding: {
			type: "spki",
			format: "pem"
		}
	});
	const files = {
		"signing.pem": privateKey,
		"public.pem": publicKey,
		kid: crypto.randomBytes(16).toString("hex")
	};
	for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text, { mode: 384 });
}
// src/gateway/registration.ts
function privateEnvironment({ files }) {
	return {
		XDG_CONFIG_HOME: files.config,
		XDG_STATE_HOME: files.xdgState,
		XDG_DATA_HOME: path.join(files.workDir, "xdg-data"),
		NO_COLOR: "1",
		OPENSHELL_TELEMETRY_ENABLED: "false"
	};
}
function registerCli(ctx, cli, endpoint) {
	const { files, scope } = ctx;
	const root = path.join(files.config, "openshell");
	const metadata = {
		name: scope,
		gateway_endpoint: endpoint.href.replace(/\/$/, ""),
		is_remote: !["127.0.0.1", "localhost"].includes(endpoint.hostname),
		gateway_port: Number(endpoint.port === "" ? endpoint.protocol === "https:" ? 443 : 80 : endpoint.port),
		auth_mode: "plaintext"
	};
	writeWhole(path.join(root, "gateways", scope, "metadata.json"), `${JSON.stringify(metadata)}\n`);
	writeWhole(path.join(root, "active_gateway"), scope);
	const exports = Object.entries(privateEnvironment(ctx)).map(([name, value]) => `export ${name}=${quoted(value)}`);
	writeWhole(files.cli, [
		"#!/bin/sh",
		...exports,
		`exec ${quoted(cli)} "$@"`,
		""
	].join("\n"), 448);
}
function quoted(text) {
	return `'${text.replaceAll("'", `'\\''`)}'`;
}
// src/gateway/tar.ts
const BLOCK = 512;
const HEADER_LIMIT_BYTES = 65536;
async function* readTar(source) {
	const reader = createReader(source);
	let longName = null;
	for (;;) {
		const header = await reader.exactly(BLOCK);
		if (header === null || header.every((byte) => byte === 0)) return;
		checkHeader(header);
		const sizeBytes = numberAt(header, 124, 12);
		const type = String.fromCharCode(header[156] ?? 0);
		if (ABOUT_THE_NEXT.includes(type)) {
			longName = nameIn(type, await headerText(reader, sizeBytes)) ?? longName;
			continue;
		}
		const body = bodyOf(reader, sizeBytes);
		const mode = numberAt(header, 100, 8);
		yield {
			name: longName ?? nameOf$1(header),
			kind: kindOf(type),
			sizeBytes,
			mode,
			content: body.content
		};
		longName = null;
		await body.skipRest();
	}
}
const ABOUT_THE_NEXT = [
	"L",
	"x",
	"g"
];
function nameIn(type, text) {
	if (type === "L") return text.replace(/\0.*$/s, "");
	return type === "x" ? /(?:^|\n)\d+ path=([^\n]*)\n/.exec(text)?.[1] ?? null : null;
}
function bodyOf(reader, sizeBytes) {
	let left = sizeBytes;
	return {
		content: async function* () {
			while (left > 0) {
				const chunk = await reader.upTo(left);
				left -= chunk.length;
				yield chunk;
			}
		},
		skipRest: () => skip(reader, left + padding(sizeBytes))
	};
}
function createReader(source) {
	const chunks = source[Symbol.asyncIterator]();
	let held = Buffer.alloc(0);
	const fill = async () => {
		while (held.length === 0) {
			const next = await chunks.next();
			if (next.done === true) return false;
			held = next.value;
		}
		return true;
	};
	const upTo = async (limit) => {
		if (!await fill()) throw new RangeError("the archive breaks off");
		const taken = held.subarray(0, limit);
		held = held.subarray(taken.length);
		return taken;
	};
	return {
		upTo,
		exactly: async (count) => {
			if (!await fill()) return null;
			const parts = [];
			for (let missing = count; missing > 0;) {
				const part = await upTo(missing);
				parts.push(part);
				missing -= part.length;
			}
			return Buffer.concat(parts);
		}
	};
}
async function headerText(reader, sizeBytes) {
	if (sizeBytes > HEADER_LIMIT_BYTES) throw new RangeError("a name in the archive is too long");
	const bytes = await reader.exactly(sizeBytes) ?? Buffer.alloc(0);
	await skip(reader, padding(sizeBytes));
	return bytes.toString("utf8");
}
async function skip(reader, count) {
	for (let left = count; left > 0;) left -= (await reader.upTo(left)).length;
}
function padding(sizeBytes) {
	return (BLOCK - sizeBytes % BLOCK) % BLOCK;
}
function checkHeader(header) {
	if (header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0) !== numberAt(header, 148, 8)) throw new RangeError("this is no tar archive");
}
function numberAt(header, offset, length) {
	const field = header.subarray(offset, offset + length);
	if (((field[0] ?? 0) & 128) !== 0) return field.subarray(1).reduce((total, byte) => total * 256 + byte, (field[0] ?? 0) & 127);
	const text = field.toString("latin1").replace(/[\0 ]+$/, "").trim();
	return /^[0-7]*$/.test(text) ? Number.parseInt(text === "" ? "0" : text, 8) : NaN;
}
function nameOf$1(header) {
	const text = (offset, length) => header.subarray(offset, offset + length).toString("utf8").replace(/\0.*$/s, "");
	const prefix = header.subarray(257, 262).toString("latin1") === "ustar" ? text(345, 155) : "";
	return prefix === "" ? text(0, 100) : `${prefix}/${text(0, 100)}`;
}
function kindOf(type) {
	if (type === "0" || type === "\0") return "file";
	return type === "5" ? "folder" : "other";
}
const STAMP = "programs.json";
async function fetchRelease(request) {
	const assets = assetsFor(request.machine);
	const tag = await tagOf(request);
	const folder = path.join(request.cacheDir, nameOf(request, tag));
	if (isVerified(folder)) return folder;
	fs.rmSync(folder, {
		recursive: true,
		force: true
	});
	fs.mkdirSync(request.cacheDir, {
		recursive: true,
		mode: 448
	});
	const unpacked = fs.mkdtempSync(`${folder}.`);
	try {
		for (const asset of assets) await takeProgram(request, {
			asset,
			tag,
			unpacked
		});
		writeStamp(unpacked);
		moveInto(unpacked, folder);
	} finally {
		fs.rmSync(unpacked, {
			recursive: true,
			force: true
		});
	}
	return folder;
}
function moveInto(unpacked, folder) {
	try {
		fs.renameSync(unpacked, folder);
	} catch (error) {
		if (!isVerified(folder)) throw error;
	}
}
function assetsFor({ platform, arch }) {
	const cpu = {
		x64: "x86_64",
		arm64: "aarch64"
	}[arch];
	const [ofCli, ofGateway] = {
		linux: ["unknown-linux-musl", "unknown-linux-gnu"],
		darwin: ["apple-darwin", "apple-darwin"]
	}[platform] ?? [];
	if (cpu === void 0 || ofCli === void 0 || ofGateway === void 0) throw new HarnessError(`there is no release for ${platform} on ${arch}`, { code: "no-release" });
	const asset = (program, system) => ({
		program,
		archive: `${program}-${cpu}-${system}.tar.gz`,
		checksums: `${program}-checksums-sha256.txt`
	});
	return [
		asset(PROGRAMS.cli, ofCli),
		asset(PROGRAMS.gateway, ofGateway),
		asset(PROGRAMS.sandbox, "unknown-linux-gnu")
	];
}
async function tagOf({ version, base, limits }) {
	if (version !== "latest") return /^\d/.test(version) ? `v${version}` : version;
	const target = await downloadTarget(`${base}/latest`, limits);
	const [, tag] = /\/tag\/([A-Za-z0-9._-]+)$/.exec(target) ?? [];
	if (tag !== void 0) return tag;
	throw new HarnessError(`${base}/latest leads to ${target}, which names no release`, { code: "no-release" });
}
function nameOf({ base, machine }, tag) {
	const place = crypto.createHash("sha256").update(base).digest("hex").slice(0, 8);
	return `${tag}-${machine.platform}-${machine.arch}-${place}`;
}
async function takeProgram({ base, limits }, { asset, tag, unpacked }) {
	const at = (name) => `${base}/download/${tag}/${name}`;
	const expected = checksumIn(await downloadText(at(asset.checksums), limits), asset);
	const archive = path.join(unpacked, asset.archive);
	const found = await downloadFile(at(asset.archive), archive, limits);
	if (found !== expected) throw new HarnessError(`${at(asset.archive)} has SHA-256 ${found}; ${asset.checksums} says ${expected}`, {
		code: "checksum-mismatch",
		hint: "It was cut short or changed on the way. Nothing of it was used."
	});
	await unpackProgram(archive, asset, unpacked);
	fs.rmSync(archive);
}
function checksumIn(list, { archive, checksums }) {
	for (const line of list.split("\n")) {
		const [, sum, name] = /^([0-9a-fA-F]{64})[ \t]+\*?(?:\.\/)?(\S+)\s*$/.exec(line) ?? [];
		if (name === archive && sum !== void 0) return sum.toLowerCase();
	}
	throw new HarnessError(`${checksums} has no checksum of ${archive}`, { code: "checksum-missing" });
}
async function unpackProgram(archive, { program }, folder) {
	const source = fs.createReadStream(archive).pipe(zlib.createGunzip());
	for await (const entry of readTar(source)) {
		if (entry.kind !== "file" || path.posix.basename(entry.name) !== program) continue;
		await pipeline(entry.content(), fs.createWriteStream(path.join(folder, program), {
			mode: 448,
			flags: "wx"
		}));
		source.destroy();
		return;
	}
	throw new HarnessError(`${path.basename(archive)} holds no ${program}`, { code: "release-broken" });
}
function writeStamp(folder) {
	const sums = Object.values(PROGRAMS).map((program) => [program, sumOf(path.join(folder, program))]);
	writeWhole(path.join(folder, STAMP), `${JSON.stringify(Object.fromEntries(sums))}\n`);
}
function isVerified(folder) {
	const stamp = parseJson(readIfPresent(path.join(folder, STAMP)) ?? "");
	return stamp !== void 0 && Object.values(PROGRAMS).every((name) => sumOf(path.join(folder, name)) === stamp[name]);
}
function sumOf(file) {
	try {
		return crypto.createHash("sha256").update(fs.readFileSync(file)).digest("hex");
	} catch {
		return null;
	}
}
// src/gateway/settings.ts
const USUAL_IMAGES = {
	a: "ghcr.io/nvidia/openshell-community/sandboxes/base:latest",
	n: "nvcr.io/nvidia/base/ubuntu:24.04"
};
async function readSettings(ctx, generation) {
	const { env } = ctx;
	const { image, outageLimit } = readRequired(ctx);
	if (outageLimit !== null && generation === "a") throw new HarnessError("gateways of this generation have no outage-limit", { code: "setting-unknown" });
	const chosen = image ?? optional(env, "OPENSHELL_SANDBOX_IMAGE") ?? USUAL_IMAGES[generation];
	return {
		image: chosen,
		pullPolicy: await pullPolicyOf(ctx, chosen),
		supervisorImage: optional(env, "OPENSHELL_SUPERVISOR_IMAGE"),
		outageLimitS: outageLimit === null ? null : Math.ceil(parseDuration(outageLimit) / 1e3)
	};
}
function readRequired({ env }) {
	const file = optional(env, "CHAOS_SETTINGS");
	const given = file === null ? {} : parseJson(readIfPresent(file) ?? "{}") ?? {};
	const text = (name) => name in given ? String(given[name]) : null;
	return {
		image: text("image"),
		outageLimit: text("outage-limit")
	};
}
async function pullPolicyOf({ engine }, image) {
	const isHere = await engine.get(`/images/${image}/json`) !== null;
	const tag = /:([^/:]+)$/.exec(image)?.[1] ?? "latest";
	return isHere && tag === "latest" ? "Never" : "IfNotPresent";
}
// src/gateway/shared-paths.ts
async function requireSharedPaths(ctx, paths) {
	if (!isContainer()) return;
	const own = await ctx.engine.get(`/containers/${os.hostname()}/json`);
	if (own === null) return;
	const problem = problemOf(own, paths);
	if (problem !== null) throw new HarnessError(problem.message, {
		code: "paths-not-shared",
		hint: problem.hint
	});
}
function problemOf(own, paths) {
	const hidden = paths.filter((path) => !own.Mounts.some((mount) => covers(mount, path)));
	if (hidden.length > 0) return {
		message: `this runs in a container, and its engine cannot see ${hidden.join(", ")}`,
		hint: "Mount a folder of the machine under the same path (-v /tmp/chaos:/tmp/chaos) and put TMPDIR and the programs there."
	};
	if (own.HostConfig.NetworkMode === "host") return null;
	return {
		message: "this runs in a container with a network of its own, where sandboxes cannot reach the gateway",
		hint: "Give the container the network of its machine (--network host)."
	};
}
function covers({ Source: source, Destination: destination }, path) {
	return source === destination && (path === destination || path.startsWith(`${destination.replace(/\/$/, "")}/`));
}
function isContainer() {
	if (fs.existsSync("/.dockerenv") || fs.existsSync("/run/.containerenv")) return true;
	try {
		return /\b(?:docker|containerd|kubepods|libpod)\b/.test(fs.readFileSync("/proc/self/cgroup", "utf8"));
	} catch {
		return false;
	}
}
// src/gateway/boot.ts
const SYSTEM = "openshell";
const MAX_TRIES = 5;
const READY_LIMIT_MS = 9e4;
const STOP_GRACE_MS = 6e4;
const SPAN_DELAY_MS = 200;
const PASSED_ON = [
	"PATH",
	"HOME",
	"LANG",
	"TZ",
	"TMPDIR",
	"DOCKER_HOST"
];
async function boot(ctx) {
	const [kind, detail] = choiceOf(ctx);
	if (kind === "endpoint") return joinEndpoint(ctx, detail);
	const binaries = await binariesOf(ctx, {
		kind,
		detail
	});
	const facts = askGateway(binaries.gateway);
	await requireSharedPaths(ctx, [ctx.files.workDir, binaries.sandbox]);
	fs.mkdirSync(ctx.files.xdgState, {
		recursive: true,
		mode: 448
	});
	writeKeys(ctx.files.keys);
	for (let tries = 1;; tries += 1) {
		const [api = 0, health = 0, metrics = 0] = await pickFreePorts(3);
		const ports = {
			api,
			health,
			metrics
		};
		const problem = await tryBoot(ctx, {
			binaries,
			facts,
			ports
		});
		if (problem === null) {
			printBootLine(ctx, {
				facts,
				ports
			});
			return 0;
		}
		await endGateway(ctx.files, 0);
		if (/address already in use/i.test(problem) && tries < MAX_TRIES) continue;
		throw new HarnessError(`the gateway did not start: ${problem}`, { code: "boot-failed" });
	}
}
function choiceOf({ env }) {
	const [, kind = "", detail = ""] = /^([a-z]+)(?::(.*))?$/s.exec(needed(env, "CHAOS_GATEWAY")) ?? [];
	if ([
		"binaries",
		"release",
		"endpoint"
	].includes(kind)) return [kind, detail];
	throw new HarnessError(`chaos gateway boots binaries, release or endpoint, not "${kind}"`, { code: "bad-gateway" });
}
async function binariesOf({ env, cacheDir }, { kind, detail }) {
	if (kind === "binaries") return findBinaries(detail);
	return findBinaries(await fetchRelease({
		version: detail === "" ? "latest" : detail,
		base: optional(env, "OPENSHELL_RELEASES_URL") ?? "https://github.com/NVIDIA/OpenShell/releases",
		cacheDir: path.join(cacheDir, "releases"),
		machine: process,
		limits: DOWNLOAD_LIMITS
	}));
}
async function tryBoot(ctx, { binaries, facts, ports }) {
	const { files, env } = ctx;
	const settings = {
		scope: ctx.scope,
		ports,
		...await readSettings(ctx, facts.generation),
		supervisorBin: binaries.sandbox,
		keysDir: files.keys,
		otlp: optional(env, "CHAOS_OTLP_GRPC"),
		database: path.join(files.xdgState, "gateway.db"),
		config: files.toml
	};
	const launch = {
		program: binaries.gateway,
		args: gatewayArguments(facts.generation, settings),
		env: launchEnvironment(ctx)
	};
	writeWhole(files.toml, gatewayToml(facts.generation, settings));
	writeWhole(files.launch, `${JSON.stringify(launch)}\n`);
	writeWhole(files.health, `127.0.0.1/${String(ports.health)}\n`);
	registerCli(ctx, binaries.cli, new URL(`http://127.0.0.1:${String(ports.api)}`));
	const from = (readIfPresent(files.log) ?? "").length;
	await spawnGateway(files, launch);
	const settled = async () => runningGateway(files) === null || await askReady(files) === "ready";
	const inTime = await waitFor(settled, READY_LIMIT_MS);
	if (runningGateway(files) !== null && inTime) return null;
	const said = (readIfPresent(files.log) ?? "").slice(from).trim();
	return inTime ? `it ended: ${tail(said)}` : `/readyz did not answer 200 within ${String(READY_LIMIT_MS / 1e3)} s`;
}
function tail(log) {
	const plain = log.replace(/[│×╰─▶]/g, " ").replace(/\s+/g, " ").trim();
	return plain === "" ? "it said nothing" : plain.slice(-600);
}
function launchEnvironment(ctx) {
	const passed = PASSED_ON.flatMap((name) => {
		const value = optional(ctx.env, name);
		return value === null ? [] : [[name, value]];
	});
	return {
		...Object.fromEntries(passed),
		...privateEnvironment(ctx),
		OTEL_BSP_SCHEDULE_DELAY: String(SPAN_DELAY_MS)
	};
}
function printBootLine({ files, out }, { facts, ports }) {
	const address = (port) => `http://127.0.0.1:${String(port)}`;
	const line = {
		name: SYSTEM,
		...facts,
		pidFile: files.pid,
		log: files.log,
		endpoints: {
			api: address(ports.api),
			health: address(ports.health),
			metrics: `${address(ports.metrics)}/metrics`
		}
	};
	out(`${JSON.stringify(line)}\n`);
}
async function start({ files }) {
	if (runningGateway(files) !== null) return 0;
	const launch = parseJson(readIfPresent(files.launch) ?? "");
	if (launch === void 0) throw new HarnessError("there is no gateway to start again", { code: "not-booted" });
	await spawnGateway(files, launch);
	return 0;
}
async function shutdown(ctx) {
	if (isAtEndpoint(ctx)) return 0;
	const isGone = await endGateway(ctx.files, STOP_GRACE_MS);
	await removeAll(ctx);
	if (!isGone) throw new HarnessError("the gateway cannot be ended", { code: "shutdown-failed" });
	fs.rmSync(ctx.files.pid, { force: true });
	return 0;
}
async function sweep(ctx) {
	if (isAtEndpoint(ctx)) return 0;
	for (const removed of await removeAll(ctx)) ctx.out(`${JSON.stringify(removed)}\n`);
	return 0;
}
function joinEndpoint(ctx, url) {
	const cli = optional(ctx.env, "OPENSHELL_BIN") ?? findOnPath(ctx.env, "openshell");
	if (cli === null) throw new HarnessError("no command line to reach the gateway with: openshell is not on the PATH", {
		code: "binaries-missing",
		hint: "Put it there, or name it in OPENSHELL_BIN."
	});
	const { files, out } = ctx;
	writeWhole(files.endpoint, `${url}\n`);
	registerCli(ctx, cli, new URL(url));
	const version = versionOf(ask(files.cli, ["--version"]));
	const generation = ask(files.cli, [
		"sandbox",
		"create",
		"--help"
	]).includes("--restart-policy") ? "n" : "a";
	const line = {
		name: SYSTEM,
		...version,
		generation,
		pidFile: files.pid,
		log: files.log,
		endpoints: { api: url }
	};
	out(`${JSON.stringify(line)}\n`);
	return 0;
}
function findOnPath(env, program) {
	return (env["PATH"] ?? "").split(":").filter((folder) => folder !== "").map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file)) ?? null;
}
// src/gateway/evidence.ts
const OUTPUT = "/sandbox/output";
const LOG = "/sandbox/.chaos/log";
const FOLLOW_PAUSE_MS = 250;
const OUTPUT_LIMIT_BYTES = 268435456;
async function collect(ctx) {
	const instance = needed(ctx.env, "CHAOS_INSTANCE");
	const destination = path.join(needed(ctx.env, "CHAOS_DEST"), "output");
	const container = await sandboxContainer(ctx, instance);
	if (container === null) throw new HarnessError(`there is no container of ${instance}`, { code: "no-container" });
	await takeLog(ctx, container.id, instance);
	const archive = await ctx.engine.stream(archivePath(container.id, OUTPUT));
	fs.mkdirSync(destination, { recursive: true });
	if (archive === null) return 0;
	let left = OUTPUT_LIMIT_BYTES;
	for await (const entry of readTar(archive)) {
		const file = placeIn(destination, entry);
		if (entry.kind === "folder" && file !== null) fs.mkdirSync(file, { recursive: true });
		if (entry.kind !== "file" || file === null) continue;
		left -= entry.sizeBytes;
		if (left < 0) throw new HarnessError(`the output of ${instance} is larger than 256 MB`, { code: "output-too-large" });
		fs.mkdirSync(path.dirname(file), { recursive: true });
		await pipeline(entry.content(), fs.createWriteStream(file, { mode: 384 }));
	}
	return 0;
}
function placeIn(destination, { name }) {
	const parts = name.split("/").filter((part) => part !== "" && part !== ".");
	const inside = parts.slice(1);
	return parts[0] !== "output" || inside.includes("..") ? null : path.join(destination, ...inside);
}
async function follow(ctx) {
	const said = new Map();
	const say = (subject, event) => {
		if (said.get(subject) !== event) ctx.out(`${JSON.stringify({
			subject,
			event
		})}\n`);
		said.set(subject, event);
	};
	for (;;) {
		try {
			for (const instance of await takeLogs(ctx)) say(instance, "log");
			say("engine", "answers");
		} catch (error) {
			say("engine", error instanceof Error ? error.message : String(error));
		}
		await setTimeout(FOLLOW_PAUSE_MS);
	}
}
async function takeLogs(ctx) {
	const taken = [];
	for (const { id, instance, role } of await instanceContainers(ctx)) {
		if (instance === null || role !== "sandbox") continue;
		if (await takeLog(ctx, id, instance)) taken.push(instance);
	}
	return taken;
}
async function takeLog(ctx, container, instance) {
	const sizeBytes = await sizeOf(ctx, container);
	if (sizeBytes === null) return false;
	fs.mkdirSync(ctx.files.logs, {
		recursive: true,
		mode: 448
	});
	const file = fs.openSync(path.join(ctx.files.logs, `${instance}.log`), fs.constants.O_RDWR | fs.constants.O_CREAT, 384);
	try {
		const have = fs.fstatSync(file).size;
		if (sizeBytes > have) await appendFrom(ctx, container, {
			file,
			have
		});
	} finally {
		fs.closeSync(file);
	}
	return true;
}
async function appendFrom({ engine }, container, { file, have }) {
	const archive = await engine.stream(archivePath(container, LOG));
	if (archive === null) return;
	for await (const entry of readTar(archive)) if (entry.kind === "file") await appendRest(entry, file, have);
}
async function appendRest(entry, file, have) {
	let at = 0;
	for await (const chunk of entry.content()) {
		const fresh = chunk.subarray(Math.max(0, have - at));
		at += chunk.length;
		if (fresh.length > 0) fs.writeSync(file, fresh, 0, fresh.length, at - fresh.length);
	}
}
async function sizeOf({ engine }, container) {
	const answer = await engine.call("HEAD", archivePath(container, LOG));
	const stat = answer.headers["x-docker-container-path-stat"];
	if (answer.status !== 200 || typeof stat !== "string") return null;
	const facts = parseJson(Buffer.from(stat, "base64").toString("utf8"));
	return facts === void 0 || facts.linkTarget !== "" ? null : facts.size;
}
function archivePath(container, inside) {
	return `/containers/${container}/archive?path=${encodeURIComponent(inside)}`;
}
// src/gateway/read.ts
const NOT_NOW = 75;
const END_LIMIT_MS = 2e3;
async function read(ctx) {
	const listing = await listSandboxes(ctx);
	if (listing.kind !== "listed") return refuse(ctx, listing);
	const untold = listing.sandboxes.filter(({ phase, exitCode }) => phase === "Error" && exitCode === void 0);
	const ends = untold.length === 0 ? new Map() : await endsOf(ctx, untold);
	for (const sandbox of listing.sandboxes) ctx.out(`${JSON.stringify(stateLine(sandbox, ends.get(sandbox.name) ?? null))}\n`);
	return 0;
}
async function endsOf(ctx, sandboxes) {
	const known = path.join(ctx.files.workDir, "ended-instances");
	const before = new Set((readIfPresent(known) ?? "").split("\n"));
	const names = sandboxes.map(({ name }) => name);
	let ends = await lookAtEnds(ctx, names);
	const isSettled = async () => {
		ends = await lookAtEnds(ctx, names);
		return names.every((name) => before.has(name) || ends.get(name)?.status !== "running");
	};
	await waitFor(isSettled, END_LIMIT_MS);
	if (names.some((name) => !before.has(name))) writeWhole(known, [...before, ...names].join("\n"));
	return ends;
}
async function lookAtEnds(ctx, names) {
	const ends = new Map();
	for (const { id, instance, role, status } of await instanceContainers(ctx)) {
		if (instance === null || role !== "sandbox" || !names.includes(instance)) continue;
		ends.set(instance, {
			status,
			exitCode: status === "exited" ? await exitCodeOf(ctx, id) : null
		});
	}
	return ends;
}
async function inventory(ctx) {
	const listing = await listSandboxes(ctx);
	if (listing.kind !== "listed") return refuse(ctx, listing);
	const items = [
		...listing.sandboxes.map(({ name, id }) => ({
			kind: "sandbox",
			id: id ?? name,
			instance: name
		})),
		...(await instanceContainers(ctx)).map(itemOf),
		...(await listVolumes(ctx)).map((id) => ({
			kind: "volume",
			id
		}))
	];
	for (const item of items) ctx.out(`${JSON.stringify(item)}\n`);
	return 0;
}
function itemOf({ id, name, instance, role }) {
	return {
		kind: "container",
		id: name,
		role,
		identity: id,
		...instance === null ? {} : { instance }
	};
}
function refuse(ctx, listing) {
	if (listing.kind === "unreachable") return NOT_NOW;
	ctx.err(`${listing.why}\n`);
	return 1;
}
// src/gateway/main.ts
const COMMANDS = {
	boot,
	start,
	shutdown,
	sweep,
	read,
	inventory,
	collect,
	follow
};
async function runGatewayCommand({ what, env, out, err }) {
	const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : void 0;
	if (command === void 0) {
		const known = Object.keys(COMMANDS).join(", ");
		throw new UsageError(`chaos gateway has no ${what}; expected one of ${known}`, { code: "wrong-arguments" });
	}
	return await command(readContext(env, {
		cacheDir: stateFolder(),
		out,
		err
	}));
}
export { runGatewayCommand };
