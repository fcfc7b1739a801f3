import { r as HarnessError } from "./errors.js";
import { t as openLinesFile } from "./capped-file.js";
import path from "node:path";
import fs from "node:fs";
import os from "node:os";
import crypto from "node:crypto";
import { execFileSync, spawn } from "node:child_process";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import vm from "node:vm";
import { StringDecoder } from "node:string_decoder";
// src/schema/experiment.schema.json
var experiment_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "experiment.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "Experiment",
	description: "One experiment: what to run, what to disrupt and what must hold.",
	type: "object",
	additionalProperties: false,
	required: [
		"id",
		"title",
		"default-adapter"
	],
	properties: {
		"id": {
			"description": "Name of the experiment; equals the file name without `.yaml`.",
			"$ref": "#/$defs/id",
			"examples": ["gateway-kill-keeps-state"]
		},
		"title": {
			"description": "The claim in one sentence: what a reader learns when the verdict is PASS.",
			"type": "string",
			"minLength": 1,
			"maxLength": 200,
			"examples": ["Sandboxes survive a hard gateway kill."]
		},
		"description": {
			"description": "Background for readers of the report.",
			"type": "string",
			"maxLength": 1e4,
			"examples": ["The gateway is killed while three counters run."]
		},
		"tags": {
			"description": "Words to select experiments by (`tag:smoke`).",
			"type": "array",
			"maxItems": 20,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/id" },
			"examples": [["smoke"]]
		},
		"default-adapter": {
			"description": "Adapter used when `--adapter` is not given. It is looked up when the experiment runs.",
			"$ref": "#/$defs/id",
			"examples": ["openshell-docker"]
		},
		"parameters": {
			"description": "Names and default values. `--set name=value` and the adapter's `parameters` override them. In scripts a parameter is an environment variable (upper case, `-` as `_`); in any other scalar write `${name}`.",
			"type": "object",
			"maxProperties": 50,
			"propertyNames": { "$ref": "#/$defs/parameter-name" },
			"additionalProperties": { "$ref": "#/$defs/parameter-value" },
			"examples": [{
				"ticks": 60,
				"tick-seconds": 1,
				"lead": "5s"
			}]
		},
		"timeout": {
			"description": "Limit for the whole run, from boot to the end of the flow. Default 10m.",
			"$ref": "#/$defs/duration",
			"examples": ["15m"]
		},
		"settle-timeout": {
			"description": "How long the system may take to be well again, before the first operation and after the last. Default 60s.",
			"$ref": "#/$defs/duration",
			"examples": ["2m"]
		},
		"workloads": {
			"description": "What the system runs; each instance is one sandbox.",
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/$defs/workload" },
			"examples": [[{
				"name": "greeter",
				"kind": "shell",
				"run": "echo hello > \"$CHAOS_OUTPUT/greeting\""
			}]]
		},
		"operations": {
			"description": "What is done to the system while the workloads run.",
			"type": "array",
			"maxItems": 50,
			"items": { "$ref": "#/$defs/operation" },
			"examples": [[{
				"name": "crash-gateway",
				"uses": "outage",
				"target": { "component": "gateway" },
				"with": {
					"how": "kill",
					"duration": "5s"
				}
			}]]
		},
		"flow": {
			"description": "The order of things. A list is a `serial`. Without it all workloads run in parallel.",
			"$ref": "#/$defs/flow",
			"examples": [{ "parallel": ["counter", { "serial": [{ "delay": "5s" }, "crash-gateway"] }] }]
		},
		"checks": {
			"description": "Claims about the run as a whole, decided from the run directory.",
			"type": "array",
			"maxItems": 100,
			"items": { "$ref": "#/$defs/run-check" },
			"examples": [[{
				"name": "gateway-was-down",
				"kind": "state",
				"component": "gateway",
				"ever": "down"
			}]]
		},
		"steady-state": {
			"description": "Conditions that must hold before the first operation and again after the last. Without it the adapter's ready hook serves.",
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/$defs/condition" },
			"examples": [[{
				"name": "gateway-ready",
				"kind": "state",
				"component": "gateway",
				"equals": "ready"
			}]]
		},
		"expectations": {
			"description": "Known failures: which checks may fail, and the issue that says so.",
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/$defs/expectation" },
			"examples": [[{
				"issue": "NVIDIA/OpenShell#4910",
				"reason": "The restarted gateway removes running supervisors.",
				"checks": ["exited-ok"]
			}]]
		}
	},
	$defs: {
		"id": {
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9-]{0,63}$",
			"$comment": "lower case letters, digits and dashes, at most 64 characters"
		},
		"name": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]{0,39}$",
			"$comment": "a lower case letter, then lower case letters, digits and dashes, at most 40 characters"
		},
		"parameter-name": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*$",
			"maxLength": 40,
			"$comment": "a lower case letter, then lower case letters, digits and dashes"
		},
		"parameter-value": {
			"title": "ParameterValue",
			"type": [
				"string",
				"number",
				"boolean"
			],
			"maxLength": 4096,
			"$comment": "text of at most 4096 characters, a number, or true or false"
		},
		"duration": {
			"title": "DurationText",
			"type": "string",
			"pattern": "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",
			"$comment": "a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m"
		},
		"workload": {
			"title": "Workload",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"run"
			],
			"properties": {
				"name": {
					"description": "Name of the workload; its instances are `<name>-0`, `<name>-1`, ...",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"kind": {
					"description": "How the workload is written.",
					"const": "shell",
					"examples": ["shell"]
				},
				"instances": {
					"description": "How many sandboxes run it. Default 1.",
					"type": "integer",
					"minimum": 1,
					"maximum": 1e3,
					"examples": [3]
				},
				"run": {
					"description": "The bash script. Files written under `$CHAOS_OUTPUT` become evidence.",
					"type": "string",
					"minLength": 1,
					"maxLength": 65536,
					"examples": ["echo hello > \"$CHAOS_OUTPUT/greeting\""]
				},
				"env": {
					"description": "Further environment variables of the script.",
					"type": "object",
					"maxProperties": 50,
					"propertyNames": {
						"pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
						"$comment": "letters, digits and underscores, not starting with a digit"
					},
					"additionalProperties": { "type": [
						"string",
						"number",
						"boolean"
					] },
					"examples": [{ "MODE": "fast" }]
				},
				"image": {
					"description": "Image of the sandbox; default is the adapter's.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["registry.example/base:1"]
				},
				"policy": {
					"description": "Policy file, relative to the experiment file.",
					"$ref": "#/$defs/file",
					"examples": ["policies/open.yaml"]
				},
				"restart-policy": {
					"description": "When the system replaces the script after it ended.",
					"enum": [
						"never",
						"on-failure",
						"always"
					],
					"examples": ["on-failure"]
				},
				"timeout": {
					"description": "How long `await` waits for its instances. Default 10m.",
					"$ref": "#/$defs/duration",
					"examples": ["4m"]
				},
				"checks": {
					"description": "Claims about each instance; one outcome per instance.",
					"type": "array",
					"maxItems": 50,
					"items": { "$ref": "#/$defs/workload-check" },
					"examples": [[{
						"name": "exited-ok",
						"kind": "exit-code",
						"equals": 0
					}]]
				}
			}
		},
		"file": {
			"type": "string",
			"minLength": 1,
			"maxLength": 200,
			"pattern": "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$",
			"$comment": "a relative path without `..`, made of letters, digits, dots, dashes, underscores and slashes"
		},
		"operation": {
			"title": "Operation",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"uses",
				"target"
			],
			"properties": {
				"name": {
					"description": "Name that the flow uses.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				},
				"uses": {
					"description": "The built-in fault. `kill`, `stop` and `restart` are momentary; `freeze` and `outage` are held for a duration and then reverted.",
					"$ref": "#/$defs/fault-kind",
					"examples": ["outage"]
				},
				"target": {
					"description": "A component of the system, or a role of each instance of a workload.",
					"$ref": "#/$defs/target",
					"examples": [{ "component": "gateway" }]
				},
				"select": {
					"description": "Which of the candidates: `all` (default), a count, or a percentage (rounded up). The choice is drawn from the seed and recorded.",
					"$ref": "#/$defs/select",
					"examples": [{ "count": 2 }]
				},
				"with": {
					"description": "Arguments of the fault: `signal` (kill), `how` and `duration` (outage), `duration` (freeze).",
					"$ref": "#/$defs/fault-arguments",
					"examples": [{
						"how": "kill",
						"duration": "5s"
					}]
				},
				"on-empty": {
					"description": "What zero targets mean when the step fires. Default `error`.",
					"enum": ["error", "skip"],
					"examples": ["skip"]
				},
				"timeout": {
					"description": "How long the fault may take to show its effect, and its revert to be read back. Default 30s.",
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				}
			},
			"allOf": [
				{
					"if": {
						"properties": { "uses": { "const": "freeze" } },
						"required": ["uses"]
					},
					"then": {
						"required": ["with"],
						"properties": { "with": {
							"required": ["duration"],
							"properties": {
								"how": false,
								"signal": false
							}
						} }
					}
				},
				{
					"if": {
						"properties": { "uses": { "const": "outage" } },
						"required": ["uses"]
					},
					"then": {
						"required": ["with"],
						"properties": { "with": {
							"required": ["duration"],
							"properties": { "signal": false }
						} }
					}
				},
				{
					"if": {
						"properties": { "uses": { "const": "kill" } },
						"required": ["uses"]
					},
					"then": { "properties": { "with": { "properties": {
						"how": false,
						"duration": false
					} } } }
				},
				{
					"if": {
						"properties": { "uses": { "enum": ["stop", "restart"] } },
						"required": ["uses"]
					},
					"then": { "properties": { "with": { "properties": {
						"how": false,
						"duration": false,
						"signal": false
					} } } }
				}
			]
		},
		"target": {
			"title": "Target",
			"type": "object",
			"additionalProperties": false,
			"minProperties": 1,
			"properties": {
				"component": {
					"description": "A component that the adapter declares.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"workload": {
					"description": "A workload of this experiment.",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"role": {
					"description": "A role that the adapter declares: which process or container of an instance.",
					"$ref": "#/$defs/name",
					"examples": ["supervisor"]
				},
				"instances": {
					"description": "Exact instance names; a missing one is an error.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"pattern": "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
						"$comment": "a workload's name, a dash and an index"
					},
					"examples": [["counter-0"]]
				}
			},
			"if": { "required": ["component"] },
			"then": { "properties": {
				"workload": false,
				"role": false,
				"instances": false
			} },
			"else": { "required": ["workload", "role"] }
		},
		"select": {
			"title": "Select",
			"$comment": "all, {count: N} or {percent: N}",
			"anyOf": [{ "const": "all" }, {
				"type": "object",
				"additionalProperties": false,
				"minProperties": 1,
				"maxProperties": 1,
				"properties": {
					"count": {
						"description": "Exactly this many; more than there are is an error.",
						"type": "integer",
						"minimum": 1,
						"maximum": 1e3,
						"examples": [2]
					},
					"percent": {
						"description": "This share, rounded up.",
						"type": "number",
						"exclusiveMinimum": 0,
						"maximum": 100,
						"examples": [50]
					}
				}
			}]
		},
		"fault-arguments": {
			"title": "FaultArguments",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"signal": {
					"description": "Signal of `kill`. Default KILL.",
					"$ref": "#/$defs/signal",
					"examples": ["TERM"]
				},
				"how": {
					"description": "How an `outage` takes its target down: asked (`stop`, default) or by KILL (`kill`).",
					"enum": ["stop", "kill"],
					"examples": ["kill"]
				},
				"duration": {
					"description": "How long a held fault lasts, counted from its confirmed effect.",
					"$ref": "#/$defs/duration",
					"examples": ["5s"]
				}
			}
		},
		"fault-kind": {
			"title": "FaultKind",
			"enum": [
				"kill",
				"stop",
				"restart",
				"freeze",
				"outage"
			]
		},
		"signal": {
			"title": "SignalName",
			"enum": [
				"KILL",
				"TERM",
				"INT",
				"HUP",
				"QUIT",
				"ABRT",
				"USR1",
				"USR2"
			]
		},
		"flow": {
			"title": "Flow",
			"$comment": "steps: a list of them, one step such as {parallel: [...]}, or the name of a workload or operation",
			"anyOf": [
				{
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" }
				},
				{ "$ref": "#/$defs/step-object" },
				{ "type": "string" }
			]
		},
		"step": {
			"title": "Step",
			"$comment": "a step: the name of a workload or operation, a map such as {delay: 5s}, or a list of steps",
			"anyOf": [
				{ "type": "string" },
				{ "$ref": "#/$defs/step-object" },
				{
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" }
				}
			]
		},
		"step-object": {
			"title": "StepObject",
			"type": "object",
			"additionalProperties": false,
			"minProperties": 1,
			"maxProperties": 1,
			"properties": {
				"serial": {
					"description": "Steps one after another.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" },
					"examples": [[{ "delay": "5s" }, "crash-gateway"]]
				},
				"parallel": {
					"description": "Branches at the same time; ends when all have ended.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" },
					"examples": [["counter", { "delay": "5s" }]]
				},
				"repeat": {
					"description": "Rounds, one after another.",
					"$ref": "#/$defs/repeat",
					"examples": [{
						"times": 3,
						"do": ["crash-gateway", { "delay": "2s" }]
					}]
				},
				"delay": {
					"description": "Ends that long after it started.",
					"$ref": "#/$defs/duration",
					"examples": ["10s"]
				},
				"start": {
					"description": "Creates a workload's instances; ends when all are accepted.",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"await": {
					"description": "Ends when each instance of the workload has ended or its `timeout` ran out.",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"revert": {
					"description": "Undoes the last firing of an operation and reads it back.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				},
				"wait": {
					"description": "Ends when a condition is met, or at its timeout.",
					"$ref": "#/$defs/wait",
					"examples": [{
						"workload": "counter",
						"state": "Running",
						"timeout": "2m"
					}]
				}
			}
		},
		"repeat": {
			"title": "Repeat",
			"type": "object",
			"additionalProperties": false,
			"required": ["times", "do"],
			"properties": {
				"times": {
					"description": "Number of rounds.",
					"type": "integer",
					"minimum": 1,
					"maximum": 1e4,
					"examples": [20]
				},
				"do": {
					"description": "The steps of one round.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" },
					"examples": [["crash-gateway"]]
				}
			}
		},
		"instance-state": {
			"title": "InstanceState",
			"enum": [
				"Created",
				"Pending",
				"Running",
				"Unknown",
				"Succeeded",
				"Failed"
			]
		},
		"component-state": {
			"title": "ComponentState",
			"enum": [
				"down",
				"up",
				"ready"
			]
		},
		"labels": {
			"title": "Labels",
			"type": "object",
			"maxProperties": 20,
			"additionalProperties": {
				"type": "string",
				"maxLength": 500
			}
		},
		"wait": {
			"title": "Wait",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"workload": {
					"description": "Instances of this workload ...",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"state": {
					"description": "... are in this state; or the component is (`down`, `up`, `ready`).",
					"enum": [
						"Created",
						"Pending",
						"Running",
						"Succeeded",
						"Failed",
						"down",
						"up",
						"ready"
					],
					"examples": ["Running"]
				},
				"count": {
					"description": "At least this many of the instances. Default all.",
					"type": "integer",
					"minimum": 1,
					"maximum": 1e3,
					"examples": [2]
				},
				"component": {
					"description": "A component that the adapter declares.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"metric": {
					"description": "Name of a metric; give one bound.",
					"$ref": "#/$defs/metric-name",
					"examples": ["requests_total"]
				},
				"source": {
					"description": "Which of the adapter's `metrics` it is read from. Default the first.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"labels": {
					"description": "Labels that the series must carry; matching series are added up.",
					"$ref": "#/$defs/labels",
					"examples": [{ "code": "0" }]
				},
				"equals": {
					"description": "The metric's value is this.",
					"type": "number",
					"examples": [3]
				},
				"at-least": {
					"description": "The metric's value is this or more.",
					"type": "number",
					"examples": [1]
				},
				"at-most": {
					"description": "The metric's value is this or less.",
					"type": "number",
					"examples": [0]
				},
				"log": {
					"description": "A line of this component's log, or of any instance of this workload, ...",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"matches": {
					"description": "... matches this pattern (JavaScript regular expression).",
					"$ref": "#/$defs/pattern",
					"examples": ["^ready"]
				},
				"event": {
					"description": "An event of this type is recorded.",
					"$ref": "#/$defs/event-type",
					"examples": ["fault.effective"]
				},
				"of": {
					"description": "The event concerns this workload, instance, operation or component.",
					"$ref": "#/$defs/subject",
					"examples": ["crash-gateway"]
				},
				"signal": {
					"description": "A signal that the adapter declares: a span that tells it has ended.",
					"$ref": "#/$defs/name",
					"examples": ["sweep"]
				},
				"since": {
					"description": "Count occurrences since this earlier operation or workload started, instead of since the preceding step.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				},
				"timeout": {
					"description": "Default 60s.",
					"$ref": "#/$defs/duration",
					"examples": ["2m"]
				},
				"on-timeout": {
					"description": "`error` (default) breaks the run; `continue` leaves the claim to a check.",
					"enum": ["error", "continue"],
					"examples": ["continue"]
				}
			},
			"allOf": [
				{
					"if": { "required": ["workload"] },
					"then": {
						"required": ["state"],
						"properties": {
							"state": { "enum": [
								"Created",
								"Pending",
								"Running",
								"Succeeded",
								"Failed"
							] },
							"component": false,
							"metric": false,
							"log": false,
							"event": false,
							"signal": false
						}
					}
				},
				{
					"if": { "required": ["component"] },
					"then": {
						"required": ["state"],
						"properties": {
							"state": { "$ref": "#/$defs/component-state" },
							"count": false,
							"metric": false,
							"log": false,
							"event": false,
							"signal": false
						}
					}
				},
				{
					"if": { "required": ["metric"] },
					"then": {
						"properties": {
							"state": false,
							"count": false,
							"log": false,
							"event": false,
							"signal": false
						},
						"$ref": "#/$defs/one-bound"
					},
					"else": { "properties": {
						"source": false,
						"labels": false,
						"equals": false,
						"at-least": false,
						"at-most": false
					} }
				},
				{
					"if": { "required": ["log"] },
					"then": {
						"required": ["matches"],
						"properties": {
							"state": false,
							"count": false,
							"event": false,
							"signal": false
						}
					},
					"else": { "properties": { "matches": false } }
				},
				{
					"if": { "required": ["event"] },
					"then": { "properties": {
						"state": false,
						"count": false,
						"signal": false
					} },
					"else": { "properties": { "of": false } }
				},
				{
					"if": { "required": ["signal"] },
					"then": { "properties": {
						"state": false,
						"count": false
					} }
				},
				{
					"if": { "not": { "anyOf": [
						{ "required": ["log"] },
						{ "required": ["event"] },
						{ "required": ["signal"] }
					] } },
					"then": { "properties": { "since": false } }
				},
				{
					"if": { "not": { "anyOf": [
						{ "required": ["component"] },
						{ "required": ["metric"] },
						{ "required": ["log"] },
						{ "required": ["event"] },
						{ "required": ["signal"] }
					] } },
					"then": { "required": ["workload"] }
				}
			]
		},
		"one-bound": {
			"$comment": "exactly one of equals, at-least, at-most",
			"oneOf": [
				{ "required": ["equals"] },
				{ "required": ["at-least"] },
				{ "required": ["at-most"] }
			]
		},
		"metric-name": {
			"type": "string",
			"pattern": "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$",
			"$comment": "a Prometheus metric name"
		},
		"pattern": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		},
		"subject": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]{0,45}$",
			"$comment": "the name of a workload, instance, operation or component"
		},
		"event-type": {
			"title": "ReferableEventType",
			"enum": [
				"system.booted",
				"component.state",
				"instance.state",
				"instance.revived",
				"instance.collected",
				"instance.deleted",
				"await.timed-out",
				"wait.timed-out",
				"fault.requested",
				"fault.effective",
				"fault.failed",
				"revert.requested",
				"revert.ended"
			]
		},
		"event-reference": {
			"title": "EventReference",
			"type": "object",
			"additionalProperties": false,
			"required": ["event"],
			"properties": {
				"event": {
					"description": "Type of the event; its first occurrence counts.",
					"$ref": "#/$defs/event-type",
					"examples": ["fault.effective"]
				},
				"of": {
					"description": "The workload, instance, operation or component that it concerns.",
					"$ref": "#/$defs/subject",
					"examples": ["crash-gateway"]
				}
			}
		},
		"workload-check": {
			"title": "WorkloadCheck",
			"type": "object",
			"required": ["name", "kind"],
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/$defs/exit-code-check" },
				{ "$ref": "#/$defs/instance-state-check" },
				{ "$ref": "#/$defs/output-check" },
				{ "$ref": "#/$defs/instance-log-check" }
			]
		},
		"run-check": {
			"title": "RunCheck",
			"type": "object",
			"required": ["name", "kind"],
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/$defs/component-state-check" },
				{ "$ref": "#/$defs/log-check" },
				{ "$ref": "#/$defs/metric-check" },
				{ "$ref": "#/$defs/event-check" },
				{ "$ref": "#/$defs/duration-check" }
			]
		},
		"condition": {
			"title": "Condition",
			"type": "object",
			"required": ["name", "kind"],
			"discriminator": { "propertyName": "kind" },
			"oneOf": [{ "$ref": "#/$defs/state-condition" }, { "$ref": "#/$defs/metric-condition" }]
		},
		"exit-code-check": {
			"title": "ExitCodeCheck",
			"description": "The exit code that the system recorded for the instance. An instance without one fails.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"equals"
			],
			"properties": {
				"name": {
					"description": "Name of the check; expectations refer to it.",
					"$ref": "#/$defs/name",
					"examples": ["exited-ok"]
				},
				"kind": { "const": "exit-code" },
				"equals": {
					"description": "The exit code.",
					"type": "integer",
					"minimum": 0,
					"maximum": 255,
					"examples": [0]
				}
			}
		},
		"instance-state-check": {
			"title": "InstanceStateCheck",
			"description": "The states that the instance was seen in. `equals` is the last state, or the state `at` an event; give exactly one of `equals`, `ever`, `never`.",
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "kind"],
			"minProperties": 3,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["ready-again"]
				},
				"kind": { "const": "state" },
				"equals": {
					"description": "The last state, or with `at` the state then.",
					"$ref": "#/$defs/instance-state",
					"examples": ["Succeeded"]
				},
				"ever": {
					"description": "Seen at least once.",
					"$ref": "#/$defs/instance-state",
					"examples": ["Running"]
				},
				"never": {
					"description": "Not seen once.",
					"$ref": "#/$defs/instance-state",
					"examples": ["Failed"]
				},
				"at": {
					"description": "With `equals`: the state when this event was recorded.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "fault.effective",
						"of": "pause"
					}]
				}
			},
			"dependentSchemas": {
				"equals": { "properties": {
					"ever": false,
					"never": false
				} },
				"ever": { "properties": { "never": false } },
				"at": { "required": ["equals"] }
			}
		},
		"component-state-check": {
			"title": "ComponentStateCheck",
			"description": "The states of a component: `down` no process, `up` a process, `ready` the ready hook says 0. Give exactly one of `equals`, `ever`, `never`.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"component"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["gateway-was-down"]
				},
				"kind": { "const": "state" },
				"component": {
					"description": "A component that the adapter declares.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"equals": {
					"description": "The last state before the system was shut down, or with `at` the state then.",
					"$ref": "#/$defs/component-state",
					"examples": ["ready"]
				},
				"ever": {
					"description": "Seen at least once.",
					"$ref": "#/$defs/component-state",
					"examples": ["down"]
				},
				"never": {
					"description": "Not seen once.",
					"$ref": "#/$defs/component-state",
					"examples": ["down"]
				},
				"at": {
					"description": "With `equals`: the state when this event was recorded.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "revert.ended",
						"of": "crash-gateway"
					}]
				}
			},
			"dependentSchemas": {
				"equals": { "properties": {
					"ever": false,
					"never": false
				} },
				"ever": { "properties": { "never": false } },
				"at": { "required": ["equals"] }
			}
		},
		"output-check": {
			"title": "OutputCheck",
			"description": "A file that the instance wrote under `$CHAOS_OUTPUT`. All claims given must hold.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"file"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["no-tick-lost"]
				},
				"kind": { "const": "output" },
				"file": {
					"description": "Path of the file under `$CHAOS_OUTPUT`.",
					"$ref": "#/$defs/file",
					"examples": ["journal"]
				},
				"exists": {
					"description": "The file exists, or does not.",
					"type": "boolean",
					"examples": [true]
				},
				"equals": {
					"description": "The content is this text; one trailing line break is ignored.",
					"type": "string",
					"maxLength": 65536,
					"examples": ["hello"]
				},
				"matches": {
					"description": "Some line matches this pattern (JavaScript regular expression).",
					"$ref": "#/$defs/pattern",
					"examples": ["^allowed"]
				},
				"lines": {
					"description": "Number of lines.",
					"type": "integer",
					"minimum": 0,
					"examples": [60]
				},
				"consecutive-from": {
					"description": "The lines are whole numbers, each one more than the line before, beginning with this one.",
					"type": "integer",
					"examples": [1]
				}
			}
		},
		"instance-log-check": {
			"title": "InstanceLogCheck",
			"description": "Lines of the instance's sandbox log.",
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "kind"],
			"minProperties": 3,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["said-hello"]
				},
				"kind": { "const": "log" },
				"contains": {
					"description": "Some line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["hello"]
				},
				"absent": {
					"description": "No line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["panic"]
				},
				"count": {
					"description": "How many lines contain a text.",
					"$ref": "#/$defs/log-count",
					"examples": [{
						"text": "retry",
						"at-most": 3
					}]
				},
				"during": {
					"description": "Only lines written between this operation's request and its confirmed effect.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				}
			},
			"$ref": "#/$defs/one-log-claim"
		},
		"log-check": {
			"title": "LogCheck",
			"description": "Lines of a component's log, or of the sandbox log of each instance of a workload.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"log"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["stops-gracefully"]
				},
				"kind": { "const": "log" },
				"log": {
					"description": "A component or a workload.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"contains": {
					"description": "Some line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["stopping"]
				},
				"absent": {
					"description": "No line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["panicked"]
				},
				"count": {
					"description": "How many lines contain a text.",
					"$ref": "#/$defs/log-count",
					"examples": [{
						"text": "restarted",
						"equals": 1
					}]
				},
				"during": {
					"description": "Only lines written between this operation's request and its confirmed effect.",
					"$ref": "#/$defs/name",
					"examples": ["restart-gateway"]
				}
			},
			"$ref": "#/$defs/one-log-claim"
		},
		"one-log-claim": {
			"$comment": "exactly one of contains, absent, count",
			"oneOf": [
				{ "required": ["contains"] },
				{ "required": ["absent"] },
				{ "required": ["count"] }
			]
		},
		"text": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		},
		"log-count": {
			"title": "LogCount",
			"type": "object",
			"additionalProperties": false,
			"required": ["text"],
			"properties": {
				"text": {
					"$ref": "#/$defs/text",
					"examples": ["retry"]
				},
				"equals": {
					"type": "integer",
					"minimum": 0,
					"examples": [1]
				},
				"at-least": {
					"type": "integer",
					"minimum": 0,
					"examples": [1]
				},
				"at-most": {
					"type": "integer",
					"minimum": 0,
					"examples": [3]
				}
			},
			"$ref": "#/$defs/one-bound"
		},
		"metric-check": {
			"title": "MetricCheck",
			"description": "A metric over the whole run. Series with all the given labels are added up; a counter that restarts from zero goes on counting.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"metric"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["no-server-errors"]
				},
				"kind": { "const": "metric" },
				"metric": {
					"description": "Name of the metric.",
					"$ref": "#/$defs/metric-name",
					"examples": ["requests_total"]
				},
				"source": {
					"description": "Which of the adapter's `metrics`. Default the first.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"labels": {
					"$ref": "#/$defs/labels",
					"examples": [{ "code": "13" }]
				},
				"of": {
					"description": "The last value (default), the increase over the run, or the greatest value.",
					"enum": [
						"value",
						"delta",
						"max"
					],
					"examples": ["delta"]
				},
				"equals": {
					"type": "number",
					"examples": [0]
				},
				"at-least": {
					"type": "number",
					"examples": [1]
				},
				"at-most": {
					"type": "number",
					"examples": [0]
				}
			},
			"$ref": "#/$defs/one-bound"
		},
		"event-check": {
			"title": "EventCheck",
			"description": "An event of the timeline: whether it occurred, its order, or its distance from another.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"event"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["never-revived"]
				},
				"kind": { "const": "event" },
				"event": {
					"description": "Type of the event.",
					"$ref": "#/$defs/event-type",
					"examples": ["instance.revived"]
				},
				"of": {
					"description": "The workload, instance, operation or component that it concerns.",
					"$ref": "#/$defs/subject",
					"examples": ["counter-0"]
				},
				"occurs": {
					"description": "Whether it must occur (default) or must not.",
					"type": "boolean",
					"examples": [false]
				},
				"after": {
					"description": "The first such event comes after the first of these.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "fault.effective",
						"of": "crash-gateway"
					}]
				},
				"before": {
					"description": "The first such event comes before the first of these.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "revert.ended",
						"of": "crash-gateway"
					}]
				},
				"within": {
					"description": "With `after` or `before`: at most this long between the two.",
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				}
			},
			"dependentSchemas": { "after": { "properties": { "before": false } } },
			"if": { "required": ["within"] },
			"then": { "anyOf": [{ "required": ["after"] }, { "required": ["before"] }] }
		},
		"duration-check": {
			"title": "DurationCheck",
			"description": "How long the flow, an operation (its longest firing, request to effect or to revert) or a workload (its longest instance, Created to its end) took.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"of"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["restart-is-quick"]
				},
				"kind": { "const": "duration" },
				"of": {
					"description": "`flow`, or the name of an operation or workload.",
					"$ref": "#/$defs/name",
					"examples": ["restart-gateway"]
				},
				"at-least": {
					"$ref": "#/$defs/duration",
					"examples": ["1s"]
				},
				"at-most": {
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				}
			}
		},
		"state-condition": {
			"title": "StateCondition",
			"description": "The present state of a component, or of every instance of a workload.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"equals"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["gateway-ready"]
				},
				"kind": { "const": "state" },
				"component": {
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"workload": {
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"equals": {
					"enum": [
						"Created",
						"Pending",
						"Running",
						"Unknown",
						"Succeeded",
						"Failed",
						"down",
						"up",
						"ready"
					],
					"examples": ["ready"]
				}
			},
			"if": { "required": ["workload"] },
			"then": { "properties": {
				"component": false,
				"equals": { "$ref": "#/$defs/instance-state" }
			} },
			"else": {
				"required": ["component"],
				"properties": { "equals": { "$ref": "#/$defs/component-state" } }
			}
		},
		"metric-condition": {
			"title": "MetricCondition",
			"description": "The latest value of a metric.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"metric"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["sessions-connected"]
				},
				"kind": { "const": "metric" },
				"metric": {
					"$ref": "#/$defs/metric-name",
					"examples": ["sessions"]
				},
				"source": {
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"labels": {
					"$ref": "#/$defs/labels",
					"examples": [{ "state": "connected" }]
				},
				"equals": {
					"type": "number",
					"examples": [3]
				},
				"at-least": {
					"type": "number",
					"examples": [1]
				},
				"at-most": {
					"type": "number",
					"examples": [3]
				}
			},
			"$ref": "#/$defs/one-bound"
		},
		"expectation": {
			"title": "Expectation",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issue",
				"reason",
				"checks"
			],
			"properties": {
				"issue": {
					"description": "The issue that says so.",
					"type": "string",
					"pattern": "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$",
					"$comment": "owner/repository#number",
					"examples": ["NVIDIA/OpenShell#4910"]
				},
				"reason": {
					"description": "Why it fails, in one sentence.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["The restarted gateway removes running supervisors."]
				},
				"checks": {
					"description": "Checks that may fail. Empty: the issue is fixed and the experiment guards the fix.",
					"type": "array",
					"maxItems": 50,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"pattern": "^[a-z][a-z0-9-]{0,39}(@(before|after))?$",
						"$comment": "the name of a check"
					},
					"examples": [["exited-ok"]]
				},
				"instances": {
					"description": "Only these instances may fail: names, or the targets of an operation.",
					"$comment": "a list of instance names, or {targets-of: OPERATION}",
					"anyOf": [{
						"type": "array",
						"minItems": 1,
						"maxItems": 1e3,
						"uniqueItems": true,
						"items": {
							"type": "string",
							"pattern": "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
							"$comment": "a workload's name, a dash and an index"
						}
					}, {
						"type": "object",
						"additionalProperties": false,
						"required": ["targets-of"],
						"properties": { "targets-of": {
							"$ref": "#/$defs/name",
							"examples": ["kill-supervisors"]
						} }
					}],
					"examples": [{ "targets-of": "kill-supervisors" }]
				},
				"message": {
					"description": "Only failures whose actual value matches this pattern (JavaScript regular expression).",
					"$ref": "#/$defs/pattern",
					"examples": ["none recorded"]
				},
				"flaky": {
					"description": "The failure does not show in every run: `true`, or how often it was seen.",
					"$comment": "true, or {hits: N, runs: N}",
					"anyOf": [{ "const": true }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["hits", "runs"],
						"properties": {
							"hits": {
								"type": "integer",
								"minimum": 0,
								"examples": [2]
							},
							"runs": {
								"type": "integer",
								"minimum": 1,
								"examples": [8]
							}
						}
					}],
					"examples": [true]
				},
				"adapters": {
					"description": "Only with these adapters.",
					"type": "array",
					"minItems": 1,
					"maxItems": 20,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/id" },
					"examples": [["openshell-docker"]]
				},
				"systems": {
					"description": "Only with these systems.",
					"type": "array",
					"minItems": 1,
					"maxItems": 20,
					"items": {
						"title": "SystemRange",
						"type": "object",
						"additionalProperties": false,
						"required": ["name"],
						"properties": {
							"name": {
								"description": "Name that the system gives at boot.",
								"type": "string",
								"minLength": 1,
								"maxLength": 100,
								"examples": ["openshell"]
							},
							"version": {
								"description": "Bounds on its version, all of which must hold.",
								"type": "string",
								"pattern": "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$",
								"$comment": "bounds such as `>=0.1.0 <0.2.0`",
								"examples": [">=0.1.0 <0.2.0"]
							}
						}
					},
					"examples": [[{
						"name": "openshell",
						"version": ">=0.1.0"
					}]]
				},
				"since": {
					"description": "Day from which runs count, after a change that touched the failure.",
					"type": "string",
					"pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
					"$comment": "a day such as 2026-11-01",
					"examples": ["2026-11-01"]
				}
			}
		}
	}
};
// src/schema/json-values.ts
function countCharacters(text) {
	let count = text.length;
	for (let index = 1; index < text.length; index += 1) if (isBetween(text.charCodeAt(index), 56320, 57343) && isBetween(text.charCodeAt(index - 1), 55296, 56319)) count -= 1;
	return count;
}
function areEqual(left, right) {
	if (left === right) return true;
	if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
	if (Array.isArray(left) !== Array.isArray(right)) return false;
	const [entries, others] = [Object.entries(left), new Map(Object.entries(right))];
	return entries.length === others.size && entries.every(([key, value]) => others.has(key) && areEqual(value, others.get(key)));
}
function isBetween(code, from, to) {
	return code >= from && code <= to;
}
// src/platform/env.ts
const PASSED = [
	"PATH",
	"HOME",
	"LANG",
	"TZ",
	"TMPDIR",
	"DOCKER_HOST",
	"KUBECONFIG"
];
const PASSED_PREFIXES = ["XDG_"];
const REFUSED = [
	"NODE_OPTIONS",
	"ENV",
	"IFS",
	"SHELL",
	"PS4"
];
const REFUSED_PREFIXES = [
	"GITHUB_",
	"ACTIONS_",
	"RUNNER_",
	"INPUT_",
	"STATE_",
	"LD_",
	"DYLD_",
	"BASH_",
	"CHAOS_"
];
function childEnvironment(passEnv) {
	const named = new Set([...PASSED, ...passEnv]);
	const entries = Object.entries(process.env).filter((entry) => entry[1] !== void 0 && !isRefused(entry[0]) && (named.has(entry[0]) || startsWithAny(entry[0], PASSED_PREFIXES)));
	return Object.fromEntries(entries);
}
function stateFolder() {
	const given = process.env["XDG_STATE_HOME"] ?? "";
	const base = path.isAbsolute(given) ? given : path.join(os.homedir(), ".local", "state");
	return path.join(base, "openshell-chaos");
}
function isRefused(name) {
	return REFUSED.includes(name) || startsWithAny(name, REFUSED_PREFIXES);
}
function startsWithAny(name, prefixes) {
	return prefixes.some((prefix) => name.startsWith(prefix));
}
// src/platform/processes.ts
const PS_LIMIT_MS = 2e3;
const PS_OUTPUT_LIMIT_BYTES = 16777216;
function readProcess(pid) {
	if (process.platform === "linux") return readStat(String(pid));
	return listWithPs(["-p", String(pid)])[0] ?? null;
}
function livingMembers(group) {
	return groupExists(group) ? listProcesses().filter((facts) => facts.group === group && isAlive(facts)) : [];
}
function livingOfSession(leader) {
	return listProcesses().filter((facts) => facts.session === leader && isAlive(facts));
}
function isAlive(facts) {
	return facts.state !== "Z" && facts.state !== "X";
}
function isStopped(facts) {
	return facts.state === "T";
}
function signalGroup(group, signal) {
	try {
		process.kill(-group, signal);
		return true;
	} catch (error) {
		if (errorCode(error) === "ESRCH") return false;
		throw error;
	}
}
function errorCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
function groupExists(group) {
	try {
		process.kill(-group, 0);
		return true;
	} catch (error) {
		return errorCode(error) !== "ESRCH";
	}
}
function listProcesses() {
	if (process.platform !== "linux") return listWithPs(["-A"]);
	return fs.readdirSync("/proc").flatMap((name) => /^\d+$/.test(name) ? readStat(name) ?? [] : []);
}
function readStat(pid) {
	let text;
	try {
		text = fs.readFileSync(`/proc/${pid}/stat`, "latin1");
	} catch {
		return null;
	}
	return parseStat(text);
}
function parseStat(text) {
	const nameEnd = text.lastIndexOf(")");
	const pid = Number.parseInt(text, 10);
	const fields = text.slice(nameEnd + 2).split(" ");
	const [state, startTime] = [fields[0], fields[19]];
	if (nameEnd < 0 || state === void 0 || startTime === void 0) return null;
	return {
		pid,
		state,
		group: Number(fields[2]),
		session: Number(fields[3]),
		startTime
	};
}
function listWithPs(which) {
	let text;
	try {
		text = execFileSync("ps", [
			"-o",
			"pid=,pgid=,stat=,lstart=",
			...which
		], {
			encoding: "utf8",
			env: {
				...childEnvironment([]),
				LC_ALL: "C"
			},
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			],
			timeout: PS_LIMIT_MS,
			maxBuffer: PS_OUTPUT_LIMIT_BYTES
		});
	} catch (error) {
		if (error instanceof Error && "status" in error && error.status === 1) return [];
		throw error;
	}
	return text.split("\n").flatMap((line) => parsePsLine(line) ?? []);
}
function parsePsLine(line) {
	const [, pid, group, state, startTime] = /^\s*(\d+)\s+(\d+)\s+(\S)\S*\s+(\S.*?)\s*$/.exec(line) ?? [];
	if (state === void 0 || startTime === void 0) return null;
	return {
		pid: Number(pid),
		group: Number(group),
		session: Number(group),
		state,
		startTime
	};
}
// src/platform/session-end.ts
const TERM_GRACE_MS = 2e3;
const KILL_LIMIT_MS = 2e3;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;
async function endSession(leader) {
	signalSession(leader, "SIGTERM");
	if (await isEmptyWithin(leader, TERM_GRACE_MS)) return true;
	signalSession(leader, "SIGKILL");
	return isEmptyWithin(leader, KILL_LIMIT_MS);
}
function signalSession(leader, signal) {
	const others = livingOfSession(leader).filter((facts) => facts.group !== leader);
	ignoringRefusal(() => signalGroup(leader, signal));
	for (const { pid } of others) ignoringRefusal(() => process.kill(pid, signal));
}
function ignoringRefusal(send) {
	try {
		send();
	} catch (error) {
		if (!["ESRCH", "EPERM"].includes(errorCode(error) ?? "")) throw error;
	}
}
async function isEmptyWithin(leader, limitMs) {
	const deadlineMs = performance.now() + limitMs;
	let pauseMs = FIRST_PAUSE_MS;
	while (livingOfSession(leader).length > 0) {
		if (performance.now() >= deadlineMs) return false;
		await setTimeout$1(pauseMs);
		pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
	}
	return true;
}
// src/backends/process/identity.ts
const NAMED_MEMBERS = 10;
function lookAt(identity) {
	const leader = readProcess(identity.pid);
	if (leader !== null && leader.startTime !== identity.startTime) return {
		members: [],
		reused: true,
		proof: `pid ${identity.pid} started at ${leader.startTime}, the target at ${identity.startTime}`
	};
	const own = leader === null ? `no process has pid ${identity.pid}` : describe(leader);
	if (!identity.group) return {
		members: leader !== null && isAlive(leader) ? [leader] : [],
		reused: false,
		proof: own
	};
	const members = livingMembers(identity.pid);
	return {
		members,
		reused: false,
		proof: `${own}; ${describeGroup(identity.pid, members)}`
	};
}
function stillThere(members) {
	return members.flatMap(({ pid, startTime }) => {
		const now = readProcess(pid);
		return now !== null && now.startTime === startTime && isAlive(now) ? [now] : [];
	});
}
function describeMembers({ pid, group }, members) {
	if (group) return describeGroup(pid, members);
	return members[0] === void 0 ? `no process has pid ${pid}` : describe(members[0]);
}
function observeTarget(identity) {
	const { members, proof } = lookAt(identity);
	if (members.length === 0) return {
		condition: "gone",
		proof
	};
	return {
		condition: members.every(isStopped) ? "frozen" : "running",
		proof
	};
}
function refuseUnsafe(target, label) {
	const reason = unsafeReason(target, readProcess(process.pid));
	if (reason === null) return;
	throw new HarnessError(`pid ${target.pid} of ${label} ${reason}`, {
		code: "unsafe-target",
		hint: "A pid file must name a process of the system under test.",
		subject: label
	});
}
function unsafeReason({ pid, group }, own) {
	if (pid <= 1) return "is not a process that may be signalled";
	if (pid === process.pid) return "is the harness itself";
	return group && (pid === own?.group || pid === own?.session) ? "is the harness's own group or session" : null;
}
function describe(facts) {
	return `pid ${facts.pid} started at ${facts.startTime} is in state ${facts.state}`;
}
function describeGroup(group, members) {
	const named = members.slice(0, NAMED_MEMBERS).map((facts) => `${facts.pid} ${facts.state}`);
	const more = members.length > NAMED_MEMBERS ? `, and ${members.length - NAMED_MEMBERS} more` : "";
	return `group ${group} has ${members.length} living members${named.length > 0 ? `: ${named.join(", ")}` : ""}${more}`;
}
// src/backends/process/pid-file.ts
const SHOWN_CHARACTERS$1 = 40;
function readPidFile(file) {
	const text = readHead(file);
	if (text === null) return {
		found: false,
		reason: `the pid file ${file} does not exist`
	};
	if (text.trim() === "") return {
		found: false,
		reason: `the pid file ${file} is empty`
	};
	if (!/^\s*\d{1,10}\s*$/.test(text)) return {
		found: false,
		reason: `the pid file ${file} holds ${JSON.stringify(text.slice(0, SHOWN_CHARACTERS$1))}, expected a decimal pid`
	};
	return {
		found: true,
		pid: Number(text)
	};
}
function readHead(file) {
	let fd = null;
	try {
		fd = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
		if (!fs.fstatSync(fd).isFile()) throw unreadable$1(file, "it is not a regular file");
		const buffer = Buffer.alloc(65);
		return buffer.toString("latin1", 0, fs.readSync(fd, buffer, 0, buffer.length, 0));
	} catch (error) {
		if (errorCode(error) === "ENOENT") return null;
		throw error instanceof HarnessError ? error : unreadable$1(file, String(error), error);
	} finally {
		if (fd !== null) fs.closeSync(fd);
	}
}
function unreadable$1(file, reason, cause) {
	return new HarnessError(`cannot read the pid file ${file}: ${reason}`, {
		code: "pid-file-unreadable",
		hint: "Check the target's pid-file in the adapter.",
		cause
	});
}
// src/backends/process/backend.ts
const PROCESS_FAULTS = [
	"kill",
	"stop",
	"restart",
	"freeze",
	"outage"
];
const READ_BACK_LIMIT_MS = 2e3;
const POLL_MS$1 = 10;
function createProcessBackend({ clock }) {
	return {
		id: "process",
		locate: (address) => attempt(() => locate(address)),
		apply: (action, identity, signal) => apply(clock, {
			action,
			identity
		}, signal),
		observe: (identity) => attempt(() => observeTarget(identity)),
		undoOfFreeze,
		undo: (action, signal) => undo(clock, action, signal)
	};
}
function locate(address) {
	const content = readPidFile(address.pidFile);
	if (!content.found) return content;
	const { pid } = content;
	const group = address.type === "process-group";
	refuseUnsafe({
		pid,
		group
	}, address.label);
	const facts = readProcess(pid);
	if (facts === null || !isAlive(facts)) {
		const reason = facts === null ? "no process has it" : "that process has ended and waits to be reaped";
		return {
			found: false,
			reason: `the pid file ${address.pidFile} names pid ${pid}, but ${reason}`
		};
	}
	if (group && facts.group !== pid) throw notALeader(address, facts.group, pid);
	return {
		found: true,
		identity: {
			kind: "process",
			pid,
			startTime: facts.startTime,
			group
		}
	};
}
function notALeader(address, group, pid) {
	return new HarnessError(`${address.label} is pid ${pid}, which does not lead a process group but is in ${group}`, {
		code: "not-a-group-leader",
		hint: "Start it in a session of its own, or give the target the type process.",
		subject: address.label
	});
}
async function apply(clock, { action, identity }, signal) {
	switch (action.do) {
		case "kill":
			send(identity, `SIG${action.signal}`);
			return;
		case "freeze":
			send(identity, "SIGSTOP");
			return;
		case "stop":
			send(identity, "SIGTERM");
			await killAfterGrace(clock, {
				identity,
				graceMs: action.graceMs
			}, signal);
	}
}
async function killAfterGrace(clock, { identity, graceMs }, signal) {
	const isGone = () => lookAt(identity).members.length === 0;
	if (await holdsWithin(clock, {
		condition: isGone,
		limitMs: graceMs
	}, signal)) return;
	if (signal.aborted) throw new HarnessError(`stopping pid ${identity.pid} was cancelled before its grace was over`, { code: "cancelled" });
	try {
		send(identity, "SIGKILL");
	} catch (error) {
		if (!(error instanceof HarnessError) || error.code !== "target-gone") throw error;
	}
}
function send(identity, name) {
	refuseUnsafe(identity, "the target");
	signalSeen(identity, lookAt(identity), name);
}
function signalSeen(identity, { members, proof }, name) {
	const whom = identity.group ? `process group ${identity.pid}` : `pid ${identity.pid}`;
	if (members.length === 0) throw targetGone(`${whom} is gone before ${name}: ${proof}`);
	try {
		if (identity.group) signalGroup(identity.pid, name);
		else process.kill(identity.pid, name);
	} catch (cause) {
		if (errorCode(cause) === "ESRCH") throw targetGone(`${whom} went before ${name} reached it`);
		throw new HarnessError(`${name} to ${whom} was refused (${errorCode(cause) ?? String(cause)})`, {
			code: "not-permitted",
			hint: "Run the harness as the user that the system runs as, or as root.",
			cause
		});
	}
}
function targetGone(message) {
	return new HarnessError(message, {
		code: "target-gone",
		hint: "See the log of the target for why it ended."
	});
}
function undoOfFreeze(identity) {
	const { pid, startTime, group } = identity;
	return {
		action: {
			kind: "process.continue",
			pid,
			startTime,
			group
		},
		shell: group ? `kill -CONT -- -${pid}` : `kill -CONT ${pid}`
	};
}
async function undo(clock, action, signal) {
	try {
		switch (action.kind) {
			case "process.continue":
				refuseUnsafe(action, "the undo record");
				return await continueTarget(clock, action, signal);
			case "process.end":
				refuseUnsafe({
					pid: action.pid,
					group: true
				}, "the undo record");
				return await endTarget(action);
			case "component.start":
			case "system.shutdown": return {
				result: "failed",
				proof: `${action.kind} is carried out by a hook of the adapter`
			};
		}
	} catch (error) {
		return {
			result: error instanceof HarnessError && error.code === "unsafe-target" ? "foreign-state-refused" : "failed",
			proof: String(error)
		};
	}
}
async function continueTarget(clock, target, signal) {
	const before = lookAt(target);
	if (before.members.length === 0) return {
		result: "gone-with-target",
		proof: before.proof
	};
	signalSeen(target, before, "SIGCONT");
	let now = before.members;
	const runs = () => {
		now = stillThere(before.members);
		return !now.some(isStopped);
	};
	const done = await holdsWithin(clock, {
		condition: runs,
		limitMs: READ_BACK_LIMIT_MS
	}, signal);
	const proof = describeMembers(target, now);
	if (!done) return {
		result: "failed",
		proof: `still stopped after SIGCONT: ${proof}`
	};
	if (now.length === 0) return {
		result: "gone-with-target",
		proof
	};
	return {
		result: before.members.some(isStopped) ? "reverted" : "already-clean",
		proof
	};
}
async function endTarget({ pid, startTime }) {
	const target = {
		pid,
		startTime,
		group: true
	};
	const before = lookAt(target);
	if (before.members.length === 0) return {
		result: "already-clean",
		proof: before.proof
	};
	return {
		result: await endSession(pid) ? "reverted" : "failed",
		proof: lookAt(target).proof
	};
}
async function holdsWithin(clock, { condition, limitMs }, signal) {
	const deadlineMs = clock.elapsedMs() + limitMs;
	while (!condition()) {
		if (signal.aborted || clock.elapsedMs() >= deadlineMs) return false;
		await clock.sleepUntil(Math.min(clock.elapsedMs() + POLL_MS$1, deadlineMs), signal);
	}
	return true;
}
function attempt(work) {
	return new Promise((resolve) => resolve(work()));
}
// src/platform/output.ts
const LINE_FEED$3 = 10;
const CARRIAGE_RETURN = 13;
function keepHead(limitBytes) {
	const kept = [];
	let keptBytes = 0;
	let seenBytes = 0;
	return {
		add(chunk) {
			seenBytes += chunk.length;
			if (keptBytes >= limitBytes) return;
			const part = chunk.subarray(0, limitBytes - keptBytes);
			kept.push(part);
			keptBytes += part.length;
		},
		text: () => {
			const all = Buffer.concat(kept);
			return (seenBytes > keptBytes ? cutHead(all, limitBytes) : all).toString("utf8");
		},
		bytes: () => seenBytes
	};
}
function keepTail(limitBytes) {
	let kept = [];
	let keptBytes = 0;
	let seenBytes = 0;
	const compact = () => {
		const tail = Buffer.concat(kept).subarray(Math.max(0, keptBytes - limitBytes));
		kept = [tail];
		keptBytes = tail.length;
		return tail;
	};
	return {
		add(chunk) {
			seenBytes += chunk.length;
			kept.push(chunk);
			keptBytes += chunk.length;
			if (keptBytes > 2 * limitBytes) compact();
		},
		text: () => {
			const tail = compact();
			return (seenBytes > tail.length ? tail.subarray(continuationBytes(tail)) : tail).toString("utf8");
		},
		bytes: () => seenBytes,
		content: compact
	};
}
function cutHead(bytes, limitBytes) {
	const cut = bytes.subarray(0, limitBytes);
	for (let back = 1; back <= Math.min(4, cut.length); back += 1) {
		const byte = cut[cut.length - back] ?? 0;
		if ((byte & 192) === 128) continue;
		return sequenceLength(byte) > back ? cut.subarray(0, cut.length - back) : cut;
	}
	return cut;
}
function splitLines(limitBytes, onLine) {
	let held = [];
	let heldBytes = 0;
	let started = false;
	const hold = (part) => {
		const kept = part.subarray(0, Math.max(0, limitBytes + 1 - heldBytes));
		if (kept.length > 0) held.push(kept);
		heldBytes += kept.length;
		started = true;
	};
	const flush = () => {
		const all = held.length === 1 && held[0] !== void 0 ? held[0] : Buffer.concat(held);
		const line = all.at(-1) === CARRIAGE_RETURN ? all.subarray(0, -1) : all;
		held = [];
		heldBytes = 0;
		started = false;
		onLine(line.length > limitBytes ? cutHead(line, limitBytes) : line);
	};
	return {
		add(chunk) {
			let from = 0;
			for (let at = chunk.indexOf(LINE_FEED$3); at >= 0; at = chunk.indexOf(LINE_FEED$3, from)) {
				hold(chunk.subarray(from, at));
				flush();
				from = at + 1;
			}
			if (from < chunk.length) hold(Buffer.from(chunk.subarray(from, from + limitBytes + 1)));
		},
		end() {
			if (started) flush();
		}
	};
}
function continuationBytes(bytes) {
	let count = 0;
	while (count < 3 && ((bytes[count] ?? 0) & 192) === 128) count += 1;
	return count;
}
function sequenceLength(first) {
	if (first >= 240) return 4;
	if (first >= 224) return 3;
	return first >= 192 ? 2 : 1;
}
// src/observers/log-copy.ts
const LOG_COPY_LIMITS = {
	headBytes: 66060288,
	tailBytes: 1048576
};
const LINE_FEED$2 = 10;
function createLogCopy(destination) {
	const tail = keepTail(LOG_COPY_LIMITS.tailBytes);
	let headBytes = 0;
	let capped = false;
	let failed = false;
	const append = (bytes) => {
		if (failed) return;
		try {
			destination.append(bytes);
		} catch {
			failed = true;
		}
	};
	return {
		add(bytes) {
			const head = bytes.subarray(0, LOG_COPY_LIMITS.headBytes - headBytes);
			if (head.length > 0) append(head);
			headBytes += head.length;
			if (head.length < bytes.length) tail.add(Buffer.from(bytes.subarray(head.length)));
		},
		finish() {
			const content = tail.content();
			capped = tail.bytes() - content.length > 0;
			const wholeLines = capped ? content.subarray(content.indexOf(LINE_FEED$2) + 1) : content;
			const leftOut = tail.bytes() - wholeLines.length;
			if (capped) append(`\n[${leftOut} bytes of this log were read and counted, but are left out here]\n`);
			append(wholeLines);
			destination.close();
		},
		isCapped: () => capped,
		hasFailed: () => failed
	};
}
// src/observers/log-source.ts
const CHUNK_BYTES = 262144;
const buffer = Buffer.alloc(CHUNK_BYTES);
function openLogSource(file, events) {
	let open = null;
	let sound = false;
	const readOn = async (from) => {
		const { size } = fs.fstatSync(from.fd);
		if (size < from.offset) {
			events.onRestart("truncated");
			from.offset = 0;
		}
		while (from.offset < size) {
			const count = fs.readSync(from.fd, buffer, 0, Math.min(CHUNK_BYTES, size - from.offset), from.offset);
			if (count === 0) return;
			from.offset += count;
			events.onBytes(buffer.subarray(0, count));
			if (from.offset < size) await setImmediate();
		}
	};
	const readAll = async () => {
		open ??= openFile(file);
		if (open === null) return;
		const current = fs.statSync(file, { throwIfNoEntry: false });
		await readOn(open);
		if (current !== void 0 && (current.ino !== open.ino || current.dev !== open.dev)) {
			fs.closeSync(open.fd);
			open = null;
			events.onRestart("replaced");
			open = openFile(file);
			if (open !== null) await readOn(open);
		}
	};
	return {
		async read() {
			try {
				await readAll();
				sound = open !== null;
			} catch {
				sound = false;
			}
		},
		isSound: () => sound,
		close() {
			if (open !== null) fs.closeSync(open.fd);
			open = null;
		}
	};
}
function openFile(file) {
	let fd;
	try {
		fd = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
	} catch (error) {
		if (errorCode(error) === "ENOENT") return null;
		throw error;
	}
	const stats = fs.fstatSync(fd);
	if (stats.isFile()) return {
		fd,
		dev: stats.dev,
		ino: stats.ino,
		offset: 0
	};
	fs.closeSync(fd);
	throw new Error(`${file} is not a regular file`);
}
// src/platform/patterns.ts
const limitMs = 500;
const script = new vm.Script(`(() => {
  const pattern = new RegExp(source);
  let start = 0;
  for (let index = 0; ; index += 1) {
    const end = text.indexOf('\\n', start);
    if (pattern.test(end < 0 ? text.slice(start) : text.slice(start, end))) return index;
    if (end < 0) return -1;
    start = end + 1;
  }
})()`);
let place = null;
function searchInContext(source, text) {
	place ??= vm.createContext({
		source: "",
		text: ""
	});
	place.source = source;
	place.text = text;
	try {
		return Number(script.runInContext(place, { timeout: limitMs }));
	} finally {
		place.text = "";
	}
}
function matchLine(pattern, text) {
	const index = searchText(pattern, [text]);
	return index === "too-slow" ? index : index >= 0;
}
function searchText(pattern, lines) {
	if (lines.length === 0) return -1;
	const text = lines.map((line) => line.replaceAll("\n", " ")).join("\n");
	try {
		return searchInContext(pattern, text);
	} catch (error) {
		if (isTimeout(error)) return "too-slow";
		throw new SyntaxError(`bad pattern ${JSON.stringify(pattern)}`, { cause: error });
	}
}
const guardedPatterns = {
	matchLine,
	searchText
};
function isTimeout(error) {
	return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
// src/observers/recent-lines.ts
const LIMITS = {
	lines: 2e4,
	characters: 8388608,
	searches: 200
};
const TOO_SLOW = {
	found: false,
	reason: "pattern-too-slow"
};
function countLines() {
	let added = 0;
	return {
		add: () => {
			added += 1;
		},
		count: () => added,
		search: () => ({
			found: false,
			reason: "no-match"
		})
	};
}
function keepRecentLines() {
	let kept = [];
	let first = 0;
	let added = 0;
	let characters = 0;
	const searches = new Map();
	const tooSlow = new Set();
	const drop = () => {
		characters -= kept[first]?.length ?? 0;
		kept[first] = "";
		first += 1;
		if (first < LIMITS.lines) return;
		kept = kept.slice(first);
		first = 0;
	};
	const look = (pattern, afterLine) => {
		const from = Math.max(first, kept.length - (added - afterLine));
		const index = searchText(pattern, kept.slice(from));
		if (index === "too-slow") {
			tooSlow.add(pattern);
			return TOO_SLOW;
		}
		const text = kept[from + index];
		if (index < 0 || text === void 0) return {
			found: false,
			reason: "no-match"
		};
		return {
			found: true,
			line: added - kept.length + from + index + 1,
			text
		};
	};
	return {
		add(text) {
			kept.push(text);
			added += 1;
			characters += text.length;
			while (kept.length - first > LIMITS.lines || characters > LIMITS.characters) drop();
		},
		count: () => added,
		search(pattern, afterLine) {
			const key = `${afterLine} ${pattern}`;
			const before = searches.get(key);
			if (before?.result.found === true) return before.result;
			if (tooSlow.has(pattern)) return TOO_SLOW;
			const result = look(pattern, Math.max(afterLine, before?.through ?? 0));
			if (searches.size >= LIMITS.searches && before === void 0) searches.clear();
			searches.set(key, {
				result,
				through: added
			});
			return result;
		}
	};
}
// src/observers/text-counter.ts
const KEPT_LINES = 1e3;
const LINE_FEED$1 = 10;
function countTexts(texts) {
	const needles = texts.map((text) => ({
		text,
		bytes: Buffer.from(text),
		lines: [],
		count: 0,
		seen: false
	}));
	const carryBytes = Math.max(1, ...needles.map(({ bytes }) => bytes.length)) - 1;
	let carry = Buffer.alloc(0);
	let line = 1;
	const look = (part) => {
		const joined = carry.length === 0 ? part : Buffer.concat([carry, part]);
		for (const needle of needles) needle.seen ||= joined.includes(needle.bytes);
		return joined;
	};
	const endLine = () => {
		for (const needle of needles.filter(({ seen }) => seen)) {
			needle.count += 1;
			if (needle.lines.length < KEPT_LINES) needle.lines.push(line);
			needle.seen = false;
		}
		carry = Buffer.alloc(0);
		line += 1;
	};
	return {
		add(bytes) {
			if (needles.length === 0) return;
			let from = 0;
			for (let at = bytes.indexOf(LINE_FEED$1); at >= 0; at = bytes.indexOf(LINE_FEED$1, from)) {
				look(bytes.subarray(from, at));
				endLine();
				from = at + 1;
			}
			if (from === bytes.length) return;
			const begun = look(bytes.subarray(from));
			carry = Buffer.from(begun.subarray(Math.max(0, begun.length - carryBytes)));
		},
		end: endLine,
		counts: () => needles.map(({ text, count, lines }) => ({
			text,
			count,
			lines
		}))
	};
}
// src/observers/log-follower.ts
const POLL_MS = 50;
const SEARCHED_LINE_BYTES = 65536;
const LINE_FEED = 10;
function followLog(clock, request) {
	let sink = createSink(request);
	const source = openLogSource(request.source, {
		onBytes: (bytes) => sink.add(bytes),
		onRestart: (reason) => sink.restart(reason)
	});
	const stop = new AbortController();
	let reading = Promise.resolve();
	const read = async () => {
		const before = sink.bytes();
		await source.read();
		if (sink.bytes() > before) request.onChange();
	};
	const catchUp = () => {
		reading = reading.then(read);
		return reading;
	};
	const turnTo = (rest) => {
		const summary = reading.then(async () => {
			await read();
			const first = sink;
			sink = createSink({
				destination: rest,
				texts: [],
				searched: false
			});
			return first.finish(source.isSound());
		});
		reading = summary.then(() => void 0);
		return summary;
	};
	const polling = pollUntil(clock, catchUp, stop.signal);
	const end = async () => {
		stop.abort();
		await polling;
		await catchUp();
		const complete = source.isSound();
		source.close();
		return sink.finish(complete);
	};
	let ended = null;
	return {
		position: () => ({
			lines: sink.lines(),
			bytes: sink.bytes()
		}),
		catchUp,
		search: (pattern, afterLine) => sink.search(pattern, afterLine),
		turnTo,
		close: () => ended ??= end()
	};
}
async function pollUntil(clock, work, signal) {
	while (!signal.aborted) {
		await work();
		await clock.sleepUntil(clock.elapsedMs() + POLL_MS, signal);
	}
}
function createSink(request) {
	const copy = createLogCopy(request.destination);
	const counter = countTexts(request.texts);
	const recent = request.searched ? keepRecentLines() : countLines();
	const splitter = splitLines(SEARCHED_LINE_BYTES, (line) => recent.add(line.toString("utf8")));
	let bytes = 0;
	let inLine = false;
	const add = (chunk) => {
		bytes += chunk.length;
		inLine = chunk.at(-1) !== LINE_FEED;
		copy.add(chunk);
		counter.add(chunk);
		splitter.add(chunk);
	};
	return {
		add,
		restart: (reason) => add(Buffer.from(`${inLine ? "\n" : ""}[this log was ${reason} and is followed on from its new start]\n`)),
		lines: () => recent.count(),
		bytes: () => bytes,
		search: (pattern, afterLine) => recent.search(pattern, afterLine),
		finish(complete) {
			splitter.end();
			counter.end();
			copy.finish();
			return {
				lines: recent.count(),
				bytes,
				capped: copy.isCapped(),
				complete: complete && !copy.hasFailed(),
				counts: counter.counts()
			};
		}
	};
}
// src/observers/http-get.ts
async function getText(url, limits, signal) {
	const { get } = await loadClient(url.protocol);
	return await new Promise((resolve, reject) => {
		const end = (settle) => {
			clearTimeout(timer);
			settle();
		};
		const fail = (error) => end(() => reject(error));
		const request = get(url, {
			agent: false,
			signal
		}, (response) => {
			response.on("error", fail);
			if (response.statusCode !== 200) {
				request.destroy(new Error(`answered ${response.statusCode ?? "without a status"}`));
				return;
			}
			const chunks = [];
			let bytes = 0;
			response.on("data", (chunk) => {
				bytes += chunk.length;
				if (bytes <= limits.bodyBytes) chunks.push(chunk);
				else request.destroy(new Error(`the answer is larger than ${limits.bodyBytes} bytes`));
			});
			response.on("end", () => end(() => resolve(Buffer.concat(chunks).toString("utf8"))));
		});
		const timer = setTimeout(() => request.destroy(new Error(`no whole answer within ${limits.timeoutMs} ms`)), limits.timeoutMs);
		request.on("error", fail);
	});
}
async function loadClient(protocol) {
	return protocol === "https:" ? await import("node:https") : await import("node:http");
}
// src/observers/prometheus-text.ts
const SHOWN_CHARACTERS = 80;
const NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL = /[ \t]*([a-zA-Z_][a-zA-Z0-9_]*)[ \t]*=[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*/y;
const REST = /[ \t]+(\S+)(?:[ \t]+[-+0-9.eE]+)?[ \t]*(?:#.*)?$/y;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
function parsePrometheusText(text) {
	return text.split("\n").flatMap((raw, index) => {
		const line = raw.trim();
		if (line === "" || line.startsWith("#")) return [];
		const sample = parseSample(line);
		if (sample === null) throw new SyntaxError(`line ${index + 1} is not a sample: ${JSON.stringify(line.slice(0, SHOWN_CHARACTERS))}`);
		return [sample];
	});
}
function parseSample(line) {
	const name = matchAt(NAME, line, 0)?.[0];
	if (name === void 0) return null;
	const braceAt = name.length + (/^[ \t]*/.exec(line.slice(name.length))?.[0].length ?? 0);
	const labels = line[braceAt] === "{" ? parseLabels(line, braceAt + 1) : {
		entries: [],
		end: name.length
	};
	if (labels === null) return null;
	const tail = ` ${line.slice(labels.end)}`;
	const value = parseValue(matchAt(REST, tail, 0)?.[1] ?? "");
	return value === null ? null : {
		name,
		labels: Object.fromEntries(labels.entries),
		value
	};
}
function parseLabels(line, from) {
	const entries = [];
	let at = from;
	for (;;) {
		const match = matchAt(LABEL, line, at);
		if (match === null) break;
		entries.push([match[1] ?? "", unescapeLabel(match[2] ?? "")]);
		at += match[0].length;
		if (line[at] !== ",") break;
		at += 1;
	}
	at += /^[ \t]*/.exec(line.slice(at))?.[0].length ?? 0;
	return line[at] === "}" ? {
		entries,
		end: at + 1
	} : null;
}
function unescapeLabel(text) {
	return text.replace(/\\(.)/g, (whole, character) => {
		if (character === "n") return "\n";
		return character === "\\" || character === "\"" ? character : whole;
	});
}
function parseValue(text) {
	if (NUMBER.test(text)) return Number(text);
	switch (text.toLowerCase()) {
		case "nan": return NaN;
		case "inf":
		case "+inf": return Number.POSITIVE_INFINITY;
		case "-inf": return Number.NEGATIVE_INFINITY;
		default: return null;
	}
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
// src/observers/metrics-scraper.ts
const SCRAPE_LIMITS = {
	timeoutMs: 2e3,
	bodyBytes: 4194304
};
const REASON_CHARACTERS = 200;
function scrapeMetrics(clock, request) {
	const url = parseUrl(request);
	const stop = new AbortController();
	const stamp = () => ({
		atMs: clock.elapsedMs(),
		at: clock.wallTime()
	});
	const file = openLinesFile(request.destination, () => ({
		...stamp(),
		gap: "the file is at its size limit"
	}));
	let latest = null;
	const scrapeOnce = async (signal) => {
		const scrape = await fetchSamples(url, signal);
		if (signal.aborted) return;
		const at = stamp();
		if ("gap" in scrape) file.add({
			...at,
			gap: scrape.gap
		});
		else {
			latest = {
				atMs: at.atMs,
				samples: scrape.samples
			};
			file.add({
				...at,
				samples: scrape.samples.map(toLine)
			});
		}
		request.onChange();
	};
	const ended = repeatEvery(clock, {
		intervalMs: request.intervalMs,
		work: scrapeOnce
	}, stop.signal);
	const close = async () => {
		stop.abort();
		await ended;
		await scrapeOnce(new AbortController().signal);
		file.close();
		return {
			lines: file.lines(),
			complete: !file.hasFailed()
		};
	};
	let closed = null;
	return {
		name: request.name,
		latest: (selector) => latest === null ? null : readValue(latest, selector),
		close: () => closed ??= close()
	};
}
function parseUrl({ name, url }) {
	const parsed = URL.canParse(url) ? new URL(url) : null;
	if (parsed !== null && ["http:", "https:"].includes(parsed.protocol)) return parsed;
	throw new HarnessError(`metrics ${name} have the address ${JSON.stringify(url)}, expected one with http or https`, {
		code: "bad-metrics-url",
		hint: "Check the adapter's metrics and the endpoints that its boot hook printed.",
		subject: name
	});
}
async function repeatEvery(clock, { intervalMs, work }, signal) {
	let dueMs = clock.elapsedMs();
	while (!signal.aborted) {
		await work(signal);
		const missed = Math.floor((clock.elapsedMs() - dueMs) / intervalMs);
		dueMs += (Math.max(0, missed) + 1) * intervalMs;
		await clock.sleepUntil(dueMs, signal);
	}
}
async function fetchSamples(url, signal) {
	try {
		return { samples: parsePrometheusText(await getText(url, SCRAPE_LIMITS, signal)) };
	} catch (error) {
		return { gap: (error instanceof Error ? error.message : String(error)).slice(0, REASON_CHARACTERS) };
	}
}
function toLine({ name, labels, value }) {
	if (Number.isFinite(value)) return {
		name,
		labels,
		value
	};
	return {
		name,
		labels,
		value: Number.isNaN(value) ? "NaN" : `${value > 0 ? "+" : "-"}Inf`
	};
}
function readValue({ atMs, samples }, selector) {
	const wanted = Object.entries(selector.labels);
	const values = samples.filter(({ name, labels }) => name === selector.metric && wanted.every(([key, text]) => labels[key] === text)).map(({ value }) => value).filter((value) => !Number.isNaN(value));
	return {
		atMs,
		value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
	};
}
// src/observers/watch.ts
const LINE_LIMIT_BYTES = 65536;
function watch({ clock, commands }, request) {
	const stop = new AbortController();
	const stamp = () => ({
		atMs: clock.elapsedMs(),
		at: clock.wallTime()
	});
	const file = openLinesFile(request.destination, () => ({
		...stamp(),
		data: "the file is at its size limit"
	}));
	let undo = null;
	const ended = commands.stream({
		argv: request.argv,
		env: request.env,
		cwd: request.cwd,
		lineLimitBytes: LINE_LIMIT_BYTES,
		onLine: (line) => void file.add({
			...stamp(),
			data: parseData(line)
		}),
		onStart: (pid) => {
			undo = undoOf(pid);
		}
	}, stop.signal).then(({ exitCode }) => {
		file.close();
		return {
			exitCode,
			lines: file.lines(),
			complete: !file.hasFailed(),
			expected: stop.signal.aborted
		};
	});
	return {
		undo,
		ended,
		async close() {
			stop.abort();
			await ended;
		}
	};
}
function undoOf(pid) {
	const facts = readProcess(pid);
	if (facts === null) return null;
	return {
		action: {
			kind: "process.end",
			pid,
			startTime: facts.startTime
		},
		shell: `kill -TERM -- -${pid}`
	};
}
function parseData(line) {
	try {
		return JSON.parse(line);
	} catch {
		return line;
	}
}
// src/observers/observers.ts
function createObservers(ports) {
	return {
		followLog: (request) => followLog(ports.clock, request),
		scrapeMetrics: (request) => scrapeMetrics(ports.clock, request),
		watch: (request) => watch(ports, request),
		receiveTraces: async (request) => {
			const { receiveTraces } = await import("./otlp-receiver.js");
			return await receiveTraces(ports.clock, request);
		}
	};
}
// src/platform/clock.ts
const MAX_TIMER_MS = 2147483647;
function createSystemClock() {
	const origin = process.hrtime.bigint();
	const elapsedMs = () => Number(process.hrtime.bigint() - origin) / 1e6;
	return {
		wallTime: () => new Date().toISOString(),
		elapsedMs,
		async sleepUntil(deadlineMs, signal) {
			while (!signal.aborted) {
				const leftMs = deadlineMs - elapsedMs();
				if (!(leftMs > 0)) return;
				await sleep(Math.min(Math.ceil(leftMs), MAX_TIMER_MS), signal);
			}
		}
	};
}
function sleep(ms, signal) {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", end);
			resolve();
		};
		const timer = setTimeout(end, ms);
		signal.addEventListener("abort", end, { once: true });
	});
}
// src/platform/commands.ts
const DRAIN_LIMIT_MS = 250;
const EXIT_LIMIT_MS = 1e3;
const NO_EXIT = {
	exitCode: null,
	signal: null
};
function createCommandRunner() {
	return {
		run,
		stream
	};
}
async function run(request, signal) {
	const startedMs = performance.now();
	const stdout = keepHead(request.stdoutLimitBytes);
	const stderr = keepTail(request.stderrLimitBytes);
	return {
		...await runInto({
			request,
			stdout,
			stderr
		}, signal),
		stdout: stdout.text(),
		stderr: stderr.text(),
		stdoutBytes: stdout.bytes(),
		stderrBytes: stderr.bytes(),
		durationMs: performance.now() - startedMs
	};
}
async function runInto(sinks, signal) {
	const { request, stdout, stderr } = sinks;
	if (signal.aborted) return {
		...NO_EXIT,
		outcome: "cancelled"
	};
	const child = spawnLeader(request, "pipe");
	if (!isStarted(child)) {
		stderr.add(Buffer.from(describeStart(await child, request)));
		return {
			...NO_EXIT,
			outcome: "not-started"
		};
	}
	child.child.stdout?.on("data", (chunk) => stdout.add(chunk));
	child.child.stderr?.on("data", (chunk) => stderr.add(chunk));
	return untilEnd(child, request.timeoutMs, signal);
}
async function stream(request, signal) {
	if (signal.aborted) return { exitCode: null };
	const child = spawnLeader(request, "ignore");
	if (!isStarted(child)) {
		await child;
		return { exitCode: null };
	}
	request.onStart(child.pid);
	const lines = splitLines(request.lineLimitBytes, (line) => request.onLine(line.toString("utf8")));
	child.child.stdout?.on("data", (chunk) => lines.add(chunk));
	const end = await untilEnd(child, null, signal);
	lines.end();
	return { exitCode: end.exitCode };
}
function spawnLeader(place, stderr) {
	const [command = "", ...rest] = place.argv;
	try {
		const child = spawn(command, rest, {
			cwd: place.cwd,
			env: place.env,
			stdio: [
				"ignore",
				"pipe",
				stderr
			],
			detached: true
		});
		const failed = new Promise((resolve) => child.on("error", resolve));
		return child.pid === void 0 ? failed : {
			child,
			pid: child.pid
		};
	} catch (error) {
		return Promise.resolve(error instanceof Error ? error : new Error(String(error)));
	}
}
function isStarted(child) {
	return "pid" in child;
}
function describeStart(error, place) {
	const reason = errorCode(error) === "ENOENT" && !fs.existsSync(place.cwd) ? `the folder ${place.cwd} does not exist` : error.message;
	return `cannot start ${String(place.argv[0])}: ${reason}`;
}
async function untilEnd({ child, pid }, timeoutMs, signal) {
	const exited = new Promise((resolve) => child.once("exit", (exitCode, exitSignal) => resolve({
		exitCode,
		signal: exitSignal
	})));
	const closed = new Promise((resolve) => child.once("close", () => resolve()));
	const outcome = await exitOrInterruption({
		exited,
		timeoutMs
	}, signal);
	if (outcome !== "exited" || livingMembers(pid).length > 0) await endSession(pid);
	const exit = await within(EXIT_LIMIT_MS, exited, NO_EXIT);
	await within(DRAIN_LIMIT_MS, closed, void 0);
	await setImmediate();
	for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
	child.unref();
	return {
		...exit,
		outcome
	};
}
function exitOrInterruption({ exited, timeoutMs }, signal) {
	return new Promise((resolve) => {
		const end = (outcome) => {
			clearTimeout(timer);
			signal.removeEventListener("abort", onAbort);
			resolve(outcome);
		};
		const onAbort = () => end("cancelled");
		const timer = timeoutMs === null ? void 0 : setTimeout(() => end("timed-out"), Math.min(timeoutMs, MAX_TIMER_MS));
		signal.addEventListener("abort", onAbort, { once: true });
		exited.then(() => end("exited"));
	});
}
async function within(ms, promise, fallback) {
	const done = new AbortController();
	const late = setTimeout$1(ms, fallback, { signal: done.signal }).catch(() => fallback);
	const value = await Promise.race([promise, late]);
	done.abort();
	return value;
}
// src/platform/evidence-files.ts
const chunkBytes = 131072;
const openFlags = fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK;
function openEvidence(root) {
	const base = realFolder(root);
	return {
		stat: (file) => withFile(base, file, (_, stats) => ({ sizeBytes: stats.size })),
		readText: (file, limitBytes) => {
			return withFile(base, file, (fd, stats) => {
				refuseLarge(file, stats.size, limitBytes);
				return fs.readFileSync(fd, "utf8");
			}) ?? refuse("evidence-missing", `${file} is missing`, file);
		},
		readLines: (file, limits, visit) => {
			return withFile(base, file, (fd, stats) => {
				refuseLarge(file, stats.size, limits.fileBytes);
				return eachLine(fd, limits, visit);
			}) ?? refuse("evidence-missing", `${file} is missing`, file);
		}
	};
}
function realFolder(root) {
	try {
		const base = fs.realpathSync(root);
		if (fs.statSync(base).isDirectory()) return base;
	} catch (cause) {
		throw new HarnessError(`the run directory cannot be read: ${root}`, {
			code: "evidence-unreadable",
			cause
		});
	}
	return refuse("evidence-unreadable", `not a folder: ${root}`, root);
}
function withFile(base, file, use) {
	const absolute = resolveInside(base, file);
	if (absolute === null) return null;
	const fd = openRegular(absolute, file);
	if (fd === null) return null;
	try {
		return use(fd, fs.fstatSync(fd));
	} catch (error) {
		if (error instanceof HarnessError || systemCode(error) === null) throw error;
		throw unreadable(file, error);
	} finally {
		fs.closeSync(fd);
	}
}
function resolveInside(base, file) {
	const parts = file.split("/");
	if (parts.some((part) => part === "" || part === "." || part === ".." || /[\0\\]/.test(part))) refuse("evidence-refused", `${JSON.stringify(file)} is not a path inside the run directory`, file);
	let folder = base;
	for (const part of parts.slice(0, -1)) {
		folder = path.join(folder, part);
		const stats = look(folder, file);
		if (stats === null || stats.isFile()) return null;
		if (!stats.isDirectory()) refuse("evidence-refused", `${file} leads through something that is not a folder`, file);
	}
	return path.join(folder, parts.at(-1) ?? "");
}
function openRegular(absolute, file) {
	const seen = look(absolute, file);
	if (seen === null) return null;
	if (!seen.isFile()) refuse("evidence-refused", `${file} is not a regular file`, file);
	let fd;
	try {
		fd = fs.openSync(absolute, openFlags);
	} catch (error) {
		throw unreadable(file, error);
	}
	const opened = fs.fstatSync(fd);
	if (opened.ino === seen.ino && opened.dev === seen.dev) return fd;
	fs.closeSync(fd);
	return refuse("evidence-refused", `${file} was exchanged while it was opened`, file);
}
function look(absolute, file) {
	try {
		return fs.lstatSync(absolute);
	} catch (error) {
		const code = systemCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return null;
		throw unreadable(file, error);
	}
}
function eachLine(fd, limits, visit) {
	const decoder = new StringDecoder("utf8");
	const buffer = Buffer.allocUnsafe(chunkBytes);
	const open = {
		text: "",
		bytes: 0,
		cut: false
	};
	let number = 0;
	const take = (text) => {
		const room = limits.lineBytes - open.text.length;
		open.cut ||= text.length > room;
		open.text += room > 0 ? text.slice(0, room) : "";
	};
	for (let size = read(fd, buffer); size > 0; size = read(fd, buffer)) {
		const chunk = buffer.subarray(0, size);
		const lastBreak = chunk.lastIndexOf(10);
		open.bytes = lastBreak < 0 ? open.bytes + size : size - lastBreak - 1;
		const text = decoder.write(chunk);
		let start = 0;
		for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
			take(text.slice(start, end));
			number += 1;
			visit({
				text: open.text,
				number,
				cut: open.cut
			});
			open.text = "";
			open.cut = false;
			start = end + 1;
		}
		take(text.slice(start));
	}
	take(decoder.end());
	return {
		rest: open.text,
		restBytes: open.bytes
	};
}
function read(fd, buffer) {
	return fs.readSync(fd, buffer, 0, buffer.length, null);
}
function refuseLarge(file, sizeBytes, limitBytes) {
	if (sizeBytes <= limitBytes) return;
	refuse("evidence-too-large", `${file} has ${String(sizeBytes)} bytes; expected at most ${String(limitBytes)}`, file);
}
function unreadable(file, cause) {
	const code = systemCode(cause) ?? "unknown reason";
	return new HarnessError(`${file} cannot be read: ${code}`, {
		code: "evidence-unreadable",
		subject: file,
		cause
	});
}
function refuse(code, message, subject) {
	throw new HarnessError(message, {
		code,
		subject
	});
}
function systemCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
// src/platform/host.ts
const COMMAND_LIMIT_MS = 2e3;
const OUTPUT_LIMIT_BYTES = 65536;
function createHost({ cliPath }) {
	return {
		info: hostInfo,
		bootId,
		childEnvironment,
		nodePath: process.execPath,
		cliPath
	};
}
function hostInfo() {
	return {
		os: os.platform(),
		arch: os.arch(),
		kernel: os.release(),
		node: process.version,
		cpus: os.availableParallelism(),
		memoryBytes: os.totalmem()
	};
}
function bootId() {
	try {
		if (process.platform !== "linux") return macBootId();
		return `${fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${fs.readlinkSync("/proc/self/ns/pid")}`;
	} catch (cause) {
		throw new HarnessError("cannot read which boot of the machine this is", {
			code: "boot-id-unreadable",
			hint: "The process backend needs Linux with /proc, or macOS with sysctl.",
			cause
		});
	}
}
function macBootId() {
	return execFileSync("sysctl", ["-n", "kern.bootsessionuuid"], {
		encoding: "utf8",
		env: childEnvironment([]),
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		],
		timeout: COMMAND_LIMIT_MS
	}).trim();
}
async function readGitState(commands, folder) {
	const git = async (...args) => {
		const result = await commands.run({
			argv: [
				"git",
				"--no-optional-locks",
				"-c",
				"core.fsmonitor=false",
				"-C",
				folder,
				...args
			],
			env: childEnvironment([]),
			cwd: folder,
			timeoutMs: COMMAND_LIMIT_MS,
			stdoutLimitBytes: OUTPUT_LIMIT_BYTES,
			stderrLimitBytes: OUTPUT_LIMIT_BYTES
		}, new AbortController().signal);
		return result.outcome === "exited" && result.exitCode === 0 ? result.stdout.trim() : null;
	};
	const [commit, changes] = await Promise.all([git("rev-parse", "--verify", "HEAD"), git("status", "--porcelain", "--untracked-files=no")]);
	if (commit === null || !/^[0-9a-f]{40,64}$/.test(commit)) return {
		commit: null,
		dirty: null
	};
	return {
		commit,
		dirty: changes === null ? null : changes !== ""
	};
}
// src/platform/session-leaders.ts
function sessionLeadersWith(entry) {
	if (process.platform !== "linux") return [];
	return fs.readdirSync("/proc").flatMap((name) => /^\d+$/.test(name) ? readLeader(name, entry) : []);
}
function readLeader(pid, entry) {
	if (!readEntries(`/proc/${pid}/environ`).includes(entry)) return [];
	const facts = readProcess(Number(pid));
	if (facts === null || !isAlive(facts) || facts.session !== facts.pid) return [];
	return [{
		pid: facts.pid,
		startTime: facts.startTime,
		argv: readEntries(`/proc/${pid}/cmdline`)
	}];
}
function readEntries(file) {
	try {
		return fs.readFileSync(file, "utf8").split("\0").slice(0, -1);
	} catch {
		return [];
	}
}
// src/platform/watchdog.ts
const WATCH_IS_OVER = "over\n";
const LOG_LIMIT_BYTES = 1048576;
const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = fs.constants;
function startWatchdog({ argv, logFile }) {
	const [command = "", ...rest] = argv;
	const log = fs.openSync(logFile, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 384);
	try {
		if (fs.fstatSync(log).size > LOG_LIMIT_BYTES) fs.ftruncateSync(log);
		const child = spawn(command, rest, {
			cwd: "/",
			detached: true,
			stdio: [
				"pipe",
				log,
				log
			]
		});
		const ignore = () => void 0;
		child.on("error", ignore);
		const pipe = child.stdin;
		pipe.on("error", ignore);
		child.unref();
		pipe.unref();
		return { close: () => void pipe.end(WATCH_IS_OVER) };
	} finally {
		fs.closeSync(log);
	}
}
// src/wiring.ts
function createAppPorts() {
	const root = findRoot(import.meta.dirname);
	const built = import.meta.filename.endsWith(".js");
	const clock = createSystemClock();
	const commands = createCommandRunner();
	const host = createHost({ cliPath: path.join(root, built ? "dist/cli.js" : "src/cli/main.ts") });
	return {
		clock,
		commands,
		host,
		backend: createProcessBackend({ clock }),
		patterns: guardedPatterns,
		self,
		stateDir: stateFolder,
		sessionLeadersOf: (runId) => sessionLeadersWith(`CHAOS_RUN_ID=${runId}`),
		startWatchdog: (logFile) => {
			const { pid, startTime } = self();
			return startWatchdog({
				argv: [
					host.nodePath,
					host.cliPath,
					"watchdog",
					String(pid),
					startTime
				],
				logFile
			});
		},
		randomBytes: (count) => crypto.randomBytes(count),
		faultsOf: () => PROCESS_FAULTS,
		openEvidence,
		gitState: (folder) => readGitState(commands, folder),
		createEnginePorts: ({ writers, workDir }) => {
			const runClock = createSystemClock();
			return {
				clock: runClock,
				commands,
				host,
				backend: createProcessBackend({ clock: runClock }),
				observers: createObservers({
					clock: runClock,
					commands
				}),
				writers,
				workDir
			};
		},
		shipped: {
			experimentsDir: path.join(root, "experiments"),
			adaptersDir: path.join(root, "adapters"),
			templatesDir: path.join(root, "templates")
		}
	};
}
function self() {
	return {
		pid: process.pid,
		startTime: readProcess(process.pid)?.startTime ?? ""
	};
}
function findRoot(from) {
	let folder = from;
	for (let level = 0; level < 4; level += 1) {
		if (fs.existsSync(path.join(folder, "adapters")) && fs.existsSync(path.join(folder, "experiments"))) return folder;
		folder = path.dirname(folder);
	}
	return path.dirname(from);
}
export { experiment_schema_default as a, countCharacters as i, WATCH_IS_OVER as n, areEqual as r, createAppPorts as t };
