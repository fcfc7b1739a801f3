// SPDX-License-Identifier: Apache-2.0

/**
 * A sandbox and its policy in the JSON of the newer OpenShell's command line. Pure; owns names and forms of the fields.
 */

import type { Condition } from './phases.ts';
import type { SandboxRecord } from './store.ts';

export interface SandboxView {
  readonly id: string;
  readonly name: string;
  readonly workspace: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly resource_version: number;
  readonly created_at: string;
  readonly phase: string;
  readonly current_policy_version: number;
  readonly exit_code: number | null;
  readonly conditions: readonly Condition[];
  readonly endpoint_statuses: readonly never[];
  readonly configuration_admission: null;
  readonly provisioning: null;
  readonly created_from_workload_template: null;
}

export function sandboxView(record: SandboxRecord): SandboxView {
  return {
    id: record.id,
    name: record.name,
    workspace: 'default',
    labels: record.labels,
    annotations: {},
    resource_version: record.resourceVersion,
    created_at: record.createdAt.slice(0, 19).replace('T', ' '),
    phase: record.phase,
    current_policy_version: record.policy.version,
    exit_code: record.exitCode,
    conditions: record.conditions,
    endpoint_statuses: [],
    configuration_admission: null,
    provisioning: null,
    created_from_workload_template: null,
  };
}

export interface PolicyView {
  readonly scope: 'sandbox';
  readonly sandbox: string;
  readonly version: number;
  readonly hash: string;
  readonly status: 'pending' | 'loaded';
  readonly active_version: number;
  readonly created_at_ms: number;
  readonly loaded_at_ms: number | null;
  readonly load_error: null;
  readonly provenance: 'sandbox';
  readonly policy: unknown;
}

export function policyView(record: SandboxRecord): PolicyView {
  const { policy, name } = record;
  const loaded = policy.loadedAtMs !== null;
  return {
    scope: 'sandbox',
    sandbox: name,
    version: policy.version,
    hash: policy.hash,
    status: loaded ? 'loaded' : 'pending',
    active_version: loaded ? policy.version : policy.version - 1,
    created_at_ms: policy.createdAtMs,
    loaded_at_ms: policy.loadedAtMs,
    load_error: null,
    provenance: 'sandbox',
    policy: policy.document,
  };
}
