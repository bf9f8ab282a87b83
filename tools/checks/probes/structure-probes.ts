import type { Probe } from './probe.ts';

/** Modules, files and features in the wrong structure. */
export const STRUCTURE_PROBES: readonly Probe[] = [
  {
    name: 'two features import each other',
    rule: 'features have no cycles',
    plant: { 'api/src/features/accounts/limits.ts': "import { find } from '../boats/service.ts';\n" },
  },
  {
    name: 'a feature that nobody lists',
    rule: 'every feature is listed',
    plant: { 'api/src/features/trade/index.ts': "import { tradeJobs } from './jobs.ts';\n" },
  },
  {
    name: 'routes that nobody registers',
    rule: 'every feature is listed',
    plant: { 'api/src/features/boats/views.routes.ts': '' },
  },
  {
    name: 'reactions that nobody calls',
    rule: 'every feature is listed',
    plant: { 'api/src/features/accounts/reactions.ts': '' },
  },
  {
    name: 'an index with a prefix',
    rule: 'features share one vocabulary',
    plant: { 'api/src/features/boats/search.index.ts': '' },
  },
  {
    name: 'two nouns import each other',
    rule: 'nouns have no cycles',
    plant: { 'web/app/nouns/person/avatar-row.tsx': "import { BoatCard } from '../boat/boat-card.tsx';\n" },
  },
  {
    name: 'a file outside the vocabulary',
    rule: 'features share one vocabulary',
    plant: { 'api/src/features/boats/queries.ts': '' },
  },
  {
    name: 'a folder in a part of a feature',
    rule: 'features share one vocabulary',
    plant: { 'api/src/features/boats/photos/large/service.ts': '' },
  },
  {
    name: 'a file outside the vocabulary in a part of a feature',
    rule: 'features share one vocabulary',
    plant: { 'api/src/features/boats/search/pages.queries.ts': '' },
  },
  {
    name: 'a folder in a part of a web feature',
    rule: 'web features have one level of folders',
    plant: { 'web/app/features/boats/gallery/large/picture.tsx': '' },
  },
  {
    name: 'a web feature with too many files',
    rule: 'no folder of a feature with more than 25 files',
    plant: Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`web/app/features/trade/part-${at}.tsx`, ''])),
  },
  {
    name: 'a part of an API feature with too many files',
    rule: 'no folder of a feature with more than 25 files',
    plant: Object.fromEntries(
      Array.from({ length: 26 }, (_, at) => [`api/src/features/boats/search/plan-${at}.ts`, '']),
    ),
  },
  { name: 'a name in camel case', rule: 'file names are kebab-case', plant: { 'web/app/ui/boatCard.tsx': '' } },
  { name: 'a name that says nothing', rule: 'names say what is inside', plant: { 'web/app/lib/date-utils.ts': '' } },
  {
    name: 'a file too long',
    rule: 'no file over 400 lines',
    plant: { 'domain/src/valuation.ts': 'const a = 1;\n'.repeat(401) },
  },
  {
    name: 'a question asked by the browser',
    rule: 'web asks in its own dialogs',
    plant: { 'web/app/ui/leave.ts': "if (window.confirm('Leave?')) leave();\n" },
  },
  {
    name: 'a page that makes the browser ask',
    rule: 'web asks in its own dialogs',
    plant: { 'web/app/ui/leave.ts': "window.addEventListener('beforeunload', ask);\n" },
  },
  {
    name: 'a test left out',
    rule: 'every test runs',
    plant: { 'domain/src/price.test.ts': "test.skip('adds', () => {});\n" },
  },
  { name: 'a link to nowhere', rule: 'links lead somewhere', plant: { 'docs/plan.md': 'See [this](missing.md).\n' } },
  {
    name: 'a variable without documentation',
    rule: 'every variable is documented',
    plant: { 'api/src/config.ts': 'z.object({\n  PORT: z.string(),\n  SECRET_KEY: z.string(),\n});\n' },
  },
  {
    name: 'a registry in the lockfile',
    rule: 'the lockfile names no registry',
    plant: {
      'package-lock.json': '{ "packages": { "node_modules/a": { "resolved": "https://registry.example.com/a.tgz" } } }',
    },
  },
  {
    name: 'a platform missing from the lockfile',
    rule: 'the lockfile holds every platform',
    plant: {
      'package-lock.json': '{ "packages": { "node_modules/a": { "optionalDependencies": { "a-darwin": "1" } } } }',
    },
  },
  {
    name: 'a screen calls the API by its address',
    rule: 'calls of the API are in the contract',
    plant: { 'web/app/features/boats/boat-query.ts': "const query = { queryKey: ['/api/boats', 7] };\n" },
  },
  {
    name: 'a route is registered by its address',
    rule: 'calls of the API are in the contract',
    plant: { 'api/src/features/boats/routes.ts': 'app.post(`/api/boats/:id/view`, count);\n' },
  },
  {
    name: 'an export that nothing uses',
    rule: 'every export is imported',
    plant: { 'domain/src/price.ts': 'export const price = 1;\n' },
  },
  {
    name: 'an export that only its own module uses',
    rule: 'every export is imported',
    plant: { 'domain/src/price.ts': 'export const price = 1;\nconst twice = 2 * price;\n' },
  },
  {
    name: 'a module that only re-exports another',
    rule: 'no module only re-exports others',
    plant: {
      'domain/src/prices.ts': "// Everything about prices.\nexport { price } from './price.ts';\n",
      'domain/src/price.ts': 'export const price = 1;\n',
      'domain/src/fees.ts': "import { price } from './prices.ts';\n",
    },
  },
  {
    name: 'two modules that import each other',
    rule: 'modules import each other in one direction',
    plant: {
      'domain/src/price.ts': "import './fees.ts';\n",
      'domain/src/fees.ts': "import './price.ts';\n",
    },
  },
];
