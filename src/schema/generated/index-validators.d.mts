// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../past-durations.schema.json, ../issue-map.schema.json, do not edit: npm run schema

import type { ValidateFunction } from 'ajv';

export declare const pastDurations: ValidateFunction;
export declare const issueMap: ValidateFunction;
