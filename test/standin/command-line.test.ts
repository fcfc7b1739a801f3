// SPDX-License-Identifier: Apache-2.0

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapter, counter, livingProcesses, Rig } from './rig.ts';

/** Of a test: a guard for a crowded machine, no expectation. */
const LIMIT_MS = 90_000;

interface ListOutput {
  readonly sandboxes: readonly Readonly<Record<string, unknown>>[];
  readonly next_page_token: string;
}

describe.concurrent('the adapter', { timeout: LIMIT_MS }, () => {
  test('boots a gateway that says what it is and answers on three ports', async () => {
    await using rig = new Rig();
    expect((await rig.run(adapter.system['ready'] ?? '')).code).toBe(75);
    const system = await rig.boot('observed');
    expect(system).toMatchObject({
      name: 'openshell-stand-in',
      generation: 'n',
      build: '2-observed',
      standInFor: 'OpenShell',
      pidFile: join(rig.workDir, 'gateway.pid'),
      log: join(rig.workDir, 'gateway.log'),
    });
    await rig.ready();
    const endpoints = system['endpoints'] as Readonly<Record<string, string>>;
    expect((await fetch(`${endpoints['health'] ?? ''}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${endpoints['health'] ?? ''}/readyz`)).json()).toMatchObject({ status: 'healthy' });
    await rig.openshell('sandbox list');
    const metrics = await (await fetch(endpoints['metrics'] ?? '')).text();
    expect(metrics).toContain('openshell_server_grpc_requests_total{method="ListSandboxes",code="0"} 1');
    expect(metrics).toContain('openshell_server_supervisor_sessions 0');
    expect(metrics).toContain('# TYPE openshell_server_grpc_request_duration_seconds histogram');
    expect(metrics).toContain(
      'openshell_server_grpc_request_duration_seconds_bucket{method="ListSandboxes",code="0",le="+Inf"} 1',
    );
    expect(metrics).toContain('# TYPE openshell_server_http_request_duration_seconds summary');
    expect(metrics).toContain('openshell_server_http_request_duration_seconds{path="/v1",status="200",quantile="0.5"}');
  });

  test('passes the whole environment of a workload, odd characters included, and collects its output', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    const odd = 'a b\n"c" $d \'e\'';
    const script =
      'printf %s "$ODD" > "$CHAOS_OUTPUT/odd"; printf %s "$HOME" > "$CHAOS_OUTPUT/home"; echo to-log; echo bad >&2';
    await rig.create('c-0', { script, env: { ODD: odd } });
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
    await rig.signalGateway('SIGKILL');
    const destination = join(rig.workDir, 'collected');
    mkdirSync(destination);
    await rig.hook('instance.collect', { CHAOS_INSTANCE: 'c-0', CHAOS_DEST: destination });
    expect(readFileSync(join(destination, 'output/odd'), 'utf8')).toBe(odd);
    expect(readFileSync(join(destination, 'output/home'), 'utf8')).toBe(rig.file('c-0', 'workspace'));
    expect(rig.text('c-0', 'sandbox.log')).toBe('to-log\nbad\n');
  });

  test('deletes an instance in any state, twice, and leaves no process of it', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: "trap '' TERM; sleep 600 & wait; sleep 600" });
    await rig.until('c-0', 'Running');
    await rig.hook('instance.delete', { CHAOS_INSTANCE: 'c-0' });
    expect(livingProcesses(rig.file('c-0'))).toEqual([]);
    expect(await rig.read()).toEqual([]);
    await rig.hook('instance.delete', { CHAOS_INSTANCE: 'c-0' });
  });

  test('refuses a switch, a generation or a setting that it does not know', async () => {
    await using rig = new Rig();
    const boot = (gateway: string): Promise<{ readonly code: number | null; readonly stderr: string }> =>
      rig.run(adapter.system['boot'] ?? '', {
        CHAOS_GATEWAY: gateway,
        CHAOS_SEED: '1',
        CHAOS_SETTINGS: join(rig.workDir, 's.json'),
      });
    expect(await boot('standin:4909')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('unknown bug switch or profile "4909"') as string,
    });
    expect(await boot('release')).toMatchObject({ code: 2 });
    writeFileSync(join(rig.workDir, 's.json'), '{"sweep-interval": "3s"}');
    expect(await boot('standin:fixed')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('unknown setting') as string,
    });
    const old = await rig.run('standin gateway --generation a --state x --port 1 --health-port 2 --metrics-port 3');
    expect(old).toMatchObject({
      code: 2,
      stderr: 'standin: generation a needs --driver docker or kubernetes: one container is what its sandboxes are\n',
    });
  });
});

