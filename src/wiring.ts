// SPDX-License-Identifier: Apache-2.0
/** The one module that joins ports to implementations. Only the command line and the action import it. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { AppPorts, ProcessIdentity } from './app/ports.ts';
import { createDockerBackend, DOCKER_FAULTS } from './backends/docker/backend.ts';
import { createEngineEvents } from './backends/docker/engine-events.ts';
import { createContainerLogs } from './backends/docker/container-log.ts';
import { createDockerPreflight } from './backends/docker/preflight.ts';
import { createKubernetesBackend, KUBERNETES_FAULTS } from './backends/kubernetes/backend.ts';
import { createClusterEvents } from './backends/kubernetes/cluster-events.ts';
import { createKubernetesPreflight } from './backends/kubernetes/preflight.ts';
import { createPodLogs } from './backends/kubernetes/pod-log.ts';
import { createProcessBackend, PROCESS_FAULTS } from './backends/process/backend.ts';
import type { FaultKind } from './core/domain/documents.ts';
import type { BackendId } from './core/domain/plan.ts';
import { ARTIFACT_VARIABLES, createArtifactStore } from './github/artifacts.ts';
import type { GatewayCall } from './gateway/main.ts';
import type { GitHubOptions } from './github/client.ts';
import type { PagesBranchOptions } from './github/pages-branch.ts';
import type { Backend, Clock, OpenForward } from './ports/index.ts';
import type { GitHubApi } from './ports/github.ts';
import type { SiteBranch } from './ports/site-branch.ts';
import type { BackendPreflight } from './ports/preflight.ts';
import { createObservers } from './observers/observers.ts';
import { createSystemClock } from './platform/clock.ts';
import { createCommandRunner } from './platform/commands.ts';
import { openEvidence } from './platform/evidence-files.ts';
import { childEnvironment, readVariables, stateFolder } from './platform/env.ts';
import { createHost, readGitState } from './platform/host.ts';
import { createHostProcesses } from './platform/host-processes.ts';
import { openCluster } from './platform/kubernetes/cluster-api.ts';
import { createForwards } from './platform/kubernetes/forward.ts';
import { createMasker, NO_SECRETS } from './platform/masker.ts';
import { guardedPatterns } from './platform/patterns.ts';
import { readProcess } from './platform/processes.ts';
import { sessionLeadersWith } from './platform/marked-processes.ts';
import { endMarked } from './platform/session-end.ts';
import { startWatchdog } from './platform/watchdog.ts';

export { watchStopSignals } from './platform/signals.ts';
export { WATCH_IS_OVER } from './platform/watchdog.ts';

export function createAppPorts(): AppPorts {
  const root = findRoot(import.meta.dirname);
  const built = import.meta.filename.endsWith('.js');
  const clock = createSystemClock();
  const commands = createCommandRunner(NO_SECRETS);
  const openForward = createForwarding();
  const host = createHost({ cliPath: path.join(root, built ? 'dist/cli.js' : 'src/cli/main.ts') });
  return {
    clock,
    commands,
    host,
    backendOf: (id) => createBackend(id, clock, null),
    openForward,
    preflightOf: (id) => createPreflight(id, { clock, bootId: () => host.bootId() }),
    patterns: guardedPatterns,
    artifacts: createArtifactStore({
      workerFile: path.join(root, built ? 'dist/artifact-worker.js' : 'src/github/artifact-worker.ts'),
      variables: readVariables(ARTIFACT_VARIABLES),
    }),
    self,
    stateDir: stateFolder,
    sessionLeadersOf: (runId) => sessionLeadersWith(`CHAOS_RUN_ID=${runId}`),
    endMarked,
    startWatchdog: (logFile) => {
      const { pid, startTime } = self();
      return startWatchdog({ argv: [host.nodePath, host.cliPath, 'watchdog', String(pid), startTime], logFile });
    },
    randomBytes: (count) => crypto.randomBytes(count),
    faultsOf: (backend) => FAULTS_OF[backend],
    openEvidence,
    gitState: (folder) => readGitState(commands, folder),
    variables: readVariables,
    createMasker,
    createCommands: createCommandRunner,
    createEnginePorts: ({ runId, backend, writers, workDir, masker }) => {
      // Each run has a clock of its own, so that its times begin at 0.
      const runClock = createSystemClock();
      const maskedCommands = createCommandRunner(masker);
      return {
        clock: runClock,
        commands: maskedCommands,
        host,
        hostProcesses: createHostProcesses(),
        backend: createBackend(backend, runClock, runId),
        openForward,
        observers: createObservers({
          clock: runClock,
          commands: maskedCommands,
          openContainerLog: createContainerLogs(runClock),
          openPodLog: createPodLogs(runClock),
          openEngineEvents: createEngineEvents(runClock),
          openClusterEvents: createClusterEvents(runClock),
        }),
        writers,
        workDir,
        masker,
      };
    },
    shipped: {
      experimentsDir: path.join(root, 'experiments'),
      adaptersDir: path.join(root, 'adapters'),
      templatesDir: path.join(root, 'templates'),
    },
  };
}

/** GitHub's API for one repository and token; the client is large and loaded only then. */
export async function createGitHubApi(options: GitHubOptions): Promise<GitHubApi> {
  return (await import('./github/client.ts')).createGitHubClient(options);
}

