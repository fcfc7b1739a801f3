import { r as codeOf } from "./errors2.js";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { once } from "node:events";
// src/standin/lib/ports.ts
const GATEWAY_PORTS = {
	lowest: 2e4,
	end: 24e3
};
const PROXY_PORTS = {
	lowest: 24e3,
	end: 32e3
};
const ONLY_ADDRESS = "127.0.0.1";
const MAX_TRIES = 50;
async function pickAddress() {
	const address = `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
	const server = createServer();
	try {
		await listen(server, {
			address,
			port: 0
		});
		return address;
	} catch {
		return ONLY_ADDRESS;
	} finally {
		server.close();
	}
}
async function listenOnFreePort(server, address, range) {
	for (let tries = 1;; tries += 1) {
		const port = randomInt(range.lowest, range.end);
		try {
			await listen(server, {
				address,
				port
			});
			return port;
		} catch (error) {
			if (codeOf(error) !== "EADDRINUSE" || tries === MAX_TRIES) throw error;
		}
	}
}
async function listen(server, at) {
	server.listen(at.port, at.address);
	await once(server, "listening");
}
async function pickFreePorts(address, count) {
	const servers = [];
	const ports = [];
	try {
		while (ports.length < count) {
			const server = createServer();
			ports.push(await listenOnFreePort(server, address, GATEWAY_PORTS));
			servers.push(server);
		}
	} finally {
		for (const server of servers) server.close();
	}
	return ports;
}
export { pickAddress as a, listenOnFreePort as i, PROXY_PORTS as n, pickFreePorts as o, listen as r, ONLY_ADDRESS as t };
