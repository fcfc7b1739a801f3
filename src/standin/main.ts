// SPDX-License-Identifier: Apache-2.0

/**
 * The `standin` command: picks what runs and turns its end into an exit code. Owns the list of subcommands and what is
 * printed when one fails; each is loaded only when it is called, because many of these processes are started.
 */

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommandError, UsageError } from './lib/errors.ts';
import { platformProblem } from './lib/process-table.ts';

const USAGE = 2;

const HELP = `Usage: standin COMMAND [OPTIONS]

A stand-in for the OpenShell gateway. It behaves like one; it is not OpenShell.

  gateway    run a gateway            --state DIR --port P --health-port P --metrics-port P
                                      [--profile observed|fixed | --bugs LIST] [--seed S]
                                      [--reconcile-interval D] [--outage-limit D] [--stop-grace D] [--recovery-step D]
                                      [--race-window D] [--race-probability P]
                                      [--otlp-endpoint http://HOST:PORT] [--otlp-delay D]
                                      [--driver docker --namespace NS --image IMAGE [--docker-host ADDRESS]]
                                      [--driver kubernetes --service-address ADDRESS --image IMAGE [--namespace NS]
                                       [--gateway-id ID] [--api-server URL] [--service-account DIR] [--drain D]], in a pod
                                      [--generation a|n] [--poll-interval D]
  openshell  the command line         see: standin openshell --help
  boot       start one in the background  --work-dir DIR [--gateway standin:observed] [--seed S] [--settings FILE]
                                      [--otlp-endpoint http://HOST:PORT]
                                      [--driver docker --namespace NS [--generation a|n] [--image IMAGE]]
                                      after standin: observed, fixed or bugs, and gen-a or gen-n, with commas between
  start      start it again           --work-dir DIR
  shutdown   stop it                  --work-dir DIR
  inventory  list what there is       --state DIR | --namespace NS
  sweep      remove what is left      --state DIR | --namespace NS
  image      make the image of the docker driver, or remove every one  [--remove]
  start-target  start a sandbox's processes again from outside  --state DIR --role sandbox --name NAME
  events     process events           --state DIR [--follow]

--version prints the version.
`;

type Command = (args: readonly string[], entry: string) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  runtime: async (args) => (await import('./container/runtime.ts')).runRuntime(args),
  supervise: async (args) => (await import('./container/supervisor.ts')).runContainedSupervisor(args),
  supervisor: async (args) => (await import('./supervisor/process-host.ts')).runSupervisor(args),
  openshell: async (args) => (await import('./openshell/main.ts')).runOpenshell(args),
  gateway: async (args, entry) => {
    const { readGatewaySettings } = await import('./gateway/command.ts');
    const settings = readGatewaySettings(args, entry);
    return (await import('./gateway/main.ts')).runGateway(settings);
  },
  boot: async (args, entry) => (await import('./launch.ts')).boot(args, entry),
  start: async (args, entry) => (await import('./launch.ts')).start(args, entry),
  shutdown: async (args) => (await import('./launch.ts')).shutdown(args),
  inventory: async (args) => (await import('./inventory.ts')).runInventory(args),
  sweep: async (args) => (await import('./sweep.ts')).runSweep(args),
  image: async (args) => (await import('./docker/image.ts')).runImage(args),
  'start-target': async (args) => (await import('./start-target.ts')).runStartTarget(args),
  events: async (args) => (await import('./events.ts')).runEvents(args),
};

async function main(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--help' || name === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  if (name === '--version') {
    const { GATEWAY_VERSION, STANDIN_BUILD, STANDIN_NAME } = await import('./lib/version.ts');
    process.stdout.write(`${STANDIN_NAME} ${GATEWAY_VERSION} (build ${STANDIN_BUILD})\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(
      name === '' ? 'a command is missing; see standin --help' : `unknown command "${name}"; see standin --help`,
    );
  const problem = platformProblem(process.platform);
  if (problem !== undefined) throw new CommandError(problem);
  return command(rest, realpathSync(process.argv[1] ?? fileURLToPath(import.meta.url)));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const text =
    error instanceof UsageError || error instanceof CommandError
      ? error.message
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`standin: ${text}\n`);
  process.exitCode = error instanceof UsageError ? USAGE : error instanceof CommandError ? error.exitCode : 1;
}