/** The one file of an archive that somebody else made. Throws a GitHubError that says what is wrong with it. */
export async function readArchivedFile(
  zip: Uint8Array,
  name: string,
  limits: { readonly maxBytes: number },
): Promise<Uint8Array> {
  return await (await import('./github/zip.ts')).readArchivedFile(zip, name, limits);
}

/** An archive of run directories into an empty folder. Throws a GitHubError that says what is wrong with it. */
export async function unzipInto(
  zip: Uint8Array,
  folder: string,
  limits: { readonly maxFiles: number; readonly maxBytes: number },
): Promise<number> {
  return await (await import('./github/unzip.ts')).unzipInto(zip, folder, limits);
}

/** The branch that a site is kept on. The token is hidden in all that git prints. */
export async function createSiteBranch(
  options: Pick<PagesBranchOptions, 'url' | 'token' | 'branch' | 'prefix' | 'signal' | 'notice'>,
): Promise<SiteBranch> {
  const { createPagesBranch } = await import('./github/pages-branch.ts');
  return createPagesBranch({
    ...options,
    commands: createCommandRunner(createMasker([options.token])),
    env: childEnvironment(gitVariables),
    clock: createSystemClock(),
    random: Math.random,
  });
}

/** Proxies and certificates, under the names that git and its HTTP library know. */
const gitVariables: readonly string[] = [
  ...['http_proxy', 'https_proxy', 'no_proxy', 'all_proxy'].flatMap((name) => [name, name.toUpperCase()]),
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO'],
];

/** What a hook asks for; loaded only then. */
export async function callGateway(call: GatewayCall): Promise<number> {
  return await (await import('./gateway/main.ts')).runGatewayCommand(call);
}

const FAULTS_OF: Readonly<Record<BackendId, readonly FaultKind[]>> = {
  process: PROCESS_FAULTS,
  docker: DOCKER_FAULTS,
  kubernetes: KUBERNETES_FAULTS,
};

/** One connection serves all; it is opened when the first is used. */
function createForwarding(): OpenForward {
  let opened: ReturnType<typeof openCluster> | null = null;
  return createForwards(() => (opened ??= openCluster()));
}

function createBackend(id: BackendId, clock: Clock, run: string | null): Backend {
  const processes = createProcessBackend({ clock });
  switch (id) {
    case 'process':
      return processes;
    case 'docker':
      return createDockerBackend({ clock, processes });
    case 'kubernetes':
      return createKubernetesBackend({ clock, processes, run });
  }
}

/** Plain processes need nothing but the machine. */
function createPreflight(
  id: BackendId,
  { clock, bootId }: { readonly clock: Clock; readonly bootId: () => string },
): BackendPreflight {
  const owner = { ...self(), bootId: bootId() };
  switch (id) {
    case 'process':
      return { probe: () => Promise.resolve([]), prove: () => Promise.resolve(null) };
    case 'docker':
      return createDockerPreflight({ clock, owner });
    case 'kubernetes':
      return createKubernetesPreflight({ clock, owner });
  }
}

function self(): ProcessIdentity {
  return { pid: process.pid, startTime: readProcess(process.pid)?.startTime ?? '' };
}

/** The folder that what is shipped lies in: the nearest one above this file with adapters beside it. */
function findRoot(from: string): string {
  let folder = from;
  for (let level = 0; level < 4; level += 1) {
    if (fs.existsSync(path.join(folder, 'adapters')) && fs.existsSync(path.join(folder, 'experiments'))) return folder;
    folder = path.dirname(folder);
  }
  return path.dirname(from);
}
