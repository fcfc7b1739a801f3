import { t as callGateway } from "./wiring.js";
import process from "node:process";
// src/cli/commands/gateway.ts
const gatewayCommand = async ({ positionals: [what = ""] }, terminal) => {
	return await callGateway({
		what,
		env: process.env,
		out: (text) => terminal.out(text),
		err: (text) => terminal.err(text)
	});
};
export { gatewayCommand };
