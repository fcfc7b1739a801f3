// SPDX-License-Identifier: Apache-2.0

// A whole run on containers: what they write and what the engine says of them is in the run directory.

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TimelineEvent, VerdictDocument } from '../../src/core/domain/documents.ts';
import { containersWith, createScratchImage, type ScratchImage, testLabel, whyNoDocker } from '../support/docker.ts';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder } from '../support/toy-folder.ts';

const here = describe.skipIf(whyNoDocker !== null);

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const experiment = `
id: boxes-restart
title: A box that is started again goes on with its log.
default-adapter: boxes
timeout: 2m
workloads:
  - name: talker
    kind: shell
    run: |
      echo "begins with $CHAOS_INSTANCE"
      i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); echo "line $i"; done
      echo "all said"; sleep 600
    checks:
      - {name: began-twice, kind: log, count: {text: begins with, equals: 2}}
      - {name: said-all-twice, kind: log, count: {text: line, equals: 40000}}
      - {name: never-broke, kind: log, absent: broken}
operations:
  - {name: again, uses: restart-in-place, target: {workload: talker, role: sandbox}}
flow:
  - start: talker
  - wait: {log: talker, matches: '^all said', since: talker, timeout: 40s}
  - again
  - wait: {log: talker, matches: '^all said', since: again, timeout: 40s}
`;

const adapterOf = (image: string): string => `
id: boxes
title: Boxes.
backend: docker
gateways: [standin]
scope: {boxes/run: "\${run-scope}"}
prelude: |
  run() { docker run -d --label "${testLabel}" --label "boxes/run=$CHAOS_RUN_SCOPE" "$@" > /dev/null; }
  ours() { docker ps -aq --filter "label=boxes/run=$CHAOS_RUN_SCOPE" "$@"; }
system:
  boot: |
    run --label boxes/name=gateway ${image} sh -c 'echo gateway up; sleep 600'
    echo '{"name":"boxes","version":"1","generation":null,"build":null,"standInFor":"Boxes","pidFile":"none","log":"none","endpoints":{}}'
  ready: ours --filter label=boxes/name=gateway --filter status=running | grep -q .
  start: docker start "$(ours --filter label=boxes/name=gateway)" > /dev/null
  shutdown: ours | xargs -r docker rm -f > /dev/null
instance:
  create: |
    run --label "boxes/name=$CHAOS_INSTANCE" -e "CHAOS_INSTANCE=$CHAOS_INSTANCE" ${image} sh -c "$(cat "$CHAOS_SCRIPT")"
  read: |
    docker ps -a --filter "label=boxes/run=$CHAOS_RUN_SCOPE" --format '{{.Label "boxes/name"}} {{.State}}' |
      while read -r name state; do
        case "$name $state" in
          gateway*) ;;
          *running) printf '{"instance":"%s","state":"Running","rawPhase":"running"}\\n' "$name" ;;
          *) printf '{"instance":"%s","state":"Failed","rawPhase":"%s"}\\n' "$name" "$state" ;;
        esac
      done
  collect: mkdir -p "$CHAOS_DEST/output"
  delete: ours --filter "label=boxes/name=$CHAOS_INSTANCE" | xargs -r docker rm -f > /dev/null
targets:
  components:
    gateway: {type: container, labels: {boxes/name: gateway}, log: container}
  roles:
    sandbox: {type: container, labels: {boxes/name: "\${instance}"}, log: container, stop-grace: 1s}
`;

here('a run on containers', () => {
  let image: ScratchImage;

  beforeAll(() => {
    image = createScratchImage();
  });

  afterAll(() => image.remove());

  test('has their logs through a restart, and what the engine said of them', async () => {
    const folder = createToyFolder();
    folder.write('chaos/experiments/boxes-restart.yaml', experiment);
    folder.write('chaos/adapters/boxes.yaml', adapterOf(image.name));
    try {
      const { code, stdout, stderr } = await callCli(['run', 'boxes-restart'], { cwd: folder.path });
      expect(`${stdout}${stderr}`).toContain('PASS');
      expect(code).toBe(0);
      const [runDir = ''] = folder.runs();
      const read = (name: string): string => fs.readFileSync(path.join(runDir, name), 'utf8');
      const verdict = JSON.parse(read('verdict.json')) as VerdictDocument;
      expect(verdict.counts).toMatchObject({ held: 3, failedUnexpected: 0, undecided: 0 });
      expect(read('logs/gateway.log')).toBe('gateway up\n');
      const talked = read('workloads/talker/instances/talker-0/logs/sandbox.log').split('\n');
      const said = [
        'begins with talker-0',
        ...Array.from({ length: 20_000 }, (_, i) => `line ${String(i + 1)}`),
        'all said',
      ];
      expect(talked).toEqual([...said, ...said, '']);
      const events = linesOf(read('timeline.jsonl')) as readonly TimelineEvent[];
      const ended = events.find((event) => event.type === 'watch.ended' && event.name === 'engine');
      const heard = linesOf(read('system/watch/engine.jsonl')) as readonly Heard[];
      expect(ended).toMatchObject({ path: 'system/watch/engine.jsonl', lines: heard.length, expected: true });
      const actions = heard.flatMap(({ event }) => (event?.labels['boxes/name'] === 'talker-0' ? event.action : []));
      expect(actions).toEqual(['create', 'start', 'kill', 'kill', 'die', 'stop', 'start', 'restart']);
      expect(heard[0]).toMatchObject({ connection: 'open' });
      expect(containersWith(testLabel)).toEqual([]);
    } finally {
      folder.remove();
    }
  });
});

interface Heard {
  readonly connection?: string;
  readonly event?: { readonly action: string; readonly labels: Readonly<Record<string, string>> };
}

function linesOf(text: string): readonly unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});
