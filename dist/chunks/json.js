// src/core/domain/json.ts
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
export { parseJson as t };
