// SPDX-License-Identifier: Apache-2.0
/**
 * The documents of the contract, as their JSON schemas describe them. No shape is written here: this file only gives
 * the generated types their names in the rest of the code.
 */
export type {
  Adapter,
  AdapterOperation,
  OperationArgument,
  TargetLocation as AdapterTargetLocation,
  TargetVariant as AdapterTargetVariant,
} from '../../schema/generated/adapter.ts';
export type {
  ComparedCheck,
  ComparedDuration,
  ComparedExpectation,
  ComparedFault,
  ComparedInput,
  ComparedLane,
  ComparedMetric,
  ComparedSeries,
  ComparedSide,
  ComparedState,
  Comparison,
  ComparisonAlignment,
  ComparisonSummary,
  ComparisonTolerance,
  Divergence,
} from '../../schema/generated/comparison.ts';
export type {
  ComponentState,
  Condition,
  EventReference,
  Experiment,
  Expectation,
  FaultArguments,
  FaultKind,
  Flow,
  InstanceState,
  Operation,
  ParameterValue,
  Repeat,
  RunCheck,
  SignalName,
  Step,
  StepObject,
  SystemRange,
  Wait,
  Workload,
  WorkloadCheck,
} from '../../schema/generated/experiment.ts';
export type { IssueMap } from '../../schema/generated/issue-map.ts';
export type { PastDuration, PastDurations } from '../../schema/generated/past-durations.ts';
export type { HostInfo, RunManifest, SourceInfo, SystemInfo } from '../../schema/generated/run-manifest.ts';
export type {
  ChartBar,
  ComparedRuns,
  FailingCheck,
  RunPlace,
  ShardExpectation,
  ShardResults,
  ShardRun,
  SourceEdit,
  WorkflowClaim,
} from '../../schema/generated/shard-results.ts';
export type { ShieldsEndpoint } from '../../schema/generated/shields-endpoint.ts';
export type {
  HistorySlice,
  IssueSummary,
  OverviewRow,
  PullRequestIndex,
  RunReference,
  SiteCell,
  SiteIndex,
  SiteIssueOutcome,
  SiteMarker,
  SiteRow,
  SiteStratum,
  StratumIndex,
} from '../../schema/generated/site.ts';
export type {
  EventBody,
  InventoryItem,
  LogPosition,
  LogTextCount,
  Phase,
  TimelineEvent,
} from '../../schema/generated/timeline-event.ts';
export type {
  OperationRevert,
  ProcessEnd,
  UndoAction,
  UndoIntent,
  UndoRecord,
  UndoResult,
} from '../../schema/generated/undo-record.ts';
export type {
  CheckOutcome,
  CheckResult,
  EvidencePointer,
  ExpectationResult,
  InstanceVerdict,
  Outcome,
  OutcomeCounts,
  RunError,
  Verdict,
  VerdictDocument,
} from '../../schema/generated/verdict.ts';
