import { t as openLinesFile } from "./capped-file.js";
import { r as HarnessError } from "./errors.js";
import http from "node:http";
import { gunzipSync } from "node:zlib";
import http2 from "node:http2";
// src/observers/otlp-body.ts
function createBodyReader(limits) {
	let heldBytes = 0;
	return (source) => new Promise((resolve) => {
		const chunks = [];
		let bytes = 0;
		const settle = (body) => {
			clearTimeout(timer);
			source.off("data", onData).off("end", onEnd).off("close", onClose).pause();
			heldBytes -= bytes;
			bytes = 0;
			resolve(body);
		};
		const onData = (chunk) => {
			bytes += chunk.length;
			heldBytes += chunk.length;
			if (bytes > limits.bytes) settle({
				ok: false,
				reason: "too-large"
			});
			else if (heldBytes > limits.heldBytes) settle({
				ok: false,
				reason: "busy"
			});
			else chunks.push(chunk);
		};
		const onEnd = () => settle({
			ok: true,
			bytes: Buffer.concat(chunks)
		});
		const onClose = () => settle({
			ok: false,
			reason: "broken-off"
		});
		const timer = setTimeout(() => settle({
			ok: false,
			reason: "too-slow"
		}), limits.timeoutMs);
		source.on("error", () => void 0);
		source.on("data", onData).on("end", onEnd).on("close", onClose);
		if (source.destroyed) onClose();
	});
}
function unpack(bytes, limitBytes) {
	try {
		return gunzipSync(bytes, { maxOutputLength: limitBytes });
	} catch (error) {
		const large = error instanceof RangeError;
		throw new Error(large ? `it unpacks to more than ${limitBytes} bytes` : "it is not gzip", { cause: error });
	}
}
// src/observers/otlp-listen.ts
const CONNECTIONS = 64;
async function listen(server, { host, onError }) {
	const sockets = new Set();
	server.maxConnections = CONNECTIONS;
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	await new Promise((resolve, reject) => {
		server.once("error", (error) => reject(listenError(host, error)));
		server.listen({
			host,
			port: 0
		}, resolve);
	});
	server.removeAllListeners("error");
	server.on("error", (error) => onError(error.message));
	return {
		url: urlOf(server.address()),
		async close() {
			const ended = new Promise((resolve) => void server.close(() => resolve()));
			for (const socket of sockets) socket.destroy();
			await ended;
		}
	};
}
function listenError(host, cause) {
	return new HarnessError(`cannot receive traces at ${JSON.stringify(host)}: ${cause.message}`, {
		code: "traces-not-received",
		hint: "Check that the address belongs to this machine and that ports are free.",
		subject: "traces",
		cause
	});
}
function urlOf(address) {
	if (address === null || typeof address === "string") throw new TypeError("the server has no port");
	return `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
}
// src/observers/otlp-protobuf.ts
const PROTOBUF_LIMITS = {
	fields: 5e5,
	depth: 64
};
const anyValue = { fields: {} };
const keyValue = { fields: {
	1: ["key", "string"],
	2: ["value", anyValue]
} };
anyValue.fields = {
	1: ["stringValue", "string"],
	2: ["boolValue", "bool"],
	3: ["intValue", "int64"],
	4: ["doubleValue", "double"],
	5: ["arrayValue", { fields: { 1: [
		"values",
		anyValue,
		"repeated"
	] } }],
	6: ["kvlistValue", { fields: { 1: [
		"values",
		keyValue,
		"repeated"
	] } }],
	7: ["bytesValue", "base64"]
};
const request = { fields: { 1: [
	"resourceSpans",
	{ fields: {
		1: ["resource", { fields: { 1: [
			"attributes",
			keyValue,
			"repeated"
		] } }],
		2: [
			"scopeSpans",
			{ fields: {
				1: ["scope", { fields: {
					1: ["name", "string"],
					2: ["version", "string"]
				} }],
				2: [
					"spans",
					{ fields: {
						1: ["traceId", "hex"],
						2: ["spanId", "hex"],
						4: ["parentSpanId", "hex"],
						5: ["name", "string"],
						6: ["kind", "enum"],
						7: ["startTimeUnixNano", "fixed64"],
						8: ["endTimeUnixNano", "fixed64"],
						9: [
							"attributes",
							keyValue,
							"repeated"
						],
						11: [
							"events",
							{ fields: {
								1: ["timeUnixNano", "fixed64"],
								2: ["name", "string"],
								3: [
									"attributes",
									keyValue,
									"repeated"
								]
							} },
							"repeated"
						],
						15: ["status", { fields: {
							2: ["message", "string"],
							3: ["code", "enum"]
						} }]
					} },
					"repeated"
				]
			} },
			"repeated"
		]
	} },
	"repeated"
] } };
function decodeTraceRequest(bytes) {
	return readMessage({
		bytes,
		at: 0,
		end: bytes.length,
		fieldsLeft: PROTOBUF_LIMITS.fields
	}, request, 0);
}
function readMessage(cursor, message, depth) {
	if (depth > PROTOBUF_LIMITS.depth) throw new Error(`messages lie more than ${PROTOBUF_LIMITS.depth} deep`);
	const values = {};
	while (cursor.at < cursor.end) {
		cursor.fieldsLeft -= 1;
		if (cursor.fieldsLeft < 0) throw new Error(`there are more than ${PROTOBUF_LIMITS.fields} fields`);
		const tag = readUint32(cursor);
		const wire = tag & 7;
		if (tag >>> 3 === 0) throw new Error("a field has the number 0");
		const field = message.fields[tag >>> 3];
		if (field === void 0 || WIRE[wireOf(field[1])] !== wire) skip(cursor, wire);
		else store(values, field, readValue$1(cursor, field[1], depth));
	}
	return values;
}
const WIRE = {
	varint: 0,
	fixed64: 1,
	bytes: 2
};
const FIXED32_WIRE = 5;
function wireOf(type) {
	if (type === "bool" || type === "enum" || type === "int64") return "varint";
	return type === "fixed64" || type === "double" ? "fixed64" : "bytes";
}
function store(values, [name, , repeated], value) {
	const before = values[name];
	if (repeated === void 0) values[name] = value;
	else if (Array.isArray(before)) before.push(value);
	else values[name] = [value];
}
function readValue$1(cursor, type, depth) {
	if (typeof type === "object") return readNested(cursor, type, depth);
	switch (type) {
		case "bool": return readVarint(cursor) !== 0n;
		case "enum": return Number(BigInt.asIntN(32, readVarint(cursor)));
		case "int64": return BigInt.asIntN(64, readVarint(cursor)).toString();
		case "fixed64": return cursor.bytes.readBigUInt64LE(take(cursor, 8)).toString();
		case "double": return cursor.bytes.readDoubleLE(take(cursor, 8));
		case "string":
		case "hex":
		case "base64": return readText$1(cursor, type === "string" ? "utf8" : type);
	}
}
function readNested(cursor, message, depth) {
	const length = readUint32(cursor);
	const outer = cursor.end;
	cursor.end = take(cursor, length) + length;
	cursor.at = cursor.end - length;
	const values = readMessage(cursor, message, depth + 1);
	cursor.end = outer;
	return values;
}
function readText$1(cursor, encoding) {
	const length = readUint32(cursor);
	const start = take(cursor, length);
	return cursor.bytes.toString(encoding, start, start + length);
}
function skip(cursor, wire) {
	if (wire === WIRE.varint) readVarint(cursor);
	else if (wire === WIRE.fixed64) take(cursor, 8);
	else if (wire === WIRE.bytes) take(cursor, readUint32(cursor));
	else if (wire === FIXED32_WIRE) take(cursor, 4);
	else throw new Error(`a field has the wire type ${wire}`);
}
function take(cursor, count) {
	const start = cursor.at;
	if (count > cursor.end - start) throw new Error(`the bytes end within a field, at ${cursor.end}`);
	cursor.at += count;
	return start;
}
function readUint32(cursor) {
	let value = 0;
	for (let shift = 0; shift < 35; shift += 7) {
		const byte = cursor.bytes[take(cursor, 1)] ?? 0;
		value += (byte & 127) * 2 ** shift;
		if (byte < 128 && value <= 4294967295) return value;
	}
	throw new Error(`a tag or length before byte ${cursor.at} has more than 32 bits`);
}
function readVarint(cursor) {
	let low = 0;
	for (let shift = 0; shift < 28; shift += 7) {
		const byte = cursor.bytes[take(cursor, 1)] ?? 0;
		low += (byte & 127) << shift;
		if (byte < 128) return BigInt(low);
	}
	let value = BigInt(low);
	for (let shift = 28n; shift < 70n; shift += 7n) {
		const byte = cursor.bytes[take(cursor, 1)] ?? 0;
		value |= BigInt(byte & 127) << shift;
		if (byte < 128) return BigInt.asUintN(64, value);
	}
	throw new Error(`a number before byte ${cursor.at} has more than ten bytes`);
}
// src/observers/otlp-spans.ts
const SPAN_LIMITS = {
	spans: 8192,
	text: 1024,
	entries: 64,
	events: 32,
	depth: 4,
	characters: 16384,
	resourceCharacters: 4096
};
const KINDS = [
	"unspecified",
	"internal",
	"server",
	"client",
	"producer",
	"consumer"
];
const STATUS_CODES = [
	"unset",
	"ok",
	"error"
];
function readSpanBatch(request) {
	if (!isObject(request)) throw new Error("the request is not an object");
	if (request["resourceSpans"] !== void 0 && !Array.isArray(request["resourceSpans"])) throw new Error("resourceSpans is not a list");
	const spans = [];
	let invalid = 0;
	let over = 0;
	for (const { record, ...context } of eachSpan(request)) {
		const span = spans.length < SPAN_LIMITS.spans ? readSpan(record, context) : "over";
		if (span === "over") over += 1;
		else if (span === null) invalid += 1;
		else spans.push(span);
	}
	const reasons = [...invalid > 0 ? [`${invalid} spans have no valid trace and span id`] : [], ...over > 0 ? [`${over} spans are over the limit of ${SPAN_LIMITS.spans} in one request`] : []];
	return {
		spans,
		rejected: invalid + over,
		reason: reasons.join("; ")
	};
}
function* eachSpan(request) {
	for (const ofResource of listOf(request["resourceSpans"])) {
		const budget = {
			characters: SPAN_LIMITS.resourceCharacters,
			cut: false
		};
		const resource = readAttributes(fieldOf(fieldOf(ofResource, "resource"), "attributes"), budget);
		for (const ofScope of listOf(fieldOf(ofResource, "scopeSpans"))) {
			const left = {
				characters: 2 * SPAN_LIMITS.text,
				cut: budget.cut
			};
			const record = fieldOf(ofScope, "scope");
			const scope = {
				name: readText(fieldOf(record, "name"), left),
				version: readText(fieldOf(record, "version"), left)
			};
			for (const span of listOf(fieldOf(ofScope, "spans"))) yield {
				record: span,
				scope,
				resource,
				cut: left.cut
			};
		}
	}
}
function readSpan(record, { scope, resource, cut }) {
	const traceId = readId(fieldOf(record, "traceId"), 32);
	const spanId = readId(fieldOf(record, "spanId"), 16);
	if (traceId === null || spanId === null) return null;
	const budget = {
		characters: SPAN_LIMITS.characters,
		cut
	};
	const name = readText(fieldOf(record, "name"), budget);
	const status = fieldOf(record, "status");
	const message = readText(fieldOf(status, "message"), budget);
	const attributes = readAttributes(fieldOf(record, "attributes"), budget);
	const events = readEvents(fieldOf(record, "events"), budget);
	return {
		traceId,
		spanId,
		parentSpanId: readId(fieldOf(record, "parentSpanId"), 16),
		name,
		kind: nameOf(KINDS, fieldOf(record, "kind")),
		startUnixNano: readNanos(fieldOf(record, "startTimeUnixNano")),
		endUnixNano: readNanos(fieldOf(record, "endTimeUnixNano")),
		status: {
			code: nameOf(STATUS_CODES, fieldOf(status, "code")),
			message
		},
		attributes,
		events,
		scope,
		resource,
		cut: budget.cut
	};
}
function readEvents(value, budget) {
	return firstOf(listOf(value), SPAN_LIMITS.events, budget).map((record) => ({
		name: readText(fieldOf(record, "name"), budget),
		atUnixNano: readNanos(fieldOf(record, "timeUnixNano")),
		attributes: readAttributes(fieldOf(record, "attributes"), budget)
	}));
}
function readAttributes(value, budget, depth = 0) {
	const entries = [];
	for (const record of firstOf(listOf(value), SPAN_LIMITS.entries, budget)) {
		if (budget.characters <= 0) {
			budget.cut = true;
			break;
		}
		entries.push([readText(fieldOf(record, "key"), budget), readValue(fieldOf(record, "value"), budget, depth)]);
	}
	return Object.fromEntries(entries);
}
function readValue(value, budget, depth) {
	budget.characters -= 8;
	if (!isObject(value)) return null;
	const text = value["stringValue"] ?? value["bytesValue"];
	if (text !== void 0) return readText(text, budget);
	if (typeof value["boolValue"] === "boolean") return value["boolValue"];
	if (value["intValue"] !== void 0) return readInteger(value["intValue"]);
	if (value["doubleValue"] !== void 0) return readDouble(value["doubleValue"]);
	if (value["arrayValue"] === void 0 && value["kvlistValue"] === void 0) return null;
	if (depth >= SPAN_LIMITS.depth || budget.characters <= 0) {
		budget.cut = true;
		return null;
	}
	const inner = depth + 1;
	if (value["kvlistValue"] !== void 0) return readAttributes(fieldOf(value["kvlistValue"], "values"), budget, inner);
	return firstOf(listOf(fieldOf(value["arrayValue"], "values")), SPAN_LIMITS.entries, budget).map((item) => readValue(item, budget, inner));
}
function readInteger(value) {
	const digits = typeof value === "number" ? value.toString() : value;
	if (typeof digits !== "string" || !/^-?\d{1,20}$/.test(digits)) return null;
	return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
}
function readDouble(value) {
	if (!(typeof value === "number" || value === "NaN" || value === "Infinity" || value === "-Infinity")) return null;
	const number = Number(value);
	if (Number.isFinite(number)) return number;
	return Number.isNaN(number) ? "NaN" : `${number > 0 ? "+" : "-"}Inf`;
}
function readNanos(value) {
	if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 64) return BigInt(value).toString();
	return typeof value === "string" && /^\d{1,20}$/.test(value) ? value : "0";
}
function readId(value, digits) {
	if (typeof value !== "string" || value.length !== digits || !/^[0-9a-f]+$/i.test(value)) return null;
	return /^0+$/.test(value) ? null : value.toLowerCase();
}
function readText(value, budget) {
	if (typeof value !== "string") return "";
	const most = Math.max(0, Math.min(SPAN_LIMITS.text, budget.characters));
	const text = value.length > most ? value.slice(0, most).replace(/[\ud800-\udbff]$/, "") : value;
	budget.characters -= text.length;
	budget.cut ||= text.length < value.length;
	return text;
}
function nameOf(names, value) {
	return (typeof value === "number" ? names[value] : void 0) ?? names[0];
}
function firstOf(list, most, budget) {
	budget.cut ||= list.length > most;
	return list.slice(0, most);
}
function fieldOf(value, name) {
	return isObject(value) ? value[name] : void 0;
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/observers/otlp-intake.ts
const REQUEST_LIMITS = {
	bytes: 4194304,
	heldBytes: 67108864,
	timeoutMs: 1e4
};
function parseRequest({ bytes, packed, format }, limitBytes) {
	const plain = packed ? unpack(bytes, limitBytes) : bytes;
	return readSpanBatch(format === "json" ? parseJson(plain) : decodeTraceRequest(plain));
}
function parseJson(bytes) {
	try {
		return JSON.parse(bytes.toString("utf8"));
	} catch (error) {
		throw new Error("it is not JSON", { cause: error });
	}
}
function encodeTraceResponse({ rejected, reason }) {
	if (rejected === 0) return Buffer.alloc(0);
	return bytesField(1, Buffer.concat([
		Buffer.from([8]),
		varint(rejected),
		bytesField(2, Buffer.from(reason))
	]));
}
function encodeStatus(message) {
	return bytesField(2, Buffer.from(message));
}
function bytesField(number, bytes) {
	return Buffer.concat([
		Buffer.from([number * 8 + 2]),
		varint(bytes.length),
		bytes
	]);
}
function varint(value) {
	const bytes = [];
	let rest = value;
	for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(rest & 127 | 128);
	return Buffer.from([...bytes, rest]);
}
// src/observers/otlp-grpc.ts
const EXPORT_PATH = "/opentelemetry.proto.collector.trace.v1.TraceService/Export";
const STATUS = {
	ok: 0,
	invalidArgument: 3,
	deadlineExceeded: 4,
	resourceExhausted: 8,
	unimplemented: 12,
	internal: 13,
	unavailable: 14
};
const FRAME_HEAD_BYTES = 5;
const HANDSHAKE_MS = 1e4;
async function listenGrpc(host, intake) {
	const server = http2.createServer({
		settings: {
			enablePush: false,
			maxConcurrentStreams: 32,
			maxHeaderListSize: 16384
		},
		maxHeaderListPairs: 64
	});
	server.on("session", (session) => {
		session.setTimeout(HANDSHAKE_MS, () => session.destroy());
		session.once("remoteSettings", () => session.setTimeout(0));
	});
	server.on("stream", (stream, headers) => {
		stream.on("error", () => void 0);
		serve$1(stream, headers, intake);
	});
	return await listen(server, {
		host,
		onError: (reason) => intake.refuse(`the gRPC server: ${reason}`)
	});
}
async function serve$1(stream, headers, intake) {
	if (!/^application\/grpc(\+proto)?(;|$)/.test(headers["content-type"] ?? "") || headers[":method"] !== "POST") {
		intake.refuse(`gRPC: a ${headers[":method"] ?? ""} with the content type ${headers["content-type"] ?? "of none"}`);
		respond(stream, { ":status": 415 }, null);
		return;
	}
	const answer = refuseHeaders(headers) ?? await answerExport$1(stream, headers, intake);
	if (answer.status !== STATUS.ok) intake.refuse(`gRPC: ${answer.message}`);
	const trailers = {
		"grpc-status": answer.status,
		"grpc-message": encodeMessage(answer.message)
	};
	const head = {
		":status": 200,
		"content-type": "application/grpc",
		"grpc-accept-encoding": "identity,gzip"
	};
	if (answer.response === void 0) respond(stream, {
		...head,
		...trailers
	}, null);
	else respond(stream, head, {
		body: frame(answer.response),
		trailers: { "grpc-status": STATUS.ok }
	});
}
function refuseHeaders(headers) {
	const path = headers[":path"] ?? "";
	if (path !== EXPORT_PATH) return {
		status: STATUS.unimplemented,
		message: `there is no method ${path.slice(0, 200)}`
	};
	const encoding = encodingOf$1(headers);
	if (encoding === "identity" || encoding === "gzip") return null;
	return {
		status: STATUS.unimplemented,
		message: `the encoding ${encoding.slice(0, 50)} is not known, only gzip`
	};
}
function encodingOf$1(headers) {
	return String(headers["grpc-encoding"] ?? "identity");
}
function refuseBody$1(reason, { bytes, timeoutMs }) {
	switch (reason) {
		case "too-large": return {
			status: STATUS.resourceExhausted,
			message: `the message has over ${bytes} bytes`
		};
		case "busy": return {
			status: STATUS.unavailable,
			message: "too many requests are being received"
		};
		case "too-slow": return {
			status: STATUS.deadlineExceeded,
			message: `no whole message within ${timeoutMs} ms`
		};
		case "broken-off": return {
			status: STATUS.internal,
			message: "the request broke off"
		};
	}
}
async function answerExport$1(stream, headers, intake) {
	const body = await intake.readBody(stream);
	if (!body.ok) return refuseBody$1(body.reason, intake.limits);
	const { bytes } = body;
	if (bytes.length < FRAME_HEAD_BYTES || bytes.readUInt32BE(1) !== bytes.length - FRAME_HEAD_BYTES) return {
		status: STATUS.internal,
		message: "the request is not one whole message"
	};
	const flag = bytes[0] ?? 0;
	if (flag > 1 || flag === 1 && encodingOf$1(headers) === "identity") return {
		status: STATUS.internal,
		message: `the compressed flag is ${flag} with the encoding ${encodingOf$1(headers)}`
	};
	const taken = intake.take({
		bytes: bytes.subarray(FRAME_HEAD_BYTES),
		packed: flag === 1,
		format: "protobuf"
	});
	if (!taken.ok) return {
		status: STATUS.invalidArgument,
		message: taken.reason
	};
	return {
		status: STATUS.ok,
		message: "",
		response: encodeTraceResponse(taken)
	};
}
function frame(message) {
	const head = Buffer.alloc(FRAME_HEAD_BYTES);
	head.writeUInt32BE(message.length, 1);
	return Buffer.concat([head, message]);
}
function encodeMessage(message) {
	return message.replace(/[^ -$&-~]/g, (character) => {
		return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
	});
}
function respond(stream, headers, rest) {
	if (stream.destroyed || stream.closed) return;
	if (rest === null) {
		stream.respond(headers, { endStream: true });
		if (!stream.readableEnded) stream.close(http2.constants.NGHTTP2_NO_ERROR);
		return;
	}
	stream.respond(headers, { waitForTrailers: true });
	stream.on("wantTrailers", () => stream.sendTrailers(rest.trailers));
	stream.end(rest.body);
}
// src/observers/otlp-http.ts
const TRACES_PATH = "/v1/traces";
const FORMATS = {
	"application/x-protobuf": "protobuf",
	"application/json": "json"
};
async function listenHttp(host, intake) {
	return await listen(http.createServer({
		maxHeaderSize: 16384,
		headersTimeout: intake.limits.timeoutMs,
		requestTimeout: 2 * intake.limits.timeoutMs,
		connectionsCheckingInterval: 1e3,
		keepAliveTimeout: 3e5
	}, (request, response) => void serve(request, response, intake)), {
		host,
		onError: (reason) => intake.refuse(`the HTTP server: ${reason}`)
	});
}
async function serve(request, response, intake) {
	response.on("error", () => void 0);
	const { status, taken } = refuseHead(request, intake.limits) ?? await answerExport(request, intake);
	if (!taken.ok) intake.refuse(`HTTP: ${taken.reason}`);
	if (response.destroyed) return;
	const format = formatOf(request) ?? "json";
	const body = format === "json" ? Buffer.from(JSON.stringify(answerJson(taken))) : answerProtobuf(taken);
	response.writeHead(status, {
		"content-type": format === "json" ? "application/json" : "application/x-protobuf",
		"content-length": body.length,
		...status === 405 ? { allow: "POST" } : {},
		...request.readableEnded ? {} : { connection: "close" }
	});
	response.end(body);
}
function refuse(status, reason) {
	return {
		status,
		taken: {
			ok: false,
			reason
		}
	};
}
function refuseHead(request, limits) {
	const path = (request.url ?? "").split("?", 1)[0] ?? "";
	if (path !== TRACES_PATH) return refuse(404, `there is no ${path.slice(0, 200)}, only ${TRACES_PATH}`);
	if (request.method !== "POST") return refuse(405, `${request.method ?? "it"} is not taken, only POST`);
	if (formatOf(request) === null) return refuse(415, `the content type is none of ${Object.keys(FORMATS).join(", ")}`);
	const encoding = encodingOf(request);
	if (!["identity", "gzip"].includes(encoding)) return refuse(415, `the encoding ${encoding.slice(0, 50)} is not known, only gzip`);
	return Number(request.headers["content-length"] ?? 0) > limits.bytes ? refuseBody("too-large", limits) : null;
}
function formatOf(request) {
	const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
	return Object.hasOwn(FORMATS, type) ? FORMATS[type] ?? null : null;
}
function encodingOf(request) {
	return (request.headers["content-encoding"] ?? "identity").trim().toLowerCase();
}
function refuseBody(reason, { bytes, timeoutMs }) {
	switch (reason) {
		case "too-large": return refuse(413, `the body has over ${bytes} bytes`);
		case "busy": return refuse(503, "too many requests are being received");
		case "too-slow": return refuse(408, `no whole body within ${timeoutMs} ms`);
		case "broken-off": return refuse(400, "the request broke off");
	}
}
async function answerExport(request, intake) {
	const body = await intake.readBody(request);
	if (!body.ok) return refuseBody(body.reason, intake.limits);
	const format = formatOf(request) ?? "json";
	const taken = intake.take({
		bytes: body.bytes,
		packed: encodingOf(request) === "gzip",
		format
	});
	return {
		status: taken.ok ? 200 : 400,
		taken
	};
}
function answerJson(taken) {
	if (!taken.ok) return { message: taken.reason };
	if (taken.rejected === 0) return {};
	return { partialSuccess: {
		rejectedSpans: String(taken.rejected),
		errorMessage: taken.reason
	} };
}
function answerProtobuf(taken) {
	return taken.ok ? encodeTraceResponse(taken) : encodeStatus(taken.reason);
}
// src/observers/otlp-recent.ts
const LIMITS = {
	spans: 2e4,
	characters: 8388608
};
function keepRecentSpans() {
	let kept = [];
	let left = 0;
	let added = 0;
	let characters = 0;
	const drop = () => {
		characters -= kept[left]?.characters ?? 0;
		left += 1;
		if (left < LIMITS.spans) return;
		kept = kept.slice(left);
		left = 0;
	};
	return {
		add(span, received) {
			added += 1;
			const next = keep(span, {
				found: true,
				span: added,
				...received,
				...timesOf(span)
			});
			kept.push(next);
			characters += next.characters;
			while (kept.length - left > LIMITS.spans || characters > LIMITS.characters) drop();
		},
		count: () => added,
		search({ name, attributes }, afterSpan) {
			const wanted = Object.entries(attributes ?? {});
			const matches = (one) => one.name === name && wanted.every(([key, value]) => one.attributes.get(key) === String(value));
			const from = Math.max(left, kept.length - (added - afterSpan));
			for (let index = from; index < kept.length; index += 1) {
				const one = kept[index];
				if (one !== void 0 && matches(one)) return one.hit;
			}
			return { found: false };
		}
	};
}
function timesOf({ startUnixNano, endUnixNano }) {
	return {
		startUnixNano,
		endUnixNano
	};
}
function keep(span, hit) {
	const attributes = new Map();
	let characters = span.name.length;
	for (const [key, value] of Object.entries(span.attributes)) {
		if (value === null || typeof value === "object") continue;
		const text = String(value);
		attributes.set(key, text);
		characters += key.length + text.length;
	}
	return {
		name: span.name,
		attributes,
		characters,
		hit
	};
}
// src/observers/otlp-receiver.ts
const GAP_LINES = 100;
const GAP_CHARACTERS = 300;
async function receiveTraces(clock, request, limits = REQUEST_LIMITS) {
	const recent = keepRecentSpans();
	const sink = createSink(clock, request, {
		recent,
		limits
	});
	const listeners = [];
	const end = async () => {
		sink.end();
		await Promise.all(listeners.map((listener) => listener.close()));
		return sink.summary();
	};
	try {
		const grpc = await listenGrpc(request.host, sink.intake);
		listeners.push(grpc);
		const http = await listenHttp(request.host, sink.intake);
		listeners.push(http);
		let ended = null;
		return {
			endpoints: {
				grpc: grpc.url,
				http: http.url
			},
			position: () => recent.count(),
			search: (pattern, afterSpan) => recent.search(pattern, afterSpan),
			close: () => ended ??= end()
		};
	} catch (error) {
		await end();
		throw error;
	}
}
function createSink(clock, request, { recent, limits }) {
	const stamp = () => ({
		atMs: clock.elapsedMs(),
		at: clock.wallTime()
	});
	const file = openLinesFile(request.destination, () => ({
		...stamp(),
		gap: "the file is at its size limit"
	}));
	let gaps = 0;
	let ended = false;
	const refuse = (reason) => {
		gaps += 1;
		if (!ended && gaps <= GAP_LINES) file.add({
			...stamp(),
			gap: reason.slice(0, GAP_CHARACTERS)
		});
	};
	const take = (body) => {
		if (ended) return {
			ok: false,
			reason: "the receiver has ended"
		};
		try {
			const { spans, rejected, reason } = parseRequest(body, limits.bytes);
			const received = stamp();
			for (const span of spans) recent.add(span, {
				atMs: received.atMs,
				line: file.add({
					...received,
					span
				}) ? file.lines() : null
			});
			if (rejected > 0) refuse(reason);
			if (spans.length > 0) request.onChange();
			return {
				ok: true,
				rejected,
				reason
			};
		} catch (error) {
			return {
				ok: false,
				reason: error instanceof Error ? error.message : String(error)
			};
		}
	};
	return {
		intake: {
			limits,
			readBody: createBodyReader(limits),
			take,
			refuse
		},
		summary: () => ({
			lines: file.lines(),
			complete: !file.hasFailed()
		}),
		end() {
			ended = true;
			file.close();
		}
	};
}
export { receiveTraces };
