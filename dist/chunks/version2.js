// src/standin/lib/version.ts
const GATEWAY_VERSION = "0.1.10";
const STANDIN_BUILD = 2;
const STANDIN_NAME = "openshell-stand-in";
export { STANDIN_BUILD as n, STANDIN_NAME as r, GATEWAY_VERSION as t };
