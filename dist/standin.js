import { n as UsageError, t as CommandError } from "./chunks/errors2.js";
import { i as platformProblem } from "./chunks/process-table.js";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
// src/standin/main.ts
const USAGE = 2;
const HELP = `Usage: standin COMMAND [OPTIONS]

A stand-in for the OpenShell gateway. It behaves like one; it is not OpenShell.

  gateway    run a gateway            --state DIR --port P --health-port P --metrics-port P
                                      [--profile observed|fixed | --bugs LIST] [--seed S]
                                      [--reconcile-interval D] [--outage-limit D] [--stop-grace D] [--recovery-step D]
                                      [--race-window D] [--race-probability P]
                                      [--otlp-endpoint http://HOST:PORT] [--otlp-delay D]
  openshell  the command line         see: standin openshell --help
                                      [--driver process|docker --namespace NS --image IMAGE] [--generation a|n]
                                      [--poll-interval D] [--docker-host ADDRESS]
  boot       start one in the background  --work-dir DIR [--gateway standin:observed] [--seed S] [--settings FILE]
                                      [--otlp-endpoint http://HOST:PORT]
                                      [--driver docker --namespace NS [--generation a|n] [--image IMAGE]]
  start      start it again           --work-dir DIR
  shutdown   stop it                  --work-dir DIR
  inventory  list what there is       --state DIR | --namespace NS
  sweep      remove what is left      --state DIR | --namespace NS
  image      make the image of the docker driver, or remove every one  [--remove]
  start-target  start a sandbox's processes again from outside  --state DIR --role sandbox --name NAME
  events     process events           --state DIR [--follow]

--version prints the version.
`;
const COMMANDS = {
	runtime: async (args) => (await import("./chunks/runtime.js")).runRuntime(args),
	supervise: async (args) => (await import("./chunks/supervisor.js")).runContainedSupervisor(args),
	supervisor: async (args) => (await import("./chunks/process-host.js")).runSupervisor(args),
	openshell: async (args) => (await import("./chunks/main3.js")).runOpenshell(args),
	gateway: async (args, entry) => {
		const { readGatewaySettings } = await import("./chunks/command.js");
		const settings = readGatewaySettings(args, entry);
		return (await import("./chunks/main2.js")).runGateway(settings);
	},
	boot: async (args, entry) => (await import("./chunks/launch.js")).boot(args, entry),
	start: async (args, entry) => (await import("./chunks/launch.js")).start(args, entry),
	shutdown: async (args) => (await import("./chunks/launch.js")).shutdown(args),
	inventory: async (args) => (await import("./chunks/inventory.js")).runInventory(args),
	sweep: async (args) => (await import("./chunks/sweep.js")).runSweep(args),
	image: async (args) => (await import("./chunks/image.js")).runImage(args),
	"start-target": async (args) => (await import("./chunks/start-target.js")).runStartTarget(args),
	events: async (args) => (await import("./chunks/events.js")).runEvents(args)
};
async function main(args) {
	const [name = "", ...rest] = args;
	if (name === "--help" || name === "-h") {
		process.stdout.write(HELP);
		return 0;
	}
	if (name === "--version") {
		const { GATEWAY_VERSION, STANDIN_BUILD, STANDIN_NAME } = await import("./chunks/version.js");
		process.stdout.write(`${STANDIN_NAME} ${GATEWAY_VERSION} (build ${STANDIN_BUILD})\n`);
		return 0;
	}
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
	if (command === void 0) throw new UsageError(name === "" ? "a command is missing; see standin --help" : `unknown command "${name}"; see standin --help`);
	const problem = platformProblem(process.platform);
	if (problem !== void 0) throw new CommandError(problem);
	return command(rest, realpathSync(process.argv[1] ?? fileURLToPath(import.meta.url)));
}
try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	const text = error instanceof UsageError || error instanceof CommandError ? error.message : String(error instanceof Error ? error.stack : error);
	process.stderr.write(`standin: ${text}\n`);
	process.exitCode = error instanceof UsageError ? USAGE : error instanceof CommandError ? error.exitCode : 1;
}
export {};
