// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../run-manifest.schema.json, ../timeline-event.schema.json, ../undo-record.schema.json, ../verdict.schema.json, ../shard-results.schema.json, ../site.schema.json, do not edit: npm run schema

import type { ValidateFunction } from 'ajv';

export declare const siteMarker: ValidateFunction;
export declare const siteIndex: ValidateFunction;
export declare const historySlice: ValidateFunction;
export declare const stratumIndex: ValidateFunction;
export declare const pullRequestIndex: ValidateFunction;
