import { n as parseGeneration } from "./switches.js";
// src/standin/openshell/generation.ts
const GENERATION_VARIABLE = "OPENSHELL_STAND_IN_GENERATION";
function cliGeneration() {
	return parseGeneration(process.env["OPENSHELL_STAND_IN_GENERATION"] ?? "n");
}
export { cliGeneration as n, GENERATION_VARIABLE as t };
