// SPDX-License-Identifier: Apache-2.0
/** What a machine has of what a run needs, tried and told one by one. What is needed at all is decided by callers. */

export interface PreflightItem {
  readonly name: string;
  /** `optional`: missing, and a run works without it. */
  readonly status: 'ok' | 'missing' | 'optional';
  readonly seen: string;
  readonly needed: string;
  /** What cannot be done without it. */
  readonly means?: string;
  /** The command that mends it. */
  readonly fix?: string;
}

export interface BackendNeeds {
  /** Of what the system starts. */
  readonly images: readonly string[];
}

/**
 * What cannot be told from manifests, and is tried. `signals`: that they reach targets that are no processes of this user;
 * `cuts`: that what is cut off by the means of a backend is cut off.
 */
export type Ability = 'signals' | 'cuts';

/** How it is done, in words; where nothing works why, and what would mend it. */
export type AbilityProof =
  | { readonly way: string }
  | { readonly way: null; readonly why: string; readonly fix: string };

export interface BackendPreflight {
  /**
   * Tries each ability for real and undoes it, also when the signal aborts; what earlier ones left whose process died is
   * removed first. Never rejects for what the machine lacks.
   */
  probe(needs: BackendNeeds, signal: AbortSignal): Promise<readonly PreflightItem[]>;
  /** Tries that for real and undoes it. Null where it cannot be told before there is a target. Never rejects. */
  prove(ability: Ability, needs: BackendNeeds, signal: AbortSignal): Promise<AbilityProof | null>;
}
