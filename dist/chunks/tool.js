// src/app/tool.ts
const TOOL = {
	name: "openshell-chaos",
	version: "0.1.0"
};
export { TOOL as t };
