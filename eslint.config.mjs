// SPDX-License-Identifier: Apache-2.0

// Lint rules. Formatting belongs to Biome, import directions to dependency-cruiser, unused code to knip.

import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const environmentOf = 'Read the environment only in src/action, src/cli, src/platform/env.ts and src/standin.';
const noExit = { object: 'process', property: 'exit', message: 'Return an exit code; a main sets process.exitCode.' };
const noEnvironment = { object: 'process', property: 'env', message: environmentOf };
const noExitImport = { name: 'node:process', importNames: ['exit'], message: noExit.message };
const noEnvironmentImport = { name: 'node:process', importNames: ['env', 'exit'], message: environmentOf };

const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' };
const noBarrel = { selector: 'ExportAllDeclaration', message: 'Only src/ports/index.ts is a barrel.' };
const impure = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take time from the Clock port or an event.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take time from the Clock port or an event.',
  },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Pass a seed.' },
];
const hostGlobals = [
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'fetch',
  'performance',
  'crypto',
  'Buffer',
];

export default defineConfig(
  { ignores: ['dist/**', 'coverage/**', 'runs/**', 'src/schema/generated/**', 'templates/**', 'test/fixtures/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      'no-console': 'error',
      'no-restricted-properties': ['error', noEnvironment, noExit],
      'no-restricted-imports': ['error', { paths: [noEnvironmentImport] }],
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel],
    },
  },
  {
    files: ['src/action/**/*.ts', 'src/cli/**/*.ts', 'src/platform/env.ts', 'src/standin/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', noExit],
      'no-restricted-imports': ['error', { paths: [noExitImport] }],
    },
  },
  { files: ['src/ports/index.ts'], rules: { 'no-restricted-syntax': ['error', noDefaultExport] } },
  {
    files: ['src/core/**/*.ts', 'src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...hostGlobals],
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel, ...impure],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  { files: ['**/*.mjs', '**/*.cjs'], extends: [tseslint.configs.disableTypeChecked], rules: { eqeqeq: 'error' } },
);
