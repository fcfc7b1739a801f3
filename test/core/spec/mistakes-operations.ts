// SPDX-License-Identifier: Apache-2.0
/** Mistakes about operations, holds, stops, inventories and requirements, made in `operations.yaml` and `plant.yaml`. */
import type { Mistake } from './mistakes.ts';

export const OPERATION_MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a misspelled fault on a role',
    edit: [
      'uses: freeze, target: {workload: box, role: sandbox}',
      'uses: frezee, target: {workload: box, role: sandbox}',
    ],
    says: [
      'operations.yaml:36:25: unknown name "frezee"; expected a built-in operation or one of adapter plant: kill, stop, restart, restart-in-place, freeze, outage, partition, instance-create, instance-delete, policy-set or box-stop; did you mean "freeze"?',
    ],
  },
  {
    mistake: 'a misspelled fault on a component',
    edit: ['uses: outage,', 'uses: outge,'],
    says: [
      'operations.yaml:33:29: unknown name "outge"; expected a built-in operation or one of adapter plant: kill, stop, restart, restart-in-place, freeze, outage, partition, instance-create, instance-delete, policy-set or box-stop; did you mean "outage"?',
    ],
  },
  {
    mistake: 'a misspelled operation of the adapter',
    edit: ['uses: box-stop', 'uses: box-stp'],
    says: [
      'operations.yaml:30:30: unknown name "box-stp"; expected a built-in operation or one of adapter plant: kill, stop, restart, restart-in-place, freeze, outage, partition, instance-create, instance-delete, policy-set or box-stop; did you mean "box-stop"?',
    ],
  },
  {
    mistake: 'a misspelled operation on instances',
    edit: ['uses: instance-create', 'uses: instance-crate'],
    says: [
      'operations.yaml:31:28: unknown name "instance-crate"; expected a built-in operation or one of adapter plant: kill, stop, restart, restart-in-place, freeze, outage, partition, instance-create, instance-delete, policy-set or box-stop; did you mean "instance-create"?',
    ],
  },
  {
    mistake: 'a start of something unknown',
    edit: ['{start: limited}', '{start: limited}, {start: limitd}'],
    says: [
      'operations.yaml:57:60: unknown name "limitd"; expected a workload or operation: box, load, tighten, stop-boxes, one-more, remove-one, cut-store, restart-store, blink, pause or limited; did you mean "limited"?',
    ],
  },
  {
    mistake: 'an await of something unknown',
    edit: ['await: restart-store', 'await: restart-stor'],
    says: [
      'operations.yaml:44:12: unknown name "restart-stor"; expected a workload or operation: box, load, tighten, stop-boxes, one-more, remove-one, cut-store, restart-store, blink, pause or limited; did you mean "restart-store"?',
    ],
  },
  {
    mistake: 'an await of an operation before its start',
    edit: [
      '  - start: restart-store\n  - tighten\n  - await: restart-store\n',
      '  - await: restart-store\n  - start: restart-store\n  - tighten\n',
    ],
    says: [
      'operations.yaml:42:12: await of operation "restart-store" before it is started; expected {start: restart-store} first',
    ],
  },
  {
    mistake: 'an await of an operation of the adapter that is only a step',
    edit: ['await: restart-store', 'await: tighten'],
    says: [
      'operations.yaml:44:12: await of operation "tighten", which the flow never starts; expected {start: tighten} first',
    ],
  },
  {
    mistake: 'an await of a fault that nothing ends',
    edit: ['{start: pause}, {start: limited}, {revert: pause}', '{start: pause}, {start: limited}, {await: pause}'],
    says: [
      'operations.yaml:57:60: await of "pause", which has no "duration" and is not reverted before; expected a "duration", or {revert: pause} before the await or beside it',
    ],
  },
  {
    mistake: 'an await of a fault that is reverted only afterwards',
    edit: ['{revert: pause}', '{await: pause}, {revert: pause}'],
    says: [
      'operations.yaml:57:60: await of "pause", which has no "duration" and is not reverted before; expected a "duration", or {revert: pause} before the await or beside it',
    ],
  },
  {
    mistake: 'a wait until a component is ready that is not the gateway',
    edit: ['  - inventory: before', '  - wait: {component: store, state: ready}\n  - inventory: before'],
    says: ['operations.yaml:41:37: "ready" of component "store", which no ready hook tells; expected "up" or "down"'],
  },
  {
    mistake: 'a check that a component is ready that is not the gateway',
    edit: [
      'checks:\n  - {name: tightened',
      'checks:\n  - {name: fit, kind: state, component: store, ever: ready}\n  - {name: tightened',
    ],
    says: ['operations.yaml:60:54: "ready" of component "store", which no ready hook tells; expected "up" or "down"'],
  },
  {
    mistake: 'a stop of an operation',
    edit: ['{stop: load}', '{stop: load}, {stop: pause}'],
    says: ['operations.yaml:57:90: "pause", which is an operation; expected a workload'],
  },
  {
    mistake: 'a stop of something unknown',
    edit: ['{stop: load}', '{stop: load}, {stop: laod}'],
    says: ['operations.yaml:57:90: unknown name "laod"; expected a workload: box or load; did you mean "load"?'],
  },
  {
    mistake: 'a stop before the start',
    edit: ['  - start: box\n', '  - stop: box\n  - start: box\n'],
    says: ['operations.yaml:39:11: stop before workload "box" is started; expected the start first'],
  },
  {
    mistake: 'rounds while an operation lasts',
    edit: ['while: load', 'while: pause'],
    says: ['operations.yaml:55:29: "pause", which is an operation; expected a workload'],
  },
  {
    mistake: 'rounds while something unknown lasts',
    edit: ['while: load', 'while: loads'],
    says: ['operations.yaml:55:29: unknown name "loads"; expected a workload: box or load; did you mean "load"?'],
  },
  {
    mistake: 'rounds while a workload lasts that starts later',
    edit: ['  - start: box\n', '  - repeat: {while: box, do: [{delay: 1s}]}\n  - start: box\n'],
    says: ['operations.yaml:39:21: a repeat before workload "box" is started; expected the start first'],
  },
  {
    mistake: 'rounds for no time',
    edit: ['blinks: 10s', 'blinks: 0s'],
    says: ['operations.yaml:48:19: for: "0s"; expected a duration above zero'],
  },
  {
    mistake: 'rounds with two ends',
    edit: ['while: load,', 'while: load, times: 3,'],
    says: ['operations.yaml:55:13: times and while together; expected exactly one of times, for, until or while'],
  },
  {
    mistake: 'rounds without an end',
    edit: ['while: load, ', ''],
    says: [
      'operations.yaml:55:13: none of times, for, until or while; expected exactly one of times, for, until or while',
    ],
  },
  {
    mistake: 'rounds until nothing',
    edit: ['until: {log: load, matches: tick}', 'until: {}'],
    says: [
      'operations.yaml:52:11: missing key "workload"; expected "workload" (without component, metric, log, event or signal)',
    ],
  },
  {
    mistake: 'rounds until a state of something unknown',
    edit: ['until: {log: load, matches: tick}', 'until: {workload: laod, state: Running}'],
    says: ['operations.yaml:52:29: unknown name "laod"; expected a workload: box or load; did you mean "load"?'],
  },
  {
    mistake: 'rounds until an unknown log says so',
    edit: ['until: {log: load,', 'until: {log: laod,'],
    says: [
      'operations.yaml:52:24: unknown name "laod"; expected a workload or component: box, load, gateway or store; did you mean "load"?',
    ],
  },
  {
    mistake: 'rounds until a component that there is not is ready',
    edit: ['until: {log: load, matches: tick}', 'until: {component: stor, state: up}'],
    says: [
      'operations.yaml:52:30: unknown name "stor"; expected a component of adapter plant: gateway or store; did you mean "store"?',
    ],
  },
  {
    mistake: 'rounds until a pattern that does not compile',
    edit: ['matches: tick', "matches: '(tick'"],
    says: ['operations.yaml:52:39: pattern "(tick" (Unterminated group); expected a JavaScript regular expression'],
  },
  {
    mistake: 'rounds until a time is over',
    edit: ['matches: tick}', 'matches: tick, timeout: 5s}'],
    says: ['operations.yaml:52:45: key "timeout"; expected no "timeout" (in until)'],
  },
  {
    mistake: 'rounds until something since a step',
    edit: ['matches: tick}', 'matches: tick, since: load}'],
    says: ['operations.yaml:52:45: key "since"; expected no "since" (in until)'],
  },
  {
    mistake: 'a revert of a workload',
    edit: ['{revert: pause}', '{revert: box}'],
    says: ['operations.yaml:57:61: "box", which is a workload; expected an operation'],
  },
  {
    mistake: 'a revert of a restart',
    edit: ['{revert: pause}', '{revert: restart-store}'],
    says: [
      'operations.yaml:57:61: revert of "restart-store", a restart that nothing undoes; expected a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'a revert of a restart in place',
    edit: ['{revert: pause}', '{revert: blink}'],
    says: [
      'operations.yaml:57:61: revert of "blink", a restart-in-place on the role of an instance that nothing undoes; expected a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'a revert of created instances',
    edit: ['{revert: pause}', '{revert: one-more}'],
    says: [
      'operations.yaml:57:61: revert of "one-more", an instance-create that nothing undoes; expected a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'a revert of an operation that has none',
    edit: ['- revert: tighten', '- revert: stop-boxes'],
    says: [
      'operations.yaml:58:13: revert of "stop-boxes", box-stop without a revert; expected a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'a hold of a workload',
    edit: ['do: [{delay: 1s}, blink]', 'do: [{delay: 1s}, blink, {hold: {fault: box, do: [{delay: 1s}]}}]'],
    says: ['operations.yaml:47:47: "box", which is a workload; expected an operation'],
  },
  {
    mistake: 'a hold of something unknown',
    edit: ['do: [{delay: 1s}, blink]', 'do: [blink, {hold: {fault: blnk, do: [{delay: 1s}]}}]'],
    says: [
      'operations.yaml:47:34: unknown name "blnk"; expected an operation: tighten, stop-boxes, one-more, remove-one, cut-store, restart-store, blink, pause or limited; did you mean "blink"?',
    ],
  },
  {
    mistake: 'a hold of a momentary fault',
    edit: ['do: [{delay: 1s}, blink]', 'do: [{hold: {fault: blink, do: [{delay: 1s}]}}]'],
    says: [
      'operations.yaml:47:27: hold of "blink", a restart-in-place; expected an operation that is a freeze, an outage or a partition',
    ],
  },
  {
    mistake: 'a hold of created instances',
    edit: ['do: [{delay: 1s}, blink]', 'do: [{delay: 1s}, blink, {hold: {fault: one-more, do: [{delay: 1s}]}}]'],
    says: [
      'operations.yaml:47:47: hold of "one-more", an instance-create; expected an operation that is a freeze, an outage or a partition',
    ],
  },
  {
    mistake: 'a hold of an operation of the adapter',
    edit: ['do: [{delay: 1s}, blink]', 'do: [{delay: 1s}, blink, {hold: {fault: stop-boxes, do: [{delay: 1s}]}}]'],
    says: [
      'operations.yaml:47:47: hold of "stop-boxes", an operation of adapter plant; expected an operation that is a freeze, an outage or a partition',
    ],
  },
  {
    mistake: 'a hold without its steps',
    edit: ['      do: [{delay: 1s}, blink]\n', ''],
    says: ['operations.yaml:45:5: missing key "do"; expected do: a list'],
  },
  {
    mistake: 'a hold without its fault',
    edit: ['      fault: cut-store\n', ''],
    says: [
      'operations.yaml:45:5: missing key "fault"; expected fault: a lower case letter, then lower case letters, digits and dashes, at most 40 characters',
    ],
  },
  {
    mistake: 'a held fault as a step, without a time',
    edit: ['{start: pause}', 'pause'],
    says: ['operations.yaml:36:5: missing key "duration"; expected "duration": "pause" is a step of its own'],
  },
  {
    mistake: 'a held fault with a time that is only held',
    edit: ['with: {how: kill}', 'with: {how: kill, duration: 3s}'],
    says: [
      'operations.yaml:33:83: key "duration"; expected no "duration": "cut-store" is only held, until the steps of its hold have ended',
    ],
  },
  {
    mistake: 'a held operation that is awaited',
    edit: ['{start: limited}, ', '{start: limited}, {await: cut-store}, '],
    says: [
      'operations.yaml:57:60: await of operation "cut-store", which the flow never starts; expected {start: cut-store} first',
    ],
  },
  {
    mistake: 'an operation that only a revert names',
    edit: ['{start: limited}, ', '{revert: limited}, '],
    says: [
      'operations.yaml:37:12: operation "limited", which the flow never names; expected a step with its name, or no such operation',
    ],
  },
  {
    mistake: 'a failure that is recorded of a fault',
    edit: ['uses: restart,', 'uses: restart, on-failure: record,'],
    says: ['operations.yaml:34:42: key "on-failure"; expected no "on-failure" (with uses: restart)'],
  },
  {
    mistake: 'an unknown word for a failure',
    edit: ['on-failure: record', 'on-failure: recrd'],
    says: ['operations.yaml:30:97: on-failure: "recrd"; expected one of error or record; did you mean "record"?'],
  },
  {
    mistake: 'an argument that there is not',
    edit: ['tries: "${tries}"', 'trie: "${tries}"'],
    says: [
      'operations.yaml:29:42: unknown key "trie"; expected an argument of policy-set: policy, label, tries or pause; did you mean "tries"?',
    ],
  },
  {
    mistake: 'an argument where none is taken',
    edit: ['select: {count: 2}', 'with: {force: true}'],
    says: ['operations.yaml:30:72: unknown key "force"; expected no argument: box-stop takes none'],
  },
  {
    mistake: 'an argument that is missing',
    edit: ['policy: policies/closed.yaml, ', ''],
    says: ['operations.yaml:29:5: missing key "policy"; expected "policy" (file), which policy-set needs'],
  },
  {
    mistake: 'an argument that is text in the place of a number',
    edit: ['tries: "${tries}"', "tries: '5'"],
    says: ['operations.yaml:29:49: tries: "5"; expected a number, without quotes'],
  },
  {
    mistake: 'an argument that is a number in the place of text',
    edit: ['tries: "${tries}"', 'label: 5'],
    says: ['operations.yaml:29:49: label: 5; expected text, in quotes where YAML reads something else'],
  },
  {
    mistake: 'an argument that is no duration',
    edit: ['tries: "${tries}"', 'pause: 5'],
    says: ['operations.yaml:29:49: pause: 5; expected a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m'],
  },
  {
    mistake: 'a duration of an unknown unit as an argument',
    edit: ['tries: "${tries}"', 'pause: 5d'],
    says: ['operations.yaml:29:49: pause: "5d"; expected a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m'],
  },
  {
    mistake: 'an argument that is a file elsewhere',
    edit: ['policy: policies/closed.yaml', 'policy: ../closed.yaml'],
    says: [
      'operations.yaml:29:20: policy: "../closed.yaml"; expected a relative path without `..`, made of letters, digits, dots, dashes, underscores and slashes',
    ],
  },
  {
    mistake: 'an argument that is a list',
    edit: ['tries: "${tries}"', 'label: [a]'],
    says: [
      'operations.yaml:29:49: label: a list; expected text of at most 4096 characters, a number, or true or false',
    ],
  },
  {
    mistake: 'arguments of created instances',
    edit: ['uses: instance-create,', 'uses: instance-create, with: {count: 2},'],
    says: ['operations.yaml:31:45: key "with"; expected no "with" (with uses: instance-create)'],
  },
  {
    mistake: 'a selection of created instances',
    edit: ['uses: instance-create,', 'uses: instance-create, select: {count: 2},'],
    says: ['operations.yaml:31:45: key "select"; expected no "select" (with uses: instance-create)'],
  },
  {
    mistake: 'created instances by name',
    edit: [
      'uses: instance-create, target: {workload: box}',
      'uses: instance-create, target: {workload: box, instances: [box-4]}',
    ],
    says: ['operations.yaml:31:69: key "instances"; expected no "instances" (with uses: instance-create)'],
  },
  {
    mistake: 'deleted instances of a component',
    edit: ['{workload: box, instances: [box-2]}', '{component: store}'],
    says: ['operations.yaml:32:47: missing key "workload"; expected "workload" (with uses: instance-delete)'],
  },
  {
    mistake: 'deleted instances of a role',
    edit: ['instances: [box-2]}, on-empty', 'role: sandbox}, on-empty'],
    says: ['operations.yaml:32:71: key "role"; expected no "role" (with uses: instance-delete)'],
  },
  {
    mistake: 'deleted instances that nothing creates',
    edit: ['uses: instance-create, target: {workload: box}', 'uses: instance-delete, target: {workload: box}'],
    says: [
      'operations.yaml:32:83: unknown name "box-2"; expected an instance of box: box-0 or box-1; did you mean "box-0"?',
      'operations.yaml:68:96: unknown name "box-2"; expected an instance: box-0, box-1 or load-0; did you mean "box-0"?',
    ],
  },
  {
    mistake: 'an operation of the adapter on a role',
    edit: ['uses: box-stop, target: {workload: box}', 'uses: box-stop, target: {workload: box, role: sandbox}'],
    says: ['operations.yaml:30:64: key "role"; expected no "role": box-stop acts on whole instances'],
  },
  {
    mistake: 'an instance of another workload as a target',
    edit: ['instances: [box-0]', 'instances: [load-0]'],
    says: ['operations.yaml:28:41: unknown name "load-0"; expected an instance of box: box-0 or box-1'],
  },
  {
    mistake: 'a host workload as the target of a fault',
    edit: ['uses: freeze, target: {workload: box', 'uses: freeze, target: {workload: load'],
    says: [
      'operations.yaml:36:52: the host workload "load" as a target; expected a workload of the system: nothing acts on the host',
    ],
  },
  {
    mistake: 'a host workload as the target of an operation',
    edit: ['{workload: box, instances: [box-2]}', '{workload: load}'],
    says: [
      'operations.yaml:32:66: the host workload "load" as a target; expected a workload of the system: nothing acts on the host',
    ],
  },
  {
    mistake: 'an operation on instances that are not there yet',
    edit: ['  - start: box\n', '  - stop-boxes\n  - start: box\n'],
    says: [
      'operations.yaml:39:5: "stop-boxes" before workload "box", its target, is started; expected the start first',
    ],
  },
  {
    mistake: 'an image on the host',
    edit: ['    on: host\n', '    on: host\n    image: base:1\n'],
    says: ['operations.yaml:21:5: key "image"; expected no "image" (with on: host)'],
  },
  {
    mistake: 'a policy on the host',
    edit: ['    on: host\n', '    on: host\n    policy: policies/open.yaml\n'],
    says: ['operations.yaml:21:5: key "policy"; expected no "policy" (with on: host)'],
  },
  {
    mistake: 'a restart policy on the host',
    edit: ['    on: host\n', '    on: host\n    restart-policy: never\n'],
    says: ['operations.yaml:21:5: key "restart-policy"; expected no "restart-policy" (with on: host)'],
  },
  {
    mistake: 'a workload elsewhere',
    edit: ['on: host', 'on: hosts'],
    says: ['operations.yaml:20:9: on: "hosts"; expected one of system or host; did you mean "host"?'],
  },
  {
    mistake: 'a check on an unknown operation',
    edit: ['operation: tighten', 'operation: tightn'],
    says: [
      'operations.yaml:60:51: unknown name "tightn"; expected an operation: tighten, stop-boxes, one-more, remove-one, cut-store, restart-store, blink, pause or limited; did you mean "tighten"?',
    ],
  },
  {
    mistake: 'a check on a fault as an operation',
    edit: ['operation: tighten', 'operation: pause'],
    says: ['operations.yaml:60:51: "pause", a freeze; expected an operation that is no built-in fault'],
  },
  {
    mistake: 'a check on an operation without a claim',
    edit: ['operation: tighten, contains: ok', 'operation: tighten'],
    says: [
      'operations.yaml:60:5: nothing but name, kind and operation; expected one of exit-code, contains, absent, at-least or at-most',
    ],
  },
  {
    mistake: 'an operation with an exit code above 255',
    edit: ['exit-code: 0', 'exit-code: 256'],
    says: ['operations.yaml:16:79: exit-code: 256; expected a whole number from 0 to 255'],
  },
  {
    mistake: 'an operation that takes a time upside down',
    edit: ['at-least: 1ms', 'at-least: 1m'],
    says: ['operations.yaml:16:120: at-most below at-least; expected a range'],
  },
  {
    mistake: 'a line break in what an operation says',
    edit: ['contains: ok', 'contains: "o\\nk"'],
    says: [
      'operations.yaml:60:70: contains: "o\\nk"; expected text without a line break: it is looked for in one line at a time',
    ],
  },
  {
    mistake: "a workload's check on an operation on something else",
    edit: [
      '{name: ended-well, kind: exit-code, equals: 0}',
      '{name: ended-well, kind: operation, operation: tighten, exit-code: 0}',
    ],
    says: [
      'operations.yaml:23:56: "tighten", which does not act on workload "load"; expected an operation on load, or the check among those of the experiment',
    ],
  },
  {
    mistake: 'an inventory check without a claim',
    edit: ['kind: inventory, nothing-left: true', 'kind: inventory'],
    says: [
      'operations.yaml:62:5: none of nothing-left or one-per-instance; expected exactly one of nothing-left or one-per-instance',
    ],
  },
  {
    mistake: 'an inventory check with two claims',
    edit: [
      'kind: inventory, nothing-left: true',
      'kind: inventory, at: before, nothing-left: true, one-per-instance: box',
    ],
    says: [
      'operations.yaml:62:5: nothing-left and one-per-instance together; expected exactly one of nothing-left or one-per-instance',
    ],
  },
  {
    mistake: 'something left',
    edit: ['nothing-left: true', 'nothing-left: false'],
    says: ['operations.yaml:62:57: nothing-left: false; expected true'],
  },
  {
    mistake: 'an inventory that is not taken',
    edit: ['at: before', 'at: befor'],
    says: [
      'operations.yaml:61:43: unknown name "befor"; expected an inventory step of the flow: before; did you mean "before"?',
    ],
  },
  {
    mistake: 'an inventory by the name of that at the end',
    edit: ['- inventory: before', '- inventory: before\n  - inventory: end'],
    says: ['operations.yaml:42:16: inventory "end", which is that of the one taken at the end; expected another name'],
  },
  {
    mistake: 'two inventories of a name',
    edit: ['- inventory: before', '- inventory: before\n  - inventory: before'],
    says: ['operations.yaml:42:16: inventory "before" a second time; expected one name for each inventory of the flow'],
  },
  {
    mistake: 'things of a role that there is not',
    edit: ['role: supervisor, one', 'role: supervisr, one'],
    says: [
      'operations.yaml:61:70: unknown name "supervisr"; expected a role of adapter plant: sandbox or supervisor; did you mean "supervisor"?',
    ],
  },
  {
    mistake: 'one for each instance of something unknown',
    edit: ['one-per-instance: box', 'one-per-instance: bx'],
    says: ['operations.yaml:61:100: unknown name "bx"; expected a workload: box or load; did you mean "box"?'],
  },
  {
    mistake: 'one for each instance on the host',
    edit: ['one-per-instance: box', 'one-per-instance: load'],
    says: ['operations.yaml:61:100: one-per-instance of the host workload "load"; expected a workload of the system'],
  },
  {
    mistake: 'one for each instance when none is left',
    edit: ['at: before, ', ''],
    says: [
      'operations.yaml:61:70: one-per-instance of the inventory taken at the end, when the instances are deleted; expected "at", the name of an inventory step',
    ],
  },
  {
    mistake: 'a part of the recovery',
    edit: ['of: recovery', 'of: recovery, part: hold'],
    says: ['operations.yaml:64:52: part of "recovery", which is no operation; expected no "part"'],
  },
  {
    mistake: 'a part of a workload',
    edit: ['of: cut-store, part: hold', 'of: box, part: effect'],
    says: ['operations.yaml:63:48: part of "box", which is no operation; expected no "part"'],
  },
  {
    mistake: 'the hold of a restart',
    edit: ['of: cut-store', 'of: restart-store'],
    says: [
      'operations.yaml:63:64: part: "hold" of "restart-store", a restart that nothing undoes; expected "effect", or a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'the revert of a restart in place',
    edit: ['of: cut-store, part: hold', 'of: blink, part: revert'],
    says: [
      'operations.yaml:63:56: part: "revert" of "blink", a restart-in-place on the role of an instance that nothing undoes; expected "effect", or a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'the revert of an operation that has none',
    edit: ['of: cut-store, part: hold', 'of: stop-boxes, part: revert'],
    says: [
      'operations.yaml:63:61: part: "revert" of "stop-boxes", box-stop without a revert; expected "effect", or a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'an unknown part',
    edit: ['part: hold', 'part: holds'],
    says: ['operations.yaml:63:60: part: "holds"; expected one of effect, hold or revert; did you mean "hold"?'],
  },
  {
    mistake: 'a workload called recovery',
    edit: [/\bload\b(?!:)/g, 'recovery'],
    says: ['operations.yaml:18:11: name "recovery", which is that of the recovery; expected another name'],
  },
  {
    mistake: 'a workload with the name of a created instance',
    edit: [/\bload\b(?!:)/g, 'box-7'],
    says: ['operations.yaml:18:11: name "box-7", which is that of an instance; expected another name'],
  },
  {
    mistake: 'a reason that is a number',
    edit: ['never: gone', 'never: 5'],
    says: ['operations.yaml:17:60: never: 5; expected text of 1 to 200 characters'],
  },
  {
    mistake: 'a state that is a phase',
    edit: ['of: reason, never: gone', 'of: state, never: gone'],
    says: [
      'operations.yaml:17:59: never: "gone"; expected one of Created, Pending, Running, Unknown, Succeeded or Failed',
    ],
  },
  {
    mistake: 'a wait for a state and a phase',
    edit: ['raw: Ready', 'raw: Ready, state: Running'],
    says: ['operations.yaml:40:5: state and raw together; expected exactly one of state or raw'],
  },
  {
    mistake: 'a wait for no state',
    edit: ['raw: Ready, ', ''],
    says: ['operations.yaml:40:5: none of state or raw; expected exactly one of state or raw'],
  },
  {
    mistake: 'a phase of a component',
    edit: ['wait: {workload: box,', 'wait: {component: store,'],
    says: ['operations.yaml:40:30: key "raw"; expected no "raw" (with component)'],
  },
  {
    mistake: 'a reserved variable as a secret',
    edit: ['API_TOKEN', 'GITHUB_TOKEN'],
    says: ['operations.yaml:6:11: the reserved variable GITHUB_TOKEN; expected a name that is not GITHUB_*'],
  },
  {
    mistake: 'an empty name of a secret',
    edit: ['API_TOKEN', '""'],
    says: ['operations.yaml:6:11: ""; expected the name of an environment variable'],
  },
  {
    mistake: 'no requirement',
    edit: ["\n  settings: {reconcile-interval: 3s}\n  system: [{name: plant, version: '>=0.1.0 <2'}]", ' {}'],
    says: ['operations.yaml:7:1: an empty map; expected one of settings or system'],
  },
  {
    mistake: 'a misspelled requirement',
    edit: ['  settings:', '  setings:'],
    says: ['operations.yaml:8:3: unknown key "setings"; expected settings; did you mean "settings"?'],
  },
  {
    mistake: 'a version that is none',
    edit: ['>=0.1.0 <2', '^1.0'],
    says: ['operations.yaml:9:35: version: "^1.0"; expected bounds such as `>=0.1.0 <0.2.0`'],
  },
  {
    mistake: 'a setting that is a list',
    edit: ['reconcile-interval: 3s', 'reconcile-interval: [3s]'],
    says: [
      'operations.yaml:8:34: reconcile-interval: a list; expected text of at most 4096 characters, a number, or true or false',
    ],
  },
  {
    mistake: 'an expectation on the targets of an operation on a component',
    edit: ['targets-of: stop-boxes', 'targets-of: restart-store'],
    says: [
      'operations.yaml:67:101: targets of "restart-store", which acts on a component; expected an operation on instances',
    ],
  },
  {
    mistake: 'an expectation on instances without a check of any',
    edit: ['checks: [stops-well]', 'checks: [tightened, short-cut]'],
    says: [
      'operations.yaml:67:87: key "instances" without a check of instances; expected no "instances", or a check of a workload',
    ],
  },
  {
    mistake: 'an expectation on instances of another workload',
    edit: ['instances: [box-1, box-2]', 'instances: [load-0]'],
    says: ['operations.yaml:68:88: instances of load, which none of the checks is about; expected instances of box'],
  },
  {
    mistake: 'an expectation on the targets of an operation on another workload',
    edit: ['checks: [stops-well]', 'checks: [said-tick]'],
    says: ['operations.yaml:67:87: instances of box, which none of the checks is about; expected instances of load'],
  },
];

export const PLANT_MISTAKES: readonly Mistake[] = [
  {
    mistake: 'an inventory without text',
    edit: ['inventory: plant list --everything', "inventory: ' '"],
    says: ['plant.yaml:22:12: a hook without a command; expected shell text'],
  },
  {
    mistake: 'a sweep without text',
    edit: ['sweep: plant sweep', "sweep: ' '"],
    says: ['plant.yaml:16:10: a hook without a command; expected shell text'],
  },
  {
    mistake: 'an operation without text',
    edit: ['run: plant stop "$CHAOS_TARGET"', "run: ' '"],
    says: ['plant.yaml:35:10: a hook without a command; expected shell text'],
  },
  {
    mistake: 'a start without text',
    edit: ['start: plant start-store', "start: ' '"],
    says: ['plant.yaml:39:70: a hook without a command; expected shell text'],
  },
  {
    mistake: 'a start of the gateway beside that of the system',
    edit: ['gateway.log"}', 'gateway.log", start: plant start}'],
    says: ['plant.yaml:38:99: key "start" of the gateway; expected no "start": that of system starts the gateway'],
  },
  {
    mistake: 'an operation that is built in',
    edit: ['box-stop:', 'restart:'],
    says: ['plant.yaml:34:3: operation "restart", which is built in; expected another name'],
  },
  {
    mistake: 'an operation that is built in for instances',
    edit: ['box-stop:', 'instance-create:'],
    says: ['plant.yaml:34:3: operation "instance-create", which is built in; expected another name'],
  },
  {
    mistake: 'an operation without run',
    edit: ['    run: plant stop "$CHAOS_TARGET"\n', '    verify: plant is-stopped\n'],
    says: ['plant.yaml:34:3: missing key "run"; expected run: text of 1 to 65536 characters'],
  },
  {
    mistake: 'a misspelled hook of an operation',
    edit: ['verify: plant', 'verfy: plant'],
    says: ['plant.yaml:33:5: unknown key "verfy"; expected verify; did you mean "verify"?'],
  },
  {
    mistake: 'a capture without a revert',
    edit: ['    revert: plant policy set "$CHAOS_TARGET" "$CHAOS_CAPTURED"\n', ''],
    says: ['plant.yaml:24:3: missing key "revert"; expected "revert" (with capture)'],
  },
  {
    mistake: 'a misspelled revert beside a capture',
    edit: ['    revert: plant', '    rever: plant'],
    says: ['plant.yaml:32:5: unknown key "rever"; expected revert; did you mean "revert"?'],
  },
  {
    mistake: 'an argument of a type that there is not',
    edit: ['type: number', 'type: integer'],
    says: ['plant.yaml:28:21: type: "integer"; expected one of string, number, duration or file'],
  },
  {
    mistake: 'an argument without a type',
    edit: ['tries: {type: number, default: 3}', 'tries: {default: 3}'],
    says: ['plant.yaml:28:7: missing key "type"; expected type: one of string, number, duration or file'],
  },
  {
    mistake: 'a number as the default of text',
    edit: ['default: none', 'default: 5'],
    says: ['plant.yaml:27:38: default: 5; expected text, in quotes where YAML reads something else'],
  },
  {
    mistake: 'text as the default of a number',
    edit: ['default: 3', "default: '3'"],
    says: ['plant.yaml:28:38: default: "3"; expected a number, without quotes'],
  },
  {
    mistake: 'a duration without a unit as a default',
    edit: ['default: 1s', 'default: 1'],
    says: ['plant.yaml:29:40: default: 1; expected a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m'],
  },
  {
    mistake: 'a file elsewhere as a default',
    edit: ['policy: {type: file}', 'policy: {type: file, default: /etc/passwd}'],
    says: [
      'plant.yaml:26:37: default: "/etc/passwd"; expected a relative path without `..`, made of letters, digits, dots, dashes, underscores and slashes',
    ],
  },
  {
    mistake: 'a reserved secret',
    edit: ['PLANT_TOKEN', 'NODE_OPTIONS'],
    says: ['plant.yaml:7:11: the reserved variable NODE_OPTIONS; expected a name that is not NODE_OPTIONS'],
  },
  {
    mistake: 'a reserved variable passed to hooks',
    edit: ['PLANT_HOME', 'PATH'],
    says: ['plant.yaml:6:12: the reserved variable PATH; expected a name that is not PATH'],
  },
  {
    mistake: 'a setting twice',
    edit: ['[reconcile-interval]', '[reconcile-interval, reconcile-interval]'],
    says: ['plant.yaml:8:32: "reconcile-interval" a second time; expected each item once'],
  },
  {
    mistake: 'a limit of zero for an optional hook',
    edit: ['inventory: 20s', 'inventory: 0s'],
    says: ['plant.yaml:10:41: inventory: "0s"; expected a duration above zero'],
  },
];
