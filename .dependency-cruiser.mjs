// SPDX-License-Identifier: Apache-2.0

// Who may import whom. test/lint/boundaries.test.ts plants a violation of every rule and sees it reported.

const valuesOnly = { dependencyTypesNot: ['type-only'] };
const edge = 'backends|observers|gateway|github|platform';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circular', {}, { circular: true }),
    rule('no-unresolvable', {}, { couldNotResolve: true }),
    rule(
      'no-dev-deps-in-src',
      { path: '^src' },
      { dependencyTypes: ['npm-dev', 'npm-optional', 'npm-no-pkg'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
    rule('src-not-to-test', { path: '^src' }, { path: '^(test|[.]github)/' }),

    rule('schema-is-the-bottom', { path: '^src/schema/' }, { path: '^src/', pathNot: '^src/schema/' }),
    rule('core-is-pure: no node builtins', { path: '^src/core/' }, { dependencyTypes: ['core'] }),
    rule(
      'core-is-pure: npm allow-list',
      { path: '^src/core/' },
      { dependencyTypes: ['npm'], pathNot: 'node_modules/(yaml|ajv)/' },
    ),
    rule(
      'core-is-pure: only core and schema',
      { path: '^src/core/' },
      { path: '^src/', pathNot: '^src/(core|schema)/' },
    ),
    rule(
      'core-order: domain is the bottom',
      { path: '^src/core/domain/' },
      { path: '^src/', pathNot: '^src/(core/domain|schema)/' },
    ),
    rule(
      'core-order: stats is arithmetic on domain',
      { path: '^src/core/stats/' },
      { path: '^src/core/', pathNot: '^src/core/(domain|stats)/' },
    ),
    rule(
      'core-order: evaluate reads records only',
      { path: '^src/core/evaluate/' },
      { path: '^src/core/', pathNot: '^src/core/(domain|evaluate|stats)/' },
    ),
    rule('core-order: spec does not plan', { path: '^src/core/spec/' }, { path: '^src/core/plan/' }),
    rule(
      'core-order: nothing upstream of report/publish',
      { path: '^src/core/(spec|plan|timeline|evaluate)/' },
      { path: '^src/core/(report|publish)/' },
    ),
    rule('core-order: report does not publish', { path: '^src/core/report/' }, { path: '^src/core/publish/' }),
    rule(
      'core-order: report and publish read results only',
      { path: '^src/core/(report|publish)/' },
      { path: '^src/core/(spec|plan|evaluate)/' },
    ),

    rule(
      'ports-are-interfaces',
      { path: '^src/ports/' },
      { path: '^src/', pathNot: '^src/(ports|core/domain|schema)/' },
    ),
    rule(
      'engine-knows-no-effects',
      { path: '^src/engine/' },
      { path: `^src/(${edge}|rundir|render|app|cli|action|standin)/` },
    ),
    rule('engine-knows-no-node', { path: '^src/engine/' }, { dependencyTypes: ['core', 'npm'] }),
    rule(
      'edges-are-siblings',
      { path: `^src/(${edge})/` },
      { path: `^src/(${edge})/`, pathNot: '^src/($1|platform)/' },
    ),
    rule(
      'backends-are-siblings',
      { path: '^src/backends/([^/]+)/' },
      { path: '^src/backends/([^/]+)/', pathNot: '^src/backends/$1/' },
    ),
    rule(
      'effects-do-not-orchestrate',
      { path: `^src/(${edge}|rundir|render)/` },
      { path: '^src/(engine|app|cli|action)/|^src/core/(spec|plan|evaluate|report|publish)/', ...valuesOnly },
    ),
    rule('app-takes-ports', { path: '^src/app/' }, { path: `^src/(${edge}|cli|action)/` }),

    rule('shells-are-leaves', { pathNot: '^(src/(cli|action)|test)/' }, { path: '^src/(cli|action)/' }),
    rule('shells-do-not-share', { path: '^src/(cli|action)/' }, { path: '^src/(cli|action)/', pathNot: '^src/$1/' }),
    rule(
      'shells-are-thin',
      { path: '^src/(cli|action)/' },
      { path: `^src/(engine|${edge}|rundir|render|core/(spec|plan|evaluate))/`, ...valuesOnly },
    ),
    rule('one-wiring', { pathNot: `^(src/wiring\\.ts|src/(${edge})/|test/)` }, { path: `^src/(${edge})/` }),
    rule('wiring-only-by-shells', { path: '^src/', pathNot: '^src/(cli|action)/' }, { path: '^src/wiring\\.ts$' }),
    rule('standin-imports-nothing', { path: '^src/standin/' }, { path: '^src/', pathNot: '^src/standin/' }),
    rule('nothing-imports-standin', { path: '^src/', pathNot: '^src/standin/' }, { path: '^src/standin/' }),

    packageRule('actions-core-only-in-action', '^src/action/', '@actions/core'),
    rule(
      'inputs-read-once',
      { path: '^src/action/', pathNot: '^src/action/(inputs|outputs|main|post)\\.ts$' },
      { path: 'node_modules/@actions/core/' },
    ),
    packageRule('octokit+artifact only in github', '^src/github/', '(@actions/artifact|@octokit)'),
    packageRule('actions-github only for the context', '^src/action/job\\.ts$', '@actions/github'),
    packageRule('dockerode-only-in-docker-backend', '^src/backends/docker/', '(@types/)?dockerode'),
    packageRule('kubernetes-client-in-one-module', '^src/platform/kubernetes/client\\.ts$', '@kubernetes/client-node'),
    packageRule('handlebars-only-in-render', '^src/render/', 'handlebars'),
    rule(
      'render-sees-views-only',
      { path: '^src/render/' },
      { path: '^src/', pathNot: '^src/(render|schema|core/(domain|report|publish))/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}

/** A package that one folder of src alone may import. */
function packageRule(name, only, packagePattern) {
  return rule(name, { path: '^src/', pathNot: only }, { path: `node_modules/${packagePattern}/` });
}
