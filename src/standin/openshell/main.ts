// SPDX-License-Identifier: Apache-2.0

/**
 * The `openshell`-compatible command line: global options, the list of commands, `status`, `logs` and `-V`. Owns how a
 * command is found and how its failure is printed (message on stderr, exit 1; wrong usage exit 2).
 */

import { sleep } from '../lib/duration.ts';
import { CommandError, messageOf, UsageError } from '../lib/errors.ts';
import { integerOption, parseOptions } from '../lib/options.ts';
import { versionOf } from '../lib/version.ts';
import { AnsweredError, type Client, openClient, UnreachableError } from './client.ts';
import { cliGeneration } from './generation.ts';
import { oneName, outputFormat, print, printJson } from './output.ts';

const USAGE = 2;
const TAIL_POLL_MS = 500;

const HELP = `Usage: openshell [-g GATEWAY] COMMAND

A stand-in for the OpenShell command line: the commands that a harness uses.

  sandbox create  [--name N] [--from IMAGE] [--policy FILE] [--label K=V]... [--env K=V]... [--upload LOCAL[:DEST]]...
                  [--no-tty] [--detach] [--restart-policy never|on-failure|always] [-o table|json] -- CMD...
  sandbox list    [-o table|json] [--names|--ids] [--limit N] [--page-token T] [--selector K=V,...]
  sandbox get     NAME [-o table|json] [--policy-only]
  sandbox exec    -n NAME [--workdir D] [--timeout S] [--env K=V]... [--no-tty] -- CMD...
  sandbox upload  NAME LOCAL [DEST]
  sandbox download NAME PATH [DEST]
  sandbox stop    NAME
  sandbox start   NAME
  sandbox delete  NAME... | --all
  policy set      NAME --policy FILE [--wait] [--timeout 60]
  policy get      NAME [-o table|json] [--full]
  logs            NAME [-n 200] [--tail] [--source gateway|sandbox|all]...
  status          [-o table|json]
`;

const OLDER_HELP = HELP.replace(' [--restart-policy never|on-failure|always]', '').replace(
  '[--page-token T]',
  '[--offset N]',
);

type Command = (client: Client, args: readonly string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  'sandbox create': async (...call) => (await import('./sandbox.ts')).create(...call),
  'sandbox list': async (...call) => (await import('./sandbox.ts')).list(...call),
  'sandbox get': async (...call) => (await import('./sandbox.ts')).get(...call),
  'sandbox stop': async (...call) => (await import('./sandbox.ts')).stop(...call),
  'sandbox start': async (...call) => (await import('./sandbox.ts')).start(...call),
  'sandbox delete': async (...call) => (await import('./sandbox.ts')).remove(...call),
  'sandbox exec': async (...call) => (await import('./exec.ts')).exec(...call),
  'sandbox upload': async (...call) => (await import('./files.ts')).upload(...call),
  'sandbox download': async (...call) => (await import('./files.ts')).download(...call),
  'policy set': async (...call) => (await import('./policy.ts')).set(...call),
  'policy get': async (...call) => (await import('./policy.ts')).get(...call),
  logs,
  status,
};

/** Runs one command; resolves to its exit code. */
export async function runOpenshell(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    process.stderr.write(cliGeneration() === 'a' ? await drawn(error) : `Error: ${messageOf(error)}\n`);
    if (error instanceof UsageError) return USAGE;
    if (error instanceof CommandError) return error.exitCode;
    return 1;
  }
}

/** An error of the older command line; one in the arguments is not drawn in a box. */
async function drawn(error: unknown): Promise<string> {
  if (error instanceof UsageError) return `error: ${error.message}\n\nFor more information, try '--help'.\n`;
  const { drawError, statusText } = await import('./older.ts');
  if (error instanceof AnsweredError) return drawError(statusText(error.status, error.message));
  if (!(error instanceof UnreachableError)) return drawError(messageOf(error));
  return drawError('transport error', ['tcp connect error', error.message]);
}

async function dispatch(args: readonly string[]): Promise<number> {
  const [first = '', second = ''] = args;
  if (first === '-V' || first === '--version') {
    print(`openshell ${versionOf(cliGeneration())}`);
    return 0;
  }
  if (args.slice(0, 3).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(cliGeneration() === 'a' ? OLDER_HELP : HELP);
    return 0;
  }
  if (first === '-g' || first === '--gateway') return run(args.slice(2), second);
  return run(args, undefined);
}

async function run(args: readonly string[], gateway: string | undefined): Promise<number> {
  const [first = '', second = ''] = args;
  for (const [name, words] of [[`${first} ${second}`, 2] as const, [first, 1] as const]) {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined) return command(openClient(gateway), args.slice(words));
  }
  throw new UsageError(`unrecognized subcommand '${[first, second].filter(Boolean).join(' ')}'; see --help`);
}

/** Exits 0 also when the gateway is not there: the field says it. */
async function status(client: Client, args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { output: { kind: 'value', short: 'o' } });
  let problem: string | undefined;
  try {
    await client.call('GET', '/v1/status');
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    problem = error.message;
  }
  const state = problem === undefined ? 'connected' : 'disconnected';
  if (outputFormat(options) === 'json') {
    const outcome = problem === undefined ? { version: versionOf(cliGeneration()) } : { error: problem };
    printJson({
      gateway: client.gateway,
      server: client.endpoint,
      status: state,
      authentication: { mode: 'plaintext' },
      ...outcome,
    });
  } else {
    print(
      `Gateway: ${client.gateway}\nServer: ${client.endpoint}\nStatus: ${state}${problem === undefined ? '' : `\nError: ${problem}`}`,
    );
  }
  return 0;
}

async function logs(client: Client, args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    lines: { kind: 'value', short: 'n' },
    tail: { kind: 'flag' },
    source: { kind: 'list' },
  });
  const count = integerOption(options.value('lines') ?? '200', 'lines', { min: 0, max: 5000 });
  const sources = options.list('source').filter((source) => source !== 'all');
  const query = new URLSearchParams({ n: String(count) });
  for (const source of sources) query.append('source', source);
  const path = `/v1/sandboxes/${oneName(options)}/logs?${query.toString()}`;
  let last: string | undefined;
  do {
    const { lines } = (await client.call('GET', path)) as { readonly lines: readonly string[] };
    for (const line of lines.slice(last === undefined ? 0 : lines.lastIndexOf(last) + 1)) print(line);
    last = lines.at(-1) ?? last;
    if (options.flag('tail')) await sleep(TAIL_POLL_MS);
  } while (options.flag('tail'));
  return 0;
}
