import { r as __toESM } from "./rolldown-runtime.js";
import { i as messageOf, t as CommandError } from "./errors2.js";
import { readFileSync } from "node:fs";
// src/standin/openshell/policy-file.ts
const CLOSED_POLICY = {
	document: {
		version: 1,
		network_policies: {}
	},
	endpoints: []
};
async function readPolicyFile(path) {
	const { parse } = await import("./dist2.js").then((m) => __toESM(m.default, 1));
	try {
		const document = parse(readFileSync(path, "utf8"));
		return {
			document,
			endpoints: endpointsOf(document)
		};
	} catch (error) {
		throw new CommandError(`invalid policy ${path}: ${messageOf(error)}`);
	}
}
function endpointsOf(document) {
	const policy = fieldsOf(document, "the policy");
	if (policy["version"] !== 1) throw new Error("version must be 1");
	const networks = fieldsOf(policy["network_policies"] ?? {}, "network_policies");
	return Object.entries(networks).flatMap(([key, network]) => {
		const { endpoints } = fieldsOf(network, `network_policies.${key}`);
		if (endpoints === void 0) return [];
		if (!Array.isArray(endpoints)) throw new Error(`network_policies.${key}.endpoints must be a list`);
		return endpoints.map((endpoint) => readEndpoint(endpoint, `network_policies.${key}.endpoints`));
	});
}
function readEndpoint(value, where) {
	const { host, port } = fieldsOf(value, where);
	if (typeof host !== "string" || host === "") throw new Error(`${where}: host must be a text`);
	if (typeof port !== "number" || !Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`${where}: port must be a port number`);
	return {
		host,
		port
	};
}
function fieldsOf(value, where) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`${where} must be a mapping`);
	return value;
}
export { readPolicyFile as n, CLOSED_POLICY as t };
