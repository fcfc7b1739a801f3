// src/observers/capped-file.ts
const LINES_FILE_LIMIT_BYTES = 67108864;
function openLinesFile(destination, lastLine) {
	let bytes = 0;
	let lines = 0;
	let ended = false;
	let failed = false;
	const write = (value) => {
		const line = Buffer.from(`${JSON.stringify(value)}\n`);
		if (bytes + line.length > LINES_FILE_LIMIT_BYTES) {
			ended = true;
			destination.append(`${JSON.stringify(lastLine())}\n`);
		} else {
			destination.append(line);
			bytes += line.length;
		}
		lines += 1;
	};
	return {
		add(value) {
			if (ended) return false;
			try {
				write(value);
			} catch {
				ended = true;
				failed = true;
			}
			return !ended;
		},
		lines: () => lines,
		hasFailed: () => failed,
		close: () => destination.close()
	};
}
export { openLinesFile as t };
