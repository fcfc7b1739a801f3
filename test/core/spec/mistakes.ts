// SPDX-License-Identifier: Apache-2.0
/**
 * Manifests with one mistake each, derived from the valid ones of test/fixtures/manifests, and every word that is said
 * about them.
 */
export interface Mistake {
  readonly mistake: string;
  /** What is replaced in the valid manifest, and by what. */
  readonly edit: readonly [from: string | RegExp, to: string];
  readonly says: readonly string[];
}

export const EXPERIMENT_MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a number that cannot be kept',
    edit: ['ticks: 4', 'ticks: 12345678901234567890'],
    says: [
      'everything.yaml:8:10: ticks: 12345678901234567000; expected a number that can be kept as it is written, or text in quotes',
    ],
  },
  {
    mistake: 'a line break in the text of a log check',
    edit: ['{text: retry, at-most: 3}', '{text: "retry\\n", at-most: 3}'],
    says: [
      'everything.yaml:30:54: text: "retry\\n"; expected text without a line break: it is looked for in one line at a time',
    ],
  },
  {
    mistake: 'a line break in a pattern',
    edit: ["matches: '^hello'", 'matches: "^hello\\n"'],
    says: [
      'everything.yaml:35:67: matches: "^hello\\n"; expected text without a line break: it is looked for in one line at a time',
    ],
  },
  {
    mistake: 'a line break in the message of an expectation',
    edit: ['message: none recorded', 'message: |\n      none recorded'],
    says: [
      'everything.yaml:78:14: message: "none recorded\\n"; expected text without a line break: it is looked for in one line at a time',
    ],
  },
  {
    mistake: 'a file that is a folder',
    edit: ['file: greeting', 'file: greeting/'],
    says: [
      'everything.yaml:35:48: file: "greeting/"; expected a relative path without `..`, made of letters, digits, dots, dashes, underscores and slashes',
    ],
  },
  {
    mistake: 'a missing id',
    edit: ['id: everything\n', ''],
    says: [
      'everything.yaml:2:1: missing key "id"; expected id: lower case letters, digits and dashes, at most 64 characters',
    ],
  },
  {
    mistake: 'an id unlike the file name',
    edit: ['id: everything', 'id: everythin'],
    says: ['everything.yaml:2:5: id "everythin"; expected "everything", as the file is called'],
  },
  {
    mistake: 'an id in capitals',
    edit: ['id: everything', 'id: Everything'],
    says: [
      'everything.yaml:2:5: id: "Everything"; expected lower case letters, digits and dashes, at most 64 characters',
      'everything.yaml:2:5: id "Everything"; expected "everything", as the file is called',
    ],
  },
  {
    mistake: 'a misspelled key of the experiment',
    edit: ['settle-timeout', 'setle-timeout'],
    says: [
      'everything.yaml:13:1: unknown key "setle-timeout"; expected one of settle-timeout, requires or secrets; did you mean "settle-timeout"?',
    ],
  },
  {
    mistake: 'a word of a later version',
    edit: ['timeout: 12m', 'variants: []'],
    says: ['everything.yaml:12:1: unknown key "variants"; expected one of timeout, requires or secrets'],
  },
  {
    mistake: 'an empty title',
    edit: ['title: Every part of a manifest at once.', 'title: ""'],
    says: ['everything.yaml:3:8: title: ""; expected text of 1 to 200 characters'],
  },
  {
    mistake: 'tags twice',
    edit: ['[full, example]', '[full, full]'],
    says: ['everything.yaml:5:14: "full" a second time; expected each item once'],
  },
  {
    mistake: 'a list where a map belongs',
    edit: ['parameters:\n  ticks: 4\n  lead: 2s\n  down: 3s\n  mode: calm', 'parameters: [ticks]'],
    says: ['everything.yaml:7:13: parameters: a list; expected a map'],
  },
  {
    mistake: 'an empty section',
    edit: [
      'steady-state:\n  - {name: gateway-ready, kind: state, component: gateway, equals: ready}\n  - {name: few-sessions, kind: metric, metric: sessions, source: gateway, labels: {state: open}, at-most: 10}',
      'steady-state:',
    ],
    says: ['everything.yaml:46:1: steady-state: nothing; expected a list'],
  },
  {
    mistake: 'a parameter in capitals',
    edit: ['mode: calm', 'Mode: calm'],
    says: [
      'everything.yaml:11:3: key "Mode"; expected a lower case letter, then lower case letters, digits and dashes',
      'everything.yaml:20:19: unknown parameter "mode"; expected a declared parameter: ticks, lead, down or Mode; did you mean "Mode"?',
    ],
  },
  {
    mistake: 'a parameter that is a map',
    edit: ['ticks: 4', 'ticks: {a: 1}'],
    says: ['everything.yaml:8:10: ticks: a map; expected text of at most 4096 characters, a number, or true or false'],
  },
  {
    mistake: 'a parameter that would be PATH',
    edit: ['mode: calm', 'mode: calm\n  path: x'],
    says: [
      'everything.yaml:12:3: parameter "path", in scripts the reserved variable PATH; expected a name that is not PATH',
    ],
  },
  {
    mistake: 'a parameter that would be GITHUB_TOKEN',
    edit: ['mode: calm', 'mode: calm\n  github-token: x'],
    says: [
      'everything.yaml:12:3: parameter "github-token", in scripts the reserved variable GITHUB_TOKEN; expected a name that is not GITHUB_*',
    ],
  },
  {
    mistake: 'a parameter made of another',
    edit: ['mode: calm', 'mode: "${lead}"'],
    says: ['everything.yaml:11:9: mode: "${lead}"; expected a value that uses no other parameter'],
  },
  {
    mistake: 'an unknown parameter',
    edit: ['"${mode}"', '"${mod}"'],
    says: [
      'everything.yaml:20:19: unknown parameter "mod"; expected a declared parameter: ticks, lead, down or mode; did you mean "mode"?',
    ],
  },
  {
    mistake: 'a duration without a unit',
    edit: ['timeout: 12m', 'timeout: 12'],
    says: ['everything.yaml:12:10: timeout: 12; expected a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m'],
  },
  {
    mistake: 'a duration of an unknown unit',
    edit: ['timeout: 12m', 'timeout: 12d'],
    says: [
      'everything.yaml:12:10: timeout: "12d"; expected a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m',
    ],
  },
  {
    mistake: 'a limit of zero',
    edit: ['timeout: 4m', 'timeout: 0s'],
    says: ['everything.yaml:24:14: timeout: "0s"; expected a duration above zero'],
  },
  {
    mistake: 'a number of instances from a text parameter',
    edit: ['instances: 3', 'instances: "${lead}"'],
    says: ['everything.yaml:17:16: instances: "2s" (from ${lead}); expected a whole number from 1 to 1000'],
  },
  {
    mistake: 'no instances at all',
    edit: ['instances: 3', 'instances: 0'],
    says: ['everything.yaml:17:16: instances: 0; expected a whole number from 1 to 1000'],
  },
  {
    mistake: 'a workload without a script',
    edit: ['    run: sleep 60\n', ''],
    says: ['everything.yaml:31:5: missing key "run"; expected run: text of 1 to 65536 characters'],
  },
  {
    mistake: 'an unknown kind of workload',
    edit: ['kind: shell\n    run: sleep', 'kind: shel\n    run: sleep'],
    says: ['everything.yaml:32:11: kind: "shel"; expected shell; did you mean "shell"?'],
  },
  {
    mistake: 'a misspelled key of a workload',
    edit: ['restart-policy', 'restart-polici'],
    says: [
      'everything.yaml:23:5: unknown key "restart-polici"; expected one of on or restart-policy; did you mean "restart-policy"?',
    ],
  },
  {
    mistake: 'an unknown restart policy',
    edit: ['on-failure', 'onfailure'],
    says: [
      'everything.yaml:23:21: restart-policy: "onfailure"; expected one of never, on-failure or always; did you mean "on-failure"?',
    ],
  },
  {
    mistake: 'a reserved variable',
    edit: ['SPEED:', 'LD_PRELOAD:'],
    says: ['everything.yaml:20:11: the reserved variable LD_PRELOAD; expected a name that is not LD_*'],
  },
  {
    mistake: 'a variable that is a parameter',
    edit: ['SPEED:', 'LEAD:'],
    says: ['everything.yaml:20:11: variable LEAD, which is parameter "lead"; expected another name'],
  },
  {
    mistake: 'a variable with a dash',
    edit: ['SPEED:', 'SP-EED:'],
    says: ['everything.yaml:20:11: key "SP-EED"; expected letters, digits and underscores, not starting with a digit'],
  },
  {
    mistake: 'a policy outside of the folder',
    edit: ['policies/open.yaml', '../open.yaml'],
    says: [
      'everything.yaml:22:13: policy: "../open.yaml"; expected a relative path without `..`, made of letters, digits, dots, dashes, underscores and slashes',
    ],
  },
  {
    mistake: 'a second workload of a name',
    edit: [
      /  - name: prober\n    kind: shell\n/,
      '  - {name: counter, kind: shell, run: sleep 1}\n  - name: prober\n    kind: shell\n',
    ],
    says: ['everything.yaml:31:12: name "counter" a second time; expected one name for each workload and operation'],
  },
  {
    mistake: 'an operation with the name of a workload',
    edit: [/kill-one/g, 'prober'],
    says: [
      'everything.yaml:43:12: name "prober" a second time; expected one name for each workload and operation',
      'everything.yaml:63:12: a second start of workload "prober"; expected one start of each workload',
    ],
  },
  {
    mistake: 'a workload with the name of an instance',
    edit: [/prober/g, 'counter-1'],
    says: ['everything.yaml:31:11: name "counter-1", which is that of an instance; expected another name'],
  },
  {
    mistake: 'a workload called flow',
    edit: [/prober/g, 'flow'],
    says: ['everything.yaml:31:11: name "flow", which is that of the flow; expected another name'],
  },
  {
    mistake: 'a workload called as a component',
    edit: [/prober/g, 'store'],
    says: ['everything.yaml:31:11: name "store", which is that of a component of adapter lab; expected another name'],
  },
  {
    mistake: 'a second check of a name',
    edit: ['name: said-hello', 'name: exited-ok'],
    says: [
      'everything.yaml:35:16: check "exited-ok" a second time; expected one name for each check of the experiment',
    ],
  },
  {
    mistake: 'an unknown kind of check',
    edit: ['kind: exit-code', 'kind: exit-cod'],
    says: [
      'everything.yaml:26:33: kind: "exit-cod"; expected one of exit-code, state, output, log or operation; did you mean "exit-code"?',
    ],
  },
  {
    mistake: 'a kind of check that is for the run',
    edit: ['kind: exit-code, equals: 0', 'kind: metric, metric: x, equals: 0'],
    says: ['everything.yaml:26:33: kind: "metric"; expected one of exit-code, state, output, log or operation'],
  },
  {
    mistake: 'a check without a kind',
    edit: ['kind: exit-code, equals: 0', 'equals: 0'],
    says: [
      'everything.yaml:26:9: missing key "kind"; expected kind: one of exit-code, state, output, log or operation',
    ],
  },
  {
    mistake: 'a check without a claim',
    edit: [', ever: down}', '}'],
    says: ['everything.yaml:67:5: nothing but name, kind and component; expected one of equals, ever or never'],
  },
  {
    mistake: 'two claims that exclude each other',
    edit: ['ever: down}', 'ever: down, never: up}'],
    says: ['everything.yaml:67:67: key "never"; expected no "never" (with ever)'],
  },
  {
    mistake: 'an exit code above 255',
    edit: ['equals: 0}\n      - {name: no-tick', 'equals: 256}\n      - {name: no-tick'],
    says: ['everything.yaml:26:52: equals: 256; expected a whole number from 0 to 255'],
  },
  {
    mistake: 'an exit code of a workload that is not awaited',
    edit: ['    - counter\n    - serial', '    - start: counter\n    - serial'],
    says: [
      'everything.yaml:26:16: an exit-code check on workload "counter", which the flow never awaits; expected a step "counter" or {await: counter}',
    ],
  },
  {
    mistake: 'an output that must not exist and has lines',
    edit: ["matches: '^hello'", "exists: false, matches: '^hello'"],
    says: ['everything.yaml:35:73: "matches" of a file that must not exist; expected exists: false alone'],
  },
  {
    mistake: 'a pattern that does not compile',
    edit: ["'^hello'", "'(hello'"],
    says: ['everything.yaml:35:67: pattern "(hello" (Unterminated group); expected a JavaScript regular expression'],
  },
  {
    mistake: 'a state that there is not',
    edit: ['equals: Running', 'equals: Runing'],
    says: [
      'everything.yaml:28:51: equals: "Runing"; expected one of Created, Pending, Running, Unknown, Succeeded or Failed; did you mean "Running"?',
    ],
  },
  {
    mistake: 'during something unknown',
    edit: ['during: crash-gateway', 'during: crash-gatewy'],
    says: [
      'everything.yaml:29:60: unknown name "crash-gatewy"; expected an operation: crash-gateway, kill-some, kill-one, stop-gateway or pause-half; did you mean "crash-gateway"?',
    ],
  },
  {
    mistake: 'two claims on a log',
    edit: ['contains: bye', 'contains: bye, absent: oh'],
    says: ['everything.yaml:68:5: contains and absent together; expected exactly one of contains, absent or count'],
  },
  {
    mistake: 'no bound on a metric',
    edit: ['of: delta, equals: 0', 'of: delta'],
    says: [
      'everything.yaml:69:5: none of equals, at-least or at-most; expected exactly one of equals, at-least or at-most',
    ],
  },
  {
    mistake: 'a distance from nothing',
    edit: ['after: {event: fault.effective, of: crash-gateway}, within', 'within'],
    says: ['everything.yaml:71:5: none of after or before; expected after or before as well (with within)'],
  },
  {
    mistake: 'an event that there is not',
    edit: ['event: instance.revived', 'event: instance.revive'],
    says: [
      'everything.yaml:70:47: event: "instance.revive"; expected one of system.booted, component.state, instance.state, instance.revived, instance.collected, instance.deleted, await.timed-out, wait.timed-out, fault.requested, fault.effective, fault.failed, fault.ended-early, revert.requested, revert.ended, operation.started, operation.ended, instance.stopped or inventory.taken; did you mean "instance.revived"?',
    ],
  },
  {
    mistake: 'an event of something unknown',
    edit: ['of: counter-0, occurs', 'of: counter-7, occurs'],
    says: [
      'everything.yaml:70:69: unknown name "counter-7"; expected a workload, instance, operation or component: counter, prober, crash-gateway, kill-some, kill-one, stop-gateway, pause-half, gateway, store, counter-0, counter-1, counter-2 or prober-0; did you mean "counter-0"?',
    ],
  },
  {
    mistake: 'a range upside down',
    edit: ['at-most: 20s', 'at-most: 500ms'],
    says: ['everything.yaml:72:77: at-most below at-least; expected a range'],
  },
  {
    mistake: 'a duration of something unknown',
    edit: ['kind: duration, of: crash-gateway', 'kind: duration, of: crash'],
    says: [
      'everything.yaml:72:39: unknown name "crash"; expected a workload, operation, flow or recovery: flow, recovery, counter, prober, crash-gateway, kill-some, kill-one, stop-gateway or pause-half; did you mean "crash-gateway"?',
    ],
  },
  {
    mistake: 'an unknown fault',
    edit: ['uses: stop', 'uses: stopp'],
    says: [
      'everything.yaml:44:32: unknown name "stopp"; expected a built-in operation or one of adapter lab: kill, stop, restart, restart-in-place, freeze, outage, partition, instance-create or instance-delete; did you mean "stop"?',
    ],
  },
  {
    mistake: 'a held fault without a duration',
    edit: ['with: {how: kill, duration: "${down}"}', 'with: {how: kill}'],
    says: ['everything.yaml:40:5: missing key "duration"; expected "duration": "crash-gateway" is a step of its own'],
  },
  {
    mistake: 'an argument of another fault',
    edit: ['with: {signal: TERM}', 'with: {how: kill}'],
    says: ['everything.yaml:42:109: key "how"; expected no "how" (with uses: kill)'],
  },
  {
    mistake: 'a signal that there is not',
    edit: ['signal: TERM', 'signal: STOP'],
    says: ['everything.yaml:42:117: signal: "STOP"; expected one of KILL, TERM, INT, HUP, QUIT, ABRT, USR1 or USR2'],
  },
  {
    mistake: 'a target without a role',
    edit: ['{workload: counter, role: supervisor}, select', '{workload: counter}, select'],
    says: ['everything.yaml:42:35: missing key "role"; expected "role" (with workload)'],
  },
  {
    mistake: 'a target of both kinds',
    edit: ['{component: gateway}\n    with', '{component: gateway, workload: counter}\n    with'],
    says: ['everything.yaml:39:34: key "workload"; expected no "workload" (with component)'],
  },
  {
    mistake: 'an unknown component',
    edit: ['target: {component: gateway}}', 'target: {component: gatway}}'],
    says: [
      'everything.yaml:44:58: unknown name "gatway"; expected a component of adapter lab: gateway or store; did you mean "gateway"?',
    ],
  },
  {
    mistake: 'an unknown role',
    edit: ['role: sandbox', 'role: sandbx'],
    says: [
      'everything.yaml:45:71: unknown name "sandbx"; expected a role of adapter lab: sandbox or supervisor; did you mean "sandbox"?',
    ],
  },
  {
    mistake: 'an unknown workload as a target',
    edit: ['target: {workload: prober', 'target: {workload: probe'],
    says: [
      'everything.yaml:45:57: unknown name "probe"; expected a workload: counter or prober; did you mean "prober"?',
    ],
  },
  {
    mistake: 'an instance that there is not',
    edit: ['[counter-1]', '[counter-3]'],
    says: [
      'everything.yaml:43:92: unknown name "counter-3"; expected an instance of counter: counter-0, counter-1 or counter-2; did you mean "counter-0"?',
    ],
  },
  {
    mistake: 'more targets than there are',
    edit: ['{count: 2}, with', '{count: 4}, with'],
    says: ['everything.yaml:42:98: count 4; expected at most 3: counter has 3 instances'],
  },
  {
    mistake: 'a selection of nothing',
    edit: ['{count: 2}, with', '{count: 0}, with'],
    says: ['everything.yaml:42:98: count: 0; expected a whole number from 1 to 1000'],
  },
  {
    mistake: 'two selections at once',
    edit: ['{percent: 50}', '{percent: 50, count: 1}'],
    says: ['everything.yaml:45:81: the keys percent and count in one map; expected at most 1 key'],
  },
  {
    mistake: 'a selection by a word',
    edit: ['{percent: 50}', 'most'],
    says: ['everything.yaml:45:89: select: "most"; expected all, {count: N} or {percent: N}'],
  },
  {
    mistake: 'an unknown step',
    edit: ['- crash-gateway\n', '- crash-gateway\n        - crash-gatewy\n'],
    says: [
      'everything.yaml:57:11: unknown name "crash-gatewy"; expected a workload or operation: counter, prober, crash-gateway, kill-some, kill-one, stop-gateway or pause-half; did you mean "crash-gateway"?',
    ],
  },
  {
    mistake: 'a step of two keys',
    edit: ['- delay: "${lead}"', '- {delay: 1s, wait: {component: gateway, state: up}}'],
    says: ['everything.yaml:55:11: the keys delay and wait in one map; expected at most 1 key'],
  },
  {
    mistake: 'an unknown kind of step',
    edit: ['- delay: "${lead}"', '- sleep: 1s'],
    says: [
      'everything.yaml:55:11: unknown key "sleep"; expected one of serial, parallel, repeat, hold, delay, start, await, stop, revert, wait or inventory',
    ],
  },
  {
    mistake: 'a number as a step',
    edit: ['- delay: "${lead}"', '- 5'],
    says: [
      'everything.yaml:55:11: 5; expected a step: the name of a workload or operation, a map such as {delay: 5s}, or a list of steps',
    ],
  },
  {
    mistake: 'an empty step',
    edit: ['- delay: "${lead}"', '-'],
    says: [
      'everything.yaml:55:10: nothing; expected a step: the name of a workload or operation, a map such as {delay: 5s}, or a list of steps',
    ],
  },
  {
    mistake: 'an empty list of steps',
    edit: ['do: [kill-some, pause-half, {wait: {signal: sweep, since: kill-some}}]', 'do: []'],
    says: ['everything.yaml:62:13: an empty list; expected at least 1 item'],
  },
  {
    mistake: 'no rounds',
    edit: ['times: 2', 'times: 0'],
    says: ['everything.yaml:61:20: times: 0; expected a whole number from 1 to 10000'],
  },
  {
    mistake: 'a round without an end',
    edit: ['            times: 2\n', ''],
    says: [
      'everything.yaml:60:11: none of times, for, until or while; expected exactly one of times, for, until or while',
    ],
  },
  {
    mistake: 'a workload that never starts',
    edit: ['        - start: prober\n', ''],
    says: [
      'everything.yaml:31:11: workload "prober", which the flow never starts; expected a step that starts it, or no such workload',
    ],
  },
  {
    mistake: 'an operation that never fires',
    edit: ['        - crash-gateway\n', ''],
    says: [
      'everything.yaml:37:11: operation "crash-gateway", which the flow never names; expected a step with its name, or no such operation',
    ],
  },
  {
    mistake: 'a workload that starts twice',
    edit: ['- start: prober\n', '- start: prober\n        - prober\n'],
    says: ['everything.yaml:54:11: a second start of workload "prober"; expected one start of each workload'],
  },
  {
    mistake: 'a workload that starts in each round',
    edit: ['- start: prober\n', '- repeat: {times: 2, do: [{start: prober}]}\n'],
    says: [
      'everything.yaml:53:43: a start of workload "prober" in each round of a repeat; expected one start of each workload',
    ],
  },
  {
    mistake: 'an await of an operation that is only a step',
    edit: ['- delay: "${lead}"', '- await: crash-gateway'],
    says: [
      'everything.yaml:55:18: await of operation "crash-gateway", which the flow never starts; expected {start: crash-gateway} first',
    ],
  },
  {
    mistake: 'an await before the start',
    edit: ['        - start: prober\n', '        - await: prober\n        - start: prober\n'],
    says: ['everything.yaml:53:18: await before workload "prober" is started; expected the start first'],
  },
  {
    mistake: 'a revert of what nothing undoes',
    edit: ['{revert: stop-gateway}', '{revert: kill-one}'],
    says: [
      'everything.yaml:63:45: revert of "kill-one", a kill on the role of an instance that nothing undoes; expected a freeze, an outage, a partition, a kill or stop of a component or an operation of the adapter with a revert',
    ],
  },
  {
    mistake: 'a revert before the fault',
    edit: ['[kill-one, stop-gateway, {revert: stop-gateway}]', '[{revert: stop-gateway}, kill-one, stop-gateway]'],
    says: ['everything.yaml:63:21: revert of "stop-gateway" before it fires; expected the operation first'],
  },
  {
    mistake: 'a wait for nothing',
    edit: ['wait: {component: gateway, state: ready}', 'wait: {timeout: 5s}'],
    says: [
      'everything.yaml:58:11: missing key "workload"; expected "workload" (without component, metric, log, event or signal)',
    ],
  },
  {
    mistake: 'a wait for two things',
    edit: ['wait: {component: gateway, state: ready}', 'wait: {component: gateway, state: ready, metric: x}'],
    says: [
      'everything.yaml:58:38: key "state"; expected no "state" (with metric)',
      'everything.yaml:58:52: key "metric"; expected no "metric" (with component)',
    ],
  },
  {
    mistake: 'a wait for a state of another kind',
    edit: ['wait: {component: gateway, state: ready}', 'wait: {component: gateway, state: Running}'],
    says: ['everything.yaml:58:45: state: "Running"; expected one of down, up or ready'],
  },
  {
    mistake: 'a wait for more instances than there are',
    edit: ['count: 2, timeout', 'count: 4, timeout'],
    says: ['everything.yaml:54:60: count 4; expected at most 3, the instances of counter'],
  },
  {
    mistake: 'a wait for an unknown log',
    edit: ['wait: {log: gateway', 'wait: {log: gatway'],
    says: [
      'everything.yaml:57:23: unknown name "gatway"; expected a workload or component: counter, prober, gateway or store; did you mean "gateway"?',
    ],
  },
  {
    mistake: 'a wait for an unknown signal',
    edit: ['signal: sweep', 'signal: sweeps'],
    says: [
      'everything.yaml:62:57: unknown name "sweeps"; expected a signal of adapter lab: sweep or start; did you mean "sweep"?',
    ],
  },
  {
    mistake: 'a wait for a signal and a line',
    edit: ['{signal: sweep,', '{signal: sweep, log: gateway, matches: x,'],
    says: ['everything.yaml:62:49: key "signal"; expected no "signal" (with log)'],
  },
  {
    mistake: 'a wait for a number of signals',
    edit: ['{signal: sweep,', '{signal: sweep, count: 2,'],
    says: ['everything.yaml:62:64: key "count"; expected no "count" (with signal)'],
  },
  {
    mistake: 'a wait since something later',
    edit: ['since: crash-gateway', 'since: stop-gateway'],
    says: [
      'everything.yaml:57:58: since "stop-gateway", which starts later; expected a step that starts before the wait',
    ],
  },
  {
    mistake: 'a metric source that there is not',
    edit: ['source: gateway', 'source: gatway'],
    says: [
      'everything.yaml:48:66: unknown name "gatway"; expected a metric source of adapter lab: gateway; did you mean "gateway"?',
    ],
  },
  {
    mistake: 'an expectation of an unknown check',
    edit: ['[exited-ok, gateway-ready@after]', '[exit-ok, gateway-ready@after]'],
    says: [
      'everything.yaml:76:14: unknown name "exit-ok"; expected a check: exited-ok, no-tick-lost, ran-at-crash, said-one, few-retries, said-hello, was-down, says-bye, no-errors, never-revived, back-in-time, quick, gateway-ready@before, gateway-ready@after, few-sessions@before or few-sessions@after; did you mean "exited-ok"?',
    ],
  },
  {
    mistake: 'an expectation of a steady state as such',
    edit: ['[exited-ok, gateway-ready@after]', '[exited-ok, gateway-ready]'],
    says: [
      'everything.yaml:76:25: unknown name "gateway-ready"; expected a check: exited-ok, no-tick-lost, ran-at-crash, said-one, few-retries, said-hello, was-down, says-bye, no-errors, never-revived, back-in-time, quick, gateway-ready@before, gateway-ready@after, few-sessions@before or few-sessions@after; did you mean "gateway-ready@after"?',
    ],
  },
  {
    mistake: 'an expectation on an unknown instance',
    edit: ['instances: [counter-2]', 'instances: [counter-3]'],
    says: [
      'everything.yaml:83:79: unknown name "counter-3"; expected an instance: counter-0, counter-1, counter-2 or prober-0; did you mean "counter-0"?',
    ],
  },
  {
    mistake: 'an expectation on the targets of nothing',
    edit: ['targets-of: kill-some', 'targets-of: kill-all'],
    says: [
      'everything.yaml:77:29: unknown name "kill-all"; expected an operation: crash-gateway, kill-some, kill-one, stop-gateway or pause-half',
    ],
  },
  {
    mistake: 'an issue without a number',
    edit: ['NVIDIA/OpenShell#4910', 'NVIDIA/OpenShell'],
    says: ['everything.yaml:74:12: issue: "NVIDIA/OpenShell"; expected owner/repository#number'],
  },
  {
    mistake: 'a day that is none',
    edit: ["'2026-11-01'", "'11/2026'"],
    says: ['everything.yaml:82:12: since: "11/2026"; expected a day such as 2026-11-01'],
  },
];

