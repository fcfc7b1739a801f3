import { a as experiment_schema_default, i as countCharacters } from "./wiring.js";
// src/rundir/layout.ts
const EXPERIMENT_FILE = "experiment.yaml";
const ADAPTER_FILE = "adapter.yaml";
const INPUTS_DIR = "inputs";
const MANIFEST_FILE = "manifest.json";
const PLAN_FILE = "plan.json";
const TIMELINE_FILE = "timeline.jsonl";
const UNDO_FILE = "undo.jsonl";
const VERDICT_FILE = "verdict.json";
const REPORT_FILE = "report.html";
const EVALUATIONS_DIR = "evaluations";
const HARNESS_LOG = "logs/harness.log";
function componentLogPath(component) {
	return `logs/${component}.log`;
}
function teardownLogPath(component) {
	return `logs/${component}.teardown.log`;
}
function metricsPath(name) {
	return `system/metrics/${name}.jsonl`;
}
function watchPath(name) {
	return `system/watch/${name}.jsonl`;
}
function instanceDir(workload, instance) {
	return `workloads/${workload}/instances/${instance}`;
}
function instanceLogPath(place) {
	return `${instanceDir(place.workload, place.instance)}/logs/${place.role}.log`;
}
function outputDir(workload, instance) {
	return `${instanceDir(workload, instance)}/output`;
}
// src/schema/run-manifest.schema.json
var run_manifest_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "run-manifest.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "RunManifest",
	description: "manifest.json of a run: what ran, with which versions and inputs, on what machine.",
	type: "object",
	additionalProperties: false,
	required: [
		"format",
		"runId",
		"createdAt",
		"tool",
		"experiment",
		"adapter",
		"gateway",
		"seed",
		"parameters",
		"host",
		"engine",
		"system",
		"reproduce"
	],
	properties: {
		"format": {
			"description": "Version of the run directory's format; a newer one is refused.",
			"type": "integer",
			"minimum": 1
		},
		"runId": { "$ref": "#/$defs/run-id" },
		"createdAt": {
			"description": "Wall time, ISO 8601.",
			"type": "string",
			"maxLength": 40
		},
		"tool": {
			"description": "The harness.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"version",
				"commit",
				"dirty"
			],
			"properties": {
				"name": {
					"type": "string",
					"maxLength": 100
				},
				"version": {
					"type": "string",
					"maxLength": 100
				},
				"commit": {
					"description": "Commit of the folder the harness was started in that holds the experiment; null without git.",
					"type": ["string", "null"],
					"maxLength": 64
				},
				"dirty": {
					"description": "Whether that work tree had uncommitted changes.",
					"type": ["boolean", "null"]
				}
			}
		},
		"experiment": { "$ref": "#/$defs/source" },
		"adapter": { "$ref": "#/$defs/source" },
		"gateway": {
			"description": "Which gateway was asked for, as given to the boot hook.",
			"type": "string",
			"maxLength": 500
		},
		"seed": {
			"description": "64-bit root seed, decimal.",
			"type": "string",
			"pattern": "^[0-9]{1,20}$"
		},
		"parameters": {
			"description": "Values in force, after `--set` and the adapter's overrides.",
			"type": "object",
			"additionalProperties": { "$ref": "experiment.schema.json#/$defs/parameter-value" }
		},
		"host": { "$ref": "#/$defs/host" },
		"engine": {
			"description": "Container engine, where the backend has one.",
			"type": ["string", "null"],
			"maxLength": 200
		},
		"system": {
			"description": "The system under test as its boot hook described it; null until it has booted.",
			"anyOf": [{ "$ref": "#/$defs/system" }, { "type": "null" }]
		},
		"reproduce": {
			"description": "Arguments of `chaos` that run the same again.",
			"type": "array",
			"maxItems": 100,
			"items": {
				"type": "string",
				"maxLength": 5e3
			}
		}
	},
	$defs: {
		"run-id": {
			"title": "RunId",
			"type": "string",
			"pattern": "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"
		},
		"source": {
			"title": "SourceInfo",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"title",
				"sha256",
				"origin"
			],
			"properties": {
				"id": { "$ref": "experiment.schema.json#/$defs/id" },
				"title": {
					"type": "string",
					"maxLength": 200
				},
				"sha256": {
					"description": "Digest of the file's bytes, hexadecimal.",
					"type": "string",
					"pattern": "^[0-9a-f]{64}$"
				},
				"origin": {
					"description": "Whether the file was shipped with the tool, or found or given locally.",
					"enum": ["shipped", "local"]
				}
			}
		},
		"system": {
			"title": "SystemInfo",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"version",
				"generation",
				"build",
				"standInFor"
			],
			"properties": {
				"name": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100
				},
				"version": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100
				},
				"generation": {
					"type": ["string", "null"],
					"maxLength": 100
				},
				"build": {
					"type": ["string", "null"],
					"maxLength": 200
				},
				"standInFor": {
					"description": "Name of the real system that this one only stands in for; null for a real one.",
					"type": ["string", "null"],
					"maxLength": 100
				}
			}
		},
		"host": {
			"title": "HostInfo",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"os",
				"arch",
				"kernel",
				"node",
				"cpus",
				"memoryBytes"
			],
			"properties": {
				"os": {
					"type": "string",
					"maxLength": 100
				},
				"arch": {
					"type": "string",
					"maxLength": 100
				},
				"kernel": {
					"type": "string",
					"maxLength": 200
				},
				"node": {
					"type": "string",
					"maxLength": 100
				},
				"cpus": {
					"type": "integer",
					"minimum": 0
				},
				"memoryBytes": {
					"type": "integer",
					"minimum": 0
				}
			}
		}
	}
};
// src/schema/undo-record.schema.json
var $defs$2 = {
	"undo": {
		"title": "UndoIntent",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"v",
			"type",
			"id",
			"at",
			"bootId",
			"subject",
			"action",
			"shell"
		],
		"properties": {
			"v": { "const": 1 },
			"type": { "const": "undo" },
			"id": {
				"description": "Number of the record within the run, from 1.",
				"type": "integer",
				"minimum": 1
			},
			"at": {
				"description": "Wall time, ISO 8601.",
				"type": "string",
				"maxLength": 40
			},
			"bootId": {
				"description": "Identity of the machine's boot; pids of another boot mean nothing.",
				"type": "string",
				"maxLength": 100
			},
			"subject": {
				"description": "Operation and target, for people.",
				"type": "string",
				"maxLength": 300
			},
			"action": { "$ref": "#/$defs/action" },
			"shell": {
				"description": "What a person could do by hand. Never executed.",
				"type": "string",
				"maxLength": 1e3
			}
		}
	},
	"undone": {
		"title": "UndoDone",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"v",
			"type",
			"id",
			"at",
			"result",
			"proof"
		],
		"properties": {
			"v": { "const": 1 },
			"type": { "const": "undone" },
			"id": {
				"description": "The record that was carried out.",
				"type": "integer",
				"minimum": 1
			},
			"at": {
				"type": "string",
				"maxLength": 40
			},
			"result": { "$ref": "#/$defs/result" },
			"proof": {
				"description": "What was read back.",
				"type": "string",
				"maxLength": 1e3
			}
		}
	},
	"result": {
		"title": "UndoResult",
		"enum": [
			"reverted",
			"already-clean",
			"gone-with-target",
			"foreign-state-refused",
			"failed"
		]
	},
	"action": {
		"title": "UndoAction",
		"type": "object",
		"required": ["kind"],
		"discriminator": { "propertyName": "kind" },
		"oneOf": [
			{ "$ref": "#/$defs/process-continue" },
			{ "$ref": "#/$defs/component-start" },
			{ "$ref": "#/$defs/system-shutdown" },
			{ "$ref": "#/$defs/process-end" }
		]
	},
	"process-continue": {
		"title": "ProcessContinue",
		"description": "Let a frozen process, or process group, run again.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"pid",
			"startTime",
			"group"
		],
		"properties": {
			"kind": { "const": "process.continue" },
			"pid": {
				"type": "integer",
				"minimum": 2
			},
			"startTime": {
				"description": "Start time of the process as the kernel tells it; another one is another process.",
				"type": "string",
				"minLength": 1,
				"maxLength": 100
			},
			"group": {
				"description": "Whether the whole group of the process was frozen.",
				"type": "boolean"
			}
		}
	},
	"component-start": {
		"title": "ComponentStart",
		"description": "Start a component again with the same arguments (the adapter's start hook).",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind", "component"],
		"properties": {
			"kind": { "const": "component.start" },
			"component": { "$ref": "experiment.schema.json#/$defs/name" }
		}
	},
	"system-shutdown": {
		"title": "SystemShutdown",
		"description": "Shut down the system that the run booted (the adapter's shutdown hook).",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind"],
		"properties": { "kind": { "const": "system.shutdown" } }
	},
	"process-end": {
		"title": "ProcessEnd",
		"description": "End a process group that the harness started and could not end itself.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"pid",
			"startTime"
		],
		"properties": {
			"kind": { "const": "process.end" },
			"pid": {
				"type": "integer",
				"minimum": 2
			},
			"startTime": {
				"type": "string",
				"minLength": 1,
				"maxLength": 100
			}
		}
	}
};
// src/schema/timeline-event.schema.json
var $defs$1 = {
	"envelope": {
		"title": "EventEnvelope",
		"type": "object",
		"required": [
			"v",
			"seq",
			"at",
			"elapsedMs"
		],
		"properties": {
			"v": {
				"description": "Version of the format; a newer one is refused.",
				"type": "integer",
				"minimum": 1
			},
			"seq": {
				"description": "Number of the event, from 0, without gaps.",
				"type": "integer",
				"minimum": 0
			},
			"at": {
				"description": "Wall time for people, ISO 8601.",
				"type": "string",
				"maxLength": 40
			},
			"elapsedMs": {
				"description": "Milliseconds since the run began, on a monotonic clock; for order and durations.",
				"type": "number",
				"minimum": 0
			}
		}
	},
	"instance": {
		"type": "string",
		"pattern": "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
		"maxLength": 50
	},
	"target-label": {
		"title": "TargetLabel",
		"description": "`gateway`, or `counter-0/supervisor`.",
		"type": "string",
		"maxLength": 100
	},
	"phase": {
		"title": "Phase",
		"enum": [
			"boot",
			"flow",
			"revert",
			"settle",
			"steady-state",
			"collect",
			"delete",
			"shutdown",
			"evaluate"
		]
	},
	"log-position": {
		"title": "LogPosition",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"log",
			"lines",
			"bytes"
		],
		"properties": {
			"log": {
				"type": "string",
				"maxLength": 100
			},
			"lines": {
				"type": "integer",
				"minimum": 0
			},
			"bytes": {
				"type": "integer",
				"minimum": 0
			}
		}
	},
	"log-count": {
		"title": "LogTextCount",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"text",
			"count",
			"lines"
		],
		"properties": {
			"text": {
				"type": "string",
				"maxLength": 500
			},
			"count": {
				"type": "integer",
				"minimum": 0
			},
			"lines": {
				"description": "Line numbers of the first matches, from 1.",
				"type": "array",
				"maxItems": 1e3,
				"items": {
					"type": "integer",
					"minimum": 1
				}
			}
		}
	},
	"run.started": {
		"title": "RunStarted",
		"description": "The run directory is open.",
		"type": "object",
		"required": [
			"type",
			"runId",
			"experiment",
			"adapter",
			"seed"
		],
		"properties": {
			"type": { "const": "run.started" },
			"runId": {
				"type": "string",
				"maxLength": 40
			},
			"experiment": {
				"type": "string",
				"maxLength": 64
			},
			"adapter": {
				"type": "string",
				"maxLength": 64
			},
			"seed": {
				"type": "string",
				"maxLength": 20
			}
		}
	},
	"phase.started": {
		"title": "PhaseStarted",
		"description": "A part of the run began.",
		"type": "object",
		"required": ["type", "phase"],
		"properties": {
			"type": { "const": "phase.started" },
			"phase": { "$ref": "#/$defs/phase" }
		}
	},
	"phase.ended": {
		"title": "PhaseEnded",
		"description": "A part of the run ended.",
		"type": "object",
		"required": [
			"type",
			"phase",
			"outcome",
			"reason"
		],
		"properties": {
			"type": { "const": "phase.ended" },
			"phase": { "$ref": "#/$defs/phase" },
			"outcome": { "enum": [
				"done",
				"failed",
				"skipped"
			] },
			"reason": {
				"type": ["string", "null"],
				"maxLength": 500
			}
		}
	},
	"system.booted": {
		"title": "SystemBooted",
		"description": "The boot hook described the system.",
		"type": "object",
		"required": ["type", "system"],
		"properties": {
			"type": { "const": "system.booted" },
			"system": { "$ref": "run-manifest.schema.json#/$defs/system" }
		}
	},
	"component.state": {
		"title": "ComponentStateChanged",
		"description": "A component was seen in another state.",
		"type": "object",
		"required": [
			"type",
			"component",
			"state"
		],
		"properties": {
			"type": { "const": "component.state" },
			"component": { "$ref": "experiment.schema.json#/$defs/name" },
			"state": { "$ref": "experiment.schema.json#/$defs/component-state" }
		}
	},
	"hook.started": {
		"title": "HookStarted",
		"description": "A hook was started (reads and ready polls are recorded only when they fail).",
		"type": "object",
		"required": [
			"type",
			"hook",
			"subject"
		],
		"properties": {
			"type": { "const": "hook.started" },
			"hook": {
				"type": "string",
				"maxLength": 60
			},
			"subject": {
				"type": ["string", "null"],
				"maxLength": 100
			}
		}
	},
	"hook.ended": {
		"title": "HookEnded",
		"description": "A hook ended.",
		"type": "object",
		"required": [
			"type",
			"hook",
			"subject",
			"exitCode",
			"outcome",
			"durationMs",
			"stdout",
			"stderr"
		],
		"properties": {
			"type": { "const": "hook.ended" },
			"hook": {
				"type": "string",
				"maxLength": 60
			},
			"subject": {
				"type": ["string", "null"],
				"maxLength": 100
			},
			"exitCode": { "type": ["integer", "null"] },
			"outcome": { "enum": [
				"ok",
				"failed",
				"timed-out",
				"cancelled"
			] },
			"durationMs": {
				"type": "number",
				"minimum": 0
			},
			"stdout": {
				"description": "Head of the output, bounded.",
				"type": "string",
				"maxLength": 8192
			},
			"stderr": {
				"description": "Tail of the output, bounded.",
				"type": "string",
				"maxLength": 8192
			}
		}
	},
	"step.started": {
		"title": "StepStarted",
		"description": "A step of the flow began.",
		"type": "object",
		"required": [
			"type",
			"step",
			"parent",
			"kind",
			"label"
		],
		"properties": {
			"type": { "const": "step.started" },
			"step": {
				"type": "string",
				"maxLength": 500
			},
			"parent": {
				"type": ["string", "null"],
				"maxLength": 500
			},
			"kind": { "enum": [
				"serial",
				"parallel",
				"repeat",
				"round",
				"delay",
				"start",
				"await",
				"workload",
				"operation",
				"revert",
				"wait"
			] },
			"label": {
				"type": "string",
				"maxLength": 300
			}
		}
	},
	"step.ended": {
		"title": "StepEnded",
		"description": "A step of the flow ended.",
		"type": "object",
		"required": [
			"type",
			"step",
			"outcome",
			"reason"
		],
		"properties": {
			"type": { "const": "step.ended" },
			"step": {
				"type": "string",
				"maxLength": 500
			},
			"outcome": { "enum": [
				"done",
				"failed",
				"timed-out",
				"cancelled",
				"skipped"
			] },
			"reason": {
				"type": ["string", "null"],
				"maxLength": 1e3
			}
		}
	},
	"instance.state": {
		"title": "InstanceStateChanged",
		"description": "An instance was seen in another state.",
		"type": "object",
		"required": [
			"type",
			"workload",
			"instance",
			"state",
			"rawPhase",
			"exitCode",
			"reason"
		],
		"properties": {
			"type": { "const": "instance.state" },
			"workload": { "$ref": "experiment.schema.json#/$defs/name" },
			"instance": { "$ref": "#/$defs/instance" },
			"state": { "$ref": "experiment.schema.json#/$defs/instance-state" },
			"rawPhase": {
				"type": ["string", "null"],
				"maxLength": 100
			},
			"exitCode": { "type": ["integer", "null"] },
			"reason": {
				"type": ["string", "null"],
				"maxLength": 500
			}
		}
	},
	"instance.revived": {
		"title": "InstanceRevived",
		"description": "An instance left Succeeded or Failed.",
		"type": "object",
		"required": [
			"type",
			"workload",
			"instance",
			"from",
			"to"
		],
		"properties": {
			"type": { "const": "instance.revived" },
			"workload": { "$ref": "experiment.schema.json#/$defs/name" },
			"instance": { "$ref": "#/$defs/instance" },
			"from": { "$ref": "experiment.schema.json#/$defs/instance-state" },
			"to": { "$ref": "experiment.schema.json#/$defs/instance-state" }
		}
	},
	"instance.collected": {
		"title": "InstanceCollected",
		"description": "What the instance left was copied into the run directory.",
		"type": "object",
		"required": [
			"type",
			"workload",
			"instance",
			"complete",
			"files",
			"bytes",
			"leftOut"
		],
		"properties": {
			"type": { "const": "instance.collected" },
			"workload": { "$ref": "experiment.schema.json#/$defs/name" },
			"instance": { "$ref": "#/$defs/instance" },
			"complete": { "type": "boolean" },
			"files": {
				"type": "integer",
				"minimum": 0
			},
			"bytes": {
				"type": "integer",
				"minimum": 0
			},
			"leftOut": {
				"description": "What was not copied, and why.",
				"type": "array",
				"maxItems": 200,
				"items": {
					"type": "string",
					"maxLength": 500
				}
			}
		}
	},
	"instance.deleted": {
		"title": "InstanceDeleted",
		"description": "The delete hook ended.",
		"type": "object",
		"required": [
			"type",
			"workload",
			"instance",
			"deleted"
		],
		"properties": {
			"type": { "const": "instance.deleted" },
			"workload": { "$ref": "experiment.schema.json#/$defs/name" },
			"instance": { "$ref": "#/$defs/instance" },
			"deleted": { "type": "boolean" }
		}
	},
	"await.timed-out": {
		"title": "AwaitTimedOut",
		"description": "A workload's timeout ran out before all its instances had ended.",
		"type": "object",
		"required": [
			"type",
			"step",
			"workload",
			"instances"
		],
		"properties": {
			"type": { "const": "await.timed-out" },
			"step": {
				"type": "string",
				"maxLength": 500
			},
			"workload": { "$ref": "experiment.schema.json#/$defs/name" },
			"instances": {
				"type": "array",
				"maxItems": 1e3,
				"items": { "$ref": "#/$defs/instance" }
			}
		}
	},
	"wait.timed-out": {
		"title": "WaitTimedOut",
		"description": "A wait was not met in time.",
		"type": "object",
		"required": [
			"type",
			"step",
			"condition",
			"lastSeen",
			"onTimeout"
		],
		"properties": {
			"type": { "const": "wait.timed-out" },
			"step": {
				"type": "string",
				"maxLength": 500
			},
			"condition": {
				"type": "string",
				"maxLength": 500
			},
			"lastSeen": {
				"type": "string",
				"maxLength": 500
			},
			"onTimeout": { "enum": ["error", "continue"] }
		}
	},
	"targets.resolved": {
		"title": "TargetsResolved",
		"description": "Targets were chosen when the step fired.",
		"type": "object",
		"required": [
			"type",
			"step",
			"operation",
			"firing",
			"rule",
			"candidates",
			"chosen",
			"seedPath"
		],
		"properties": {
			"type": { "const": "targets.resolved" },
			"step": {
				"type": "string",
				"maxLength": 500
			},
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
			"rule": {
				"type": "string",
				"maxLength": 60
			},
			"candidates": {
				"type": "array",
				"maxItems": 2e3,
				"items": { "$ref": "#/$defs/target-label" }
			},
			"chosen": {
				"type": "array",
				"maxItems": 2e3,
				"items": { "$ref": "#/$defs/target-label" }
			},
			"seedPath": {
				"description": "What the choice was drawn from, together with the root seed; null when nothing was drawn.",
				"type": ["string", "null"],
				"maxLength": 600
			}
		}
	},
	"fault.requested": {
		"title": "FaultRequested",
		"description": "A fault is about to be applied to one target; its undo is on disk.",
		"type": "object",
		"required": [
			"type",
			"step",
			"operation",
			"firing",
			"fault",
			"target",
			"component",
			"workload",
			"instance",
			"role",
			"identity",
			"undo",
			"logs"
		],
		"properties": {
			"type": { "const": "fault.requested" },
			"step": {
				"type": "string",
				"maxLength": 500
			},
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
			"fault": { "$ref": "experiment.schema.json#/$defs/fault-kind" },
			"target": { "$ref": "#/$defs/target-label" },
			"component": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"workload": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"instance": {
				"type": ["string", "null"],
				"maxLength": 50
			},
			"role": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"identity": {
				"type": ["string", "null"],
				"maxLength": 300
			},
			"undo": {
				"description": "Record in undo.jsonl; null where the fault is irreversible.",
				"type": ["integer", "null"]
			},
			"logs": {
				"description": "How far each followed log had been read.",
				"type": "array",
				"maxItems": 5e3,
				"items": { "$ref": "#/$defs/log-position" }
			}
		}
	},
	"fault.effective": {
		"title": "FaultEffective",
		"description": "The effect was read back.",
		"type": "object",
		"required": [
			"type",
			"operation",
			"firing",
			"fault",
			"target",
			"component",
			"workload",
			"instance",
			"role",
			"proof",
			"respondedMs",
			"logs"
		],
		"properties": {
			"type": { "const": "fault.effective" },
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
			"fault": { "$ref": "experiment.schema.json#/$defs/fault-kind" },
			"target": { "$ref": "#/$defs/target-label" },
			"component": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"workload": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"instance": {
				"type": ["string", "null"],
				"maxLength": 50
			},
			"role": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"proof": {
				"type": "string",
				"maxLength": 500
			},
			"respondedMs": {
				"description": "When the request had been answered, on the clock of elapsedMs.",
				"type": "number",
				"minimum": 0
			},
			"logs": {
				"description": "How far each followed log had been read.",
				"type": "array",
				"maxItems": 5e3,
				"items": { "$ref": "#/$defs/log-position" }
			}
		}
	},
	"fault.failed": {
		"title": "FaultFailed",
		"description": "The fault did not take effect.",
		"type": "object",
		"required": [
			"type",
			"operation",
			"firing",
			"fault",
			"target",
			"component",
			"workload",
			"instance",
			"role",
			"code",
			"message"
		],
		"properties": {
			"type": { "const": "fault.failed" },
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
			"fault": { "$ref": "experiment.schema.json#/$defs/fault-kind" },
			"target": { "$ref": "#/$defs/target-label" },
			"component": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"workload": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"instance": {
				"type": ["string", "null"],
				"maxLength": 50
			},
			"role": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"code": {
				"type": "string",
				"maxLength": 60
			},
			"message": {
				"type": "string",
				"maxLength": 1e3
			}
		}
	},
	"revert.requested": {
		"title": "RevertRequested",
		"description": "A fault is about to be undone.",
		"type": "object",
		"required": [
			"type",
			"operation",
			"firing",
			"fault",
			"target",
			"component",
			"workload",
			"instance",
			"role",
			"undo",
			"cause"
		],
		"properties": {
			"type": { "const": "revert.requested" },
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
			"fault": { "$ref": "experiment.schema.json#/$defs/fault-kind" },
			"target": { "$ref": "#/$defs/target-label" },
			"component": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"workload": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"instance": {
				"type": ["string", "null"],
				"maxLength": 50
			},
			"role": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"undo": {
				"type": "integer",
				"minimum": 1
			},
			"cause": { "enum": [
				"duration",
				"step",
				"end",
				"broken"
			] }
		}
	},
	"revert.ended": {
		"title": "RevertEnded",
		"description": "The undo was carried out and read back.",
		"type": "object",
		"required": [
			"type",
			"operation",
			"firing",
			"fault",
			"target",
			"component",
			"workload",
			"instance",
			"role",
			"undo",
			"result",
			"proof"
		],
		"properties": {
			"type": { "const": "revert.ended" },
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
			"fault": { "$ref": "experiment.schema.json#/$defs/fault-kind" },
			"target": { "$ref": "#/$defs/target-label" },
			"component": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"workload": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"instance": {
				"type": ["string", "null"],
				"maxLength": 50
			},
			"role": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"undo": {
				"type": "integer",
				"minimum": 1
			},
			"result": { "$ref": "undo-record.schema.json#/$defs/result" },
			"proof": {
				"type": "string",
				"maxLength": 1e3
			}
		}
	},
	"steady-state.checked": {
		"title": "SteadyStateChecked",
		"description": "A steady-state condition was decided.",
		"type": "object",
		"required": [
			"type",
			"name",
			"when",
			"outcome",
			"expected",
			"actual",
			"attempts"
		],
		"properties": {
			"type": { "const": "steady-state.checked" },
			"name": { "$ref": "experiment.schema.json#/$defs/name" },
			"when": { "enum": ["before", "after"] },
			"outcome": { "enum": [
				"held",
				"failed",
				"undecided"
			] },
			"expected": {
				"type": "string",
				"maxLength": 500
			},
			"actual": {
				"type": "string",
				"maxLength": 500
			},
			"attempts": {
				"type": "integer",
				"minimum": 0
			}
		}
	},
	"log.closed": {
		"title": "LogClosed",
		"description": "A log was read to its end.",
		"type": "object",
		"required": [
			"type",
			"log",
			"path",
			"lines",
			"bytes",
			"capped",
			"complete",
			"counts"
		],
		"properties": {
			"type": { "const": "log.closed" },
			"log": {
				"type": "string",
				"maxLength": 100
			},
			"path": {
				"type": "string",
				"maxLength": 300
			},
			"lines": {
				"type": "integer",
				"minimum": 0
			},
			"bytes": {
				"type": "integer",
				"minimum": 0
			},
			"capped": { "type": "boolean" },
			"complete": {
				"description": "Whether the log was read to its end.",
				"type": "boolean"
			},
			"counts": {
				"description": "How often each text of a log check was met, counted before the cap.",
				"type": "array",
				"maxItems": 200,
				"items": { "$ref": "#/$defs/log-count" }
			}
		}
	},
	"watch.ended": {
		"title": "WatchEnded",
		"description": "A watch command, a metrics scraper or the receiver of traces ended.",
		"type": "object",
		"required": [
			"type",
			"name",
			"path",
			"lines",
			"exitCode",
			"expected"
		],
		"properties": {
			"type": { "const": "watch.ended" },
			"name": {
				"type": "string",
				"maxLength": 60
			},
			"path": {
				"type": "string",
				"maxLength": 300
			},
			"lines": {
				"type": "integer",
				"minimum": 0
			},
			"exitCode": { "type": ["integer", "null"] },
			"expected": {
				"description": "Whether the harness ended it.",
				"type": "boolean"
			}
		}
	},
	"signal.received": {
		"title": "SignalReceived",
		"description": "The harness was told to stop.",
		"type": "object",
		"required": ["type", "signal"],
		"properties": {
			"type": { "const": "signal.received" },
			"signal": {
				"type": "string",
				"maxLength": 20
			}
		}
	},
	"error": {
		"title": "ErrorRecorded",
		"description": "The harness could not do its part; the verdict is ERROR.",
		"type": "object",
		"required": [
			"type",
			"phase",
			"code",
			"subject",
			"message"
		],
		"properties": {
			"type": { "const": "error" },
			"phase": { "$ref": "#/$defs/phase" },
			"code": {
				"type": "string",
				"maxLength": 60
			},
			"subject": {
				"type": ["string", "null"],
				"maxLength": 300
			},
			"message": {
				"type": "string",
				"maxLength": 2e3
			}
		}
	},
	"run.ended": {
		"title": "RunEnded",
		"description": "Nothing more will be recorded.",
		"type": "object",
		"required": [
			"type",
			"cancelled",
			"reason"
		],
		"properties": {
			"type": { "const": "run.ended" },
			"cancelled": { "type": "boolean" },
			"reason": {
				"type": ["string", "null"],
				"maxLength": 500
			}
		}
	},
	"body": {
		"title": "EventBody",
		"type": "object",
		"required": ["type"],
		"discriminator": { "propertyName": "type" },
		"oneOf": [
			{ "$ref": "#/$defs/run.started" },
			{ "$ref": "#/$defs/phase.started" },
			{ "$ref": "#/$defs/phase.ended" },
			{ "$ref": "#/$defs/system.booted" },
			{ "$ref": "#/$defs/component.state" },
			{ "$ref": "#/$defs/hook.started" },
			{ "$ref": "#/$defs/hook.ended" },
			{ "$ref": "#/$defs/step.started" },
			{ "$ref": "#/$defs/step.ended" },
			{ "$ref": "#/$defs/instance.state" },
			{ "$ref": "#/$defs/instance.revived" },
			{ "$ref": "#/$defs/instance.collected" },
			{ "$ref": "#/$defs/instance.deleted" },
			{ "$ref": "#/$defs/await.timed-out" },
			{ "$ref": "#/$defs/wait.timed-out" },
			{ "$ref": "#/$defs/targets.resolved" },
			{ "$ref": "#/$defs/fault.requested" },
			{ "$ref": "#/$defs/fault.effective" },
			{ "$ref": "#/$defs/fault.failed" },
			{ "$ref": "#/$defs/revert.requested" },
			{ "$ref": "#/$defs/revert.ended" },
			{ "$ref": "#/$defs/steady-state.checked" },
			{ "$ref": "#/$defs/log.closed" },
			{ "$ref": "#/$defs/watch.ended" },
			{ "$ref": "#/$defs/signal.received" },
			{ "$ref": "#/$defs/error" },
			{ "$ref": "#/$defs/run.ended" }
		]
	}
};
// src/schema/verdict.schema.json
var verdict_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "verdict.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "VerdictDocument",
	description: "verdict.json: the decision and all that it rests on. The same evidence gives the same bytes anywhere.",
	type: "object",
	additionalProperties: false,
	required: [
		"format",
		"experiment",
		"adapter",
		"runId",
		"verdict",
		"headline",
		"standInFor",
		"cancelled",
		"durationMs",
		"counts",
		"checks",
		"expectations",
		"instances",
		"errors",
		"leftovers"
	],
	properties: {
		"format": {
			"type": "integer",
			"minimum": 1
		},
		"experiment": {
			"type": "string",
			"maxLength": 64
		},
		"adapter": {
			"type": "string",
			"maxLength": 64
		},
		"runId": { "$ref": "run-manifest.schema.json#/$defs/run-id" },
		"verdict": { "$ref": "#/$defs/verdict" },
		"headline": {
			"description": "Why, in one sentence.",
			"type": "string",
			"maxLength": 500
		},
		"standInFor": {
			"description": "Name of the real system that the system under test only stands in for.",
			"type": ["string", "null"],
			"maxLength": 100
		},
		"cancelled": { "type": "boolean" },
		"durationMs": {
			"description": "From the first to the last event.",
			"type": "number",
			"minimum": 0
		},
		"counts": { "$ref": "#/$defs/counts" },
		"checks": {
			"type": "array",
			"items": { "$ref": "#/$defs/check" }
		},
		"expectations": {
			"type": "array",
			"items": { "$ref": "#/$defs/expectation" }
		},
		"instances": {
			"type": "array",
			"items": { "$ref": "#/$defs/instance" }
		},
		"errors": {
			"type": "array",
			"items": { "$ref": "#/$defs/error" }
		},
		"leftovers": {
			"description": "What the system could not delete.",
			"type": "array",
			"items": {
				"type": "string",
				"maxLength": 300
			}
		}
	},
	$defs: {
		"verdict": {
			"title": "Verdict",
			"enum": [
				"PASS",
				"FAIL",
				"XFAIL",
				"XPASS",
				"ERROR"
			]
		},
		"outcome": {
			"title": "Outcome",
			"enum": [
				"held",
				"failed",
				"undecided"
			]
		},
		"evidence": {
			"title": "EvidencePointer",
			"type": "object",
			"additionalProperties": false,
			"required": ["file", "line"],
			"properties": {
				"file": {
					"description": "Path relative to the run directory.",
					"type": "string",
					"maxLength": 500
				},
				"line": {
					"description": "Line, from 1; null for the file as a whole.",
					"type": ["integer", "null"],
					"minimum": 1
				}
			}
		},
		"check-outcome": {
			"title": "CheckOutcome",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"instance",
				"outcome",
				"expected",
				"actual",
				"evidence",
				"expectedBy"
			],
			"properties": {
				"instance": {
					"description": "Null for a check on the run as a whole.",
					"type": ["string", "null"],
					"maxLength": 50
				},
				"outcome": { "$ref": "#/$defs/outcome" },
				"expected": {
					"type": "string",
					"maxLength": 1e3
				},
				"actual": {
					"type": "string",
					"maxLength": 2e3
				},
				"evidence": {
					"description": "Where the actual value was read.",
					"anyOf": [{ "$ref": "#/$defs/evidence" }, { "type": "null" }]
				},
				"expectedBy": {
					"description": "Issues whose expectation covers this failure.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 200
					}
				}
			}
		},
		"check": {
			"title": "CheckResult",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"workload",
				"outcomes"
			],
			"properties": {
				"name": {
					"type": "string",
					"maxLength": 60
				},
				"kind": {
					"type": "string",
					"maxLength": 20
				},
				"workload": {
					"description": "Null for a check on the run as a whole.",
					"type": ["string", "null"],
					"maxLength": 40
				},
				"outcomes": {
					"type": "array",
					"items": { "$ref": "#/$defs/check-outcome" }
				}
			}
		},
		"expectation": {
			"title": "ExpectationResult",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issue",
				"reason",
				"flaky",
				"outcome",
				"scopeNote",
				"hitInstances",
				"failed",
				"holding"
			],
			"properties": {
				"issue": {
					"type": "string",
					"maxLength": 200
				},
				"reason": {
					"type": "string",
					"maxLength": 500
				},
				"flaky": { "type": "boolean" },
				"outcome": {
					"description": "`ignored`: not in scope for this adapter or system.",
					"enum": [
						"hit",
						"undecided",
						"clean",
						"guard",
						"ignored"
					]
				},
				"scopeNote": {
					"description": "Why it is not in scope.",
					"type": ["string", "null"],
					"maxLength": 500
				},
				"hitInstances": {
					"description": "Instances with a failure that it covers.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 50
					}
				},
				"failed": {
					"description": "Checks with a failure that it covers.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 60
					}
				},
				"holding": {
					"description": "Checks it names that held.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 60
					}
				}
			}
		},
		"instance": {
			"title": "InstanceVerdict",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"workload",
				"instance",
				"verdict",
				"lastState",
				"exitCode"
			],
			"properties": {
				"workload": {
					"type": "string",
					"maxLength": 40
				},
				"instance": {
					"type": "string",
					"maxLength": 50
				},
				"verdict": { "enum": [
					"PASS",
					"FAIL",
					"XFAIL",
					"ERROR"
				] },
				"lastState": { "anyOf": [{ "$ref": "experiment.schema.json#/$defs/instance-state" }, { "type": "null" }] },
				"exitCode": { "type": ["integer", "null"] }
			}
		},
		"error": {
			"title": "RunError",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"phase",
				"code",
				"subject",
				"message"
			],
			"properties": {
				"phase": { "$ref": "timeline-event.schema.json#/$defs/phase" },
				"code": {
					"type": "string",
					"maxLength": 60
				},
				"subject": {
					"type": ["string", "null"],
					"maxLength": 300
				},
				"message": {
					"type": "string",
					"maxLength": 2e3
				}
			}
		},
		"counts": {
			"title": "OutcomeCounts",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"held",
				"failedExpected",
				"failedUnexpected",
				"undecided"
			],
			"properties": {
				"held": {
					"type": "integer",
					"minimum": 0
				},
				"failedExpected": {
					"type": "integer",
					"minimum": 0
				},
				"failedUnexpected": {
					"type": "integer",
					"minimum": 0
				},
				"undecided": {
					"type": "integer",
					"minimum": 0
				}
			}
		}
	}
};
// src/schema/generated/run-validators.mjs
const schema0 = run_manifest_schema_default;
const schema8 = experiment_schema_default["$defs"]["parameter-value"];
const schema124 = run_manifest_schema_default["$defs"]["system"];
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const pattern0 = new RegExp("^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$", "u");
const pattern68 = new RegExp("^[0-9]{1,20}$", "u");
const schema2 = run_manifest_schema_default["$defs"]["source"];
const pattern1 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
const pattern67 = new RegExp("^[0-9a-f]{64}$", "u");
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.sha256 === void 0 && (missing0 = "sha256") || data.origin === void 0 && (missing0 = "origin")) {
			validate1.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "title" || key0 === "sha256" || key0 === "origin")) {
				validate1.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern1.test(data0)) {
						validate1.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "experiment.schema.json#/$defs/id/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" },
							message: "must match pattern \"^[a-z0-9][a-z0-9-]{0,63}$\""
						}];
						return false;
					}
				} else {
					validate1.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "experiment.schema.json#/$defs/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.title !== void 0) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 200 && func1(data1) > 200) {
							validate1.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/maxLength",
								keyword: "maxLength",
								params: { limit: 200 },
								message: "must NOT have more than 200 characters"
							}];
							return false;
						}
					} else {
						validate1.errors = [{
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern67.test(data2)) {
								validate1.errors = [{
									instancePath: instancePath + "/sha256",
									schemaPath: "#/properties/sha256/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]{64}$" },
									message: "must match pattern \"^[0-9a-f]{64}$\""
								}];
								return false;
							}
						} else {
							validate1.errors = [{
								instancePath: instancePath + "/sha256",
								schemaPath: "#/properties/sha256/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.origin !== void 0) {
							let data3 = data.origin;
							if (!(data3 === "shipped" || data3 === "local")) {
								validate1.errors = [{
									instancePath: instancePath + "/origin",
									schemaPath: "#/properties/origin/enum",
									keyword: "enum",
									params: { allowedValues: schema2.properties.origin.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate1.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate1.errors = vErrors;
	return true;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.format === void 0 && (missing0 = "format") || data.runId === void 0 && (missing0 = "runId") || data.createdAt === void 0 && (missing0 = "createdAt") || data.tool === void 0 && (missing0 = "tool") || data.experiment === void 0 && (missing0 = "experiment") || data.adapter === void 0 && (missing0 = "adapter") || data.gateway === void 0 && (missing0 = "gateway") || data.seed === void 0 && (missing0 = "seed") || data.parameters === void 0 && (missing0 = "parameters") || data.host === void 0 && (missing0 = "host") || data.engine === void 0 && (missing0 = "engine") || data.system === void 0 && (missing0 = "system") || data.reproduce === void 0 && (missing0 = "reproduce")) {
				validate0.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs2 = errors;
				for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
					validate0.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs2 === errors) {
					if (data.format !== void 0) {
						let data0 = data.format;
						const _errs3 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate0.errors = [{
								instancePath: instancePath + "/format",
								schemaPath: "#/properties/format/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (errors === _errs3) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 < 1 || isNaN(data0)) {
									validate0.errors = [{
										instancePath: instancePath + "/format",
										schemaPath: "#/properties/format/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.runId !== void 0) {
							let data1 = data.runId;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern0.test(data1)) {
										validate0.errors = [{
											instancePath: instancePath + "/runId",
											schemaPath: "#/$defs/run-id/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$" },
											message: "must match pattern \"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$\""
										}];
										return false;
									}
								} else {
									validate0.errors = [{
										instancePath: instancePath + "/runId",
										schemaPath: "#/$defs/run-id/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.createdAt !== void 0) {
								let data2 = data.createdAt;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (typeof data2 === "string") {
										if (data2.length > 40 && func1(data2) > 40) {
											validate0.errors = [{
												instancePath: instancePath + "/createdAt",
												schemaPath: "#/properties/createdAt/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									} else {
										validate0.errors = [{
											instancePath: instancePath + "/createdAt",
											schemaPath: "#/properties/createdAt/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.tool !== void 0) {
									let data3 = data.tool;
									const _errs10 = errors;
									if (errors === _errs10) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
											let missing1;
											if (data3.name === void 0 && (missing1 = "name") || data3.version === void 0 && (missing1 = "version") || data3.commit === void 0 && (missing1 = "commit") || data3.dirty === void 0 && (missing1 = "dirty")) {
												validate0.errors = [{
													instancePath: instancePath + "/tool",
													schemaPath: "#/properties/tool/required",
													keyword: "required",
													params: { missingProperty: missing1 },
													message: "must have required property '" + missing1 + "'"
												}];
												return false;
											} else {
												const _errs12 = errors;
												for (const key1 in data3) if (!(key1 === "name" || key1 === "version" || key1 === "commit" || key1 === "dirty")) {
													validate0.errors = [{
														instancePath: instancePath + "/tool",
														schemaPath: "#/properties/tool/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key1 },
														message: "must NOT have additional properties"
													}];
													return false;
												}
												if (_errs12 === errors) {
													if (data3.name !== void 0) {
														let data4 = data3.name;
														const _errs13 = errors;
														if (errors === _errs13) {
															if (typeof data4 === "string") {
																if (data4.length > 100 && func1(data4) > 100) {
																	validate0.errors = [{
																		instancePath: instancePath + "/tool/name",
																		schemaPath: "#/properties/tool/properties/name/maxLength",
																		keyword: "maxLength",
																		params: { limit: 100 },
																		message: "must NOT have more than 100 characters"
																	}];
																	return false;
																}
															} else {
																validate0.errors = [{
																	instancePath: instancePath + "/tool/name",
																	schemaPath: "#/properties/tool/properties/name/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
														var valid2 = _errs13 === errors;
													} else var valid2 = true;
													if (valid2) {
														if (data3.version !== void 0) {
															let data5 = data3.version;
															const _errs15 = errors;
															if (errors === _errs15) {
																if (typeof data5 === "string") {
																	if (data5.length > 100 && func1(data5) > 100) {
																		validate0.errors = [{
																			instancePath: instancePath + "/tool/version",
																			schemaPath: "#/properties/tool/properties/version/maxLength",
																			keyword: "maxLength",
																			params: { limit: 100 },
																			message: "must NOT have more than 100 characters"
																		}];
																		return false;
																	}
																} else {
																	validate0.errors = [{
																		instancePath: instancePath + "/tool/version",
																		schemaPath: "#/properties/tool/properties/version/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
															}
															var valid2 = _errs15 === errors;
														} else var valid2 = true;
														if (valid2) {
															if (data3.commit !== void 0) {
																let data6 = data3.commit;
																const _errs17 = errors;
																if (typeof data6 !== "string" && data6 !== null) {
																	validate0.errors = [{
																		instancePath: instancePath + "/tool/commit",
																		schemaPath: "#/properties/tool/properties/commit/type",
																		keyword: "type",
																		params: { type: schema0.properties.tool.properties.commit.type },
																		message: "must be string,null"
																	}];
																	return false;
																}
																if (errors === _errs17) {
																	if (typeof data6 === "string") {
																		if (data6.length > 64 && func1(data6) > 64) {
																			validate0.errors = [{
																				instancePath: instancePath + "/tool/commit",
																				schemaPath: "#/properties/tool/properties/commit/maxLength",
																				keyword: "maxLength",
																				params: { limit: 64 },
																				message: "must NOT have more than 64 characters"
																			}];
																			return false;
																		}
																	}
																}
																var valid2 = _errs17 === errors;
															} else var valid2 = true;
															if (valid2) {
																if (data3.dirty !== void 0) {
																	let data7 = data3.dirty;
																	const _errs19 = errors;
																	if (typeof data7 !== "boolean" && data7 !== null) {
																		validate0.errors = [{
																			instancePath: instancePath + "/tool/dirty",
																			schemaPath: "#/properties/tool/properties/dirty/type",
																			keyword: "type",
																			params: { type: schema0.properties.tool.properties.dirty.type },
																			message: "must be boolean,null"
																		}];
																		return false;
																	}
																	var valid2 = _errs19 === errors;
																} else var valid2 = true;
															}
														}
													}
												}
											}
										} else {
											validate0.errors = [{
												instancePath: instancePath + "/tool",
												schemaPath: "#/properties/tool/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.experiment !== void 0) {
										const _errs21 = errors;
										if (!validate1(data.experiment, {
											instancePath: instancePath + "/experiment",
											parentData: data,
											parentDataProperty: "experiment",
											rootData
										})) {
											vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs21 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.adapter !== void 0) {
											const _errs22 = errors;
											if (!validate1(data.adapter, {
												instancePath: instancePath + "/adapter",
												parentData: data,
												parentDataProperty: "adapter",
												rootData
											})) {
												vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs22 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.gateway !== void 0) {
												let data10 = data.gateway;
												const _errs23 = errors;
												if (errors === _errs23) {
													if (typeof data10 === "string") {
														if (data10.length > 500 && func1(data10) > 500) {
															validate0.errors = [{
																instancePath: instancePath + "/gateway",
																schemaPath: "#/properties/gateway/maxLength",
																keyword: "maxLength",
																params: { limit: 500 },
																message: "must NOT have more than 500 characters"
															}];
															return false;
														}
													} else {
														validate0.errors = [{
															instancePath: instancePath + "/gateway",
															schemaPath: "#/properties/gateway/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid0 = _errs23 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.seed !== void 0) {
													let data11 = data.seed;
													const _errs25 = errors;
													if (errors === _errs25) {
														if (typeof data11 === "string") {
															if (!pattern68.test(data11)) {
																validate0.errors = [{
																	instancePath: instancePath + "/seed",
																	schemaPath: "#/properties/seed/pattern",
																	keyword: "pattern",
																	params: { pattern: "^[0-9]{1,20}$" },
																	message: "must match pattern \"^[0-9]{1,20}$\""
																}];
																return false;
															}
														} else {
															validate0.errors = [{
																instancePath: instancePath + "/seed",
																schemaPath: "#/properties/seed/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid0 = _errs25 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.parameters !== void 0) {
														let data12 = data.parameters;
														const _errs27 = errors;
														if (errors === _errs27) {
															if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
																let data13 = data12[key2];
																const _errs30 = errors;
																const _errs31 = errors;
																if (typeof data13 !== "string" && !(typeof data13 == "number" && isFinite(data13)) && typeof data13 !== "boolean") {
																	validate0.errors = [{
																		instancePath: instancePath + "/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																		schemaPath: "experiment.schema.json#/$defs/parameter-value/type",
																		keyword: "type",
																		params: { type: schema8.type },
																		message: "must be string,number,boolean"
																	}];
																	return false;
																}
																if (errors === _errs31) {
																	if (typeof data13 === "string") {
																		if (data13.length > 4096 && func1(data13) > 4096) {
																			validate0.errors = [{
																				instancePath: instancePath + "/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																				schemaPath: "experiment.schema.json#/$defs/parameter-value/maxLength",
																				keyword: "maxLength",
																				params: { limit: 4096 },
																				message: "must NOT have more than 4096 characters"
																			}];
																			return false;
																		}
																	}
																}
																if (!(_errs30 === errors)) break;
															}
															else {
																validate0.errors = [{
																	instancePath: instancePath + "/parameters",
																	schemaPath: "#/properties/parameters/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																}];
																return false;
															}
														}
														var valid0 = _errs27 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.host !== void 0) {
															let data14 = data.host;
															const _errs34 = errors;
															if (errors === errors) {
																if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
																	let missing2;
																	if (data14.os === void 0 && (missing2 = "os") || data14.arch === void 0 && (missing2 = "arch") || data14.kernel === void 0 && (missing2 = "kernel") || data14.node === void 0 && (missing2 = "node") || data14.cpus === void 0 && (missing2 = "cpus") || data14.memoryBytes === void 0 && (missing2 = "memoryBytes")) {
																		validate0.errors = [{
																			instancePath: instancePath + "/host",
																			schemaPath: "#/$defs/host/required",
																			keyword: "required",
																			params: { missingProperty: missing2 },
																			message: "must have required property '" + missing2 + "'"
																		}];
																		return false;
																	} else {
																		const _errs37 = errors;
																		for (const key3 in data14) if (!(key3 === "os" || key3 === "arch" || key3 === "kernel" || key3 === "node" || key3 === "cpus" || key3 === "memoryBytes")) {
																			validate0.errors = [{
																				instancePath: instancePath + "/host",
																				schemaPath: "#/$defs/host/additionalProperties",
																				keyword: "additionalProperties",
																				params: { additionalProperty: key3 },
																				message: "must NOT have additional properties"
																			}];
																			return false;
																		}
																		if (_errs37 === errors) {
																			if (data14.os !== void 0) {
																				let data15 = data14.os;
																				const _errs38 = errors;
																				if (errors === _errs38) {
																					if (typeof data15 === "string") {
																						if (data15.length > 100 && func1(data15) > 100) {
																							validate0.errors = [{
																								instancePath: instancePath + "/host/os",
																								schemaPath: "#/$defs/host/properties/os/maxLength",
																								keyword: "maxLength",
																								params: { limit: 100 },
																								message: "must NOT have more than 100 characters"
																							}];
																							return false;
																						}
																					} else {
																						validate0.errors = [{
																							instancePath: instancePath + "/host/os",
																							schemaPath: "#/$defs/host/properties/os/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																				}
																				var valid6 = _errs38 === errors;
																			} else var valid6 = true;
																			if (valid6) {
																				if (data14.arch !== void 0) {
																					let data16 = data14.arch;
																					const _errs40 = errors;
																					if (errors === _errs40) {
																						if (typeof data16 === "string") {
																							if (data16.length > 100 && func1(data16) > 100) {
																								validate0.errors = [{
																									instancePath: instancePath + "/host/arch",
																									schemaPath: "#/$defs/host/properties/arch/maxLength",
																									keyword: "maxLength",
																									params: { limit: 100 },
																									message: "must NOT have more than 100 characters"
																								}];
																								return false;
																							}
																						} else {
																							validate0.errors = [{
																								instancePath: instancePath + "/host/arch",
																								schemaPath: "#/$defs/host/properties/arch/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																					}
																					var valid6 = _errs40 === errors;
																				} else var valid6 = true;
																				if (valid6) {
																					if (data14.kernel !== void 0) {
																						let data17 = data14.kernel;
																						const _errs42 = errors;
																						if (errors === _errs42) {
																							if (typeof data17 === "string") {
																								if (data17.length > 200 && func1(data17) > 200) {
																									validate0.errors = [{
																										instancePath: instancePath + "/host/kernel",
																										schemaPath: "#/$defs/host/properties/kernel/maxLength",
																										keyword: "maxLength",
																										params: { limit: 200 },
																										message: "must NOT have more than 200 characters"
																									}];
																									return false;
																								}
																							} else {
																								validate0.errors = [{
																									instancePath: instancePath + "/host/kernel",
																									schemaPath: "#/$defs/host/properties/kernel/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																						var valid6 = _errs42 === errors;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data14.node !== void 0) {
																							let data18 = data14.node;
																							const _errs44 = errors;
																							if (errors === _errs44) {
																								if (typeof data18 === "string") {
																									if (data18.length > 100 && func1(data18) > 100) {
																										validate0.errors = [{
																											instancePath: instancePath + "/host/node",
																											schemaPath: "#/$defs/host/properties/node/maxLength",
																											keyword: "maxLength",
																											params: { limit: 100 },
																											message: "must NOT have more than 100 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate0.errors = [{
																										instancePath: instancePath + "/host/node",
																										schemaPath: "#/$defs/host/properties/node/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							var valid6 = _errs44 === errors;
																						} else var valid6 = true;
																						if (valid6) {
																							if (data14.cpus !== void 0) {
																								let data19 = data14.cpus;
																								const _errs46 = errors;
																								if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
																									validate0.errors = [{
																										instancePath: instancePath + "/host/cpus",
																										schemaPath: "#/$defs/host/properties/cpus/type",
																										keyword: "type",
																										params: { type: "integer" },
																										message: "must be integer"
																									}];
																									return false;
																								}
																								if (errors === _errs46) {
																									if (typeof data19 == "number" && isFinite(data19)) {
																										if (data19 < 0 || isNaN(data19)) {
																											validate0.errors = [{
																												instancePath: instancePath + "/host/cpus",
																												schemaPath: "#/$defs/host/properties/cpus/minimum",
																												keyword: "minimum",
																												params: {
																													comparison: ">=",
																													limit: 0
																												},
																												message: "must be >= 0"
																											}];
																											return false;
																										}
																									}
																								}
																								var valid6 = _errs46 === errors;
																							} else var valid6 = true;
																							if (valid6) {
																								if (data14.memoryBytes !== void 0) {
																									let data20 = data14.memoryBytes;
																									const _errs48 = errors;
																									if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																										validate0.errors = [{
																											instancePath: instancePath + "/host/memoryBytes",
																											schemaPath: "#/$defs/host/properties/memoryBytes/type",
																											keyword: "type",
																											params: { type: "integer" },
																											message: "must be integer"
																										}];
																										return false;
																									}
																									if (errors === _errs48) {
																										if (typeof data20 == "number" && isFinite(data20)) {
																											if (data20 < 0 || isNaN(data20)) {
																												validate0.errors = [{
																													instancePath: instancePath + "/host/memoryBytes",
																													schemaPath: "#/$defs/host/properties/memoryBytes/minimum",
																													keyword: "minimum",
																													params: {
																														comparison: ">=",
																														limit: 0
																													},
																													message: "must be >= 0"
																												}];
																												return false;
																											}
																										}
																									}
																									var valid6 = _errs48 === errors;
																								} else var valid6 = true;
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate0.errors = [{
																		instancePath: instancePath + "/host",
																		schemaPath: "#/$defs/host/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs34 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.engine !== void 0) {
																let data21 = data.engine;
																const _errs50 = errors;
																if (typeof data21 !== "string" && data21 !== null) {
																	validate0.errors = [{
																		instancePath: instancePath + "/engine",
																		schemaPath: "#/properties/engine/type",
																		keyword: "type",
																		params: { type: schema0.properties.engine.type },
																		message: "must be string,null"
																	}];
																	return false;
																}
																if (errors === _errs50) {
																	if (typeof data21 === "string") {
																		if (data21.length > 200 && func1(data21) > 200) {
																			validate0.errors = [{
																				instancePath: instancePath + "/engine",
																				schemaPath: "#/properties/engine/maxLength",
																				keyword: "maxLength",
																				params: { limit: 200 },
																				message: "must NOT have more than 200 characters"
																			}];
																			return false;
																		}
																	}
																}
																var valid0 = _errs50 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.system !== void 0) {
																	let data22 = data.system;
																	const _errs52 = errors;
																	const _errs53 = errors;
																	let valid7 = false;
																	const _errs54 = errors;
																	if (errors === errors) {
																		if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
																			let missing3;
																			if (data22.name === void 0 && (missing3 = "name") || data22.version === void 0 && (missing3 = "version") || data22.generation === void 0 && (missing3 = "generation") || data22.build === void 0 && (missing3 = "build") || data22.standInFor === void 0 && (missing3 = "standInFor")) {
																				const err0 = {
																					instancePath: instancePath + "/system",
																					schemaPath: "#/$defs/system/required",
																					keyword: "required",
																					params: { missingProperty: missing3 },
																					message: "must have required property '" + missing3 + "'"
																				};
																				(vErrors ??= []).push(err0);
																				errors++;
																			} else {
																				const _errs57 = errors;
																				for (const key4 in data22) if (!(key4 === "name" || key4 === "version" || key4 === "generation" || key4 === "build" || key4 === "standInFor")) {
																					const err1 = {
																						instancePath: instancePath + "/system",
																						schemaPath: "#/$defs/system/additionalProperties",
																						keyword: "additionalProperties",
																						params: { additionalProperty: key4 },
																						message: "must NOT have additional properties"
																					};
																					(vErrors ??= []).push(err1);
																					errors++;
																					break;
																				}
																				if (_errs57 === errors) {
																					if (data22.name !== void 0) {
																						let data23 = data22.name;
																						const _errs58 = errors;
																						if (errors === _errs58) {
																							if (typeof data23 === "string") {
																								if (data23.length > 100 && func1(data23) > 100) {
																									const err2 = {
																										instancePath: instancePath + "/system/name",
																										schemaPath: "#/$defs/system/properties/name/maxLength",
																										keyword: "maxLength",
																										params: { limit: 100 },
																										message: "must NOT have more than 100 characters"
																									};
																									(vErrors ??= []).push(err2);
																									errors++;
																								} else if (func1(data23) < 1) {
																									const err3 = {
																										instancePath: instancePath + "/system/name",
																										schemaPath: "#/$defs/system/properties/name/minLength",
																										keyword: "minLength",
																										params: { limit: 1 },
																										message: "must NOT have fewer than 1 characters"
																									};
																									(vErrors ??= []).push(err3);
																									errors++;
																								}
																							} else {
																								const err4 = {
																									instancePath: instancePath + "/system/name",
																									schemaPath: "#/$defs/system/properties/name/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								};
																								(vErrors ??= []).push(err4);
																								errors++;
																							}
																						}
																						var valid9 = _errs58 === errors;
																					} else var valid9 = true;
																					if (valid9) {
																						if (data22.version !== void 0) {
																							let data24 = data22.version;
																							const _errs60 = errors;
																							if (errors === _errs60) {
																								if (typeof data24 === "string") {
																									if (data24.length > 100 && func1(data24) > 100) {
																										const err5 = {
																											instancePath: instancePath + "/system/version",
																											schemaPath: "#/$defs/system/properties/version/maxLength",
																											keyword: "maxLength",
																											params: { limit: 100 },
																											message: "must NOT have more than 100 characters"
																										};
																										(vErrors ??= []).push(err5);
																										errors++;
																									} else if (func1(data24) < 1) {
																										const err6 = {
																											instancePath: instancePath + "/system/version",
																											schemaPath: "#/$defs/system/properties/version/minLength",
																											keyword: "minLength",
																											params: { limit: 1 },
																											message: "must NOT have fewer than 1 characters"
																										};
																										(vErrors ??= []).push(err6);
																										errors++;
																									}
																								} else {
																									const err7 = {
																										instancePath: instancePath + "/system/version",
																										schemaPath: "#/$defs/system/properties/version/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									};
																									(vErrors ??= []).push(err7);
																									errors++;
																								}
																							}
																							var valid9 = _errs60 === errors;
																						} else var valid9 = true;
																						if (valid9) {
																							if (data22.generation !== void 0) {
																								let data25 = data22.generation;
																								const _errs62 = errors;
																								if (typeof data25 !== "string" && data25 !== null) {
																									const err8 = {
																										instancePath: instancePath + "/system/generation",
																										schemaPath: "#/$defs/system/properties/generation/type",
																										keyword: "type",
																										params: { type: schema124.properties.generation.type },
																										message: "must be string,null"
																									};
																									(vErrors ??= []).push(err8);
																									errors++;
																								}
																								if (errors === _errs62) {
																									if (typeof data25 === "string") {
																										if (data25.length > 100 && func1(data25) > 100) {
																											const err9 = {
																												instancePath: instancePath + "/system/generation",
																												schemaPath: "#/$defs/system/properties/generation/maxLength",
																												keyword: "maxLength",
																												params: { limit: 100 },
																												message: "must NOT have more than 100 characters"
																											};
																											(vErrors ??= []).push(err9);
																											errors++;
																										}
																									}
																								}
																								var valid9 = _errs62 === errors;
																							} else var valid9 = true;
																							if (valid9) {
																								if (data22.build !== void 0) {
																									let data26 = data22.build;
																									const _errs64 = errors;
																									if (typeof data26 !== "string" && data26 !== null) {
																										const err10 = {
																											instancePath: instancePath + "/system/build",
																											schemaPath: "#/$defs/system/properties/build/type",
																											keyword: "type",
																											params: { type: schema124.properties.build.type },
																											message: "must be string,null"
																										};
																										(vErrors ??= []).push(err10);
																										errors++;
																									}
																									if (errors === _errs64) {
																										if (typeof data26 === "string") {
																											if (data26.length > 200 && func1(data26) > 200) {
																												const err11 = {
																													instancePath: instancePath + "/system/build",
																													schemaPath: "#/$defs/system/properties/build/maxLength",
																													keyword: "maxLength",
																													params: { limit: 200 },
																													message: "must NOT have more than 200 characters"
																												};
																												(vErrors ??= []).push(err11);
																												errors++;
																											}
																										}
																									}
																									var valid9 = _errs64 === errors;
																								} else var valid9 = true;
																								if (valid9) {
																									if (data22.standInFor !== void 0) {
																										let data27 = data22.standInFor;
																										const _errs66 = errors;
																										if (typeof data27 !== "string" && data27 !== null) {
																											const err12 = {
																												instancePath: instancePath + "/system/standInFor",
																												schemaPath: "#/$defs/system/properties/standInFor/type",
																												keyword: "type",
																												params: { type: schema124.properties.standInFor.type },
																												message: "must be string,null"
																											};
																											(vErrors ??= []).push(err12);
																											errors++;
																										}
																										if (errors === _errs66) {
																											if (typeof data27 === "string") {
																												if (data27.length > 100 && func1(data27) > 100) {
																													const err13 = {
																														instancePath: instancePath + "/system/standInFor",
																														schemaPath: "#/$defs/system/properties/standInFor/maxLength",
																														keyword: "maxLength",
																														params: { limit: 100 },
																														message: "must NOT have more than 100 characters"
																													};
																													(vErrors ??= []).push(err13);
																													errors++;
																												}
																											}
																										}
																										var valid9 = _errs66 === errors;
																									} else var valid9 = true;
																								}
																							}
																						}
																					}
																				}
																			}
																		} else {
																			const err14 = {
																				instancePath: instancePath + "/system",
																				schemaPath: "#/$defs/system/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			};
																			(vErrors ??= []).push(err14);
																			errors++;
																		}
																	}
																	var _valid0 = _errs54 === errors;
																	valid7 = valid7 || _valid0;
																	if (!valid7) {
																		const _errs68 = errors;
																		if (data22 !== null) {
																			const err15 = {
																				instancePath: instancePath + "/system",
																				schemaPath: "#/properties/system/anyOf/1/type",
																				keyword: "type",
																				params: { type: "null" },
																				message: "must be null"
																			};
																			(vErrors ??= []).push(err15);
																			errors++;
																		}
																		var _valid0 = _errs68 === errors;
																		valid7 = valid7 || _valid0;
																	}
																	if (!valid7) {
																		const err16 = {
																			instancePath: instancePath + "/system",
																			schemaPath: "#/properties/system/anyOf",
																			keyword: "anyOf",
																			params: {},
																			message: "must match a schema in anyOf"
																		};
																		(vErrors ??= []).push(err16);
																		errors++;
																		validate0.errors = vErrors;
																		return false;
																	} else {
																		errors = _errs53;
																		if (vErrors !== null) {
																			if (_errs53) vErrors.length = _errs53;
																			else vErrors = null;
																		}
																	}
																	var valid0 = _errs52 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.reproduce !== void 0) {
																		let data28 = data.reproduce;
																		const _errs70 = errors;
																		if (errors === _errs70) {
																			if (Array.isArray(data28)) {
																				if (data28.length > 100) {
																					validate0.errors = [{
																						instancePath: instancePath + "/reproduce",
																						schemaPath: "#/properties/reproduce/maxItems",
																						keyword: "maxItems",
																						params: { limit: 100 },
																						message: "must NOT have more than 100 items"
																					}];
																					return false;
																				} else {
																					const len0 = data28.length;
																					for (let i0 = 0; i0 < len0; i0++) {
																						let data29 = data28[i0];
																						const _errs72 = errors;
																						if (errors === _errs72) {
																							if (typeof data29 === "string") {
																								if (data29.length > 5e3 && func1(data29) > 5e3) {
																									validate0.errors = [{
																										instancePath: instancePath + "/reproduce/" + i0,
																										schemaPath: "#/properties/reproduce/items/maxLength",
																										keyword: "maxLength",
																										params: { limit: 5e3 },
																										message: "must NOT have more than 5000 characters"
																									}];
																									return false;
																								}
																							} else {
																								validate0.errors = [{
																									instancePath: instancePath + "/reproduce/" + i0,
																									schemaPath: "#/properties/reproduce/items/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																						if (!(_errs72 === errors)) break;
																					}
																				}
																			} else {
																				validate0.errors = [{
																					instancePath: instancePath + "/reproduce",
																					schemaPath: "#/properties/reproduce/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs70 === errors;
																	} else var valid0 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate0.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate0.errors = vErrors;
	return errors === 0;
}
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind") || data.component === void 0 && (missing0 = "component")) {
			validate65.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "component")) {
				validate65.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.kind !== void 0) {
				if ("component.start" !== data.kind) {
					validate65.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "component.start" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.component !== void 0) {
					let data1 = data.component;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate65.errors = [{
								instancePath: instancePath + "/component",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate65.errors = [{
							instancePath: instancePath + "/component",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate65.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate65.errors = vErrors;
	return true;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind")) {
				validate64.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const tag0 = data.kind;
				if (typeof tag0 == "string") {
					if (tag0 === "process.continue") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing1;
								if (data.kind === void 0 && (missing1 = "kind") || data.pid === void 0 && (missing1 = "pid") || data.startTime === void 0 && (missing1 = "startTime") || data.group === void 0 && (missing1 = "group")) {
									validate64.errors = [{
										instancePath,
										schemaPath: "#/$defs/process-continue/required",
										keyword: "required",
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									const _errs5 = errors;
									for (const key0 in data) if (!(key0 === "kind" || key0 === "pid" || key0 === "startTime" || key0 === "group")) {
										validate64.errors = [{
											instancePath,
											schemaPath: "#/$defs/process-continue/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key0 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs5 === errors) {
										if (data.kind !== void 0) {
											const _errs6 = errors;
											if ("process.continue" !== data.kind) {
												validate64.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/process-continue/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "process.continue" },
													message: "must be equal to constant"
												}];
												return false;
											}
											var valid3 = _errs6 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data.pid !== void 0) {
												let data1 = data.pid;
												const _errs7 = errors;
												if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
													validate64.errors = [{
														instancePath: instancePath + "/pid",
														schemaPath: "#/$defs/process-continue/properties/pid/type",
														keyword: "type",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (errors === _errs7) {
													if (typeof data1 == "number" && isFinite(data1)) {
														if (data1 < 2 || isNaN(data1)) {
															validate64.errors = [{
																instancePath: instancePath + "/pid",
																schemaPath: "#/$defs/process-continue/properties/pid/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 2
																},
																message: "must be >= 2"
															}];
															return false;
														}
													}
												}
												var valid3 = _errs7 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data.startTime !== void 0) {
													let data2 = data.startTime;
													const _errs9 = errors;
													if (errors === _errs9) {
														if (typeof data2 === "string") {
															if (data2.length > 100 && func1(data2) > 100) {
																validate64.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-continue/properties/startTime/maxLength",
																	keyword: "maxLength",
																	params: { limit: 100 },
																	message: "must NOT have more than 100 characters"
																}];
																return false;
															} else if (func1(data2) < 1) {
																validate64.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-continue/properties/startTime/minLength",
																	keyword: "minLength",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate64.errors = [{
																instancePath: instancePath + "/startTime",
																schemaPath: "#/$defs/process-continue/properties/startTime/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid3 = _errs9 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data.group !== void 0) {
														const _errs11 = errors;
														if (typeof data.group !== "boolean") {
															validate64.errors = [{
																instancePath: instancePath + "/group",
																schemaPath: "#/$defs/process-continue/properties/group/type",
																keyword: "type",
																params: { type: "boolean" },
																message: "must be boolean"
															}];
															return false;
														}
														var valid3 = _errs11 === errors;
													} else var valid3 = true;
												}
											}
										}
									}
								}
							} else {
								validate64.errors = [{
									instancePath,
									schemaPath: "#/$defs/process-continue/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "component.start") {
						if (!validate65(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
					} else if (tag0 === "system.shutdown") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing2;
								if (data.kind === void 0 && (missing2 = "kind")) {
									validate64.errors = [{
										instancePath,
										schemaPath: "#/$defs/system-shutdown/required",
										keyword: "required",
										params: { missingProperty: missing2 },
										message: "must have required property '" + missing2 + "'"
									}];
									return false;
								} else {
									const _errs17 = errors;
									for (const key1 in data) if (!(key1 === "kind")) {
										validate64.errors = [{
											instancePath,
											schemaPath: "#/$defs/system-shutdown/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs17 === errors) {
										if (data.kind !== void 0) {
											if ("system.shutdown" !== data.kind) {
												validate64.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/system-shutdown/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "system.shutdown" },
													message: "must be equal to constant"
												}];
												return false;
											}
										}
									}
								}
							} else {
								validate64.errors = [{
									instancePath,
									schemaPath: "#/$defs/system-shutdown/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "process.end") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing3;
								if (data.kind === void 0 && (missing3 = "kind") || data.pid === void 0 && (missing3 = "pid") || data.startTime === void 0 && (missing3 = "startTime")) {
									validate64.errors = [{
										instancePath,
										schemaPath: "#/$defs/process-end/required",
										keyword: "required",
										params: { missingProperty: missing3 },
										message: "must have required property '" + missing3 + "'"
									}];
									return false;
								} else {
									const _errs22 = errors;
									for (const key2 in data) if (!(key2 === "kind" || key2 === "pid" || key2 === "startTime")) {
										validate64.errors = [{
											instancePath,
											schemaPath: "#/$defs/process-end/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key2 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs22 === errors) {
										if (data.kind !== void 0) {
											const _errs23 = errors;
											if ("process.end" !== data.kind) {
												validate64.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/process-end/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "process.end" },
													message: "must be equal to constant"
												}];
												return false;
											}
											var valid10 = _errs23 === errors;
										} else var valid10 = true;
										if (valid10) {
											if (data.pid !== void 0) {
												let data6 = data.pid;
												const _errs24 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
													validate64.errors = [{
														instancePath: instancePath + "/pid",
														schemaPath: "#/$defs/process-end/properties/pid/type",
														keyword: "type",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (errors === _errs24) {
													if (typeof data6 == "number" && isFinite(data6)) {
														if (data6 < 2 || isNaN(data6)) {
															validate64.errors = [{
																instancePath: instancePath + "/pid",
																schemaPath: "#/$defs/process-end/properties/pid/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 2
																},
																message: "must be >= 2"
															}];
															return false;
														}
													}
												}
												var valid10 = _errs24 === errors;
											} else var valid10 = true;
											if (valid10) {
												if (data.startTime !== void 0) {
													let data7 = data.startTime;
													const _errs26 = errors;
													if (errors === _errs26) {
														if (typeof data7 === "string") {
															if (data7.length > 100 && func1(data7) > 100) {
																validate64.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-end/properties/startTime/maxLength",
																	keyword: "maxLength",
																	params: { limit: 100 },
																	message: "must NOT have more than 100 characters"
																}];
																return false;
															} else if (func1(data7) < 1) {
																validate64.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-end/properties/startTime/minLength",
																	keyword: "minLength",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate64.errors = [{
																instancePath: instancePath + "/startTime",
																schemaPath: "#/$defs/process-end/properties/startTime/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid10 = _errs26 === errors;
												} else var valid10 = true;
											}
										}
									}
								}
							} else {
								validate64.errors = [{
									instancePath,
									schemaPath: "#/$defs/process-end/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else {
						validate64.errors = [{
							instancePath,
							schemaPath: "#/discriminator",
							keyword: "discriminator",
							params: {
								error: "mapping",
								tag: "kind",
								tagValue: tag0
							},
							message: "value of tag \"kind\" must be in oneOf"
						}];
						return false;
					}
				} else {
					validate64.errors = [{
						instancePath,
						schemaPath: "#/discriminator",
						keyword: "discriminator",
						params: {
							error: "tag",
							tag: "kind",
							tagValue: tag0
						},
						message: "tag \"kind\" must be string"
					}];
					return false;
				}
			}
		} else {
			validate64.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.v === void 0 && (missing0 = "v") || data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.bootId === void 0 && (missing0 = "bootId") || data.subject === void 0 && (missing0 = "subject") || data.action === void 0 && (missing0 = "action") || data.shell === void 0 && (missing0 = "shell")) {
				validate63.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "v" || key0 === "type" || key0 === "id" || key0 === "at" || key0 === "bootId" || key0 === "subject" || key0 === "action" || key0 === "shell")) {
					validate63.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.v !== void 0) {
						const _errs2 = errors;
						if (1 !== data.v) {
							validate63.errors = [{
								instancePath: instancePath + "/v",
								schemaPath: "#/properties/v/const",
								keyword: "const",
								params: { allowedValue: 1 },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							const _errs3 = errors;
							if ("undo" !== data.type) {
								validate63.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/const",
									keyword: "const",
									params: { allowedValue: "undo" },
									message: "must be equal to constant"
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								let data2 = data.id;
								const _errs4 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate63.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs4) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 1 || isNaN(data2)) {
											validate63.errors = [{
												instancePath: instancePath + "/id",
												schemaPath: "#/properties/id/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												},
												message: "must be >= 1"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.at !== void 0) {
									let data3 = data.at;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (typeof data3 === "string") {
											if (data3.length > 40 && func1(data3) > 40) {
												validate63.errors = [{
													instancePath: instancePath + "/at",
													schemaPath: "#/properties/at/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										} else {
											validate63.errors = [{
												instancePath: instancePath + "/at",
												schemaPath: "#/properties/at/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bootId !== void 0) {
										let data4 = data.bootId;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (typeof data4 === "string") {
												if (data4.length > 100 && func1(data4) > 100) {
													validate63.errors = [{
														instancePath: instancePath + "/bootId",
														schemaPath: "#/properties/bootId/maxLength",
														keyword: "maxLength",
														params: { limit: 100 },
														message: "must NOT have more than 100 characters"
													}];
													return false;
												}
											} else {
												validate63.errors = [{
													instancePath: instancePath + "/bootId",
													schemaPath: "#/properties/bootId/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.subject !== void 0) {
											let data5 = data.subject;
											const _errs10 = errors;
											if (errors === _errs10) {
												if (typeof data5 === "string") {
													if (data5.length > 300 && func1(data5) > 300) {
														validate63.errors = [{
															instancePath: instancePath + "/subject",
															schemaPath: "#/properties/subject/maxLength",
															keyword: "maxLength",
															params: { limit: 300 },
															message: "must NOT have more than 300 characters"
														}];
														return false;
													}
												} else {
													validate63.errors = [{
														instancePath: instancePath + "/subject",
														schemaPath: "#/properties/subject/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.action !== void 0) {
												const _errs12 = errors;
												if (!validate64(data.action, {
													instancePath: instancePath + "/action",
													parentData: data,
													parentDataProperty: "action",
													rootData
												})) {
													vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.shell !== void 0) {
													let data7 = data.shell;
													const _errs13 = errors;
													if (errors === _errs13) {
														if (typeof data7 === "string") {
															if (data7.length > 1e3 && func1(data7) > 1e3) {
																validate63.errors = [{
																	instancePath: instancePath + "/shell",
																	schemaPath: "#/properties/shell/maxLength",
																	keyword: "maxLength",
																	params: { limit: 1e3 },
																	message: "must NOT have more than 1000 characters"
																}];
																return false;
															}
														} else {
															validate63.errors = [{
																instancePath: instancePath + "/shell",
																schemaPath: "#/properties/shell/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid0 = _errs13 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate63.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate63.errors = vErrors;
	return errors === 0;
}
const schema134 = $defs$2.result;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.v === void 0 && (missing0 = "v") || data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.result === void 0 && (missing0 = "result") || data.proof === void 0 && (missing0 = "proof")) {
			validate68.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "v" || key0 === "type" || key0 === "id" || key0 === "at" || key0 === "result" || key0 === "proof")) {
				validate68.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.v !== void 0) {
				if (1 !== data.v) {
					validate68.errors = [{
						instancePath: instancePath + "/v",
						schemaPath: "#/properties/v/const",
						keyword: "const",
						params: { allowedValue: 1 },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.type !== void 0) {
					if ("undone" !== data.type) {
						validate68.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/const",
							keyword: "const",
							params: { allowedValue: "undone" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate68.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 1 || isNaN(data2)) {
								validate68.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.at !== void 0) {
							let data3 = data.at;
							if (typeof data3 === "string") {
								if (data3.length > 40 && func1(data3) > 40) {
									validate68.errors = [{
										instancePath: instancePath + "/at",
										schemaPath: "#/properties/at/maxLength",
										keyword: "maxLength",
										params: { limit: 40 },
										message: "must NOT have more than 40 characters"
									}];
									return false;
								}
							} else {
								validate68.errors = [{
									instancePath: instancePath + "/at",
									schemaPath: "#/properties/at/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.result !== void 0) {
								let data4 = data.result;
								if (!(data4 === "reverted" || data4 === "already-clean" || data4 === "gone-with-target" || data4 === "foreign-state-refused" || data4 === "failed")) {
									validate68.errors = [{
										instancePath: instancePath + "/result",
										schemaPath: "#/$defs/result/enum",
										keyword: "enum",
										params: { allowedValues: schema134.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.proof !== void 0) {
									let data5 = data.proof;
									if (typeof data5 === "string") {
										if (data5.length > 1e3 && func1(data5) > 1e3) {
											validate68.errors = [{
												instancePath: instancePath + "/proof",
												schemaPath: "#/properties/proof/maxLength",
												keyword: "maxLength",
												params: { limit: 1e3 },
												message: "must NOT have more than 1000 characters"
											}];
											return false;
										}
									} else {
										validate68.errors = [{
											instancePath: instancePath + "/proof",
											schemaPath: "#/properties/proof/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate68.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate68.errors = vErrors;
	return true;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.v === void 0 && (missing0 = "v") || data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id")) {
				validate62.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const tag0 = data.type;
				if (typeof tag0 == "string") {
					if (tag0 === "undo") {
						if (!validate63(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
							errors = vErrors.length;
						}
					} else if (tag0 === "undone") {
						if (!validate68(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
							errors = vErrors.length;
						}
					} else {
						validate62.errors = [{
							instancePath,
							schemaPath: "#/discriminator",
							keyword: "discriminator",
							params: {
								error: "mapping",
								tag: "type",
								tagValue: tag0
							},
							message: "value of tag \"type\" must be in oneOf"
						}];
						return false;
					}
				} else {
					validate62.errors = [{
						instancePath,
						schemaPath: "#/discriminator",
						keyword: "discriminator",
						params: {
							error: "tag",
							tag: "type",
							tagValue: tag0
						},
						message: "tag \"type\" must be string"
					}];
					return false;
				}
			}
		} else {
			validate62.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate62.errors = vErrors;
	return errors === 0;
}
const schema135 = verdict_schema_default;
const schema137 = verdict_schema_default["$defs"]["verdict"];
const schema143 = verdict_schema_default["$defs"]["expectation"];
const schema139 = verdict_schema_default["$defs"]["check"];
const schema140 = verdict_schema_default["$defs"]["check-outcome"];
const schema141 = verdict_schema_default["$defs"]["outcome"];
const schema142 = verdict_schema_default["$defs"]["evidence"];
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.instance === void 0 && (missing0 = "instance") || data.outcome === void 0 && (missing0 = "outcome") || data.expected === void 0 && (missing0 = "expected") || data.actual === void 0 && (missing0 = "actual") || data.evidence === void 0 && (missing0 = "evidence") || data.expectedBy === void 0 && (missing0 = "expectedBy")) {
				validate73.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "instance" || key0 === "outcome" || key0 === "expected" || key0 === "actual" || key0 === "evidence" || key0 === "expectedBy")) {
					validate73.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.instance !== void 0) {
						let data0 = data.instance;
						const _errs2 = errors;
						if (typeof data0 !== "string" && data0 !== null) {
							validate73.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/properties/instance/type",
								keyword: "type",
								params: { type: schema140.properties.instance.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length > 50 && func1(data0) > 50) {
									validate73.errors = [{
										instancePath: instancePath + "/instance",
										schemaPath: "#/properties/instance/maxLength",
										keyword: "maxLength",
										params: { limit: 50 },
										message: "must NOT have more than 50 characters"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.outcome !== void 0) {
							let data1 = data.outcome;
							const _errs4 = errors;
							if (!(data1 === "held" || data1 === "failed" || data1 === "undecided")) {
								validate73.errors = [{
									instancePath: instancePath + "/outcome",
									schemaPath: "#/$defs/outcome/enum",
									keyword: "enum",
									params: { allowedValues: schema141.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.expected !== void 0) {
								let data2 = data.expected;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (typeof data2 === "string") {
										if (data2.length > 1e3 && func1(data2) > 1e3) {
											validate73.errors = [{
												instancePath: instancePath + "/expected",
												schemaPath: "#/properties/expected/maxLength",
												keyword: "maxLength",
												params: { limit: 1e3 },
												message: "must NOT have more than 1000 characters"
											}];
											return false;
										}
									} else {
										validate73.errors = [{
											instancePath: instancePath + "/expected",
											schemaPath: "#/properties/expected/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.actual !== void 0) {
									let data3 = data.actual;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (typeof data3 === "string") {
											if (data3.length > 2e3 && func1(data3) > 2e3) {
												validate73.errors = [{
													instancePath: instancePath + "/actual",
													schemaPath: "#/properties/actual/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 },
													message: "must NOT have more than 2000 characters"
												}];
												return false;
											}
										} else {
											validate73.errors = [{
												instancePath: instancePath + "/actual",
												schemaPath: "#/properties/actual/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.evidence !== void 0) {
										let data4 = data.evidence;
										const _errs10 = errors;
										const _errs11 = errors;
										let valid2 = false;
										const _errs12 = errors;
										if (errors === errors) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												let missing1;
												if (data4.file === void 0 && (missing1 = "file") || data4.line === void 0 && (missing1 = "line")) {
													const err0 = {
														instancePath: instancePath + "/evidence",
														schemaPath: "#/$defs/evidence/required",
														keyword: "required",
														params: { missingProperty: missing1 },
														message: "must have required property '" + missing1 + "'"
													};
													(vErrors ??= []).push(err0);
													errors++;
												} else {
													const _errs15 = errors;
													for (const key1 in data4) if (!(key1 === "file" || key1 === "line")) {
														const err1 = {
															instancePath: instancePath + "/evidence",
															schemaPath: "#/$defs/evidence/additionalProperties",
															keyword: "additionalProperties",
															params: { additionalProperty: key1 },
															message: "must NOT have additional properties"
														};
														(vErrors ??= []).push(err1);
														errors++;
														break;
													}
													if (_errs15 === errors) {
														if (data4.file !== void 0) {
															let data5 = data4.file;
															const _errs16 = errors;
															if (errors === _errs16) {
																if (typeof data5 === "string") {
																	if (data5.length > 500 && func1(data5) > 500) {
																		const err2 = {
																			instancePath: instancePath + "/evidence/file",
																			schemaPath: "#/$defs/evidence/properties/file/maxLength",
																			keyword: "maxLength",
																			params: { limit: 500 },
																			message: "must NOT have more than 500 characters"
																		};
																		(vErrors ??= []).push(err2);
																		errors++;
																	}
																} else {
																	const err3 = {
																		instancePath: instancePath + "/evidence/file",
																		schemaPath: "#/$defs/evidence/properties/file/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	(vErrors ??= []).push(err3);
																	errors++;
																}
															}
															var valid4 = _errs16 === errors;
														} else var valid4 = true;
														if (valid4) {
															if (data4.line !== void 0) {
																let data6 = data4.line;
																const _errs18 = errors;
																if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
																	const err4 = {
																		instancePath: instancePath + "/evidence/line",
																		schemaPath: "#/$defs/evidence/properties/line/type",
																		keyword: "type",
																		params: { type: schema142.properties.line.type },
																		message: "must be integer,null"
																	};
																	(vErrors ??= []).push(err4);
																	errors++;
																}
																if (errors === _errs18) {
																	if (typeof data6 == "number" && isFinite(data6)) {
																		if (data6 < 1 || isNaN(data6)) {
																			const err5 = {
																				instancePath: instancePath + "/evidence/line",
																				schemaPath: "#/$defs/evidence/properties/line/minimum",
																				keyword: "minimum",
																				params: {
																					comparison: ">=",
																					limit: 1
																				},
																				message: "must be >= 1"
																			};
																			(vErrors ??= []).push(err5);
																			errors++;
																		}
																	}
																}
																var valid4 = _errs18 === errors;
															} else var valid4 = true;
														}
													}
												}
											} else {
												const err6 = {
													instancePath: instancePath + "/evidence",
													schemaPath: "#/$defs/evidence/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												(vErrors ??= []).push(err6);
												errors++;
											}
										}
										var _valid0 = _errs12 === errors;
										valid2 = valid2 || _valid0;
										if (!valid2) {
											const _errs20 = errors;
											if (data4 !== null) {
												const err7 = {
													instancePath: instancePath + "/evidence",
													schemaPath: "#/properties/evidence/anyOf/1/type",
													keyword: "type",
													params: { type: "null" },
													message: "must be null"
												};
												(vErrors ??= []).push(err7);
												errors++;
											}
											var _valid0 = _errs20 === errors;
											valid2 = valid2 || _valid0;
										}
										if (!valid2) {
											const err8 = {
												instancePath: instancePath + "/evidence",
												schemaPath: "#/properties/evidence/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											(vErrors ??= []).push(err8);
											errors++;
											validate73.errors = vErrors;
											return false;
										} else {
											errors = _errs11;
											if (vErrors !== null) {
												if (_errs11) vErrors.length = _errs11;
												else vErrors = null;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.expectedBy !== void 0) {
											let data7 = data.expectedBy;
											const _errs22 = errors;
											if (errors === _errs22) {
												if (Array.isArray(data7)) {
													const len0 = data7.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data8 = data7[i0];
														const _errs24 = errors;
														if (errors === _errs24) {
															if (typeof data8 === "string") {
																if (data8.length > 200 && func1(data8) > 200) {
																	validate73.errors = [{
																		instancePath: instancePath + "/expectedBy/" + i0,
																		schemaPath: "#/properties/expectedBy/items/maxLength",
																		keyword: "maxLength",
																		params: { limit: 200 },
																		message: "must NOT have more than 200 characters"
																	}];
																	return false;
																}
															} else {
																validate73.errors = [{
																	instancePath: instancePath + "/expectedBy/" + i0,
																	schemaPath: "#/properties/expectedBy/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
														if (!(_errs24 === errors)) break;
													}
												} else {
													validate73.errors = [{
														instancePath: instancePath + "/expectedBy",
														schemaPath: "#/properties/expectedBy/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid0 = _errs22 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate73.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate73.errors = vErrors;
	return errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind") || data.workload === void 0 && (missing0 = "workload") || data.outcomes === void 0 && (missing0 = "outcomes")) {
				validate72.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "workload" || key0 === "outcomes")) {
					validate72.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						let data0 = data.name;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length > 60 && func1(data0) > 60) {
									validate72.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 60 },
										message: "must NOT have more than 60 characters"
									}];
									return false;
								}
							} else {
								validate72.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							let data1 = data.kind;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length > 20 && func1(data1) > 20) {
										validate72.errors = [{
											instancePath: instancePath + "/kind",
											schemaPath: "#/properties/kind/maxLength",
											keyword: "maxLength",
											params: { limit: 20 },
											message: "must NOT have more than 20 characters"
										}];
										return false;
									}
								} else {
									validate72.errors = [{
										instancePath: instancePath + "/kind",
										schemaPath: "#/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.workload !== void 0) {
								let data2 = data.workload;
								const _errs6 = errors;
								if (typeof data2 !== "string" && data2 !== null) {
									validate72.errors = [{
										instancePath: instancePath + "/workload",
										schemaPath: "#/properties/workload/type",
										keyword: "type",
										params: { type: schema139.properties.workload.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data2 === "string") {
										if (data2.length > 40 && func1(data2) > 40) {
											validate72.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.outcomes !== void 0) {
									let data3 = data.outcomes;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											const len0 = data3.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs10 = errors;
												if (!validate73(data3[i0], {
													instancePath: instancePath + "/outcomes/" + i0,
													parentData: data3,
													parentDataProperty: i0,
													rootData
												})) {
													vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
													errors = vErrors.length;
												}
												if (!(_errs10 === errors)) break;
											}
										} else {
											validate72.errors = [{
												instancePath: instancePath + "/outcomes",
												schemaPath: "#/properties/outcomes/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate72.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate72.errors = vErrors;
	return errors === 0;
}
const schema144 = verdict_schema_default["$defs"]["instance"];
const schema20 = experiment_schema_default["$defs"]["instance-state"];
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.verdict === void 0 && (missing0 = "verdict") || data.lastState === void 0 && (missing0 = "lastState") || data.exitCode === void 0 && (missing0 = "exitCode")) {
				validate76.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "workload" || key0 === "instance" || key0 === "verdict" || key0 === "lastState" || key0 === "exitCode")) {
					validate76.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.workload !== void 0) {
						let data0 = data.workload;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length > 40 && func1(data0) > 40) {
									validate76.errors = [{
										instancePath: instancePath + "/workload",
										schemaPath: "#/properties/workload/maxLength",
										keyword: "maxLength",
										params: { limit: 40 },
										message: "must NOT have more than 40 characters"
									}];
									return false;
								}
							} else {
								validate76.errors = [{
									instancePath: instancePath + "/workload",
									schemaPath: "#/properties/workload/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.instance !== void 0) {
							let data1 = data.instance;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length > 50 && func1(data1) > 50) {
										validate76.errors = [{
											instancePath: instancePath + "/instance",
											schemaPath: "#/properties/instance/maxLength",
											keyword: "maxLength",
											params: { limit: 50 },
											message: "must NOT have more than 50 characters"
										}];
										return false;
									}
								} else {
									validate76.errors = [{
										instancePath: instancePath + "/instance",
										schemaPath: "#/properties/instance/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.verdict !== void 0) {
								let data2 = data.verdict;
								const _errs6 = errors;
								if (!(data2 === "PASS" || data2 === "FAIL" || data2 === "XFAIL" || data2 === "ERROR")) {
									validate76.errors = [{
										instancePath: instancePath + "/verdict",
										schemaPath: "#/properties/verdict/enum",
										keyword: "enum",
										params: { allowedValues: schema144.properties.verdict.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.lastState !== void 0) {
									let data3 = data.lastState;
									const _errs7 = errors;
									const _errs8 = errors;
									let valid1 = false;
									const _errs9 = errors;
									if (!(data3 === "Created" || data3 === "Pending" || data3 === "Running" || data3 === "Unknown" || data3 === "Succeeded" || data3 === "Failed")) {
										const err0 = {
											instancePath: instancePath + "/lastState",
											schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
											keyword: "enum",
											params: { allowedValues: schema20.enum },
											message: "must be equal to one of the allowed values"
										};
										(vErrors ??= []).push(err0);
										errors++;
									}
									var _valid0 = _errs9 === errors;
									valid1 = valid1 || _valid0;
									if (!valid1) {
										const _errs11 = errors;
										if (data3 !== null) {
											const err1 = {
												instancePath: instancePath + "/lastState",
												schemaPath: "#/properties/lastState/anyOf/1/type",
												keyword: "type",
												params: { type: "null" },
												message: "must be null"
											};
											(vErrors ??= []).push(err1);
											errors++;
										}
										var _valid0 = _errs11 === errors;
										valid1 = valid1 || _valid0;
									}
									if (!valid1) {
										const err2 = {
											instancePath: instancePath + "/lastState",
											schemaPath: "#/properties/lastState/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										(vErrors ??= []).push(err2);
										errors++;
										validate76.errors = vErrors;
										return false;
									} else {
										errors = _errs8;
										if (vErrors !== null) {
											if (_errs8) vErrors.length = _errs8;
											else vErrors = null;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.exitCode !== void 0) {
										let data4 = data.exitCode;
										const _errs13 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
											validate76.errors = [{
												instancePath: instancePath + "/exitCode",
												schemaPath: "#/properties/exitCode/type",
												keyword: "type",
												params: { type: schema144.properties.exitCode.type },
												message: "must be integer,null"
											}];
											return false;
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate76.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate76.errors = vErrors;
	return errors === 0;
}
const schema146 = verdict_schema_default["$defs"]["error"];
const schema151 = $defs$1.phase;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.phase === void 0 && (missing0 = "phase") || data.code === void 0 && (missing0 = "code") || data.subject === void 0 && (missing0 = "subject") || data.message === void 0 && (missing0 = "message")) {
			validate78.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "phase" || key0 === "code" || key0 === "subject" || key0 === "message")) {
				validate78.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.phase !== void 0) {
				let data0 = data.phase;
				if (!(data0 === "boot" || data0 === "flow" || data0 === "revert" || data0 === "settle" || data0 === "steady-state" || data0 === "collect" || data0 === "delete" || data0 === "shutdown" || data0 === "evaluate")) {
					validate78.errors = [{
						instancePath: instancePath + "/phase",
						schemaPath: "timeline-event.schema.json#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema151.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.code !== void 0) {
					let data1 = data.code;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate78.errors = [{
								instancePath: instancePath + "/code",
								schemaPath: "#/properties/code/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate78.errors = [{
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.subject !== void 0) {
						let data2 = data.subject;
						if (typeof data2 !== "string" && data2 !== null) {
							validate78.errors = [{
								instancePath: instancePath + "/subject",
								schemaPath: "#/properties/subject/type",
								keyword: "type",
								params: { type: schema146.properties.subject.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 300 && func1(data2) > 300) {
								validate78.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/maxLength",
									keyword: "maxLength",
									params: { limit: 300 },
									message: "must NOT have more than 300 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.message !== void 0) {
							let data3 = data.message;
							if (typeof data3 === "string") {
								if (data3.length > 2e3 && func1(data3) > 2e3) {
									validate78.errors = [{
										instancePath: instancePath + "/message",
										schemaPath: "#/properties/message/maxLength",
										keyword: "maxLength",
										params: { limit: 2e3 },
										message: "must NOT have more than 2000 characters"
									}];
									return false;
								}
							} else {
								validate78.errors = [{
									instancePath: instancePath + "/message",
									schemaPath: "#/properties/message/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate78.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate78.errors = vErrors;
	return true;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.format === void 0 && (missing0 = "format") || data.experiment === void 0 && (missing0 = "experiment") || data.adapter === void 0 && (missing0 = "adapter") || data.runId === void 0 && (missing0 = "runId") || data.verdict === void 0 && (missing0 = "verdict") || data.headline === void 0 && (missing0 = "headline") || data.standInFor === void 0 && (missing0 = "standInFor") || data.cancelled === void 0 && (missing0 = "cancelled") || data.durationMs === void 0 && (missing0 = "durationMs") || data.counts === void 0 && (missing0 = "counts") || data.checks === void 0 && (missing0 = "checks") || data.expectations === void 0 && (missing0 = "expectations") || data.instances === void 0 && (missing0 = "instances") || data.errors === void 0 && (missing0 = "errors") || data.leftovers === void 0 && (missing0 = "leftovers")) {
				validate71.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs2 = errors;
				for (const key0 in data) if (!func0.call(schema135.properties, key0)) {
					validate71.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs2 === errors) {
					if (data.format !== void 0) {
						let data0 = data.format;
						const _errs3 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate71.errors = [{
								instancePath: instancePath + "/format",
								schemaPath: "#/properties/format/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (errors === _errs3) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 < 1 || isNaN(data0)) {
									validate71.errors = [{
										instancePath: instancePath + "/format",
										schemaPath: "#/properties/format/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.experiment !== void 0) {
							let data1 = data.experiment;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (typeof data1 === "string") {
									if (data1.length > 64 && func1(data1) > 64) {
										validate71.errors = [{
											instancePath: instancePath + "/experiment",
											schemaPath: "#/properties/experiment/maxLength",
											keyword: "maxLength",
											params: { limit: 64 },
											message: "must NOT have more than 64 characters"
										}];
										return false;
									}
								} else {
									validate71.errors = [{
										instancePath: instancePath + "/experiment",
										schemaPath: "#/properties/experiment/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.adapter !== void 0) {
								let data2 = data.adapter;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (typeof data2 === "string") {
										if (data2.length > 64 && func1(data2) > 64) {
											validate71.errors = [{
												instancePath: instancePath + "/adapter",
												schemaPath: "#/properties/adapter/maxLength",
												keyword: "maxLength",
												params: { limit: 64 },
												message: "must NOT have more than 64 characters"
											}];
											return false;
										}
									} else {
										validate71.errors = [{
											instancePath: instancePath + "/adapter",
											schemaPath: "#/properties/adapter/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.runId !== void 0) {
									let data3 = data.runId;
									const _errs9 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern0.test(data3)) {
												validate71.errors = [{
													instancePath: instancePath + "/runId",
													schemaPath: "run-manifest.schema.json#/$defs/run-id/pattern",
													keyword: "pattern",
													params: { pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$" },
													message: "must match pattern \"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$\""
												}];
												return false;
											}
										} else {
											validate71.errors = [{
												instancePath: instancePath + "/runId",
												schemaPath: "run-manifest.schema.json#/$defs/run-id/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.verdict !== void 0) {
										let data4 = data.verdict;
										const _errs12 = errors;
										if (!(data4 === "PASS" || data4 === "FAIL" || data4 === "XFAIL" || data4 === "XPASS" || data4 === "ERROR")) {
											validate71.errors = [{
												instancePath: instancePath + "/verdict",
												schemaPath: "#/$defs/verdict/enum",
												keyword: "enum",
												params: { allowedValues: schema137.enum },
												message: "must be equal to one of the allowed values"
											}];
											return false;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.headline !== void 0) {
											let data5 = data.headline;
											const _errs14 = errors;
											if (errors === _errs14) {
												if (typeof data5 === "string") {
													if (data5.length > 500 && func1(data5) > 500) {
														validate71.errors = [{
															instancePath: instancePath + "/headline",
															schemaPath: "#/properties/headline/maxLength",
															keyword: "maxLength",
															params: { limit: 500 },
															message: "must NOT have more than 500 characters"
														}];
														return false;
													}
												} else {
													validate71.errors = [{
														instancePath: instancePath + "/headline",
														schemaPath: "#/properties/headline/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs14 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.standInFor !== void 0) {
												let data6 = data.standInFor;
												const _errs16 = errors;
												if (typeof data6 !== "string" && data6 !== null) {
													validate71.errors = [{
														instancePath: instancePath + "/standInFor",
														schemaPath: "#/properties/standInFor/type",
														keyword: "type",
														params: { type: schema135.properties.standInFor.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (errors === _errs16) {
													if (typeof data6 === "string") {
														if (data6.length > 100 && func1(data6) > 100) {
															validate71.errors = [{
																instancePath: instancePath + "/standInFor",
																schemaPath: "#/properties/standInFor/maxLength",
																keyword: "maxLength",
																params: { limit: 100 },
																message: "must NOT have more than 100 characters"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.cancelled !== void 0) {
													const _errs18 = errors;
													if (typeof data.cancelled !== "boolean") {
														validate71.errors = [{
															instancePath: instancePath + "/cancelled",
															schemaPath: "#/properties/cancelled/type",
															keyword: "type",
															params: { type: "boolean" },
															message: "must be boolean"
														}];
														return false;
													}
													var valid0 = _errs18 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.durationMs !== void 0) {
														let data8 = data.durationMs;
														const _errs20 = errors;
														if (errors === _errs20) {
															if (typeof data8 == "number" && isFinite(data8)) {
																if (data8 < 0 || isNaN(data8)) {
																	validate71.errors = [{
																		instancePath: instancePath + "/durationMs",
																		schemaPath: "#/properties/durationMs/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															} else {
																validate71.errors = [{
																	instancePath: instancePath + "/durationMs",
																	schemaPath: "#/properties/durationMs/type",
																	keyword: "type",
																	params: { type: "number" },
																	message: "must be number"
																}];
																return false;
															}
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.counts !== void 0) {
															let data9 = data.counts;
															const _errs22 = errors;
															if (errors === errors) {
																if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																	let missing1;
																	if (data9.held === void 0 && (missing1 = "held") || data9.failedExpected === void 0 && (missing1 = "failedExpected") || data9.failedUnexpected === void 0 && (missing1 = "failedUnexpected") || data9.undecided === void 0 && (missing1 = "undecided")) {
																		validate71.errors = [{
																			instancePath: instancePath + "/counts",
																			schemaPath: "#/$defs/counts/required",
																			keyword: "required",
																			params: { missingProperty: missing1 },
																			message: "must have required property '" + missing1 + "'"
																		}];
																		return false;
																	} else {
																		const _errs25 = errors;
																		for (const key1 in data9) if (!(key1 === "held" || key1 === "failedExpected" || key1 === "failedUnexpected" || key1 === "undecided")) {
																			validate71.errors = [{
																				instancePath: instancePath + "/counts",
																				schemaPath: "#/$defs/counts/additionalProperties",
																				keyword: "additionalProperties",
																				params: { additionalProperty: key1 },
																				message: "must NOT have additional properties"
																			}];
																			return false;
																		}
																		if (_errs25 === errors) {
																			if (data9.held !== void 0) {
																				let data10 = data9.held;
																				const _errs26 = errors;
																				if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																					validate71.errors = [{
																						instancePath: instancePath + "/counts/held",
																						schemaPath: "#/$defs/counts/properties/held/type",
																						keyword: "type",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (errors === _errs26) {
																					if (typeof data10 == "number" && isFinite(data10)) {
																						if (data10 < 0 || isNaN(data10)) {
																							validate71.errors = [{
																								instancePath: instancePath + "/counts/held",
																								schemaPath: "#/$defs/counts/properties/held/minimum",
																								keyword: "minimum",
																								params: {
																									comparison: ">=",
																									limit: 0
																								},
																								message: "must be >= 0"
																							}];
																							return false;
																						}
																					}
																				}
																				var valid4 = _errs26 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data9.failedExpected !== void 0) {
																					let data11 = data9.failedExpected;
																					const _errs28 = errors;
																					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																						validate71.errors = [{
																							instancePath: instancePath + "/counts/failedExpected",
																							schemaPath: "#/$defs/counts/properties/failedExpected/type",
																							keyword: "type",
																							params: { type: "integer" },
																							message: "must be integer"
																						}];
																						return false;
																					}
																					if (errors === _errs28) {
																						if (typeof data11 == "number" && isFinite(data11)) {
																							if (data11 < 0 || isNaN(data11)) {
																								validate71.errors = [{
																									instancePath: instancePath + "/counts/failedExpected",
																									schemaPath: "#/$defs/counts/properties/failedExpected/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						}
																					}
																					var valid4 = _errs28 === errors;
																				} else var valid4 = true;
																				if (valid4) {
																					if (data9.failedUnexpected !== void 0) {
																						let data12 = data9.failedUnexpected;
																						const _errs30 = errors;
																						if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																							validate71.errors = [{
																								instancePath: instancePath + "/counts/failedUnexpected",
																								schemaPath: "#/$defs/counts/properties/failedUnexpected/type",
																								keyword: "type",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (errors === _errs30) {
																							if (typeof data12 == "number" && isFinite(data12)) {
																								if (data12 < 0 || isNaN(data12)) {
																									validate71.errors = [{
																										instancePath: instancePath + "/counts/failedUnexpected",
																										schemaPath: "#/$defs/counts/properties/failedUnexpected/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																						}
																						var valid4 = _errs30 === errors;
																					} else var valid4 = true;
																					if (valid4) {
																						if (data9.undecided !== void 0) {
																							let data13 = data9.undecided;
																							const _errs32 = errors;
																							if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																								validate71.errors = [{
																									instancePath: instancePath + "/counts/undecided",
																									schemaPath: "#/$defs/counts/properties/undecided/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (errors === _errs32) {
																								if (typeof data13 == "number" && isFinite(data13)) {
																									if (data13 < 0 || isNaN(data13)) {
																										validate71.errors = [{
																											instancePath: instancePath + "/counts/undecided",
																											schemaPath: "#/$defs/counts/properties/undecided/minimum",
																											keyword: "minimum",
																											params: {
																												comparison: ">=",
																												limit: 0
																											},
																											message: "must be >= 0"
																										}];
																										return false;
																									}
																								}
																							}
																							var valid4 = _errs32 === errors;
																						} else var valid4 = true;
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate71.errors = [{
																		instancePath: instancePath + "/counts",
																		schemaPath: "#/$defs/counts/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs22 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.checks !== void 0) {
																let data14 = data.checks;
																const _errs34 = errors;
																if (errors === _errs34) {
																	if (Array.isArray(data14)) {
																		const len0 = data14.length;
																		for (let i0 = 0; i0 < len0; i0++) {
																			const _errs36 = errors;
																			if (!validate72(data14[i0], {
																				instancePath: instancePath + "/checks/" + i0,
																				parentData: data14,
																				parentDataProperty: i0,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs36 === errors)) break;
																		}
																	} else {
																		validate71.errors = [{
																			instancePath: instancePath + "/checks",
																			schemaPath: "#/properties/checks/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs34 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.expectations !== void 0) {
																	let data16 = data.expectations;
																	const _errs37 = errors;
																	if (errors === _errs37) {
																		if (Array.isArray(data16)) {
																			const len1 = data16.length;
																			for (let i1 = 0; i1 < len1; i1++) {
																				let data17 = data16[i1];
																				const _errs39 = errors;
																				if (errors === errors) {
																					if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																						let missing2;
																						if (data17.issue === void 0 && (missing2 = "issue") || data17.reason === void 0 && (missing2 = "reason") || data17.flaky === void 0 && (missing2 = "flaky") || data17.outcome === void 0 && (missing2 = "outcome") || data17.scopeNote === void 0 && (missing2 = "scopeNote") || data17.hitInstances === void 0 && (missing2 = "hitInstances") || data17.failed === void 0 && (missing2 = "failed") || data17.holding === void 0 && (missing2 = "holding")) {
																							validate71.errors = [{
																								instancePath: instancePath + "/expectations/" + i1,
																								schemaPath: "#/$defs/expectation/required",
																								keyword: "required",
																								params: { missingProperty: missing2 },
																								message: "must have required property '" + missing2 + "'"
																							}];
																							return false;
																						} else {
																							const _errs42 = errors;
																							for (const key2 in data17) if (!(key2 === "issue" || key2 === "reason" || key2 === "flaky" || key2 === "outcome" || key2 === "scopeNote" || key2 === "hitInstances" || key2 === "failed" || key2 === "holding")) {
																								validate71.errors = [{
																									instancePath: instancePath + "/expectations/" + i1,
																									schemaPath: "#/$defs/expectation/additionalProperties",
																									keyword: "additionalProperties",
																									params: { additionalProperty: key2 },
																									message: "must NOT have additional properties"
																								}];
																								return false;
																							}
																							if (_errs42 === errors) {
																								if (data17.issue !== void 0) {
																									let data18 = data17.issue;
																									const _errs43 = errors;
																									if (errors === _errs43) {
																										if (typeof data18 === "string") {
																											if (data18.length > 200 && func1(data18) > 200) {
																												validate71.errors = [{
																													instancePath: instancePath + "/expectations/" + i1 + "/issue",
																													schemaPath: "#/$defs/expectation/properties/issue/maxLength",
																													keyword: "maxLength",
																													params: { limit: 200 },
																													message: "must NOT have more than 200 characters"
																												}];
																												return false;
																											}
																										} else {
																											validate71.errors = [{
																												instancePath: instancePath + "/expectations/" + i1 + "/issue",
																												schemaPath: "#/$defs/expectation/properties/issue/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}];
																											return false;
																										}
																									}
																									var valid8 = _errs43 === errors;
																								} else var valid8 = true;
																								if (valid8) {
																									if (data17.reason !== void 0) {
																										let data19 = data17.reason;
																										const _errs45 = errors;
																										if (errors === _errs45) {
																											if (typeof data19 === "string") {
																												if (data19.length > 500 && func1(data19) > 500) {
																													validate71.errors = [{
																														instancePath: instancePath + "/expectations/" + i1 + "/reason",
																														schemaPath: "#/$defs/expectation/properties/reason/maxLength",
																														keyword: "maxLength",
																														params: { limit: 500 },
																														message: "must NOT have more than 500 characters"
																													}];
																													return false;
																												}
																											} else {
																												validate71.errors = [{
																													instancePath: instancePath + "/expectations/" + i1 + "/reason",
																													schemaPath: "#/$defs/expectation/properties/reason/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}];
																												return false;
																											}
																										}
																										var valid8 = _errs45 === errors;
																									} else var valid8 = true;
																									if (valid8) {
																										if (data17.flaky !== void 0) {
																											const _errs47 = errors;
																											if (typeof data17.flaky !== "boolean") {
																												validate71.errors = [{
																													instancePath: instancePath + "/expectations/" + i1 + "/flaky",
																													schemaPath: "#/$defs/expectation/properties/flaky/type",
																													keyword: "type",
																													params: { type: "boolean" },
																													message: "must be boolean"
																												}];
																												return false;
																											}
																											var valid8 = _errs47 === errors;
																										} else var valid8 = true;
																										if (valid8) {
																											if (data17.outcome !== void 0) {
																												let data21 = data17.outcome;
																												const _errs49 = errors;
																												if (!(data21 === "hit" || data21 === "undecided" || data21 === "clean" || data21 === "guard" || data21 === "ignored")) {
																													validate71.errors = [{
																														instancePath: instancePath + "/expectations/" + i1 + "/outcome",
																														schemaPath: "#/$defs/expectation/properties/outcome/enum",
																														keyword: "enum",
																														params: { allowedValues: schema143.properties.outcome.enum },
																														message: "must be equal to one of the allowed values"
																													}];
																													return false;
																												}
																												var valid8 = _errs49 === errors;
																											} else var valid8 = true;
																											if (valid8) {
																												if (data17.scopeNote !== void 0) {
																													let data22 = data17.scopeNote;
																													const _errs50 = errors;
																													if (typeof data22 !== "string" && data22 !== null) {
																														validate71.errors = [{
																															instancePath: instancePath + "/expectations/" + i1 + "/scopeNote",
																															schemaPath: "#/$defs/expectation/properties/scopeNote/type",
																															keyword: "type",
																															params: { type: schema143.properties.scopeNote.type },
																															message: "must be string,null"
																														}];
																														return false;
																													}
																													if (errors === _errs50) {
																														if (typeof data22 === "string") {
																															if (data22.length > 500 && func1(data22) > 500) {
																																validate71.errors = [{
																																	instancePath: instancePath + "/expectations/" + i1 + "/scopeNote",
																																	schemaPath: "#/$defs/expectation/properties/scopeNote/maxLength",
																																	keyword: "maxLength",
																																	params: { limit: 500 },
																																	message: "must NOT have more than 500 characters"
																																}];
																																return false;
																															}
																														}
																													}
																													var valid8 = _errs50 === errors;
																												} else var valid8 = true;
																												if (valid8) {
																													if (data17.hitInstances !== void 0) {
																														let data23 = data17.hitInstances;
																														const _errs52 = errors;
																														if (errors === _errs52) {
																															if (Array.isArray(data23)) {
																																const len2 = data23.length;
																																for (let i2 = 0; i2 < len2; i2++) {
																																	let data24 = data23[i2];
																																	const _errs54 = errors;
																																	if (errors === _errs54) {
																																		if (typeof data24 === "string") {
																																			if (data24.length > 50 && func1(data24) > 50) {
																																				validate71.errors = [{
																																					instancePath: instancePath + "/expectations/" + i1 + "/hitInstances/" + i2,
																																					schemaPath: "#/$defs/expectation/properties/hitInstances/items/maxLength",
																																					keyword: "maxLength",
																																					params: { limit: 50 },
																																					message: "must NOT have more than 50 characters"
																																				}];
																																				return false;
																																			}
																																		} else {
																																			validate71.errors = [{
																																				instancePath: instancePath + "/expectations/" + i1 + "/hitInstances/" + i2,
																																				schemaPath: "#/$defs/expectation/properties/hitInstances/items/type",
																																				keyword: "type",
																																				params: { type: "string" },
																																				message: "must be string"
																																			}];
																																			return false;
																																		}
																																	}
																																	if (!(_errs54 === errors)) break;
																																}
																															} else {
																																validate71.errors = [{
																																	instancePath: instancePath + "/expectations/" + i1 + "/hitInstances",
																																	schemaPath: "#/$defs/expectation/properties/hitInstances/type",
																																	keyword: "type",
																																	params: { type: "array" },
																																	message: "must be array"
																																}];
																																return false;
																															}
																														}
																														var valid8 = _errs52 === errors;
																													} else var valid8 = true;
																													if (valid8) {
																														if (data17.failed !== void 0) {
																															let data25 = data17.failed;
																															const _errs56 = errors;
																															if (errors === _errs56) {
																																if (Array.isArray(data25)) {
																																	const len3 = data25.length;
																																	for (let i3 = 0; i3 < len3; i3++) {
																																		let data26 = data25[i3];
																																		const _errs58 = errors;
																																		if (errors === _errs58) {
																																			if (typeof data26 === "string") {
																																				if (data26.length > 60 && func1(data26) > 60) {
																																					validate71.errors = [{
																																						instancePath: instancePath + "/expectations/" + i1 + "/failed/" + i3,
																																						schemaPath: "#/$defs/expectation/properties/failed/items/maxLength",
																																						keyword: "maxLength",
																																						params: { limit: 60 },
																																						message: "must NOT have more than 60 characters"
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate71.errors = [{
																																					instancePath: instancePath + "/expectations/" + i1 + "/failed/" + i3,
																																					schemaPath: "#/$defs/expectation/properties/failed/items/type",
																																					keyword: "type",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}];
																																				return false;
																																			}
																																		}
																																		if (!(_errs58 === errors)) break;
																																	}
																																} else {
																																	validate71.errors = [{
																																		instancePath: instancePath + "/expectations/" + i1 + "/failed",
																																		schemaPath: "#/$defs/expectation/properties/failed/type",
																																		keyword: "type",
																																		params: { type: "array" },
																																		message: "must be array"
																																	}];
																																	return false;
																																}
																															}
																															var valid8 = _errs56 === errors;
																														} else var valid8 = true;
																														if (valid8) {
																															if (data17.holding !== void 0) {
																																let data27 = data17.holding;
																																const _errs60 = errors;
																																if (errors === _errs60) {
																																	if (Array.isArray(data27)) {
																																		const len4 = data27.length;
																																		for (let i4 = 0; i4 < len4; i4++) {
																																			let data28 = data27[i4];
																																			const _errs62 = errors;
																																			if (errors === _errs62) {
																																				if (typeof data28 === "string") {
																																					if (data28.length > 60 && func1(data28) > 60) {
																																						validate71.errors = [{
																																							instancePath: instancePath + "/expectations/" + i1 + "/holding/" + i4,
																																							schemaPath: "#/$defs/expectation/properties/holding/items/maxLength",
																																							keyword: "maxLength",
																																							params: { limit: 60 },
																																							message: "must NOT have more than 60 characters"
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate71.errors = [{
																																						instancePath: instancePath + "/expectations/" + i1 + "/holding/" + i4,
																																						schemaPath: "#/$defs/expectation/properties/holding/items/type",
																																						keyword: "type",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}];
																																					return false;
																																				}
																																			}
																																			if (!(_errs62 === errors)) break;
																																		}
																																	} else {
																																		validate71.errors = [{
																																			instancePath: instancePath + "/expectations/" + i1 + "/holding",
																																			schemaPath: "#/$defs/expectation/properties/holding/type",
																																			keyword: "type",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}];
																																		return false;
																																	}
																																}
																																var valid8 = _errs60 === errors;
																															} else var valid8 = true;
																														}
																													}
																												}
																											}
																										}
																									}
																								}
																							}
																						}
																					} else {
																						validate71.errors = [{
																							instancePath: instancePath + "/expectations/" + i1,
																							schemaPath: "#/$defs/expectation/type",
																							keyword: "type",
																							params: { type: "object" },
																							message: "must be object"
																						}];
																						return false;
																					}
																				}
																				if (!(_errs39 === errors)) break;
																			}
																		} else {
																			validate71.errors = [{
																				instancePath: instancePath + "/expectations",
																				schemaPath: "#/properties/expectations/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs37 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.instances !== void 0) {
																		let data29 = data.instances;
																		const _errs64 = errors;
																		if (errors === _errs64) {
																			if (Array.isArray(data29)) {
																				const len5 = data29.length;
																				for (let i5 = 0; i5 < len5; i5++) {
																					const _errs66 = errors;
																					if (!validate76(data29[i5], {
																						instancePath: instancePath + "/instances/" + i5,
																						parentData: data29,
																						parentDataProperty: i5,
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																						errors = vErrors.length;
																					}
																					if (!(_errs66 === errors)) break;
																				}
																			} else {
																				validate71.errors = [{
																					instancePath: instancePath + "/instances",
																					schemaPath: "#/properties/instances/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs64 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.errors !== void 0) {
																			let data31 = data.errors;
																			const _errs67 = errors;
																			if (errors === _errs67) {
																				if (Array.isArray(data31)) {
																					const len6 = data31.length;
																					for (let i6 = 0; i6 < len6; i6++) {
																						const _errs69 = errors;
																						if (!validate78(data31[i6], {
																							instancePath: instancePath + "/errors/" + i6,
																							parentData: data31,
																							parentDataProperty: i6,
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																							errors = vErrors.length;
																						}
																						if (!(_errs69 === errors)) break;
																					}
																				} else {
																					validate71.errors = [{
																						instancePath: instancePath + "/errors",
																						schemaPath: "#/properties/errors/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs67 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.leftovers !== void 0) {
																				let data33 = data.leftovers;
																				const _errs70 = errors;
																				if (errors === _errs70) {
																					if (Array.isArray(data33)) {
																						const len7 = data33.length;
																						for (let i7 = 0; i7 < len7; i7++) {
																							let data34 = data33[i7];
																							const _errs72 = errors;
																							if (errors === _errs72) {
																								if (typeof data34 === "string") {
																									if (data34.length > 300 && func1(data34) > 300) {
																										validate71.errors = [{
																											instancePath: instancePath + "/leftovers/" + i7,
																											schemaPath: "#/properties/leftovers/items/maxLength",
																											keyword: "maxLength",
																											params: { limit: 300 },
																											message: "must NOT have more than 300 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate71.errors = [{
																										instancePath: instancePath + "/leftovers/" + i7,
																										schemaPath: "#/properties/leftovers/items/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							if (!(_errs72 === errors)) break;
																						}
																					} else {
																						validate71.errors = [{
																							instancePath: instancePath + "/leftovers",
																							schemaPath: "#/properties/leftovers/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs70 === errors;
																			} else var valid0 = true;
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate71.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate71.errors = vErrors;
	return errors === 0;
}
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.v === void 0 && (missing0 = "v") || data.seq === void 0 && (missing0 = "seq") || data.at === void 0 && (missing0 = "at") || data.elapsedMs === void 0 && (missing0 = "elapsedMs")) {
			validate119.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.v !== void 0) {
				let data0 = data.v;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate119.errors = [{
						instancePath: instancePath + "/v",
						schemaPath: "#/properties/v/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate119.errors = [{
							instancePath: instancePath + "/v",
							schemaPath: "#/properties/v/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.seq !== void 0) {
					let data1 = data.seq;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate119.errors = [{
							instancePath: instancePath + "/seq",
							schemaPath: "#/properties/seq/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate119.errors = [{
								instancePath: instancePath + "/seq",
								schemaPath: "#/properties/seq/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.at !== void 0) {
						let data2 = data.at;
						if (typeof data2 === "string") {
							if (data2.length > 40 && func1(data2) > 40) {
								validate119.errors = [{
									instancePath: instancePath + "/at",
									schemaPath: "#/properties/at/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								}];
								return false;
							}
						} else {
							validate119.errors = [{
								instancePath: instancePath + "/at",
								schemaPath: "#/properties/at/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.elapsedMs !== void 0) {
							let data3 = data.elapsedMs;
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate119.errors = [{
										instancePath: instancePath + "/elapsedMs",
										schemaPath: "#/properties/elapsedMs/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							} else {
								validate119.errors = [{
									instancePath: instancePath + "/elapsedMs",
									schemaPath: "#/properties/elapsedMs/type",
									keyword: "type",
									params: { type: "number" },
									message: "must be number"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate119.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate119.errors = vErrors;
	return true;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.runId === void 0 && (missing0 = "runId") || data.experiment === void 0 && (missing0 = "experiment") || data.adapter === void 0 && (missing0 = "adapter") || data.seed === void 0 && (missing0 = "seed")) {
			validate120.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("run.started" !== data.type) {
					validate120.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "run.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.runId !== void 0) {
					let data1 = data.runId;
					if (typeof data1 === "string") {
						if (data1.length > 40 && func1(data1) > 40) {
							validate120.errors = [{
								instancePath: instancePath + "/runId",
								schemaPath: "#/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 40 },
								message: "must NOT have more than 40 characters"
							}];
							return false;
						}
					} else {
						validate120.errors = [{
							instancePath: instancePath + "/runId",
							schemaPath: "#/properties/runId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.experiment !== void 0) {
						let data2 = data.experiment;
						if (typeof data2 === "string") {
							if (data2.length > 64 && func1(data2) > 64) {
								validate120.errors = [{
									instancePath: instancePath + "/experiment",
									schemaPath: "#/properties/experiment/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									message: "must NOT have more than 64 characters"
								}];
								return false;
							}
						} else {
							validate120.errors = [{
								instancePath: instancePath + "/experiment",
								schemaPath: "#/properties/experiment/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.adapter !== void 0) {
							let data3 = data.adapter;
							if (typeof data3 === "string") {
								if (data3.length > 64 && func1(data3) > 64) {
									validate120.errors = [{
										instancePath: instancePath + "/adapter",
										schemaPath: "#/properties/adapter/maxLength",
										keyword: "maxLength",
										params: { limit: 64 },
										message: "must NOT have more than 64 characters"
									}];
									return false;
								}
							} else {
								validate120.errors = [{
									instancePath: instancePath + "/adapter",
									schemaPath: "#/properties/adapter/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.seed !== void 0) {
								let data4 = data.seed;
								if (typeof data4 === "string") {
									if (data4.length > 20 && func1(data4) > 20) {
										validate120.errors = [{
											instancePath: instancePath + "/seed",
											schemaPath: "#/properties/seed/maxLength",
											keyword: "maxLength",
											params: { limit: 20 },
											message: "must NOT have more than 20 characters"
										}];
										return false;
									}
								} else {
									validate120.errors = [{
										instancePath: instancePath + "/seed",
										schemaPath: "#/properties/seed/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate120.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate120.errors = vErrors;
	return true;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.phase === void 0 && (missing0 = "phase")) {
			validate121.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("phase.started" !== data.type) {
					validate121.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "phase.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.phase !== void 0) {
					let data1 = data.phase;
					if (!(data1 === "boot" || data1 === "flow" || data1 === "revert" || data1 === "settle" || data1 === "steady-state" || data1 === "collect" || data1 === "delete" || data1 === "shutdown" || data1 === "evaluate")) {
						validate121.errors = [{
							instancePath: instancePath + "/phase",
							schemaPath: "#/$defs/phase/enum",
							keyword: "enum",
							params: { allowedValues: schema151.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate121.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate121.errors = vErrors;
	return true;
}
const schema152 = $defs$1["phase.ended"];
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.phase === void 0 && (missing0 = "phase") || data.outcome === void 0 && (missing0 = "outcome") || data.reason === void 0 && (missing0 = "reason")) {
			validate122.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("phase.ended" !== data.type) {
					validate122.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "phase.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.phase !== void 0) {
					let data1 = data.phase;
					if (!(data1 === "boot" || data1 === "flow" || data1 === "revert" || data1 === "settle" || data1 === "steady-state" || data1 === "collect" || data1 === "delete" || data1 === "shutdown" || data1 === "evaluate")) {
						validate122.errors = [{
							instancePath: instancePath + "/phase",
							schemaPath: "#/$defs/phase/enum",
							keyword: "enum",
							params: { allowedValues: schema151.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.outcome !== void 0) {
						let data2 = data.outcome;
						if (!(data2 === "done" || data2 === "failed" || data2 === "skipped")) {
							validate122.errors = [{
								instancePath: instancePath + "/outcome",
								schemaPath: "#/properties/outcome/enum",
								keyword: "enum",
								params: { allowedValues: schema152.properties.outcome.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason !== void 0) {
							let data3 = data.reason;
							if (typeof data3 !== "string" && data3 !== null) {
								validate122.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/type",
									keyword: "type",
									params: { type: schema152.properties.reason.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data3 === "string") {
								if (data3.length > 500 && func1(data3) > 500) {
									validate122.errors = [{
										instancePath: instancePath + "/reason",
										schemaPath: "#/properties/reason/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										message: "must NOT have more than 500 characters"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate122.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate122.errors = vErrors;
	return true;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.system === void 0 && (missing0 = "system")) {
			validate123.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("system.booted" !== data.type) {
					validate123.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "system.booted" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.system !== void 0) {
					let data1 = data.system;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						let missing1;
						if (data1.name === void 0 && (missing1 = "name") || data1.version === void 0 && (missing1 = "version") || data1.generation === void 0 && (missing1 = "generation") || data1.build === void 0 && (missing1 = "build") || data1.standInFor === void 0 && (missing1 = "standInFor")) {
							validate123.errors = [{
								instancePath: instancePath + "/system",
								schemaPath: "run-manifest.schema.json#/$defs/system/required",
								keyword: "required",
								params: { missingProperty: missing1 },
								message: "must have required property '" + missing1 + "'"
							}];
							return false;
						} else {
							for (const key0 in data1) if (!(key0 === "name" || key0 === "version" || key0 === "generation" || key0 === "build" || key0 === "standInFor")) {
								validate123.errors = [{
									instancePath: instancePath + "/system",
									schemaPath: "run-manifest.schema.json#/$defs/system/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key0 },
									message: "must NOT have additional properties"
								}];
								return false;
							}
							if (data1.name !== void 0) {
								let data2 = data1.name;
								if (typeof data2 === "string") {
									if (data2.length > 100 && func1(data2) > 100) {
										validate123.errors = [{
											instancePath: instancePath + "/system/name",
											schemaPath: "run-manifest.schema.json#/$defs/system/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									} else if (func1(data2) < 1) {
										validate123.errors = [{
											instancePath: instancePath + "/system/name",
											schemaPath: "run-manifest.schema.json#/$defs/system/properties/name/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate123.errors = [{
										instancePath: instancePath + "/system/name",
										schemaPath: "run-manifest.schema.json#/$defs/system/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid2 = true;
							} else var valid2 = true;
							if (valid2) {
								if (data1.version !== void 0) {
									let data3 = data1.version;
									if (typeof data3 === "string") {
										if (data3.length > 100 && func1(data3) > 100) {
											validate123.errors = [{
												instancePath: instancePath + "/system/version",
												schemaPath: "run-manifest.schema.json#/$defs/system/properties/version/maxLength",
												keyword: "maxLength",
												params: { limit: 100 },
												message: "must NOT have more than 100 characters"
											}];
											return false;
										} else if (func1(data3) < 1) {
											validate123.errors = [{
												instancePath: instancePath + "/system/version",
												schemaPath: "run-manifest.schema.json#/$defs/system/properties/version/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											}];
											return false;
										}
									} else {
										validate123.errors = [{
											instancePath: instancePath + "/system/version",
											schemaPath: "run-manifest.schema.json#/$defs/system/properties/version/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data1.generation !== void 0) {
										let data4 = data1.generation;
										if (typeof data4 !== "string" && data4 !== null) {
											validate123.errors = [{
												instancePath: instancePath + "/system/generation",
												schemaPath: "run-manifest.schema.json#/$defs/system/properties/generation/type",
												keyword: "type",
												params: { type: schema124.properties.generation.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data4 === "string") {
											if (data4.length > 100 && func1(data4) > 100) {
												validate123.errors = [{
													instancePath: instancePath + "/system/generation",
													schemaPath: "run-manifest.schema.json#/$defs/system/properties/generation/maxLength",
													keyword: "maxLength",
													params: { limit: 100 },
													message: "must NOT have more than 100 characters"
												}];
												return false;
											}
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data1.build !== void 0) {
											let data5 = data1.build;
											if (typeof data5 !== "string" && data5 !== null) {
												validate123.errors = [{
													instancePath: instancePath + "/system/build",
													schemaPath: "run-manifest.schema.json#/$defs/system/properties/build/type",
													keyword: "type",
													params: { type: schema124.properties.build.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data5 === "string") {
												if (data5.length > 200 && func1(data5) > 200) {
													validate123.errors = [{
														instancePath: instancePath + "/system/build",
														schemaPath: "run-manifest.schema.json#/$defs/system/properties/build/maxLength",
														keyword: "maxLength",
														params: { limit: 200 },
														message: "must NOT have more than 200 characters"
													}];
													return false;
												}
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data1.standInFor !== void 0) {
												let data6 = data1.standInFor;
												if (typeof data6 !== "string" && data6 !== null) {
													validate123.errors = [{
														instancePath: instancePath + "/system/standInFor",
														schemaPath: "run-manifest.schema.json#/$defs/system/properties/standInFor/type",
														keyword: "type",
														params: { type: schema124.properties.standInFor.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data6 === "string") {
													if (data6.length > 100 && func1(data6) > 100) {
														validate123.errors = [{
															instancePath: instancePath + "/system/standInFor",
															schemaPath: "run-manifest.schema.json#/$defs/system/properties/standInFor/maxLength",
															keyword: "maxLength",
															params: { limit: 100 },
															message: "must NOT have more than 100 characters"
														}];
														return false;
													}
												}
												var valid2 = true;
											} else var valid2 = true;
										}
									}
								}
							}
						}
					} else {
						validate123.errors = [{
							instancePath: instancePath + "/system",
							schemaPath: "run-manifest.schema.json#/$defs/system/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate123.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate123.errors = vErrors;
	return true;
}
const schema60 = experiment_schema_default["$defs"]["component-state"];
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.component === void 0 && (missing0 = "component") || data.state === void 0 && (missing0 = "state")) {
			validate124.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("component.state" !== data.type) {
					validate124.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "component.state" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.component !== void 0) {
					let data1 = data.component;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate124.errors = [{
								instancePath: instancePath + "/component",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate124.errors = [{
							instancePath: instancePath + "/component",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.state !== void 0) {
						let data2 = data.state;
						if (!(data2 === "down" || data2 === "up" || data2 === "ready")) {
							validate124.errors = [{
								instancePath: instancePath + "/state",
								schemaPath: "experiment.schema.json#/$defs/component-state/enum",
								keyword: "enum",
								params: { allowedValues: schema60.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate124.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate124.errors = vErrors;
	return true;
}
const schema211 = $defs$1["hook.started"];
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.hook === void 0 && (missing0 = "hook") || data.subject === void 0 && (missing0 = "subject")) {
			validate125.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("hook.started" !== data.type) {
					validate125.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "hook.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hook !== void 0) {
					let data1 = data.hook;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate125.errors = [{
								instancePath: instancePath + "/hook",
								schemaPath: "#/properties/hook/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate125.errors = [{
							instancePath: instancePath + "/hook",
							schemaPath: "#/properties/hook/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.subject !== void 0) {
						let data2 = data.subject;
						if (typeof data2 !== "string" && data2 !== null) {
							validate125.errors = [{
								instancePath: instancePath + "/subject",
								schemaPath: "#/properties/subject/type",
								keyword: "type",
								params: { type: schema211.properties.subject.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 100 && func1(data2) > 100) {
								validate125.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/maxLength",
									keyword: "maxLength",
									params: { limit: 100 },
									message: "must NOT have more than 100 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate125.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate125.errors = vErrors;
	return true;
}
const schema212 = $defs$1["hook.ended"];
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.hook === void 0 && (missing0 = "hook") || data.subject === void 0 && (missing0 = "subject") || data.exitCode === void 0 && (missing0 = "exitCode") || data.outcome === void 0 && (missing0 = "outcome") || data.durationMs === void 0 && (missing0 = "durationMs") || data.stdout === void 0 && (missing0 = "stdout") || data.stderr === void 0 && (missing0 = "stderr")) {
			validate126.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("hook.ended" !== data.type) {
					validate126.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "hook.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hook !== void 0) {
					let data1 = data.hook;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate126.errors = [{
								instancePath: instancePath + "/hook",
								schemaPath: "#/properties/hook/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate126.errors = [{
							instancePath: instancePath + "/hook",
							schemaPath: "#/properties/hook/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.subject !== void 0) {
						let data2 = data.subject;
						if (typeof data2 !== "string" && data2 !== null) {
							validate126.errors = [{
								instancePath: instancePath + "/subject",
								schemaPath: "#/properties/subject/type",
								keyword: "type",
								params: { type: schema212.properties.subject.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 100 && func1(data2) > 100) {
								validate126.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/maxLength",
									keyword: "maxLength",
									params: { limit: 100 },
									message: "must NOT have more than 100 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.exitCode !== void 0) {
							let data3 = data.exitCode;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
								validate126.errors = [{
									instancePath: instancePath + "/exitCode",
									schemaPath: "#/properties/exitCode/type",
									keyword: "type",
									params: { type: schema212.properties.exitCode.type },
									message: "must be integer,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								let data4 = data.outcome;
								if (!(data4 === "ok" || data4 === "failed" || data4 === "timed-out" || data4 === "cancelled")) {
									validate126.errors = [{
										instancePath: instancePath + "/outcome",
										schemaPath: "#/properties/outcome/enum",
										keyword: "enum",
										params: { allowedValues: schema212.properties.outcome.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.durationMs !== void 0) {
									let data5 = data.durationMs;
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 0 || isNaN(data5)) {
											validate126.errors = [{
												instancePath: instancePath + "/durationMs",
												schemaPath: "#/properties/durationMs/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									} else {
										validate126.errors = [{
											instancePath: instancePath + "/durationMs",
											schemaPath: "#/properties/durationMs/type",
											keyword: "type",
											params: { type: "number" },
											message: "must be number"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.stdout !== void 0) {
										let data6 = data.stdout;
										if (typeof data6 === "string") {
											if (data6.length > 8192 && func1(data6) > 8192) {
												validate126.errors = [{
													instancePath: instancePath + "/stdout",
													schemaPath: "#/properties/stdout/maxLength",
													keyword: "maxLength",
													params: { limit: 8192 },
													message: "must NOT have more than 8192 characters"
												}];
												return false;
											}
										} else {
											validate126.errors = [{
												instancePath: instancePath + "/stdout",
												schemaPath: "#/properties/stdout/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.stderr !== void 0) {
											let data7 = data.stderr;
											if (typeof data7 === "string") {
												if (data7.length > 8192 && func1(data7) > 8192) {
													validate126.errors = [{
														instancePath: instancePath + "/stderr",
														schemaPath: "#/properties/stderr/maxLength",
														keyword: "maxLength",
														params: { limit: 8192 },
														message: "must NOT have more than 8192 characters"
													}];
													return false;
												}
											} else {
												validate126.errors = [{
													instancePath: instancePath + "/stderr",
													schemaPath: "#/properties/stderr/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate126.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate126.errors = vErrors;
	return true;
}
const schema213 = $defs$1["step.started"];
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.parent === void 0 && (missing0 = "parent") || data.kind === void 0 && (missing0 = "kind") || data.label === void 0 && (missing0 = "label")) {
			validate127.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("step.started" !== data.type) {
					validate127.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "step.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate127.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate127.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.parent !== void 0) {
						let data2 = data.parent;
						if (typeof data2 !== "string" && data2 !== null) {
							validate127.errors = [{
								instancePath: instancePath + "/parent",
								schemaPath: "#/properties/parent/type",
								keyword: "type",
								params: { type: schema213.properties.parent.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 500 && func1(data2) > 500) {
								validate127.errors = [{
									instancePath: instancePath + "/parent",
									schemaPath: "#/properties/parent/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							let data3 = data.kind;
							if (!(data3 === "serial" || data3 === "parallel" || data3 === "repeat" || data3 === "round" || data3 === "delay" || data3 === "start" || data3 === "await" || data3 === "workload" || data3 === "operation" || data3 === "revert" || data3 === "wait")) {
								validate127.errors = [{
									instancePath: instancePath + "/kind",
									schemaPath: "#/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema213.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.label !== void 0) {
								let data4 = data.label;
								if (typeof data4 === "string") {
									if (data4.length > 300 && func1(data4) > 300) {
										validate127.errors = [{
											instancePath: instancePath + "/label",
											schemaPath: "#/properties/label/maxLength",
											keyword: "maxLength",
											params: { limit: 300 },
											message: "must NOT have more than 300 characters"
										}];
										return false;
									}
								} else {
									validate127.errors = [{
										instancePath: instancePath + "/label",
										schemaPath: "#/properties/label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate127.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate127.errors = vErrors;
	return true;
}
const schema214 = $defs$1["step.ended"];
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.outcome === void 0 && (missing0 = "outcome") || data.reason === void 0 && (missing0 = "reason")) {
			validate128.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("step.ended" !== data.type) {
					validate128.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "step.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate128.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate128.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.outcome !== void 0) {
						let data2 = data.outcome;
						if (!(data2 === "done" || data2 === "failed" || data2 === "timed-out" || data2 === "cancelled" || data2 === "skipped")) {
							validate128.errors = [{
								instancePath: instancePath + "/outcome",
								schemaPath: "#/properties/outcome/enum",
								keyword: "enum",
								params: { allowedValues: schema214.properties.outcome.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason !== void 0) {
							let data3 = data.reason;
							if (typeof data3 !== "string" && data3 !== null) {
								validate128.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/type",
									keyword: "type",
									params: { type: schema214.properties.reason.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data3 === "string") {
								if (data3.length > 1e3 && func1(data3) > 1e3) {
									validate128.errors = [{
										instancePath: instancePath + "/reason",
										schemaPath: "#/properties/reason/maxLength",
										keyword: "maxLength",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 characters"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate128.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate128.errors = vErrors;
	return true;
}
const schema159 = $defs$1["instance.state"];
const pattern22 = new RegExp("^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$", "u");
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.state === void 0 && (missing0 = "state") || data.rawPhase === void 0 && (missing0 = "rawPhase") || data.exitCode === void 0 && (missing0 = "exitCode") || data.reason === void 0 && (missing0 = "reason")) {
			validate129.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.state" !== data.type) {
					validate129.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.state" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate129.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate129.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate129.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern22.test(data2)) {
								validate129.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate129.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							let data3 = data.state;
							if (!(data3 === "Created" || data3 === "Pending" || data3 === "Running" || data3 === "Unknown" || data3 === "Succeeded" || data3 === "Failed")) {
								validate129.errors = [{
									instancePath: instancePath + "/state",
									schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
									keyword: "enum",
									params: { allowedValues: schema20.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.rawPhase !== void 0) {
								let data4 = data.rawPhase;
								if (typeof data4 !== "string" && data4 !== null) {
									validate129.errors = [{
										instancePath: instancePath + "/rawPhase",
										schemaPath: "#/properties/rawPhase/type",
										keyword: "type",
										params: { type: schema159.properties.rawPhase.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate129.errors = [{
											instancePath: instancePath + "/rawPhase",
											schemaPath: "#/properties/rawPhase/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.exitCode !== void 0) {
									let data5 = data.exitCode;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
										validate129.errors = [{
											instancePath: instancePath + "/exitCode",
											schemaPath: "#/properties/exitCode/type",
											keyword: "type",
											params: { type: schema159.properties.exitCode.type },
											message: "must be integer,null"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.reason !== void 0) {
										let data6 = data.reason;
										if (typeof data6 !== "string" && data6 !== null) {
											validate129.errors = [{
												instancePath: instancePath + "/reason",
												schemaPath: "#/properties/reason/type",
												keyword: "type",
												params: { type: schema159.properties.reason.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 500 && func1(data6) > 500) {
												validate129.errors = [{
													instancePath: instancePath + "/reason",
													schemaPath: "#/properties/reason/maxLength",
													keyword: "maxLength",
													params: { limit: 500 },
													message: "must NOT have more than 500 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate129.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate129.errors = vErrors;
	return true;
}
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to")) {
			validate130.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.revived" !== data.type) {
					validate130.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.revived" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate130.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate130.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate130.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern22.test(data2)) {
								validate130.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate130.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.from !== void 0) {
							let data3 = data.from;
							if (!(data3 === "Created" || data3 === "Pending" || data3 === "Running" || data3 === "Unknown" || data3 === "Succeeded" || data3 === "Failed")) {
								validate130.errors = [{
									instancePath: instancePath + "/from",
									schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
									keyword: "enum",
									params: { allowedValues: schema20.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.to !== void 0) {
								let data4 = data.to;
								if (!(data4 === "Created" || data4 === "Pending" || data4 === "Running" || data4 === "Unknown" || data4 === "Succeeded" || data4 === "Failed")) {
									validate130.errors = [{
										instancePath: instancePath + "/to",
										schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
										keyword: "enum",
										params: { allowedValues: schema20.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate130.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate130.errors = vErrors;
	return true;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.complete === void 0 && (missing0 = "complete") || data.files === void 0 && (missing0 = "files") || data.bytes === void 0 && (missing0 = "bytes") || data.leftOut === void 0 && (missing0 = "leftOut")) {
			validate131.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.collected" !== data.type) {
					validate131.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.collected" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate131.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate131.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate131.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern22.test(data2)) {
								validate131.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate131.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.complete !== void 0) {
							if (typeof data.complete !== "boolean") {
								validate131.errors = [{
									instancePath: instancePath + "/complete",
									schemaPath: "#/properties/complete/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.files !== void 0) {
								let data4 = data.files;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate131.errors = [{
										instancePath: instancePath + "/files",
										schemaPath: "#/properties/files/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate131.errors = [{
											instancePath: instancePath + "/files",
											schemaPath: "#/properties/files/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.bytes !== void 0) {
									let data5 = data.bytes;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate131.errors = [{
											instancePath: instancePath + "/bytes",
											schemaPath: "#/properties/bytes/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 0 || isNaN(data5)) {
											validate131.errors = [{
												instancePath: instancePath + "/bytes",
												schemaPath: "#/properties/bytes/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.leftOut !== void 0) {
										let data6 = data.leftOut;
										if (Array.isArray(data6)) {
											if (data6.length > 200) {
												validate131.errors = [{
													instancePath: instancePath + "/leftOut",
													schemaPath: "#/properties/leftOut/maxItems",
													keyword: "maxItems",
													params: { limit: 200 },
													message: "must NOT have more than 200 items"
												}];
												return false;
											} else {
												const len0 = data6.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data7 = data6[i0];
													if (typeof data7 === "string") {
														if (data7.length > 500 && func1(data7) > 500) {
															validate131.errors = [{
																instancePath: instancePath + "/leftOut/" + i0,
																schemaPath: "#/properties/leftOut/items/maxLength",
																keyword: "maxLength",
																params: { limit: 500 },
																message: "must NOT have more than 500 characters"
															}];
															return false;
														}
													} else {
														validate131.errors = [{
															instancePath: instancePath + "/leftOut/" + i0,
															schemaPath: "#/properties/leftOut/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
											}
										} else {
											validate131.errors = [{
												instancePath: instancePath + "/leftOut",
												schemaPath: "#/properties/leftOut/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate131.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate131.errors = vErrors;
	return true;
}
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.deleted === void 0 && (missing0 = "deleted")) {
			validate132.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.deleted" !== data.type) {
					validate132.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.deleted" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate132.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate132.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate132.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern22.test(data2)) {
								validate132.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate132.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.deleted !== void 0) {
							if (typeof data.deleted !== "boolean") {
								validate132.errors = [{
									instancePath: instancePath + "/deleted",
									schemaPath: "#/properties/deleted/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate132.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate132.errors = vErrors;
	return true;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.workload === void 0 && (missing0 = "workload") || data.instances === void 0 && (missing0 = "instances")) {
			validate133.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("await.timed-out" !== data.type) {
					validate133.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "await.timed-out" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate133.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate133.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.workload !== void 0) {
						let data2 = data.workload;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate133.errors = [{
									instancePath: instancePath + "/workload",
									schemaPath: "experiment.schema.json#/$defs/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
								}];
								return false;
							}
						} else {
							validate133.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.instances !== void 0) {
							let data3 = data.instances;
							if (Array.isArray(data3)) {
								if (data3.length > 1e3) {
									validate133.errors = [{
										instancePath: instancePath + "/instances",
										schemaPath: "#/properties/instances/maxItems",
										keyword: "maxItems",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 items"
									}];
									return false;
								} else {
									const len0 = data3.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data4 = data3[i0];
										if (typeof data4 === "string") {
											if (data4.length > 50 && func1(data4) > 50) {
												validate133.errors = [{
													instancePath: instancePath + "/instances/" + i0,
													schemaPath: "#/$defs/instance/maxLength",
													keyword: "maxLength",
													params: { limit: 50 },
													message: "must NOT have more than 50 characters"
												}];
												return false;
											} else if (!pattern22.test(data4)) {
												validate133.errors = [{
													instancePath: instancePath + "/instances/" + i0,
													schemaPath: "#/$defs/instance/pattern",
													keyword: "pattern",
													params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
													message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
												}];
												return false;
											}
										} else {
											validate133.errors = [{
												instancePath: instancePath + "/instances/" + i0,
												schemaPath: "#/$defs/instance/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
								}
							} else {
								validate133.errors = [{
									instancePath: instancePath + "/instances",
									schemaPath: "#/properties/instances/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate133.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate133.errors = vErrors;
	return true;
}
const schema215 = $defs$1["wait.timed-out"];
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.condition === void 0 && (missing0 = "condition") || data.lastSeen === void 0 && (missing0 = "lastSeen") || data.onTimeout === void 0 && (missing0 = "onTimeout")) {
			validate134.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("wait.timed-out" !== data.type) {
					validate134.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "wait.timed-out" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate134.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate134.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.condition !== void 0) {
						let data2 = data.condition;
						if (typeof data2 === "string") {
							if (data2.length > 500 && func1(data2) > 500) {
								validate134.errors = [{
									instancePath: instancePath + "/condition",
									schemaPath: "#/properties/condition/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								}];
								return false;
							}
						} else {
							validate134.errors = [{
								instancePath: instancePath + "/condition",
								schemaPath: "#/properties/condition/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.lastSeen !== void 0) {
							let data3 = data.lastSeen;
							if (typeof data3 === "string") {
								if (data3.length > 500 && func1(data3) > 500) {
									validate134.errors = [{
										instancePath: instancePath + "/lastSeen",
										schemaPath: "#/properties/lastSeen/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										message: "must NOT have more than 500 characters"
									}];
									return false;
								}
							} else {
								validate134.errors = [{
									instancePath: instancePath + "/lastSeen",
									schemaPath: "#/properties/lastSeen/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.onTimeout !== void 0) {
								let data4 = data.onTimeout;
								if (!(data4 === "error" || data4 === "continue")) {
									validate134.errors = [{
										instancePath: instancePath + "/onTimeout",
										schemaPath: "#/properties/onTimeout/enum",
										keyword: "enum",
										params: { allowedValues: schema215.properties.onTimeout.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate134.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate134.errors = vErrors;
	return true;
}
const schema177 = $defs$1["targets.resolved"];
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.rule === void 0 && (missing0 = "rule") || data.candidates === void 0 && (missing0 = "candidates") || data.chosen === void 0 && (missing0 = "chosen") || data.seedPath === void 0 && (missing0 = "seedPath")) {
			validate135.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("targets.resolved" !== data.type) {
					validate135.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "targets.resolved" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate135.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate135.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.operation !== void 0) {
						let data2 = data.operation;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate135.errors = [{
									instancePath: instancePath + "/operation",
									schemaPath: "experiment.schema.json#/$defs/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
								}];
								return false;
							}
						} else {
							validate135.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.firing !== void 0) {
							let data3 = data.firing;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate135.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate135.errors = [{
										instancePath: instancePath + "/firing",
										schemaPath: "#/properties/firing/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.rule !== void 0) {
								let data4 = data.rule;
								if (typeof data4 === "string") {
									if (data4.length > 60 && func1(data4) > 60) {
										validate135.errors = [{
											instancePath: instancePath + "/rule",
											schemaPath: "#/properties/rule/maxLength",
											keyword: "maxLength",
											params: { limit: 60 },
											message: "must NOT have more than 60 characters"
										}];
										return false;
									}
								} else {
									validate135.errors = [{
										instancePath: instancePath + "/rule",
										schemaPath: "#/properties/rule/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.candidates !== void 0) {
									let data5 = data.candidates;
									if (Array.isArray(data5)) {
										if (data5.length > 2e3) {
											validate135.errors = [{
												instancePath: instancePath + "/candidates",
												schemaPath: "#/properties/candidates/maxItems",
												keyword: "maxItems",
												params: { limit: 2e3 },
												message: "must NOT have more than 2000 items"
											}];
											return false;
										} else {
											const len0 = data5.length;
											for (let i0 = 0; i0 < len0; i0++) {
												let data6 = data5[i0];
												if (typeof data6 === "string") {
													if (data6.length > 100 && func1(data6) > 100) {
														validate135.errors = [{
															instancePath: instancePath + "/candidates/" + i0,
															schemaPath: "#/$defs/target-label/maxLength",
															keyword: "maxLength",
															params: { limit: 100 },
															message: "must NOT have more than 100 characters"
														}];
														return false;
													}
												} else {
													validate135.errors = [{
														instancePath: instancePath + "/candidates/" + i0,
														schemaPath: "#/$defs/target-label/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
										}
									} else {
										validate135.errors = [{
											instancePath: instancePath + "/candidates",
											schemaPath: "#/properties/candidates/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.chosen !== void 0) {
										let data7 = data.chosen;
										if (Array.isArray(data7)) {
											if (data7.length > 2e3) {
												validate135.errors = [{
													instancePath: instancePath + "/chosen",
													schemaPath: "#/properties/chosen/maxItems",
													keyword: "maxItems",
													params: { limit: 2e3 },
													message: "must NOT have more than 2000 items"
												}];
												return false;
											} else {
												const len1 = data7.length;
												for (let i1 = 0; i1 < len1; i1++) {
													let data8 = data7[i1];
													if (typeof data8 === "string") {
														if (data8.length > 100 && func1(data8) > 100) {
															validate135.errors = [{
																instancePath: instancePath + "/chosen/" + i1,
																schemaPath: "#/$defs/target-label/maxLength",
																keyword: "maxLength",
																params: { limit: 100 },
																message: "must NOT have more than 100 characters"
															}];
															return false;
														}
													} else {
														validate135.errors = [{
															instancePath: instancePath + "/chosen/" + i1,
															schemaPath: "#/$defs/target-label/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
											}
										} else {
											validate135.errors = [{
												instancePath: instancePath + "/chosen",
												schemaPath: "#/properties/chosen/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.seedPath !== void 0) {
											let data9 = data.seedPath;
											if (typeof data9 !== "string" && data9 !== null) {
												validate135.errors = [{
													instancePath: instancePath + "/seedPath",
													schemaPath: "#/properties/seedPath/type",
													keyword: "type",
													params: { type: schema177.properties.seedPath.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data9 === "string") {
												if (data9.length > 600 && func1(data9) > 600) {
													validate135.errors = [{
														instancePath: instancePath + "/seedPath",
														schemaPath: "#/properties/seedPath/maxLength",
														keyword: "maxLength",
														params: { limit: 600 },
														message: "must NOT have more than 600 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate135.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate135.errors = vErrors;
	return true;
}
const schema181 = $defs$1["fault.requested"];
const schema41 = experiment_schema_default["$defs"]["fault-kind"];
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.identity === void 0 && (missing0 = "identity") || data.undo === void 0 && (missing0 = "undo") || data.logs === void 0 && (missing0 = "logs")) {
			validate136.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("fault.requested" !== data.type) {
					validate136.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "fault.requested" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate136.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate136.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.operation !== void 0) {
						let data2 = data.operation;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate136.errors = [{
									instancePath: instancePath + "/operation",
									schemaPath: "experiment.schema.json#/$defs/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
								}];
								return false;
							}
						} else {
							validate136.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.firing !== void 0) {
							let data3 = data.firing;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate136.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate136.errors = [{
										instancePath: instancePath + "/firing",
										schemaPath: "#/properties/firing/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.fault !== void 0) {
								let data4 = data.fault;
								if (!(data4 === "kill" || data4 === "stop" || data4 === "restart" || data4 === "freeze" || data4 === "outage")) {
									validate136.errors = [{
										instancePath: instancePath + "/fault",
										schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
										keyword: "enum",
										params: { allowedValues: schema41.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.target !== void 0) {
									let data5 = data.target;
									if (typeof data5 === "string") {
										if (data5.length > 100 && func1(data5) > 100) {
											validate136.errors = [{
												instancePath: instancePath + "/target",
												schemaPath: "#/$defs/target-label/maxLength",
												keyword: "maxLength",
												params: { limit: 100 },
												message: "must NOT have more than 100 characters"
											}];
											return false;
										}
									} else {
										validate136.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.component !== void 0) {
										let data6 = data.component;
										if (typeof data6 !== "string" && data6 !== null) {
											validate136.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/type",
												keyword: "type",
												params: { type: schema181.properties.component.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate136.errors = [{
													instancePath: instancePath + "/component",
													schemaPath: "#/properties/component/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.workload !== void 0) {
											let data7 = data.workload;
											if (typeof data7 !== "string" && data7 !== null) {
												validate136.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/type",
													keyword: "type",
													params: { type: schema181.properties.workload.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 40 && func1(data7) > 40) {
													validate136.errors = [{
														instancePath: instancePath + "/workload",
														schemaPath: "#/properties/workload/maxLength",
														keyword: "maxLength",
														params: { limit: 40 },
														message: "must NOT have more than 40 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.instance !== void 0) {
												let data8 = data.instance;
												if (typeof data8 !== "string" && data8 !== null) {
													validate136.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/type",
														keyword: "type",
														params: { type: schema181.properties.instance.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 50 && func1(data8) > 50) {
														validate136.errors = [{
															instancePath: instancePath + "/instance",
															schemaPath: "#/properties/instance/maxLength",
															keyword: "maxLength",
															params: { limit: 50 },
															message: "must NOT have more than 50 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.role !== void 0) {
													let data9 = data.role;
													if (typeof data9 !== "string" && data9 !== null) {
														validate136.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/type",
															keyword: "type",
															params: { type: schema181.properties.role.type },
															message: "must be string,null"
														}];
														return false;
													}
													if (typeof data9 === "string") {
														if (data9.length > 40 && func1(data9) > 40) {
															validate136.errors = [{
																instancePath: instancePath + "/role",
																schemaPath: "#/properties/role/maxLength",
																keyword: "maxLength",
																params: { limit: 40 },
																message: "must NOT have more than 40 characters"
															}];
															return false;
														}
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.identity !== void 0) {
														let data10 = data.identity;
														if (typeof data10 !== "string" && data10 !== null) {
															validate136.errors = [{
																instancePath: instancePath + "/identity",
																schemaPath: "#/properties/identity/type",
																keyword: "type",
																params: { type: schema181.properties.identity.type },
																message: "must be string,null"
															}];
															return false;
														}
														if (typeof data10 === "string") {
															if (data10.length > 300 && func1(data10) > 300) {
																validate136.errors = [{
																	instancePath: instancePath + "/identity",
																	schemaPath: "#/properties/identity/maxLength",
																	keyword: "maxLength",
																	params: { limit: 300 },
																	message: "must NOT have more than 300 characters"
																}];
																return false;
															}
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.undo !== void 0) {
															let data11 = data.undo;
															if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) && data11 !== null) {
																validate136.errors = [{
																	instancePath: instancePath + "/undo",
																	schemaPath: "#/properties/undo/type",
																	keyword: "type",
																	params: { type: schema181.properties.undo.type },
																	message: "must be integer,null"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.logs !== void 0) {
																let data12 = data.logs;
																if (Array.isArray(data12)) {
																	if (data12.length > 5e3) {
																		validate136.errors = [{
																			instancePath: instancePath + "/logs",
																			schemaPath: "#/properties/logs/maxItems",
																			keyword: "maxItems",
																			params: { limit: 5e3 },
																			message: "must NOT have more than 5000 items"
																		}];
																		return false;
																	} else {
																		const len0 = data12.length;
																		for (let i0 = 0; i0 < len0; i0++) {
																			let data13 = data12[i0];
																			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																				let missing1;
																				if (data13.log === void 0 && (missing1 = "log") || data13.lines === void 0 && (missing1 = "lines") || data13.bytes === void 0 && (missing1 = "bytes")) {
																					validate136.errors = [{
																						instancePath: instancePath + "/logs/" + i0,
																						schemaPath: "#/$defs/log-position/required",
																						keyword: "required",
																						params: { missingProperty: missing1 },
																						message: "must have required property '" + missing1 + "'"
																					}];
																					return false;
																				} else {
																					for (const key0 in data13) if (!(key0 === "log" || key0 === "lines" || key0 === "bytes")) {
																						validate136.errors = [{
																							instancePath: instancePath + "/logs/" + i0,
																							schemaPath: "#/$defs/log-position/additionalProperties",
																							keyword: "additionalProperties",
																							params: { additionalProperty: key0 },
																							message: "must NOT have additional properties"
																						}];
																						return false;
																					}
																					if (data13.log !== void 0) {
																						let data14 = data13.log;
																						if (typeof data14 === "string") {
																							if (data14.length > 100 && func1(data14) > 100) {
																								validate136.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/log",
																									schemaPath: "#/$defs/log-position/properties/log/maxLength",
																									keyword: "maxLength",
																									params: { limit: 100 },
																									message: "must NOT have more than 100 characters"
																								}];
																								return false;
																							}
																						} else {
																							validate136.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/log",
																								schemaPath: "#/$defs/log-position/properties/log/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																						var valid6 = true;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data13.lines !== void 0) {
																							let data15 = data13.lines;
																							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																								validate136.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/lines",
																									schemaPath: "#/$defs/log-position/properties/lines/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (typeof data15 == "number" && isFinite(data15)) {
																								if (data15 < 0 || isNaN(data15)) {
																									validate136.errors = [{
																										instancePath: instancePath + "/logs/" + i0 + "/lines",
																										schemaPath: "#/$defs/log-position/properties/lines/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																							var valid6 = true;
																						} else var valid6 = true;
																						if (valid6) {
																							if (data13.bytes !== void 0) {
																								let data16 = data13.bytes;
																								if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
																									validate136.errors = [{
																										instancePath: instancePath + "/logs/" + i0 + "/bytes",
																										schemaPath: "#/$defs/log-position/properties/bytes/type",
																										keyword: "type",
																										params: { type: "integer" },
																										message: "must be integer"
																									}];
																									return false;
																								}
																								if (typeof data16 == "number" && isFinite(data16)) {
																									if (data16 < 0 || isNaN(data16)) {
																										validate136.errors = [{
																											instancePath: instancePath + "/logs/" + i0 + "/bytes",
																											schemaPath: "#/$defs/log-position/properties/bytes/minimum",
																											keyword: "minimum",
																											params: {
																												comparison: ">=",
																												limit: 0
																											},
																											message: "must be >= 0"
																										}];
																										return false;
																									}
																								}
																								var valid6 = true;
																							} else var valid6 = true;
																						}
																					}
																				}
																			} else {
																				validate136.errors = [{
																					instancePath: instancePath + "/logs/" + i0,
																					schemaPath: "#/$defs/log-position/type",
																					keyword: "type",
																					params: { type: "object" },
																					message: "must be object"
																				}];
																				return false;
																			}
																		}
																	}
																} else {
																	validate136.errors = [{
																		instancePath: instancePath + "/logs",
																		schemaPath: "#/properties/logs/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
																var valid0 = true;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate136.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate136.errors = vErrors;
	return true;
}
const schema186 = $defs$1["fault.effective"];
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.proof === void 0 && (missing0 = "proof") || data.respondedMs === void 0 && (missing0 = "respondedMs") || data.logs === void 0 && (missing0 = "logs")) {
			validate137.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("fault.effective" !== data.type) {
					validate137.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "fault.effective" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate137.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate137.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate137.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate137.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fault !== void 0) {
							let data3 = data.fault;
							if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "freeze" || data3 === "outage")) {
								validate137.errors = [{
									instancePath: instancePath + "/fault",
									schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
									keyword: "enum",
									params: { allowedValues: schema41.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.target !== void 0) {
								let data4 = data.target;
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate137.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								} else {
									validate137.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.component !== void 0) {
									let data5 = data.component;
									if (typeof data5 !== "string" && data5 !== null) {
										validate137.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/type",
											keyword: "type",
											params: { type: schema186.properties.component.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate137.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.workload !== void 0) {
										let data6 = data.workload;
										if (typeof data6 !== "string" && data6 !== null) {
											validate137.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/type",
												keyword: "type",
												params: { type: schema186.properties.workload.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate137.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.instance !== void 0) {
											let data7 = data.instance;
											if (typeof data7 !== "string" && data7 !== null) {
												validate137.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/type",
													keyword: "type",
													params: { type: schema186.properties.instance.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 50 && func1(data7) > 50) {
													validate137.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.role !== void 0) {
												let data8 = data.role;
												if (typeof data8 !== "string" && data8 !== null) {
													validate137.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/type",
														keyword: "type",
														params: { type: schema186.properties.role.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 40 && func1(data8) > 40) {
														validate137.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.proof !== void 0) {
													let data9 = data.proof;
													if (typeof data9 === "string") {
														if (data9.length > 500 && func1(data9) > 500) {
															validate137.errors = [{
																instancePath: instancePath + "/proof",
																schemaPath: "#/properties/proof/maxLength",
																keyword: "maxLength",
																params: { limit: 500 },
																message: "must NOT have more than 500 characters"
															}];
															return false;
														}
													} else {
														validate137.errors = [{
															instancePath: instancePath + "/proof",
															schemaPath: "#/properties/proof/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.respondedMs !== void 0) {
														let data10 = data.respondedMs;
														if (typeof data10 == "number" && isFinite(data10)) {
															if (data10 < 0 || isNaN(data10)) {
																validate137.errors = [{
																	instancePath: instancePath + "/respondedMs",
																	schemaPath: "#/properties/respondedMs/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 0
																	},
																	message: "must be >= 0"
																}];
																return false;
															}
														} else {
															validate137.errors = [{
																instancePath: instancePath + "/respondedMs",
																schemaPath: "#/properties/respondedMs/type",
																keyword: "type",
																params: { type: "number" },
																message: "must be number"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.logs !== void 0) {
															let data11 = data.logs;
															if (Array.isArray(data11)) {
																if (data11.length > 5e3) {
																	validate137.errors = [{
																		instancePath: instancePath + "/logs",
																		schemaPath: "#/properties/logs/maxItems",
																		keyword: "maxItems",
																		params: { limit: 5e3 },
																		message: "must NOT have more than 5000 items"
																	}];
																	return false;
																} else {
																	const len0 = data11.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		let data12 = data11[i0];
																		if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																			let missing1;
																			if (data12.log === void 0 && (missing1 = "log") || data12.lines === void 0 && (missing1 = "lines") || data12.bytes === void 0 && (missing1 = "bytes")) {
																				validate137.errors = [{
																					instancePath: instancePath + "/logs/" + i0,
																					schemaPath: "#/$defs/log-position/required",
																					keyword: "required",
																					params: { missingProperty: missing1 },
																					message: "must have required property '" + missing1 + "'"
																				}];
																				return false;
																			} else {
																				for (const key0 in data12) if (!(key0 === "log" || key0 === "lines" || key0 === "bytes")) {
																					validate137.errors = [{
																						instancePath: instancePath + "/logs/" + i0,
																						schemaPath: "#/$defs/log-position/additionalProperties",
																						keyword: "additionalProperties",
																						params: { additionalProperty: key0 },
																						message: "must NOT have additional properties"
																					}];
																					return false;
																				}
																				if (data12.log !== void 0) {
																					let data13 = data12.log;
																					if (typeof data13 === "string") {
																						if (data13.length > 100 && func1(data13) > 100) {
																							validate137.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/log",
																								schemaPath: "#/$defs/log-position/properties/log/maxLength",
																								keyword: "maxLength",
																								params: { limit: 100 },
																								message: "must NOT have more than 100 characters"
																							}];
																							return false;
																						}
																					} else {
																						validate137.errors = [{
																							instancePath: instancePath + "/logs/" + i0 + "/log",
																							schemaPath: "#/$defs/log-position/properties/log/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																					var valid6 = true;
																				} else var valid6 = true;
																				if (valid6) {
																					if (data12.lines !== void 0) {
																						let data14 = data12.lines;
																						if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																							validate137.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/lines",
																								schemaPath: "#/$defs/log-position/properties/lines/type",
																								keyword: "type",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (typeof data14 == "number" && isFinite(data14)) {
																							if (data14 < 0 || isNaN(data14)) {
																								validate137.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/lines",
																									schemaPath: "#/$defs/log-position/properties/lines/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						}
																						var valid6 = true;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data12.bytes !== void 0) {
																							let data15 = data12.bytes;
																							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																								validate137.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/bytes",
																									schemaPath: "#/$defs/log-position/properties/bytes/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (typeof data15 == "number" && isFinite(data15)) {
																								if (data15 < 0 || isNaN(data15)) {
																									validate137.errors = [{
																										instancePath: instancePath + "/logs/" + i0 + "/bytes",
																										schemaPath: "#/$defs/log-position/properties/bytes/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																							var valid6 = true;
																						} else var valid6 = true;
																					}
																				}
																			}
																		} else {
																			validate137.errors = [{
																				instancePath: instancePath + "/logs/" + i0,
																				schemaPath: "#/$defs/log-position/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate137.errors = [{
																	instancePath: instancePath + "/logs",
																	schemaPath: "#/properties/logs/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate137.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate137.errors = vErrors;
	return true;
}
const schema191 = $defs$1["fault.failed"];
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
			validate138.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("fault.failed" !== data.type) {
					validate138.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "fault.failed" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate138.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate138.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate138.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate138.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fault !== void 0) {
							let data3 = data.fault;
							if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "freeze" || data3 === "outage")) {
								validate138.errors = [{
									instancePath: instancePath + "/fault",
									schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
									keyword: "enum",
									params: { allowedValues: schema41.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.target !== void 0) {
								let data4 = data.target;
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate138.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								} else {
									validate138.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.component !== void 0) {
									let data5 = data.component;
									if (typeof data5 !== "string" && data5 !== null) {
										validate138.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/type",
											keyword: "type",
											params: { type: schema191.properties.component.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate138.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.workload !== void 0) {
										let data6 = data.workload;
										if (typeof data6 !== "string" && data6 !== null) {
											validate138.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/type",
												keyword: "type",
												params: { type: schema191.properties.workload.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate138.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.instance !== void 0) {
											let data7 = data.instance;
											if (typeof data7 !== "string" && data7 !== null) {
												validate138.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/type",
													keyword: "type",
													params: { type: schema191.properties.instance.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 50 && func1(data7) > 50) {
													validate138.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.role !== void 0) {
												let data8 = data.role;
												if (typeof data8 !== "string" && data8 !== null) {
													validate138.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/type",
														keyword: "type",
														params: { type: schema191.properties.role.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 40 && func1(data8) > 40) {
														validate138.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.code !== void 0) {
													let data9 = data.code;
													if (typeof data9 === "string") {
														if (data9.length > 60 && func1(data9) > 60) {
															validate138.errors = [{
																instancePath: instancePath + "/code",
																schemaPath: "#/properties/code/maxLength",
																keyword: "maxLength",
																params: { limit: 60 },
																message: "must NOT have more than 60 characters"
															}];
															return false;
														}
													} else {
														validate138.errors = [{
															instancePath: instancePath + "/code",
															schemaPath: "#/properties/code/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.message !== void 0) {
														let data10 = data.message;
														if (typeof data10 === "string") {
															if (data10.length > 1e3 && func1(data10) > 1e3) {
																validate138.errors = [{
																	instancePath: instancePath + "/message",
																	schemaPath: "#/properties/message/maxLength",
																	keyword: "maxLength",
																	params: { limit: 1e3 },
																	message: "must NOT have more than 1000 characters"
																}];
																return false;
															}
														} else {
															validate138.errors = [{
																instancePath: instancePath + "/message",
																schemaPath: "#/properties/message/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate138.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate138.errors = vErrors;
	return true;
}
const schema195 = $defs$1["revert.requested"];
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.undo === void 0 && (missing0 = "undo") || data.cause === void 0 && (missing0 = "cause")) {
			validate139.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("revert.requested" !== data.type) {
					validate139.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "revert.requested" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate139.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate139.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate139.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate139.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fault !== void 0) {
							let data3 = data.fault;
							if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "freeze" || data3 === "outage")) {
								validate139.errors = [{
									instancePath: instancePath + "/fault",
									schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
									keyword: "enum",
									params: { allowedValues: schema41.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.target !== void 0) {
								let data4 = data.target;
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate139.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								} else {
									validate139.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.component !== void 0) {
									let data5 = data.component;
									if (typeof data5 !== "string" && data5 !== null) {
										validate139.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/type",
											keyword: "type",
											params: { type: schema195.properties.component.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate139.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.workload !== void 0) {
										let data6 = data.workload;
										if (typeof data6 !== "string" && data6 !== null) {
											validate139.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/type",
												keyword: "type",
												params: { type: schema195.properties.workload.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate139.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.instance !== void 0) {
											let data7 = data.instance;
											if (typeof data7 !== "string" && data7 !== null) {
												validate139.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/type",
													keyword: "type",
													params: { type: schema195.properties.instance.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 50 && func1(data7) > 50) {
													validate139.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.role !== void 0) {
												let data8 = data.role;
												if (typeof data8 !== "string" && data8 !== null) {
													validate139.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/type",
														keyword: "type",
														params: { type: schema195.properties.role.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 40 && func1(data8) > 40) {
														validate139.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.undo !== void 0) {
													let data9 = data.undo;
													if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
														validate139.errors = [{
															instancePath: instancePath + "/undo",
															schemaPath: "#/properties/undo/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														}];
														return false;
													}
													if (typeof data9 == "number" && isFinite(data9)) {
														if (data9 < 1 || isNaN(data9)) {
															validate139.errors = [{
																instancePath: instancePath + "/undo",
																schemaPath: "#/properties/undo/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 1
																},
																message: "must be >= 1"
															}];
															return false;
														}
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.cause !== void 0) {
														let data10 = data.cause;
														if (!(data10 === "duration" || data10 === "step" || data10 === "end" || data10 === "broken")) {
															validate139.errors = [{
																instancePath: instancePath + "/cause",
																schemaPath: "#/properties/cause/enum",
																keyword: "enum",
																params: { allowedValues: schema195.properties.cause.enum },
																message: "must be equal to one of the allowed values"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate139.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate139.errors = vErrors;
	return true;
}
const schema199 = $defs$1["revert.ended"];
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.undo === void 0 && (missing0 = "undo") || data.result === void 0 && (missing0 = "result") || data.proof === void 0 && (missing0 = "proof")) {
			validate140.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("revert.ended" !== data.type) {
					validate140.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "revert.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate140.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate140.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate140.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate140.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fault !== void 0) {
							let data3 = data.fault;
							if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "freeze" || data3 === "outage")) {
								validate140.errors = [{
									instancePath: instancePath + "/fault",
									schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
									keyword: "enum",
									params: { allowedValues: schema41.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.target !== void 0) {
								let data4 = data.target;
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate140.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								} else {
									validate140.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.component !== void 0) {
									let data5 = data.component;
									if (typeof data5 !== "string" && data5 !== null) {
										validate140.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/type",
											keyword: "type",
											params: { type: schema199.properties.component.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate140.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.workload !== void 0) {
										let data6 = data.workload;
										if (typeof data6 !== "string" && data6 !== null) {
											validate140.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/type",
												keyword: "type",
												params: { type: schema199.properties.workload.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate140.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.instance !== void 0) {
											let data7 = data.instance;
											if (typeof data7 !== "string" && data7 !== null) {
												validate140.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/type",
													keyword: "type",
													params: { type: schema199.properties.instance.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 50 && func1(data7) > 50) {
													validate140.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.role !== void 0) {
												let data8 = data.role;
												if (typeof data8 !== "string" && data8 !== null) {
													validate140.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/type",
														keyword: "type",
														params: { type: schema199.properties.role.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 40 && func1(data8) > 40) {
														validate140.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.undo !== void 0) {
													let data9 = data.undo;
													if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
														validate140.errors = [{
															instancePath: instancePath + "/undo",
															schemaPath: "#/properties/undo/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														}];
														return false;
													}
													if (typeof data9 == "number" && isFinite(data9)) {
														if (data9 < 1 || isNaN(data9)) {
															validate140.errors = [{
																instancePath: instancePath + "/undo",
																schemaPath: "#/properties/undo/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 1
																},
																message: "must be >= 1"
															}];
															return false;
														}
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.result !== void 0) {
														let data10 = data.result;
														if (!(data10 === "reverted" || data10 === "already-clean" || data10 === "gone-with-target" || data10 === "foreign-state-refused" || data10 === "failed")) {
															validate140.errors = [{
																instancePath: instancePath + "/result",
																schemaPath: "undo-record.schema.json#/$defs/result/enum",
																keyword: "enum",
																params: { allowedValues: schema134.enum },
																message: "must be equal to one of the allowed values"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.proof !== void 0) {
															let data11 = data.proof;
															if (typeof data11 === "string") {
																if (data11.length > 1e3 && func1(data11) > 1e3) {
																	validate140.errors = [{
																		instancePath: instancePath + "/proof",
																		schemaPath: "#/properties/proof/maxLength",
																		keyword: "maxLength",
																		params: { limit: 1e3 },
																		message: "must NOT have more than 1000 characters"
																	}];
																	return false;
																}
															} else {
																validate140.errors = [{
																	instancePath: instancePath + "/proof",
																	schemaPath: "#/properties/proof/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate140.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate140.errors = vErrors;
	return true;
}
const schema204 = $defs$1["steady-state.checked"];
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name") || data.when === void 0 && (missing0 = "when") || data.outcome === void 0 && (missing0 = "outcome") || data.expected === void 0 && (missing0 = "expected") || data.actual === void 0 && (missing0 = "actual") || data.attempts === void 0 && (missing0 = "attempts")) {
			validate141.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("steady-state.checked" !== data.type) {
					validate141.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "steady-state.checked" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0) {
					let data1 = data.name;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate141.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate141.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.when !== void 0) {
						let data2 = data.when;
						if (!(data2 === "before" || data2 === "after")) {
							validate141.errors = [{
								instancePath: instancePath + "/when",
								schemaPath: "#/properties/when/enum",
								keyword: "enum",
								params: { allowedValues: schema204.properties.when.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.outcome !== void 0) {
							let data3 = data.outcome;
							if (!(data3 === "held" || data3 === "failed" || data3 === "undecided")) {
								validate141.errors = [{
									instancePath: instancePath + "/outcome",
									schemaPath: "#/properties/outcome/enum",
									keyword: "enum",
									params: { allowedValues: schema204.properties.outcome.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.expected !== void 0) {
								let data4 = data.expected;
								if (typeof data4 === "string") {
									if (data4.length > 500 && func1(data4) > 500) {
										validate141.errors = [{
											instancePath: instancePath + "/expected",
											schemaPath: "#/properties/expected/maxLength",
											keyword: "maxLength",
											params: { limit: 500 },
											message: "must NOT have more than 500 characters"
										}];
										return false;
									}
								} else {
									validate141.errors = [{
										instancePath: instancePath + "/expected",
										schemaPath: "#/properties/expected/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.actual !== void 0) {
									let data5 = data.actual;
									if (typeof data5 === "string") {
										if (data5.length > 500 && func1(data5) > 500) {
											validate141.errors = [{
												instancePath: instancePath + "/actual",
												schemaPath: "#/properties/actual/maxLength",
												keyword: "maxLength",
												params: { limit: 500 },
												message: "must NOT have more than 500 characters"
											}];
											return false;
										}
									} else {
										validate141.errors = [{
											instancePath: instancePath + "/actual",
											schemaPath: "#/properties/actual/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.attempts !== void 0) {
										let data6 = data.attempts;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate141.errors = [{
												instancePath: instancePath + "/attempts",
												schemaPath: "#/properties/attempts/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 < 0 || isNaN(data6)) {
												validate141.errors = [{
													instancePath: instancePath + "/attempts",
													schemaPath: "#/properties/attempts/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate141.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate141.errors = vErrors;
	return true;
}
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.log === void 0 && (missing0 = "log") || data.path === void 0 && (missing0 = "path") || data.lines === void 0 && (missing0 = "lines") || data.bytes === void 0 && (missing0 = "bytes") || data.capped === void 0 && (missing0 = "capped") || data.complete === void 0 && (missing0 = "complete") || data.counts === void 0 && (missing0 = "counts")) {
			validate142.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("log.closed" !== data.type) {
					validate142.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "log.closed" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.log !== void 0) {
					let data1 = data.log;
					if (typeof data1 === "string") {
						if (data1.length > 100 && func1(data1) > 100) {
							validate142.errors = [{
								instancePath: instancePath + "/log",
								schemaPath: "#/properties/log/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							}];
							return false;
						}
					} else {
						validate142.errors = [{
							instancePath: instancePath + "/log",
							schemaPath: "#/properties/log/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (data2.length > 300 && func1(data2) > 300) {
								validate142.errors = [{
									instancePath: instancePath + "/path",
									schemaPath: "#/properties/path/maxLength",
									keyword: "maxLength",
									params: { limit: 300 },
									message: "must NOT have more than 300 characters"
								}];
								return false;
							}
						} else {
							validate142.errors = [{
								instancePath: instancePath + "/path",
								schemaPath: "#/properties/path/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.lines !== void 0) {
							let data3 = data.lines;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate142.errors = [{
									instancePath: instancePath + "/lines",
									schemaPath: "#/properties/lines/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate142.errors = [{
										instancePath: instancePath + "/lines",
										schemaPath: "#/properties/lines/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.bytes !== void 0) {
								let data4 = data.bytes;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate142.errors = [{
										instancePath: instancePath + "/bytes",
										schemaPath: "#/properties/bytes/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate142.errors = [{
											instancePath: instancePath + "/bytes",
											schemaPath: "#/properties/bytes/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.capped !== void 0) {
									if (typeof data.capped !== "boolean") {
										validate142.errors = [{
											instancePath: instancePath + "/capped",
											schemaPath: "#/properties/capped/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.complete !== void 0) {
										if (typeof data.complete !== "boolean") {
											validate142.errors = [{
												instancePath: instancePath + "/complete",
												schemaPath: "#/properties/complete/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.counts !== void 0) {
											let data7 = data.counts;
											if (Array.isArray(data7)) {
												if (data7.length > 200) {
													validate142.errors = [{
														instancePath: instancePath + "/counts",
														schemaPath: "#/properties/counts/maxItems",
														keyword: "maxItems",
														params: { limit: 200 },
														message: "must NOT have more than 200 items"
													}];
													return false;
												} else {
													const len0 = data7.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data8 = data7[i0];
														if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
															let missing1;
															if (data8.text === void 0 && (missing1 = "text") || data8.count === void 0 && (missing1 = "count") || data8.lines === void 0 && (missing1 = "lines")) {
																validate142.errors = [{
																	instancePath: instancePath + "/counts/" + i0,
																	schemaPath: "#/$defs/log-count/required",
																	keyword: "required",
																	params: { missingProperty: missing1 },
																	message: "must have required property '" + missing1 + "'"
																}];
																return false;
															} else {
																for (const key0 in data8) if (!(key0 === "text" || key0 === "count" || key0 === "lines")) {
																	validate142.errors = [{
																		instancePath: instancePath + "/counts/" + i0,
																		schemaPath: "#/$defs/log-count/additionalProperties",
																		keyword: "additionalProperties",
																		params: { additionalProperty: key0 },
																		message: "must NOT have additional properties"
																	}];
																	return false;
																}
																if (data8.text !== void 0) {
																	let data9 = data8.text;
																	if (typeof data9 === "string") {
																		if (data9.length > 500 && func1(data9) > 500) {
																			validate142.errors = [{
																				instancePath: instancePath + "/counts/" + i0 + "/text",
																				schemaPath: "#/$defs/log-count/properties/text/maxLength",
																				keyword: "maxLength",
																				params: { limit: 500 },
																				message: "must NOT have more than 500 characters"
																			}];
																			return false;
																		}
																	} else {
																		validate142.errors = [{
																			instancePath: instancePath + "/counts/" + i0 + "/text",
																			schemaPath: "#/$defs/log-count/properties/text/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	var valid3 = true;
																} else var valid3 = true;
																if (valid3) {
																	if (data8.count !== void 0) {
																		let data10 = data8.count;
																		if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																			validate142.errors = [{
																				instancePath: instancePath + "/counts/" + i0 + "/count",
																				schemaPath: "#/$defs/log-count/properties/count/type",
																				keyword: "type",
																				params: { type: "integer" },
																				message: "must be integer"
																			}];
																			return false;
																		}
																		if (typeof data10 == "number" && isFinite(data10)) {
																			if (data10 < 0 || isNaN(data10)) {
																				validate142.errors = [{
																					instancePath: instancePath + "/counts/" + i0 + "/count",
																					schemaPath: "#/$defs/log-count/properties/count/minimum",
																					keyword: "minimum",
																					params: {
																						comparison: ">=",
																						limit: 0
																					},
																					message: "must be >= 0"
																				}];
																				return false;
																			}
																		}
																		var valid3 = true;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data8.lines !== void 0) {
																			let data11 = data8.lines;
																			if (Array.isArray(data11)) {
																				if (data11.length > 1e3) {
																					validate142.errors = [{
																						instancePath: instancePath + "/counts/" + i0 + "/lines",
																						schemaPath: "#/$defs/log-count/properties/lines/maxItems",
																						keyword: "maxItems",
																						params: { limit: 1e3 },
																						message: "must NOT have more than 1000 items"
																					}];
																					return false;
																				} else {
																					const len1 = data11.length;
																					for (let i1 = 0; i1 < len1; i1++) {
																						let data12 = data11[i1];
																						if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																							validate142.errors = [{
																								instancePath: instancePath + "/counts/" + i0 + "/lines/" + i1,
																								schemaPath: "#/$defs/log-count/properties/lines/items/type",
																								keyword: "type",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (typeof data12 == "number" && isFinite(data12)) {
																							if (data12 < 1 || isNaN(data12)) {
																								validate142.errors = [{
																									instancePath: instancePath + "/counts/" + i0 + "/lines/" + i1,
																									schemaPath: "#/$defs/log-count/properties/lines/items/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 1
																									},
																									message: "must be >= 1"
																								}];
																								return false;
																							}
																						}
																					}
																				}
																			} else {
																				validate142.errors = [{
																					instancePath: instancePath + "/counts/" + i0 + "/lines",
																					schemaPath: "#/$defs/log-count/properties/lines/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}];
																				return false;
																			}
																			var valid3 = true;
																		} else var valid3 = true;
																	}
																}
															}
														} else {
															validate142.errors = [{
																instancePath: instancePath + "/counts/" + i0,
																schemaPath: "#/$defs/log-count/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
													}
												}
											} else {
												validate142.errors = [{
													instancePath: instancePath + "/counts",
													schemaPath: "#/properties/counts/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate142.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate142.errors = vErrors;
	return true;
}
const schema216 = $defs$1["watch.ended"];
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name") || data.path === void 0 && (missing0 = "path") || data.lines === void 0 && (missing0 = "lines") || data.exitCode === void 0 && (missing0 = "exitCode") || data.expected === void 0 && (missing0 = "expected")) {
			validate143.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("watch.ended" !== data.type) {
					validate143.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "watch.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0) {
					let data1 = data.name;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate143.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "#/properties/name/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate143.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (data2.length > 300 && func1(data2) > 300) {
								validate143.errors = [{
									instancePath: instancePath + "/path",
									schemaPath: "#/properties/path/maxLength",
									keyword: "maxLength",
									params: { limit: 300 },
									message: "must NOT have more than 300 characters"
								}];
								return false;
							}
						} else {
							validate143.errors = [{
								instancePath: instancePath + "/path",
								schemaPath: "#/properties/path/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.lines !== void 0) {
							let data3 = data.lines;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate143.errors = [{
									instancePath: instancePath + "/lines",
									schemaPath: "#/properties/lines/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate143.errors = [{
										instancePath: instancePath + "/lines",
										schemaPath: "#/properties/lines/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.exitCode !== void 0) {
								let data4 = data.exitCode;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
									validate143.errors = [{
										instancePath: instancePath + "/exitCode",
										schemaPath: "#/properties/exitCode/type",
										keyword: "type",
										params: { type: schema216.properties.exitCode.type },
										message: "must be integer,null"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.expected !== void 0) {
									if (typeof data.expected !== "boolean") {
										validate143.errors = [{
											instancePath: instancePath + "/expected",
											schemaPath: "#/properties/expected/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate143.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate143.errors = vErrors;
	return true;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.signal === void 0 && (missing0 = "signal")) {
			validate144.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("signal.received" !== data.type) {
					validate144.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "signal.received" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.signal !== void 0) {
					let data1 = data.signal;
					if (typeof data1 === "string") {
						if (data1.length > 20 && func1(data1) > 20) {
							validate144.errors = [{
								instancePath: instancePath + "/signal",
								schemaPath: "#/properties/signal/maxLength",
								keyword: "maxLength",
								params: { limit: 20 },
								message: "must NOT have more than 20 characters"
							}];
							return false;
						}
					} else {
						validate144.errors = [{
							instancePath: instancePath + "/signal",
							schemaPath: "#/properties/signal/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate144.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate144.errors = vErrors;
	return true;
}
const schema208 = $defs$1.error;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.phase === void 0 && (missing0 = "phase") || data.code === void 0 && (missing0 = "code") || data.subject === void 0 && (missing0 = "subject") || data.message === void 0 && (missing0 = "message")) {
			validate145.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("error" !== data.type) {
					validate145.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "error" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.phase !== void 0) {
					let data1 = data.phase;
					if (!(data1 === "boot" || data1 === "flow" || data1 === "revert" || data1 === "settle" || data1 === "steady-state" || data1 === "collect" || data1 === "delete" || data1 === "shutdown" || data1 === "evaluate")) {
						validate145.errors = [{
							instancePath: instancePath + "/phase",
							schemaPath: "#/$defs/phase/enum",
							keyword: "enum",
							params: { allowedValues: schema151.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.code !== void 0) {
						let data2 = data.code;
						if (typeof data2 === "string") {
							if (data2.length > 60 && func1(data2) > 60) {
								validate145.errors = [{
									instancePath: instancePath + "/code",
									schemaPath: "#/properties/code/maxLength",
									keyword: "maxLength",
									params: { limit: 60 },
									message: "must NOT have more than 60 characters"
								}];
								return false;
							}
						} else {
							validate145.errors = [{
								instancePath: instancePath + "/code",
								schemaPath: "#/properties/code/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.subject !== void 0) {
							let data3 = data.subject;
							if (typeof data3 !== "string" && data3 !== null) {
								validate145.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/type",
									keyword: "type",
									params: { type: schema208.properties.subject.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data3 === "string") {
								if (data3.length > 300 && func1(data3) > 300) {
									validate145.errors = [{
										instancePath: instancePath + "/subject",
										schemaPath: "#/properties/subject/maxLength",
										keyword: "maxLength",
										params: { limit: 300 },
										message: "must NOT have more than 300 characters"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.message !== void 0) {
								let data4 = data.message;
								if (typeof data4 === "string") {
									if (data4.length > 2e3 && func1(data4) > 2e3) {
										validate145.errors = [{
											instancePath: instancePath + "/message",
											schemaPath: "#/properties/message/maxLength",
											keyword: "maxLength",
											params: { limit: 2e3 },
											message: "must NOT have more than 2000 characters"
										}];
										return false;
									}
								} else {
									validate145.errors = [{
										instancePath: instancePath + "/message",
										schemaPath: "#/properties/message/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate145.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate145.errors = vErrors;
	return true;
}
const schema218 = $defs$1["run.ended"];
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.cancelled === void 0 && (missing0 = "cancelled") || data.reason === void 0 && (missing0 = "reason")) {
			validate146.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("run.ended" !== data.type) {
					validate146.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "run.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.cancelled !== void 0) {
					if (typeof data.cancelled !== "boolean") {
						validate146.errors = [{
							instancePath: instancePath + "/cancelled",
							schemaPath: "#/properties/cancelled/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.reason !== void 0) {
						let data2 = data.reason;
						if (typeof data2 !== "string" && data2 !== null) {
							validate146.errors = [{
								instancePath: instancePath + "/reason",
								schemaPath: "#/properties/reason/type",
								keyword: "type",
								params: { type: schema218.properties.reason.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 500 && func1(data2) > 500) {
								validate146.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate146.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate146.errors = vErrors;
	return true;
}
const manifest = validate0;
const undo = validate62;
const verdict = validate71;
const envelope = validate119;
const body = {
	"run.started": validate120,
	"phase.started": validate121,
	"phase.ended": validate122,
	"system.booted": validate123,
	"component.state": validate124,
	"hook.started": validate125,
	"hook.ended": validate126,
	"step.started": validate127,
	"step.ended": validate128,
	"instance.state": validate129,
	"instance.revived": validate130,
	"instance.collected": validate131,
	"instance.deleted": validate132,
	"await.timed-out": validate133,
	"wait.timed-out": validate134,
	"targets.resolved": validate135,
	"fault.requested": validate136,
	"fault.effective": validate137,
	"fault.failed": validate138,
	"revert.requested": validate139,
	"revert.ended": validate140,
	"steady-state.checked": validate141,
	"log.closed": validate142,
	"watch.ended": validate143,
	"signal.received": validate144,
	"error": validate145,
	"run.ended": validate146
};
// src/rundir/validators.ts
function checkManifest(value) {
	return firstError(manifest, value);
}
function checkUndo(value) {
	return firstError(undo, value);
}
function checkVerdict(value) {
	return firstError(verdict, value);
}
function checkEvent(value) {
	const wrong = firstError(envelope, value);
	if (wrong !== null) return wrong;
	const { type } = value;
	if (typeof type !== "string" || !Object.hasOwn(body, type)) return `unknown event type ${JSON.stringify(type ?? null)}`;
	return firstError(body[type], value);
}
function formatOf(value, key) {
	if (typeof value !== "object" || value === null) return null;
	const format = value[key];
	return typeof format === "number" ? format : null;
}
function firstError(validator, value) {
	if (validator(value)) return null;
	const [error] = validator.errors ?? [];
	return error === void 0 ? "does not fit its schema" : describe(error);
}
function describe(error) {
	return `${error.instancePath === "" ? "" : `${error.instancePath.slice(1)} `}${error.message ?? "does not fit its schema"}`;
}
export { watchPath as C, teardownLogPath as S, componentLogPath as _, formatOf as a, metricsPath as b, EXPERIMENT_FILE as c, MANIFEST_FILE as d, PLAN_FILE as f, VERDICT_FILE as g, UNDO_FILE as h, checkVerdict as i, HARNESS_LOG as l, TIMELINE_FILE as m, checkManifest as n, ADAPTER_FILE as o, REPORT_FILE as p, checkUndo as r, EVALUATIONS_DIR as s, checkEvent as t, INPUTS_DIR as u, instanceDir as v, outputDir as x, instanceLogPath as y };
