// SPDX-License-Identifier: Apache-2.0
/**
 * GitHub's own language service over a workflow or an action's description. What our action takes is read from action.yml;
 * of other actions only the inputs that are used here are known, so that one more has to be looked up first.
 */
import fs from 'node:fs';
import path from 'node:path';
import { validate, type ValidationConfig } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

// The service keeps what it has parsed by name.
let documents = 0;
const root = path.resolve(import.meta.dirname, '../..');

type Metadata = NonNullable<
  Awaited<ReturnType<NonNullable<ValidationConfig['actionsMetadataProvider']>['fetchActionMetadata']>>
>;

const inputsOfOthers: Readonly<Record<string, readonly string[]>> = {
  'actions/checkout': [
    ...['fetch-depth', 'path', 'persist-credentials', 'ref', 'repository'],
    ...['sparse-checkout', 'sparse-checkout-cone-mode'],
  ],
  'actions/download-artifact': ['merge-multiple', 'path', 'pattern'],
  'actions/setup-node': ['node-version', 'package-manager-cache'],
  'actions/setup-go': ['cache', 'go-version'],
  'actions/attest-build-provenance': ['subject-path'],
  'actions/dependency-review-action': ['deny-licenses', 'fail-on-severity'],
  'github/codeql-action/init': ['config', 'languages', 'queries'],
  'github/codeql-action/analyze': [],
};

/** Errors and warnings as `line: message`. `name` decides what the text is: `action.yml` or a path of a workflow. */
export async function problemsOf(name: string, text: string): Promise<readonly string[]> {
  // A local path is looked at by its form alone; under a name, our action's inputs are checked there, too.
  const known = text.replaceAll('uses: ./.openshell-chaos', 'uses: OWNER/openshell-chaos@commit');
  documents += 1;
  const document = TextDocument.create(`file:///${String(documents)}/${name}`, 'yaml', 1, known);
  const diagnostics = await validate(document, {
    actionsMetadataProvider: { fetchActionMetadata: (action) => Promise.resolve(metadataOf(action)) },
  });
  return diagnostics.map(({ range, message }) => {
    const said = typeof message === 'string' ? message : message.value;
    return `${String(range.start.line + 1)}: ${said}`;
  });
}

function metadataOf(action: { readonly owner: string; readonly name: string; readonly path?: string }) {
  const name = [action.owner, action.name, ...(action.path === undefined ? [] : [action.path])].join('/');
  if (name === 'OWNER/openshell-chaos') {
    return parse(fs.readFileSync(path.join(root, 'action.yml'), 'utf8')) as Metadata;
  }
  const inputs = inputsOfOthers[name];
  if (inputs === undefined) return undefined;
  const described = inputs.map((input) => [input, { description: input, required: false }] as const);
  return { name, description: name, inputs: Object.fromEntries(described) } as Metadata;
}