export const ADAPTER_MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a backend of a later version',
    edit: ['backend: process', 'backend: podman'],
    says: ['lab.yaml:4:10: backend: "podman"; expected one of process, docker or kubernetes'],
  },
  {
    mistake: 'a hook without text',
    edit: ['ready: lab ready', "ready: '  '"],
    says: ['lab.yaml:13:10: a hook without a command; expected shell text'],
  },
  {
    mistake: 'a missing hook',
    edit: ['  ready: lab ready\n', ''],
    says: ['lab.yaml:11:1: missing key "ready"; expected ready: text of 1 to 65536 characters'],
  },
  {
    mistake: 'no gateway among the components',
    edit: ['gateway: {type: process', 'main: {type: process'],
    says: ['lab.yaml:22:3: missing key "gateway"; expected gateway: a map'],
  },
  {
    mistake: 'a name that locations do not have',
    edit: ['${instance}.pid', '${instnace}.pid'],
    says: [
      'lab.yaml:26:46: unknown name in "${instnace}"; expected ${work-dir}, ${instance}, ${workload} or ${index}; did you mean "instance"?',
    ],
  },
  {
    mistake: 'an instance in the place of a component',
    edit: ['${work-dir}/store.pid', '${instance}/store.pid'],
    says: ['lab.yaml:24:38: unknown name in "${instance}"; expected ${work-dir}'],
  },
  {
    mistake: 'an address of something unknown',
    edit: ['${endpoints.metrics}', '${endpoint.metrics}'],
    says: ['lab.yaml:29:26: unknown name in "${endpoint.metrics}"; expected ${endpoints.NAME}'],
  },
  {
    mistake: 'two sources of a name',
    edit: ['interval: 500ms}', 'interval: 500ms}\n  - {name: gateway, url: "http://127.0.0.1:1/metrics"}'],
    says: ['lab.yaml:30:12: name "gateway" a second time; expected one name for each entry of metrics'],
  },
  {
    mistake: 'traces in the file of a watch command',
    edit: ['{name: otel}', '{name: processes}'],
    says: ['lab.yaml:32:16: name "processes" a second time; expected one name for each entry of watch and traces'],
  },
  {
    mistake: 'a watch command in the file of the container engine',
    edit: [/backend: process([^]*)\{name: otel\}/, 'backend: docker\nscope: {lab/run: "${run-scope}"}$1{name: engine}'],
    says: ['lab.yaml:33:16: the name "engine"; expected another one, since the events of the container engine have it'],
  },
  {
    mistake: 'signals without traces',
    edit: ['traces: {name: otel}\n', ''],
    says: ['lab.yaml:2:1: missing key "traces"; expected "traces" (with signals)'],
  },
  {
    mistake: 'a signal without a span',
    edit: ['{span: lab.start}', '{attributes: {driver: process}}'],
    says: ['lab.yaml:35:3: missing key "span"; expected span: text of 1 to 200 characters'],
  },
  {
    mistake: 'a signal with a list for an attribute',
    edit: ['driver: process', 'driver: [process]'],
    says: ['lab.yaml:34:49: driver: a list; expected text of at most 4096 characters, a number, or true or false'],
  },
  {
    mistake: 'a pause of zero',
    edit: ['read: 300ms', 'read: 0s'],
    says: ['lab.yaml:10:14: read: "0s"; expected a duration above zero'],
  },
  {
    mistake: 'a limit of an unknown hook',
    edit: ['system.boot: 30s', 'system.boots: 30s'],
    says: [
      'lab.yaml:9:12: unknown key "system.boots"; expected one of system.boot, system.ready, system.start, system.shutdown, instance.create, instance.read, instance.collect, instance.delete, target.start, inventory or system.sweep; did you mean "system.boot"?',
    ],
  },
  {
    mistake: 'a reserved variable passed on',
    edit: ['[SSH_AUTH_SOCK]', '[GITHUB_TOKEN]'],
    says: ['lab.yaml:7:12: the reserved variable GITHUB_TOKEN; expected a name that is not GITHUB_*'],
  },
  {
    mistake: 'a fault that there is not',
    edit: ['backend: process', 'backend: process\ncapabilities: {without: [clock-skew]}'],
    says: [
      'lab.yaml:5:26: "clock-skew"; expected one of kill, stop, restart, restart-in-place, freeze, outage or partition',
    ],
  },
];
