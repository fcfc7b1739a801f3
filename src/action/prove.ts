// SPDX-License-Identifier: Apache-2.0
/** `command: run` with a base and a head: inputs to one app call, and what each issue came to as lines of the log. */
import path from 'node:path';
import type { OpenedRun } from '../app/opened-run.ts';
import type { RunOutcome } from '../app/outcome.ts';
import type { AppPorts } from '../app/ports.ts';
import { evidenceOf, type ProofPlace, type ProvedRuns, proveFixes } from '../app/prove.ts';
import type { RunListener } from '../app/run.ts';
import type { NotedRun } from '../app/shard-state.ts';
import { proofLook, proofSentence } from '../core/publish/fix-proof-words.ts';
import { visible } from '../core/report/text.ts';
import { decideProofs } from '../core/stats/fix-proof.ts';
import type { ProofInputs, RunInputs } from './input-shapes.ts';
import { log } from './outputs.ts';
import type { StepShard } from './shard.ts';

export interface ProveStep {
  readonly inputs: RunInputs;
  readonly proof: ProofInputs;
  readonly cwd: string;
  readonly shard: StepShard;
  /** What a run without a proof says as it goes. */
  readonly listener: RunListener;
  /** Told of each run before anything of it is started. */
  noted(runs: readonly NotedRun[]): void;
}

export interface ProvedOutcomes {
  /** With the change, as the experiment of the base says; they decide what the step comes to. */
  readonly head: readonly RunOutcome[];
  readonly base: readonly RunOutcome[];
}

/** Only of those without a result is asked later: as a rule, of the last one. */
const mostNoted = 20;

export async function proveSelected(ports: AppPorts, step: ProveStep, signal: AbortSignal): Promise<ProvedOutcomes> {
  const { inputs, proof, cwd, shard, listener } = step;
  const request = {
    trees: { head: cwd, base: path.resolve(cwd, proof.baseExperiments) },
    experiments: inputs.experiments,
    adapter: inputs.adapter,
    gateways: proof.gateways,
    seed: inputs.seed,
    runsDir: path.resolve(cwd, 'runs'),
    times: proof.times,
    allowStandIn: proof.allowStandIn,
  };
  const noted: NotedRun[] = [];
  let at: ProofPlace = { side: 'base', decidedBy: 'base' };
  const proved = await proveFixes(ports, request, {
    listener: {
      notice: (text) => listener.notice(text),
      selected: (experiments) => listener.selected(experiments),
      opened(run: OpenedRun, plan) {
        noted.push({ runId: run.runId, ...at });
        step.noted(noted.slice(-mostNoted));
        listener.opened(run, plan);
      },
      event: (event) => listener.event(event),
      side(experiment, place) {
        at = place;
        log(`${experiment} on the ${at.side}: ${proof.gateways[at.side]}`);
      },
      decided(outcome, note) {
        if (note.text === undefined) listener.ended(outcome);
        else log(`  as the pull request's file decides: ${outcome.verdict}`);
        shard.add(outcome, note);
      },
    },
    signal,
  });
  for (const line of linesOf(proved, { isCutOff: signal.aborted })) log(visible(line, 1000));
  return { head: proved.flatMap(({ head }) => head), base: proved.flatMap(({ base }) => base) };
}

/** All claims of the job together, as the comment makes them. */
function linesOf(proved: readonly ProvedRuns[], cut: { readonly isCutOff: boolean }): readonly string[] {
  const all = proved.flatMap(evidenceOf);
  return decideProofs(all).flatMap((verdict, index) => {
    const evidence = all[index];
    if (evidence === undefined) return [];
    const { title, text } = proofSentence({ ...evidence, ...verdict }, cut);
    return [`${proofLook(verdict.state, cut).emoji} ${evidence.issue}: ${title}. ${text}`];
  });
}
