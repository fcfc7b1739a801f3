// src/standin/docker/tar.ts
const BLOCK = 512;
const LONGEST_NAME = 100;
const LONG_NAME = "L";
const FLAGS = {
	file: "0",
	link: "2",
	folder: "5"
};
function writeTar(entries) {
	const blocks = [];
	const add = (header, bytes) => {
		blocks.push(headerBlock({
			...header,
			sizeBytes: bytes.length
		}), bytes);
		if (bytes.length % BLOCK > 0) blocks.push(Buffer.alloc(BLOCK - bytes.length % BLOCK));
	};
	for (const { path, kind, mode, bytes, target } of entries) {
		const name = Buffer.from(kind === "folder" ? `${path}/` : path);
		if (name.length > LONGEST_NAME) add({
			name: Buffer.from("././@LongLink"),
			flag: LONG_NAME,
			mode: 420,
			target: ""
		}, Buffer.concat([name, NUL]));
		add({
			name: name.subarray(0, LONGEST_NAME),
			flag: FLAGS[kind],
			target: target ?? "",
			mode: mode ?? (kind === "file" ? 420 : 493)
		}, kind === "file" ? bytes ?? NONE : NONE);
	}
	return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
const NONE = Buffer.alloc(0);
const NUL = Buffer.alloc(1);
function headerBlock({ name, flag, mode, target, sizeBytes }) {
	const block = Buffer.alloc(BLOCK);
	const octal = (value, width) => `${value.toString(8).padStart(width - 1, "0")}\0`;
	name.copy(block, 0);
	block.write(octal(mode, 8), 100);
	block.write(octal(0, 8), 108);
	block.write(octal(0, 8), 116);
	block.write(octal(sizeBytes, 12), 124);
	block.write(octal(0, 12), 136);
	block.write("        ", 148);
	block.write(flag, 156);
	block.write(target, 157, LONGEST_NAME);
	block.write("ustar\x0000", 257);
	const sum = block.reduce((total, byte) => total + byte, 0);
	block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
	return block;
}
function readTar(archive) {
	const entries = [];
	let longName;
	for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
		const block = archive.subarray(at, at + BLOCK);
		const sizeBytes = Number.parseInt(textOf(block, 124, 12), 8) || 0;
		const bytes = archive.subarray(at + BLOCK, at + BLOCK + sizeBytes);
		const flag = textOf(block, 156, 1);
		at += BLOCK + Math.ceil(sizeBytes / BLOCK) * BLOCK;
		if (flag === LONG_NAME) longName = textOf(bytes, 0, bytes.length);
		else if (flag === "x") longName = paxPath(bytes) ?? longName;
		else {
			const path = longName ?? shortName(block);
			longName = void 0;
			const mode = Number.parseInt(textOf(block, 100, 8), 8) & 511;
			if (flag === FLAGS.folder) entries.push({
				path: path.replace(/\/+$/, ""),
				kind: "folder",
				mode
			});
			else if (flag === FLAGS.file || flag === "") entries.push({
				path,
				kind: "file",
				mode,
				bytes
			});
		}
	}
	return entries;
}
function shortName(block) {
	const prefix = textOf(block, 257, 5) === "ustar" && block[262] === 0 ? textOf(block, 345, 155) : "";
	return (prefix === "" ? "" : `${prefix}/`) + textOf(block, 0, LONGEST_NAME);
}
function textOf(block, from, length) {
	const part = block.subarray(from, from + length);
	const end = part.indexOf(0);
	return part.subarray(0, end < 0 ? length : end).toString("utf8");
}
function paxPath(bytes) {
	for (let at = 0; at < bytes.length;) {
		const space = bytes.indexOf(32, at);
		const length = Number(bytes.subarray(at, space).toString("latin1"));
		if (space < 0 || !(length > 0)) return void 0;
		const record = bytes.subarray(space + 1, at + length - 1).toString("utf8");
		if (record.startsWith("path=")) return record.slice(5);
		at += length;
	}
}
export { writeTar as n, readTar as t };
