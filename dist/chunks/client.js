import { r as codeOf, t as CommandError } from "./errors2.js";
import { t as readTextIfPresent } from "./files.js";
import { join } from "node:path";
import { request } from "node:http";
// src/standin/openshell/client.ts
const QUESTION_TIMEOUT_MS = 3e3;
const CHANGE_TIMEOUT_MS = 3e4;
var UnreachableError = class extends CommandError {};
var AnsweredError = class extends CommandError {
	status;
	constructor(status, message) {
		super(message);
		this.status = status;
	}
};
function openClient(chosen) {
	const root = join(configHome(), "openshell");
	const gateway = chosen ?? readTextIfPresent(join(root, "active_gateway"))?.trim();
	if (gateway === void 0 || gateway === "") throw new CommandError("no active gateway; register one with: openshell gateway add");
	if (!/^[A-Za-z0-9._-]+$/.test(gateway)) throw new CommandError(`invalid gateway name '${gateway}'`);
	const text = readTextIfPresent(join(root, "gateways", gateway, "metadata.json"));
	if (text === void 0) throw new CommandError(`unknown gateway '${gateway}'`);
	const to = {
		gateway,
		endpoint: JSON.parse(text).gateway_endpoint
	};
	return {
		...to,
		call: async (method, path, body) => {
			const response = await send(to, {
				method,
				path,
				body
			});
			return JSON.parse(await textOf(response));
		},
		stream: (method, path, body) => send(to, {
			method,
			path,
			body
		})
	};
}
function configHome() {
	const home = process.env["XDG_CONFIG_HOME"];
	if (home === void 0 || home === "") throw new CommandError("XDG_CONFIG_HOME is not set: the stand-in looks for its gateway nowhere else");
	return home;
}
async function send(to, { method, path, body }) {
	const response = await new Promise((resolve, reject) => {
		const timeout = method === "GET" ? QUESTION_TIMEOUT_MS : CHANGE_TIMEOUT_MS;
		const request$1 = request(new URL(path, to.endpoint), {
			method,
			agent: false,
			timeout
		}, (answer) => {
			request$1.setTimeout(0);
			resolve(answer);
		});
		request$1.on("timeout", () => request$1.destroy(new Error("no answer in time")));
		request$1.on("error", (error) => {
			const why = codeOf(error) === "ECONNREFUSED" ? "connection refused" : error.message;
			reject(new UnreachableError(`failed to connect to gateway '${to.gateway}' at ${to.endpoint}: ${why}`));
		});
		request$1.end(body === void 0 ? void 0 : JSON.stringify(body));
	});
	if (response.statusCode === 200) return response;
	const answer = JSON.parse(await textOf(response));
	const status = response.statusCode ?? 0;
	throw new AnsweredError(status, answer.error ?? `the gateway answered ${status}`);
}
async function textOf(response) {
	const chunks = [];
	try {
		for await (const chunk of response) chunks.push(chunk);
	} catch (error) {
		throw new UnreachableError(`the gateway went away: ${error instanceof Error ? error.message : String(error)}`);
	}
	return Buffer.concat(chunks).toString("utf8");
}
export { UnreachableError as n, openClient as r, AnsweredError as t };
