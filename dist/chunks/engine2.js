import { i as messageOf, r as codeOf, t as CommandError } from "./errors2.js";
import { request } from "node:http";
// src/standin/docker/engine.ts
const DEFAULT_HOST = "unix:///var/run/docker.sock";
const CALL_LIMIT_MS = 3e4;
const LARGEST_ANSWER_BYTES = 268435456;
const NOT_FOUND = 404;
const CONFLICT = 409;
var EngineError = class extends CommandError {
	status;
	constructor(status, message) {
		super(message);
		this.status = status;
	}
};
function openEngine(host) {
	const address = host === "" ? DEFAULT_HOST : host;
	const place = placeOf(address);
	const send = async (method, path, body = {}) => {
		const { status, bytes } = await call({
			place,
			address,
			method,
			path,
			body
		});
		if (status >= 400 && !(body.content ?? []).includes(status)) throw refusal(status, {
			method,
			path,
			bytes
		});
		return bytes;
	};
	const get = async (path) => {
		const { status, bytes } = await call({
			place,
			address,
			method: "GET",
			path,
			body: {}
		});
		if (status === NOT_FOUND) return void 0;
		if (status >= 400) throw refusal(status, {
			method: "GET",
			path,
			bytes
		});
		return JSON.parse(bytes.toString("utf8"));
	};
	return {
		host: address,
		get,
		send,
		...questions(get),
		...changes(send),
		...archives(send)
	};
}
function questions(get) {
	return {
		list: async (labels) => {
			return (await get(`/containers/json?all=1&${labelFilter(labels)}`)).map(({ Id: id, Names: names, State: state, Labels: own }) => ({
				id,
				name: (names?.[0] ?? id).replace(/^\//, ""),
				state,
				labels: own ?? {}
			}));
		},
		exitCode: async (id) => {
			const facts = await get(`/containers/${id}/json`);
			return facts?.State.Status === "exited" ? facts.State.ExitCode : void 0;
		}
	};
}
function labelFilter(labels) {
	const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
	return `filters=${encodeURIComponent(JSON.stringify({ label }))}`;
}
function changes(send) {
	const post = async (path, body) => {
		await send("POST", path, body);
	};
	return {
		create: async (name, spec) => {
			const answer = await send("POST", `/containers/create?name=${encodeURIComponent(name)}`, { json: spec });
			return JSON.parse(answer.toString("utf8")).Id;
		},
		start: (id) => post(`/containers/${id}/start`),
		stop: (id, graceMs) => {
			const graceS = Math.max(1, Math.round(graceMs / 1e3));
			const limitMs = CALL_LIMIT_MS + graceMs;
			return post(`/containers/${id}/stop?t=${graceS}`, {
				content: [NOT_FOUND],
				limitMs
			});
		},
		kill: (id) => post(`/containers/${id}/kill`, { content: [NOT_FOUND, CONFLICT] }),
		remove: async (id) => {
			await send("DELETE", `/containers/${id}?force=1&v=1`, { content: [NOT_FOUND, CONFLICT] });
		},
		ended: async (id, limitMs) => {
			try {
				await post(`/containers/${id}/wait?condition=not-running`, {
					content: [NOT_FOUND],
					limitMs
				});
				return true;
			} catch (error) {
				if (error instanceof TimeLimitError) return false;
				throw error;
			}
		}
	};
}
function archives(send) {
	const path = (id, inside) => `/containers/${id}/archive?path=${encodeURIComponent(inside)}`;
	return {
		put: async (id, folder, tar) => {
			await send("PUT", path(id, folder), { tar });
		},
		take: async (id, inside) => {
			try {
				return await send("GET", path(id, inside));
			} catch (error) {
				if (error instanceof EngineError && error.status === NOT_FOUND) return void 0;
				throw error;
			}
		}
	};
}
function placeOf(address) {
	const [, scheme, rest = ""] = /^(unix|tcp|http):\/\/(.+)$/.exec(address) ?? [];
	if (scheme === "unix") return { socketPath: rest };
	const [, host, port] = /^([^:/]+):(\d+)\/?$/.exec(rest) ?? [];
	if (host !== void 0 && port !== void 0) return {
		host,
		port: Number(port)
	};
	throw new CommandError(`DOCKER_HOST is "${address}"; expected unix:///path/to/docker.sock or tcp://host:port`);
}
var TimeLimitError = class extends CommandError {};
function call({ place, address, method, path, body }) {
	const limitMs = body.limitMs ?? CALL_LIMIT_MS;
	const content = body.tar ?? (body.json === void 0 ? void 0 : Buffer.from(JSON.stringify(body.json)));
	const type = body.tar === void 0 ? "application/json" : "application/x-tar";
	const headers = content === void 0 ? {} : {
		"content-type": type,
		"content-length": content.length
	};
	return new Promise((resolve, reject) => {
		const request$1 = request({
			...place,
			method,
			path,
			headers: {
				host: "engine",
				...headers
			},
			agent: false
		});
		const timer = setTimeout(() => {
			reject(new TimeLimitError(`the container engine did not answer ${method} ${path} within ${limitMs / 1e3} s`));
			request$1.destroy();
		}, limitMs);
		const fail = (error) => {
			clearTimeout(timer);
			const hint = codeOf(error) === "EACCES" ? "; is this user in the group that owns the socket?" : "";
			reject(new CommandError(`cannot reach the container engine at ${address}: ${messageOf(error)}${hint}`));
		};
		request$1.on("error", fail);
		request$1.on("response", (answer) => {
			readAll(answer).then((bytes) => {
				clearTimeout(timer);
				resolve({
					status: answer.statusCode ?? 0,
					bytes
				});
			}, fail);
		});
		request$1.end(content);
	});
}
async function readAll(answer) {
	const chunks = [];
	let sizeBytes = 0;
	for await (const chunk of answer) {
		sizeBytes += chunk.length;
		if (sizeBytes > LARGEST_ANSWER_BYTES) throw new Error("an answer without end");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
function refusal(status, at) {
	const text = at.bytes.toString("utf8").trim().slice(0, 500);
	return new EngineError(status, `the container engine refused ${at.method} ${at.path} (${status}): ${text}`);
}
export { labelFilter as n, openEngine as r, EngineError as t };
