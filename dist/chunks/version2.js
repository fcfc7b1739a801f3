// src/standin/lib/version.ts
function versionOf(generation) {
	return generation === "a" ? "0.0.111" : GATEWAY_VERSION;
}
const GATEWAY_VERSION = "0.1.10";
const STANDIN_BUILD = 2;
const STANDIN_NAME = "openshell-stand-in";
export { versionOf as i, STANDIN_BUILD as n, STANDIN_NAME as r, GATEWAY_VERSION as t };
