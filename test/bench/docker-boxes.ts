// SPDX-License-Identifier: Apache-2.0
/**
 * What the Docker benchmark runs on: a folder with an adapter whose sandboxes are containers, its experiments, an image
 * with bash and sleep of this machine and nothing else. Nothing is pulled, and all of it is removed.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Workbench } from './workbench.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PROGRAMS = ['bash', 'sleep'];

interface Marks {
  readonly image: string;
  readonly label: string;
}

export interface Boxes {
  /** Runs an experiment and returns the lines that its only sandbox wrote. Throws when it does not pass. */
  runExperiment(yaml: string): Promise<readonly string[]>;
  /** Starts a container with that script and returns its id. */
  start(script: string): Promise<string>;
  logOf(id: string): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** Null where no engine answers. */
export async function openBoxes(bench: Workbench): Promise<Boxes | null> {
  const { exitCode } = await bench.run(['docker', 'version', '--format', '{{.Server.Version}}']);
  if (exitCode !== 0) return null;
  const label = `chaos-bench=${String(process.pid)}`;
  const image = `chaos-bench-${String(process.pid)}:1`;
  await importImage(bench, { image, label });
  const folder = bench.folder('boxes');
  fs.mkdirSync(path.join(folder, 'adapters'));
  fs.mkdirSync(path.join(folder, 'experiments'));
  fs.writeFileSync(path.join(folder, 'adapters/boxes.yaml'), adapterOf({ image, label }));
  const docker = async (...args: readonly string[]): Promise<string> =>
    (await bench.mustRun(['docker', ...args])).stdout.trim();
  return {
    runExperiment: (yaml) => runExperiment(bench, folder, yaml),
    start: (script) => docker('run', '--detach', '--label', label, image, 'bash', '-c', script),
    logOf: async (id) => (await docker('logs', id)).split('\n'),
    remove: async () => {
      const left = await docker('ps', '--all', '--quiet', '--filter', `label=${label}`);
      if (left !== '') await docker('rm', '--force', ...left.split('\n'));
      await docker('rmi', '--force', image);
    },
  };
}

/** The programs with the libraries that they name. */
async function importImage(bench: Workbench, { image, label }: Marks): Promise<void> {
  const script = `
    files=$(for program in ${PROGRAMS.join(' ')}; do
      file=$(command -v "$program"); echo "$file"; ldd "$file" | grep -o '/[^ ]*'
    done | sort --unique)
    tar --create --dereference --hard-dereference --absolute-names --transform 's,^/*,,' $files |
      docker import --change 'ENV PATH=/usr/bin:/bin' --change 'LABEL ${label}' - ${image}`;
  await bench.mustRun(['bash', '-euo', 'pipefail', '-c', script]);
}

async function runExperiment(bench: Workbench, folder: string, yaml: string): Promise<readonly string[]> {
  const id = /^id: (.*)$/m.exec(yaml)?.[1] ?? '';
  fs.writeFileSync(path.join(folder, `experiments/${id}.yaml`), yaml);
  const cli = path.join(root, 'src/cli/main.ts');
  await bench.mustRun([process.execPath, cli, 'run', id, '--strict'], { cwd: folder, timeoutMs: 180_000 });
  const [log = ''] = fs.globSync(`runs/${id}/*/workloads/*/instances/*/logs/sandbox.log`, { cwd: folder });
  const lines = fs.readFileSync(path.join(folder, log), 'utf8').split('\n');
  fs.rmSync(path.join(folder, 'runs', id), { recursive: true });
  return lines;
}

/** The system is a process that does nothing; only its sandboxes are measured. */
function adapterOf({ image, label }: Marks): string {
  return `
id: boxes
title: Sandboxes as plain containers.
backend: docker
gateways: [standin]
scope: {boxes/run: "\${run-scope}"}
prelude: |
  ours() { docker ps --all --quiet --filter "label=boxes/run=$CHAOS_RUN_SCOPE"; }
  alive() { [[ -s "$CHAOS_WORK_DIR/pid" ]] && kill -0 "$(< "$CHAOS_WORK_DIR/pid")" 2> /dev/null; }
  start() { set -m; sleep 600 < /dev/null > /dev/null 2>&1 & set +m; echo "$!" > "$CHAOS_WORK_DIR/pid"; }
system:
  boot: |
    start
    touch "$CHAOS_WORK_DIR/log"
    printf '{"name":"boxes","version":"1","generation":null,"build":null,"standInFor":"Boxes","pidFile":"%s","log":"%s","endpoints":{}}\\n' \\
      "$CHAOS_WORK_DIR/pid" "$CHAOS_WORK_DIR/log"
  ready: alive
  start: start
  shutdown: if alive; then kill "$(< "$CHAOS_WORK_DIR/pid")"; fi
instance:
  create: |
    docker run --detach --label "${label}" --label "boxes/run=$CHAOS_RUN_SCOPE" --label "boxes/name=$CHAOS_INSTANCE" \\
      ${image} bash -c "$(< "$CHAOS_SCRIPT")" > /dev/null
  read: |
    for id in $(ours); do
      docker inspect --format '{{index .Config.Labels "boxes/name"}} {{.State.Running}}' "$id"
    done | while read -r name running; do
      state=Succeeded
      if [[ "$running" == true ]]; then state=Running; fi
      printf '{"instance":"%s","state":"%s","rawPhase":"%s"}\\n' "$name" "$state" "$running"
    done
  collect: mkdir -p "$CHAOS_DEST/output"
  delete: ours | xargs --no-run-if-empty docker rm --force > /dev/null
targets:
  components:
    gateway: {type: process, pid-file: "\${work-dir}/pid"}
  roles:
    sandbox: {type: container, labels: {boxes/name: "\${instance}"}, log: container}
poll: {read: 1s, ready: 1s}
`;
}
