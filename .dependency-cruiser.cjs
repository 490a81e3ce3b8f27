// Who may import whom (docs/contributors.md). Errors, not advice.
const services = '^lib/(play|forum|accounts|notify)/'
const test = '\\.(test|itest)\\.tsx?$'
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'engine-is-pure',
      comment: 'Rules import only rules, texts, zod, the hash library and the date library.',
      severity: 'error',
      from: { path: '^lib/engine/', pathNot: test },
      to: {
        pathNot: [
          '^lib/engine/',
          '^lib/text/index\\.ts$',
          'node_modules/(zod|@noble/hashes|temporal-polyfill|temporal-utils)/',
        ],
      },
    },
    {
      name: 'text-is-pure',
      severity: 'error',
      from: { path: '^lib/text/', pathNot: test },
      to: { pathNot: ['^lib/text/', 'node_modules/(zod|@noble/hashes|opencc-js)/', '^opencc-js/'] },
    },
    {
      name: 'rulesets-do-not-know-each-other',
      severity: 'error',
      from: { path: '^lib/engine/rulesets/([^/]+)/' },
      to: { path: '^lib/engine/rulesets/([^/]+)/', pathNot: '^lib/engine/rulesets/$1/' },
    },
    {
      name: 'core-and-ballot-know-no-ruleset',
      severity: 'error',
      from: { path: '^lib/engine/(core|ballot)/', pathNot: test },
      to: { path: '^lib/engine/rulesets/' },
    },
    {
      name: 'only-services-touch-the-database',
      severity: 'error',
      from: { path: '^(app|components|lib|scripts)/', pathNot: [services, '^lib/(db|generated)/', test] },
      to: { path: ['^lib/db/', '^lib/generated/', 'node_modules/(@prisma|pg)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components-do-not-import-services',
      comment: 'Components get data as props; types are welcome.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: [services, '^lib/env'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-do-not-import-pages',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/generated'] },
    exclude: { path: '\\.next|scripts/(start|test|lib|embedded-pg|schema-engine)\\.mjs' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
