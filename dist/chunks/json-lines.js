// src/standin/lib/json-lines.ts
const LONGEST_LINE_BYTES = 16777216;
function lineSplitter(onLine, onOverflow) {
	let parts = [];
	let sizeBytes = 0;
	return (chunk) => {
		let from = 0;
		for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
			parts.push(chunk.subarray(from, at));
			onLine(Buffer.concat(parts).toString("utf8"));
			parts = [];
			sizeBytes = 0;
			from = at + 1;
		}
		if (from === chunk.length) return;
		parts.push(chunk.subarray(from));
		sizeBytes += chunk.length - from;
		if (sizeBytes > LONGEST_LINE_BYTES) {
			parts = [];
			sizeBytes = 0;
			onOverflow();
		}
	};
}
export { lineSplitter as t };
