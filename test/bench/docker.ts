// SPDX-License-Identifier: Apache-2.0
/**
 * Faults on containers beside what people write in a shell: how long a freeze of 5 s is for who is frozen, and how long it
 * takes from a line in a log until a signal has been delivered.
 */
import { openBoxes, type Boxes } from './docker-boxes.ts';
import type { Row, Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const FREEZES = 5;
const FREEZE_MS = 5000;
const TICK_MS = 10;
const SIGNALS = 100;

/** Prints the time again and again, and starts no program for it. */
const TICKER = `
exec {never}<> <(:)
while :; do echo "$EPOCHREALTIME"; read -r -t 0.0${String(TICK_MS)} -u "$never" || :; done`;

/** Says that it is ready, and when the signal was there; both as it happens. */
const LISTENER = `
got=0
trap 'echo "got $EPOCHREALTIME"; got=1' USR1
sleep 2
for ((i = 0; i < ${String(SIGNALS)}; i++)); do
  sleep 0.2
  got=0
  echo "ready $EPOCHREALTIME"
  while ((got == 0)); do sleep 1 & wait "$!"; done
done
echo over
sleep 60`;

export async function measureDocker(bench: Workbench): Promise<Table> {
  const boxes = await openBoxes(bench);
  const rows =
    boxes === null ? [{ what: 'all of it', why: 'no container engine answers' }] : await measureAll(bench, boxes);
  return {
    title: 'Faults on containers',
    rows,
    notes: [
      `Frozen: the longest gap between the ticks (one each ${String(TICK_MS)} ms) of a container, ${String(FREEZES)} runs in turn.`,
      'Anchor: docker pause; sleep 5; docker unpause.',
      `Reaction: from the time that a container prints to the time when its trap runs, ${String(SIGNALS)} times. Anchor: a pipeline`,
      'of docker logs --follow, a loop and docker kill that stays up between the signals; starting it is not counted.',
      'Ours is all of a step in a run: the wait on the log, where logs stand, the journal, who the target is, reading back.',
    ],
  };
}

async function measureAll(bench: Workbench, boxes: Boxes): Promise<readonly Row[]> {
  try {
    return [...(await measureFreeze(bench, boxes)), ...(await measureReaction(bench, boxes))];
  } finally {
    await boxes.remove();
  }
}

async function measureFreeze(bench: Workbench, boxes: Boxes): Promise<readonly Row[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < FREEZES; round += 1) {
    ours.push(longestGapMs(await boxes.runExperiment(FREEZE_EXPERIMENT)));
    const id = await boxes.start(TICKER);
    await bench.mustRun(['sleep', '1']);
    await bench.mustRun(['bash', '-ec', `docker pause ${id}; sleep ${String(FREEZE_MS / 1000)}; docker unpause ${id}`]);
    await bench.mustRun(['sleep', '0.5']);
    theirs.push(longestGapMs(await boxes.logOf(id)));
    await bench.mustRun(['docker', 'kill', id]);
  }
  const beyond = (gaps: readonly number[]): readonly number[] => gaps.map((gap) => Math.abs(gap - FREEZE_MS));
  return [
    { what: 'chaos, frozen for 5 s', unit: 'ms', samples: ours, anchor: theirs },
    { what: 'docker pause and unpause', unit: 'ms', samples: theirs, anchor: theirs },
    { what: 'chaos, away from 5 s', unit: 'ms', samples: beyond(ours), anchor: beyond(theirs) },
    { what: 'docker, away from 5 s', unit: 'ms', samples: beyond(theirs) },
  ];
}

async function measureReaction(bench: Workbench, boxes: Boxes): Promise<readonly Row[]> {
  const ours = reactionsMs(await boxes.runExperiment(REACTION_EXPERIMENT));
  const id = await boxes.start(LISTENER);
  const pipeline = `docker logs --follow ${id} | while read -r word _; do
    if [[ "$word" == ready ]]; then docker kill --signal USR1 ${id} > /dev/null; fi
    if [[ "$word" == over ]]; then docker kill ${id} > /dev/null; break; fi
  done`;
  await bench.mustRun(['bash', '-c', pipeline], { timeoutMs: 180_000 });
  const theirs = reactionsMs(await boxes.logOf(id));
  return [
    { what: 'chaos, line to signal', unit: 'ms', samples: ours, anchor: theirs },
    { what: 'pipeline, line to signal', unit: 'ms', samples: theirs, anchor: theirs },
  ];
}

/** Between two lines, each a time. */
function longestGapMs(lines: readonly string[]): number {
  const times = lines.filter((line) => line !== '').map((line) => Number(line) * 1000);
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}

/** From each `ready` to the `got` behind it. */
function reactionsMs(lines: readonly string[]): readonly number[] {
  const reactions: number[] = [];
  let readyMs: number | null = null;
  for (const line of lines) {
    const [word, time] = line.split(' ');
    if (word === 'ready') readyMs = Number(time) * 1000;
    if (word !== 'got' || readyMs === null) continue;
    reactions.push(Number(time) * 1000 - readyMs);
    readyMs = null;
  }
  if (reactions.length < SIGNALS) throw new Error(`${String(reactions.length)} of ${String(SIGNALS)} signals arrived`);
  return reactions;
}

function experimentOf({ id, script, rest }: { readonly id: string; readonly script: string; rest: string }): string {
  const indented = script.trim().replaceAll('\n', '\n      ');
  return `
id: ${id}
title: A benchmark.
default-adapter: boxes
timeout: 3m
workloads:
  - name: box
    kind: shell
    run: |
      ${indented}
    checks:
      - {name: said-something, kind: log, contains: "1"}
${rest}`;
}

const FREEZE_EXPERIMENT = experimentOf({
  id: 'freeze',
  script: TICKER,
  rest: `operations:
  - {name: stall, uses: freeze, target: {workload: box, role: sandbox}, with: {duration: ${String(FREEZE_MS / 1000)}s}}
flow:
  - start: box
  - wait: {log: box, matches: '^[0-9]', since: box, timeout: 20s}
  - delay: 1s
  - stall
  - delay: 500ms
`,
});

const REACTION_EXPERIMENT = experimentOf({
  id: 'reaction',
  script: LISTENER,
  rest: `operations:
  - {name: poke, uses: kill, target: {workload: box, role: sandbox}, with: {signal: USR1}}
flow:
  - start: box
  - wait: {log: box, matches: '^ready', since: box, timeout: 20s}
  - poke
  - repeat:
      times: ${String(SIGNALS - 1)}
      do:
        - wait: {log: box, matches: '^ready', since: poke, timeout: 20s}
        - poke
`,
});
