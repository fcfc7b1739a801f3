// SPDX-License-Identifier: Apache-2.0
// Generated from ../run-manifest.schema.json, do not edit: npm run schema

import type { ParameterValue, VariableNames } from './experiment.ts';

export type RunId = string;

export interface SourceInfo {
  readonly id: string;
  readonly title: string;
  /**
   * Digest of the file's bytes, hexadecimal.
   */
  readonly sha256: string;
  /**
   * Whether the file was shipped with the tool, or found or given locally.
   */
  readonly origin: 'shipped' | 'local';
}

export interface SystemInfo {
  readonly name: string;
  readonly version: string;
  readonly generation: string | null;
  readonly build: string | null;
  /**
   * Name of the real system that this one only stands in for; null for a real one.
   */
  readonly standInFor: string | null;
}

export interface HostInfo {
  readonly os: string;
  readonly arch: string;
  readonly kernel: string;
  readonly node: string;
  readonly cpus: number;
  readonly memoryBytes: number;
}

/**
 * manifest.json of a run: what ran, with which versions and inputs, on what machine.
 */
export interface RunManifest {
  /**
   * Version of the run directory's format; a newer one is refused.
   */
  readonly format: number;
  readonly runId: RunId;
  /**
   * Wall time, ISO 8601.
   */
  readonly createdAt: string;
  /**
   * The harness.
   */
  readonly tool: {
    readonly name: string;
    readonly version: string;
    /**
     * Commit of the folder the harness was started in that holds the experiment; null without git.
     */
    readonly commit: string | null;
    /**
     * Whether that work tree had uncommitted changes.
     */
    readonly dirty: boolean | null;
  };
  readonly experiment: SourceInfo;
  readonly adapter: SourceInfo;
  /**
   * Which gateway was asked for, as given to the boot hook.
   */
  readonly gateway: string;
  /**
   * 64-bit root seed, decimal.
   */
  readonly seed: string;
  /**
   * Values in force, after `--set` and the adapter's overrides.
   */
  readonly parameters: {
    readonly [k: string]: ParameterValue;
  };
  /**
   * Names of the variables whose values are masked in everything that is written.
   */
  readonly secrets?: VariableNames;
  readonly host: HostInfo;
  /**
   * Container engine, where the backend has one.
   */
  readonly engine: string | null;
  /**
   * The system under test as its boot hook described it; null until it has booted.
   */
  readonly system: SystemInfo | null;
  /**
   * The run whose seed, parameters and choices were used again.
   */
  readonly replayOf?: RunId;
  /**
   * Arguments of `chaos` that run the same again.
   */
  readonly reproduce: readonly string[];
}
