// SPDX-License-Identifier: Apache-2.0

/**
 * The words of a sandbox's state: phases, reasons and conditions as the newer OpenShell prints them. Pure; owns which
 * phases are an end and which a stop or start is refused in.
 */

export type Phase =
  | 'Provisioning'
  | 'Ready'
  | 'Restarting'
  | 'Stopping'
  | 'Stopped'
  | 'Starting'
  | 'Completed'
  | 'Error'
  | 'Deleting';

export type Reason =
  | 'MainProcessExited'
  | 'ContainerExited'
  | 'ContainerPaused'
  | 'ContainerRestarting'
  | 'ContainerDead'
  | 'MainProcessFailed'
  | 'ControlSupervisorExited'
  | 'ContainerStopped'
  | 'GatewayUnreachable'
  | 'BackendResourceMissing'
  | 'StartFailed'
  | 'SupervisorNotConnected';

export interface Condition {
  readonly type: 'Ready';
  readonly status: 'True' | 'False';
  readonly reason: string;
  readonly message: string;
  readonly last_transition_time: string;
}

export interface PhaseDetails {
  readonly reason?: Reason;
  readonly message?: string;
  readonly exitCode?: number | undefined;
}

const PLAIN_REASONS: Readonly<Record<Phase, string>> = {
  Provisioning: 'Starting',
  Ready: 'SupervisorConnected',
  Restarting: 'MainProcessRestarting',
  Stopping: 'Stopping',
  Stopped: 'Stopped',
  Starting: 'Starting',
  Completed: 'MainProcessCompleted',
  Error: 'Error',
  Deleting: 'Deleting',
};

/** True while a main process runs or is meant to run. */
export function isActive(phase: Phase): boolean {
  return phase === 'Provisioning' || phase === 'Ready' || phase === 'Restarting' || phase === 'Starting';
}

/** The conditions that go with a phase. */
export function conditionsOf(phase: Phase, details: PhaseDetails, at: Date): readonly Condition[] {
  return [
    {
      type: 'Ready',
      status: phase === 'Ready' ? 'True' : 'False',
      reason: details.reason ?? PLAIN_REASONS[phase],
      message: details.message ?? '',
      last_transition_time: at.toISOString(),
    },
  ];
}
