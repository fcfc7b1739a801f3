import path from "node:path";
// src/cli/paths.ts
function shownPath(file, cwd) {
	const relative = path.relative(cwd, file);
	if (relative === "") return ".";
	return relative.startsWith("..") ? file : relative;
}
export { shownPath as t };
