// src/schema/timeline-event.schema.json
var $defs = {
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
			"sweep",
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
				"wait",
				"start-operation",
				"await-operation",
				"hold",
				"stop",
				"inventory"
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
			"fault": {
				"description": "Null for an operation that is no fault.",
				"anyOf": [{ "$ref": "experiment.schema.json#/$defs/fault-kind" }, { "type": "null" }]
			},
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
			"fault": {
				"description": "Null for an operation that is no fault.",
				"anyOf": [{ "$ref": "experiment.schema.json#/$defs/fault-kind" }, { "type": "null" }]
			},
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
			"reason": {
				"description": "Why it is not complete.",
				"type": "string",
				"maxLength": 300
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
	"fault.ended-early": {
		"title": "FaultEndedEarly",
		"description": "A held fault was over before its revert was asked for: what it held down is back, or gone.",
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
			"proof"
		],
		"properties": {
			"type": { "const": "fault.ended-early" },
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
				"maxLength": 1e3
			}
		}
	},
	"operation.started": {
		"title": "OperationStarted",
		"description": "An operation that is no fault is about to be done to one target.",
		"type": "object",
		"required": [
			"type",
			"operation",
			"firing",
			"target",
			"component",
			"workload",
			"instance",
			"role",
			"uses",
			"step",
			"undo",
			"logs"
		],
		"properties": {
			"type": { "const": "operation.started" },
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
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
			"uses": {
				"description": "`instance-create`, `instance-delete`, or the adapter's operation.",
				"$ref": "experiment.schema.json#/$defs/name"
			},
			"step": {
				"type": "string",
				"maxLength": 500
			},
			"undo": {
				"type": ["integer", "null"],
				"minimum": 1
			},
			"logs": {
				"description": "How far each followed log had been read.",
				"type": "array",
				"maxItems": 5e3,
				"items": { "$ref": "#/$defs/log-position" }
			}
		}
	},
	"operation.ended": {
		"title": "OperationEnded",
		"description": "It has ended on that target.",
		"type": "object",
		"required": [
			"type",
			"operation",
			"firing",
			"target",
			"component",
			"workload",
			"instance",
			"role",
			"uses",
			"outcome",
			"exitCode",
			"durationMs",
			"stdout",
			"stderr",
			"proof",
			"logs"
		],
		"properties": {
			"type": { "const": "operation.ended" },
			"operation": { "$ref": "experiment.schema.json#/$defs/name" },
			"firing": {
				"type": "integer",
				"minimum": 0
			},
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
			"uses": {
				"description": "`instance-create`, `instance-delete`, or the adapter's operation.",
				"$ref": "experiment.schema.json#/$defs/name"
			},
			"outcome": { "enum": [
				"ok",
				"failed",
				"timed-out",
				"cancelled"
			] },
			"exitCode": { "type": ["integer", "null"] },
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
			},
			"cut": {
				"description": "Whether there was more output than is kept. Left out when all of it is there.",
				"type": "boolean"
			},
			"proof": {
				"description": "What showed that it took effect, or why it did not.",
				"type": ["string", "null"],
				"maxLength": 1e3
			},
			"logs": {
				"description": "How far each followed log had been read.",
				"type": "array",
				"maxItems": 5e3,
				"items": { "$ref": "#/$defs/log-position" }
			}
		}
	},
	"instance.stopped": {
		"title": "InstanceStopped",
		"description": "An instance was ended on purpose, by the flow.",
		"type": "object",
		"required": [
			"type",
			"workload",
			"instance",
			"by"
		],
		"properties": {
			"type": { "const": "instance.stopped" },
			"workload": { "$ref": "experiment.schema.json#/$defs/name" },
			"instance": { "$ref": "#/$defs/instance" },
			"by": {
				"description": "The `stop` step, or the operation that deleted it.",
				"enum": ["stop", "instance-delete"]
			}
		}
	},
	"inventory-item": {
		"title": "InventoryItem",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"id",
			"instance",
			"role",
			"identity"
		],
		"properties": {
			"kind": {
				"type": "string",
				"maxLength": 60
			},
			"id": {
				"type": "string",
				"maxLength": 200
			},
			"instance": {
				"type": ["string", "null"],
				"maxLength": 100
			},
			"role": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"identity": {
				"description": "What tells it from another of the same id.",
				"type": ["string", "null"],
				"maxLength": 200
			}
		}
	},
	"inventory.taken": {
		"title": "InventoryTaken",
		"description": "The adapter's inventory was asked for.",
		"type": "object",
		"required": [
			"type",
			"point",
			"outcome",
			"reason",
			"instances",
			"items"
		],
		"properties": {
			"type": { "const": "inventory.taken" },
			"point": {
				"description": "Name of the `inventory` step; `end` after the instances were deleted.",
				"type": "string",
				"maxLength": 40
			},
			"outcome": { "enum": [
				"ok",
				"failed",
				"unreachable"
			] },
			"reason": {
				"type": ["string", "null"],
				"maxLength": 500
			},
			"instances": {
				"description": "Instances that existed then.",
				"type": "array",
				"maxItems": 1e3,
				"items": { "$ref": "#/$defs/instance" }
			},
			"items": {
				"type": "array",
				"maxItems": 5e3,
				"items": { "$ref": "#/$defs/inventory-item" }
			}
		}
	},
	"system.swept": {
		"title": "SystemSwept",
		"description": "What outlived deletion and shutdown was removed, or is left.",
		"type": "object",
		"required": [
			"type",
			"removed",
			"left"
		],
		"properties": {
			"type": { "const": "system.swept" },
			"removed": {
				"type": "array",
				"maxItems": 5e3,
				"items": { "$ref": "#/$defs/inventory-item" }
			},
			"left": {
				"description": "What the sweep could not remove or, with --keep-leftovers, did not try to.",
				"type": "array",
				"maxItems": 5e3,
				"items": { "$ref": "#/$defs/inventory-item" }
			}
		}
	},
	"run.not-applicable": {
		"title": "RunNotApplicable",
		"description": "The system that booted is not one that the experiment requires; nothing is created.",
		"type": "object",
		"required": ["type", "reason"],
		"properties": {
			"type": { "const": "run.not-applicable" },
			"reason": {
				"type": "string",
				"maxLength": 500
			}
		}
	},
	"clock.stepped": {
		"title": "ClockStepped",
		"description": "The wall clock moved against the monotonic one since the event before: it was set, or the machine was suspended. Order and durations follow the monotonic clock and are right all the same; wall times before and after cannot be compared.",
		"type": "object",
		"required": ["type", "byMs"],
		"properties": {
			"type": { "const": "clock.stepped" },
			"byMs": {
				"description": "How far, in milliseconds; negative is back.",
				"type": "number"
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
			{ "$ref": "#/$defs/run.ended" },
			{ "$ref": "#/$defs/fault.ended-early" },
			{ "$ref": "#/$defs/operation.started" },
			{ "$ref": "#/$defs/operation.ended" },
			{ "$ref": "#/$defs/instance.stopped" },
			{ "$ref": "#/$defs/inventory.taken" },
			{ "$ref": "#/$defs/system.swept" },
			{ "$ref": "#/$defs/run.not-applicable" },
			{ "$ref": "#/$defs/clock.stepped" }
		]
	}
};
var timeline_event_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "timeline-event.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "TimelineEvent",
	description: "One line of timeline.jsonl. Intent and outcome are two events.",
	allOf: [{ "$ref": "#/$defs/envelope" }, { "$ref": "#/$defs/body" }],
	$defs
};
export { timeline_event_schema_default as n, $defs as t };
