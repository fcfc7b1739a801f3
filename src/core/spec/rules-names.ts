// SPDX-License-Identifier: Apache-2.0
/** Rules about names in an experiment: that they are unique, free to use and those of something that is there. */
import type { SpecProblem } from '../domain/errors.ts';
import { environmentName } from '../domain/target.ts';
import { inner, itemAt, type Word, word, wordsOf } from './items.ts';
import { allInstances, mayBeCreated, type Outline } from './outline.ts';
import { child, type Places, problemAt } from './places.ts';
import { reservedName } from './reserved.ts';
import { quoted } from './show.ts';

type Rule = (outline: Outline) => readonly SpecProblem[];

/** The id of a document is the name of its file; `expected` file names that say nothing are the caller's to leave out. */
export function idIsFileName(id: Word | null, outline: Pick<Outline, 'places'>): readonly SpecProblem[] {
  const name = fileId(outline.places.file);
  if (id === null || name === id.text) return [];
  return [
    problemAt(outline.places, id.pointer, {
      found: `id ${quoted(id.text)}`,
      expected: `${quoted(name)}, as the file is called`,
    }),
  ];
}

/** `standin` of `adapters/standin.yaml` and of `adapters/standin/adapter.yaml`. */
function fileId(path: string): string {
  const parts = path.split(/[/\\]/);
  const file = parts.pop() ?? '';
  const stem = file.replace(/\.ya?ml$/, '');
  return stem === 'adapter' || stem === 'experiment' ? (parts.pop() ?? stem) : stem;
}

const workloadAndOperationNamesAreUnique: Rule = ({ workloads, operations, places }) =>
  repeated(
    [...workloads, ...operations].flatMap(({ item }) => word(item, 'name') ?? []),
    (name) =>
      problemAt(places, name.pointer, {
        found: `name ${quoted(name.text)} a second time`,
        expected: 'one name for each workload and operation',
      }),
  );

const checkNamesAreUnique: Rule = ({ checks, places }) =>
  repeated(
    checks.map(({ name }) => name),
    (name) =>
      problemAt(places, name.pointer, {
        found: `check ${quoted(name.text)} a second time`,
        expected: 'one name for each check of the experiment',
      }),
  );

/** What a duration can be of beside workloads and operations. */
export const SPANS: readonly string[] = ['flow', 'recovery'];

/** `duration: {of: flow}` means the flow, and `of: counter-0` an instance. */
const namesMeanOneThing: Rule = (outline) => {
  const instances = new Set(allInstances(outline) ?? []);
  return [...outline.workloads, ...outline.operations].flatMap(({ item, name }) => {
    const isInstance = instances.has(name) || mayBeCreated(outline, name);
    const taken = SPANS.includes(name) ? `the ${name}` : isInstance ? 'an instance' : null;
    if (taken === null) return [];
    const found = `name ${quoted(name)}, which is that of ${taken}`;
    return problemAt(outline.places, child(item.pointer, 'name'), { found, expected: 'another name' });
  });
};

const parameterNamesAreFree: Rule = ({ root, places }) => {
  const parameters = inner(root, 'parameters');
  return Object.keys(parameters?.map ?? {}).flatMap((name) => {
    const variable = environmentName(name);
    const reserved = reservedName(variable);
    if (reserved === null) return [];
    const found = `parameter ${quoted(name)}, in scripts the reserved variable ${variable}`;
    return problemAt(places, child('/parameters', name), {
      found,
      expected: `a name that is not ${reserved}`,
      atKey: true,
    });
  });
};

const variablesAreFree: Rule = ({ root, workloads, places }) => {
  const declared = Object.keys(inner(root, 'parameters')?.map ?? {});
  const parameters = new Map(declared.map((name) => [environmentName(name), name]));
  return workloads.flatMap(({ item }) => {
    const env = itemAt(child(item.pointer, 'env'), item.map['env']);
    return Object.keys(env?.map ?? {}).flatMap((variable) => {
      const reserved = reservedName(variable);
      const parameter = parameters.get(variable);
      if (reserved === null && parameter === undefined) return [];
      const found =
        reserved === null
          ? `variable ${variable}, which is parameter "${parameter ?? ''}"`
          : `the reserved variable ${variable}`;
      const expected = reserved === null ? 'another name' : `a name that is not ${reserved}`;
      return problemAt(places, child(child(item.pointer, 'env'), variable), { found, expected, atKey: true });
    });
  });
};

const secretsAreFree: Rule = ({ root, places }) => reservedAmong(wordsOf(root, 'secrets'), places);

const somethingRuns: Rule = ({ root, places, workloads, operations, complete }) => {
  if (workloads.length + operations.length > 0 || !complete.names) return [];
  return [problemAt(places, root.pointer, { found: 'neither workloads nor operations', expected: 'something to run' })];
};

export const NAME_RULES: readonly Rule[] = [
  workloadAndOperationNamesAreUnique,
  checkNamesAreUnique,
  namesMeanOneThing,
  parameterNamesAreFree,
  variablesAreFree,
  secretsAreFree,
  somethingRuns,
];

/** One problem for each name of a variable that is not the author's. */
export function reservedAmong(variables: readonly Word[], places: Places): readonly SpecProblem[] {
  return variables.flatMap((variable) => {
    const reserved = reservedName(variable.text);
    if (reserved === null) return [];
    return problemAt(places, variable.pointer, {
      found: `the reserved variable ${variable.text}`,
      expected: `a name that is not ${reserved}`,
    });
  });
}

/** One problem for each word that was there before. */
export function repeated(words: readonly Word[], problem: (word: Word) => SpecProblem): readonly SpecProblem[] {
  const seen = new Set<string>();
  return words.flatMap((candidate) => {
    if (seen.has(candidate.text)) return problem(candidate);
    seen.add(candidate.text);
    return [];
  });
}