describe.concurrent('the command line', { timeout: LIMIT_MS }, () => {
  test('prints the JSON of the newer generation', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    expect(JSON.parse((await rig.openshell('sandbox list -o json')).stdout)).toEqual({
      sandboxes: [],
      next_page_token: '',
    });
    await rig.create('c-0', { script: 'exit 4' });
    await rig.until('c-0', 'Failed');
    const list = JSON.parse((await rig.openshell('sandbox list -o json')).stdout) as ListOutput;
    expect(list.sandboxes[0]).toMatchObject({
      name: 'c-0',
      phase: 'Error',
      exit_code: 4,
      labels: { 'chaos-run': 'run-1' },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
      current_policy_version: 1,
      conditions: [{ type: 'Ready', status: 'False', reason: 'MainProcessFailed' }],
    });
    const one = JSON.parse((await rig.openshell('sandbox get c-0 -o json')).stdout) as Readonly<
      Record<string, unknown>
    >;
    expect(one).toMatchObject({ phase: 'Error', policy_source: 'sandbox', revision: 1 });
    expect((await rig.openshell('sandbox list --names')).stdout).toBe('c-0\n');
    expect((await rig.openshell('sandbox list --selector chaos-run=other --names')).stdout).toBe('');
    expect((await rig.openshell('-V')).stdout).toMatch(/^openshell \d+\.\d+\.\d+\n$/);
  });

  test('says on stderr that the gateway cannot be reached and exits 1; status exits 0', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.signalGateway('SIGTERM');
    const list = await rig.openshell('sandbox list -o json');
    expect(list).toMatchObject({ code: 1, stdout: '' });
    expect(list.stderr).toMatch(
      /^Error: failed to connect to gateway 'standin' at http:\/\/127\.[\d.]+:\d+: connection refused\n$/,
    );
    const status = await rig.openshell('status -o json');
    expect(status.code).toBe(0);
    expect(JSON.parse(status.stdout)).toMatchObject({ gateway: 'standin', status: 'disconnected' });
    expect((await rig.run('unset XDG_CONFIG_HOME; openshell sandbox list')).code).toBe(1);
    expect((await rig.openshell('sandbox list --colour')).code).toBe(2);
    expect((await rig.openshell('sandbox fly')).code).toBe(2);
  });

  test('stops and starts a sandbox, whose files stay, and refuses both in the wrong phase', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: 'echo "$$" >> "$CHAOS_OUTPUT/starts"; sleep 600' });
    await rig.until('c-0', 'Running');
    expect(await rig.openshell('sandbox start c-0')).toMatchObject({
      code: 1,
      stderr: "Error: sandbox 'c-0' must be Stopped to start; current phase is Ready\n",
    });
    expect((await rig.openshell('sandbox stop c-0')).code).toBe(0);
    expect(existsSync(rig.file('c-0', 'sandbox.pid'))).toBe(false);
    expect(await rig.openshell('sandbox stop c-0')).toMatchObject({
      code: 1,
      stderr: "Error: sandbox 'c-0' must be Ready to stop; current phase is Stopped\n",
    });
    expect((await rig.openshell('sandbox start c-0')).code).toBe(0);
    await rig.wait(() => rig.text('c-0', 'workspace/output/starts').split('\n').length === 3, 'second start');
    expect(await rig.openshell('sandbox delete c-0 nobody')).toMatchObject({
      code: 0,
      stdout: 'Deleted sandbox c-0\nSandbox nobody not found\n',
    });
  });

  test('runs a command in a sandbox, and ends with its exit code', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter(), env: { COLOUR: 'red' } });
    await rig.until('c-0', 'Running');
    const ran = await rig.openshell(
      'sandbox exec -n c-0 --no-tty --env SIZE=big -- bash -c \'echo "$COLOUR $SIZE $PWD"; echo oops >&2; exit 9\' < /dev/null',
    );
    expect(ran).toEqual({ code: 9, stdout: `red big ${rig.file('c-0', 'workspace')}\n`, stderr: 'oops\n' });
    expect((await rig.run('printf hi | openshell sandbox exec -n c-0 -- cat')).stdout).toBe('hi');
    const running = rig.openshell('sandbox exec -n c-0 --no-tty -- bash -c "echo here; sleep 600" < /dev/null');
    await rig.wait(
      () => readdirSync(join(rig.state, 'processes')).some((file) => file.startsWith('exec.')),
      'exec runs',
    );
    process.kill(rig.supervisorPid('c-0'), 'SIGKILL');
    expect(await running).toMatchObject({ code: 1, stderr: 'Error: the session ended before the command did\n' });
    await rig.wait(
      async () => (await rig.openshell('sandbox exec -n c-0 -- true < /dev/null')).code === 0,
      'new supervisor',
    );
    expect((await rig.openshell('sandbox exec -n c-0 --timeout 0.2 -- sleep 600')).code).toBe(124);
    expect(await rig.openshell('sandbox exec -n nobody -- true')).toMatchObject({
      code: 1,
      stderr: "Error: sandbox 'nobody' not found\n",
    });
  });

  test('uploads and downloads while the sandbox is Ready, and uploads before its command runs', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    writeFileSync(join(rig.workDir, 'in.txt'), 'hello');
    const create = `sandbox create --name up --upload "$work/in.txt:/sandbox/in" --no-tty -- bash -c 'cp in/in.txt out.txt; sleep 600'`;
    expect(await rig.openshell(create)).toMatchObject({ code: 0, stdout: 'Created sandbox: up\n' });
    await rig.wait(() => rig.text('up', 'workspace/out.txt') === 'hello', 'copied');
    expect((await rig.openshell('sandbox upload up "$work/in.txt" /sandbox/more')).code).toBe(0);
    expect((await rig.openshell('sandbox download up /sandbox/more "$work/back"')).code).toBe(0);
    expect(readFileSync(join(rig.workDir, 'back/in.txt'), 'utf8')).toBe('hello');
    await rig.openshell('sandbox stop up');
    expect(await rig.openshell('sandbox download up /sandbox/more "$work/back"')).toMatchObject({
      code: 1,
      stderr: "Error: sandbox 'up' is not ready; current phase is Stopped\n",
    });
  });

  test('without --detach waits until the sandbox is Ready, and shows its log', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    expect((await rig.openshell('sandbox create --name c-0 --no-tty -- sleep 600')).code).toBe(0);
    expect(await rig.find('c-0')).toMatchObject({ rawPhase: 'Ready' });
    const logs = (await rig.openshell('logs c-0 -n 50')).stdout;
    expect(logs).toMatch(/^\[\d+\.\d{3}\] \[gateway\] \[INFO\] \[openshell_gateway::sandbox\] Sandbox created/m);
    expect(logs).toContain('[sandbox] [INFO]');
    expect(await rig.openshell('sandbox create --name c-0 -- true')).toMatchObject({
      code: 1,
      stderr: "Error: sandbox 'c-0' already exists\n",
    });
    expect(await rig.openshell('sandbox create --name Bad_Name -- true')).toMatchObject({ code: 1 });
  });
});
