import { IMPORT_RULES } from './import-rules.ts';
import { describeProblem } from './problem.ts';
import { plantTree } from './source-tree.ts';
import { findProblems } from './tree-checks.ts';

/** A planted violation: these files, added to a sound tree, must break this rule and no other. */
interface Probe {
  readonly name: string;
  readonly rule: string;
  readonly plant: Readonly<Record<string, string>>;
}

/** A small tree that does everything the rules allow. */
const SOUND_TREE: Readonly<Record<string, string>> = {
  'README.md': '[the map](docs/map.md#here), [all](docs/), [site](https://example.com)\n\n| `PORT` | 3000 |\n',
  'docs/map.md': '![back](../README.md) `[not a link](nowhere.md)`\n',
  'domain/src/money.ts': "import type { Cents } from './cents.ts';\n",
  'domain/src/money.test.ts': "import { test } from 'vitest';\nimport { cents } from './money.ts';\n",
  'contract/src/boats.ts': "import { cents } from '@tradewind/domain/money';\nimport { z } from 'zod';\n",
  'api/src/config.ts': 'z.object({\n  PORT: z.coerce.number(),\n});\n',
  'api/src/app.ts':
    "import { FEATURES } from './features.ts';\nimport { account } from './features/accounts/service.ts';\nimport { connect } from './db/client.ts';\n",
  'api/src/features.ts': "import { boats } from './features/boats/index.ts';\n",
  'api/src/features/boats/index.ts':
    "import { routes } from './routes.ts';\nimport { boatReactions } from './reactions.ts';\n",
  'api/src/features/boats/reactions.ts': "import type { Reactions } from '../../platform/domain-events.ts';\n",
  'api/src/features/boats/limits.ts': "import type { Limit } from '../../platform/rate-limit.ts';\n",
  'api/src/db/client.ts': "import pg from 'pg';\n",
  'api/src/platform/events.ts': "import { EventEmitter } from 'node:events';\n",
  'api/src/platform/work.ts': 'return db.transaction((tx) => jobs.send(tx, name, data));\n',
  'api/src/features/boats/routes.ts':
    "import { find } from './service.ts';\nimport type { Database } from '../../db/client.ts';\n",
  'api/src/features/boats/service.ts': "import { account } from '../accounts/service.ts';\n",
  'api/src/features/boats/store.ts':
    "import { eq } from 'drizzle-orm';\nimport { boats } from '../../db/schema/boats.ts';\n",
  'api/src/features/boats/photos.store.ts': "import { sql } from 'drizzle-orm';\n",
  'api/src/features/boats/search/plan.ts': "import type { Database } from '../../../db/client.ts';\n",
  'api/src/features/boats/search/pages.store.ts':
    "import { sql } from 'drizzle-orm';\nconst text = 'select id from boats';\n",
  'api/src/features/boats/search/plan.test.ts': "import { testDatabase } from '../../../testing/database.ts';\n",
  'api/src/features/boats/service.test.ts': "import { testDatabase } from '../../testing/database.ts';\n",
  'api/src/features/accounts/service.ts': "import { findAccount } from './store.ts';\n",
  'web/app/entry.server.tsx': "import { PassThrough } from 'node:stream';\n",
  'web/app/routes/boats.$id.tsx':
    "import { Boat } from '../features/boats/boat.tsx';\nimport type { Route } from './+types/boats.$id';\n",
  'web/app/features/boats/boat.tsx':
    "import { boat } from '@tradewind/contract/boats';\nimport { Card } from '../../ui/card.tsx';\n",
  'web/app/features/boats/gallery/picture.tsx': "import { Card } from '../../../ui/card.tsx';\n",
  'web/app/features/boats/boat-list.tsx': "import { BoatCard } from '../../nouns/boat/boat-card.tsx';\n",
  'web/app/nouns/boat/boat-card.tsx':
    "import { Card } from '../../ui/card.tsx';\nimport { Avatar } from '../person/avatar.tsx';\n",
  'web/app/nouns/person/avatar.tsx': "import { Card } from '../../ui/card.tsx';\n",
  'web/app/ui/card.tsx': "import { Paper } from '@mantine/core';\nimport './card.css';\n",
  'e2e/home.spec.ts': "import { paths } from '@tradewind/contract/paths';\n",
  'package-lock.json':
    '{ "packages": { "node_modules/a": { "optionalDependencies": { "b": "1" } }, "node_modules/b": {} } }',
};

export const PROBES: readonly Probe[] = [
  {
    name: 'domain imports a package',
    rule: 'domain imports nothing',
    plant: { 'domain/src/price.ts': "import { z } from 'zod';\n" },
  },
  {
    name: 'domain imports node',
    rule: 'domain imports nothing',
    plant: { 'domain/src/price.ts': "import { readFileSync } from 'node:fs';\n" },
  },
  {
    name: 'domain imports contract, over several lines',
    rule: 'domain imports nothing',
    plant: { 'domain/src/price.ts': "import {\n  boat,\n  type Boat,\n} from '@tradewind/contract/boats';\n" },
  },
  {
    name: 'contract imports a server package',
    rule: 'contract imports domain and zod',
    plant: { 'contract/src/mail.ts': "export { send } from 'nodemailer';\n" },
  },
  {
    name: 'api imports web',
    rule: 'api imports contract and domain',
    plant: { 'api/src/render.ts': "const ui = await import('../../web/app/ui/card.tsx');\n" },
  },
  {
    name: 'api imports tools',
    rule: 'api imports contract and domain',
    plant: { 'api/src/render.ts': "import { draw } from '../../tools/demo/draw.ts';\n" },
  },
  {
    name: 'web imports api',
    rule: 'web never imports api',
    plant: { 'web/app/lib/boats.ts': "import { find } from '../../../api/src/features/boats/service.ts';\n" },
  },
  {
    name: 'web imports a type of api by its package name',
    rule: 'web never imports api',
    plant: { 'web/app/lib/boats.ts': "import type { App } from '@tradewind/api/app';\n" },
  },
  {
    name: 'web imports domain',
    rule: 'web reaches domain through contract',
    plant: { 'web/app/lib/price.ts': "import { cents } from '@tradewind/domain/money';\n" },
  },
  {
    name: 'web imports tools',
    rule: 'web imports only contract',
    plant: { 'web/app/lib/price.ts': "import '../../../tools/launcher/start.ts';\n" },
  },
  {
    name: 'a web module imports node',
    rule: 'web runs in a browser',
    plant: { 'web/app/lib/price.ts': "import { join } from 'path';\n" },
  },
  {
    name: 'e2e imports a component',
    rule: 'e2e never imports web',
    plant: { 'e2e/boats.spec.ts': "import { Boat } from '../web/app/features/boats/boat.tsx';\n" },
  },
  {
    name: "a feature reaches into another's store",
    rule: 'a feature reaches another through its service',
    plant: { 'api/src/features/trade/service.ts': "import { findAccount } from '../accounts/store.ts';\n" },
  },
  {
    name: "a feature reaches into a part of another's",
    rule: 'a feature reaches another through its service',
    plant: { 'api/src/features/trade/service.ts': "import { findBoats } from '../boats/search/service.ts';\n" },
  },
  {
    name: 'two features import each other',
    rule: 'features have no cycles',
    plant: { 'api/src/features/accounts/limits.ts': "import { find } from '../boats/service.ts';\n" },
  },
  {
    name: "a feature imports another's index",
    rule: 'a feature reaches another through its service',
    plant: { 'api/src/features/trade/service.ts': "import { boats } from '../boats/index.ts';\n" },
  },
  {
    name: 'the wiring imports one feature',
    rule: 'features export themselves',
    plant: { 'api/src/start.ts': "import { boats } from './features/boats/index.ts';\n" },
  },
  {
    name: 'routes wired by hand',
    rule: 'features are listed, not wired',
    plant: { 'api/src/start.ts': "import { routes } from './features/boats/routes.ts';\n" },
  },
  {
    name: 'the platform imports the list of features',
    rule: 'platform and db know no feature',
    plant: { 'api/src/platform/mail.ts': "import { FEATURES } from '../features.ts';\n" },
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
    name: 'platform imports a feature',
    rule: 'platform and db know no feature',
    plant: { 'api/src/platform/mail.ts': "import { account } from '../features/accounts/service.ts';\n" },
  },
  {
    name: 'SQL in a service',
    rule: 'only stores know SQL',
    plant: { 'api/src/features/trade/service.ts': "import { eq } from 'drizzle-orm';\n" },
  },
  {
    name: 'SQL in a part of a feature, outside its stores',
    rule: 'only stores know SQL',
    plant: { 'api/src/features/boats/search/pages.ts': "import { sql } from 'drizzle-orm';\n" },
  },
  {
    name: 'a statement written in a service',
    rule: 'SQL is written in stores',
    plant: { 'api/src/features/boats/search/service.ts': 'const text = `select id\n  from boats b`;\n' },
  },
  {
    name: 'a statement run by a tool of the assistant',
    rule: 'SQL is written in stores',
    plant: { 'api/src/features/boats/tools.ts': 'await db.execute(statement);\n' },
  },
  {
    name: 'a service authorizes by itself',
    rule: 'policies authorize',
    plant: {
      'api/src/platform/authorized.ts': 'export const authorized = (row: object) => row;\n',
      'api/src/features/boats/editing.service.ts': "import { authorized } from '../../platform/authorized.ts';\n",
    },
  },
  {
    name: 'a policy holds a rate limit',
    rule: 'policies hold nothing but authorization',
    plant: {
      'api/src/platform/rate-limit.ts': 'export const limit = 1;\n',
      'api/src/features/boats/policy.ts': "import { limit } from '../../platform/rate-limit.ts';\n",
    },
  },
  {
    name: 'the assistant calls a feature',
    rule: 'the assistant knows no feature',
    plant: { 'api/src/eddy/loop.ts': "import { find } from '../features/boats/service.ts';\n" },
  },
  {
    name: 'a table in a route',
    rule: 'only stores know SQL',
    plant: { 'api/src/features/boats/routes.ts': "import { type Boat, boats } from '../../db/schema/boats.ts';\n" },
  },
  {
    name: 'a pool in the platform',
    rule: 'only stores know SQL',
    plant: { 'api/src/platform/audit.ts': "import pg from 'pg';\n" },
  },
  {
    name: 'a store opens a database of its own',
    rule: 'one place opens databases',
    plant: { 'api/src/features/trade/store.ts': "import { drizzle } from 'drizzle-orm/node-postgres';\n" },
  },
  {
    name: 'a transaction opened by hand',
    rule: 'writes are units of work',
    plant: { 'api/src/features/trade/service.ts': 'await db.transaction(async (tx) => insertTrade(tx));\n' },
  },
  {
    name: 'a savepoint opened by hand in a tool',
    rule: 'writes are units of work',
    plant: { 'tools/demo/write.ts': 'await work.tx.transaction(async () => {});\n' },
  },
  {
    name: 'an event published past the unit of work',
    rule: 'effects go through the unit of work',
    plant: { 'api/src/features/trade/service.ts': 'await writeEvents(tx, drafts);\n' },
  },
  {
    name: 'a job sent past the unit of work',
    rule: 'effects go through the unit of work',
    plant: { 'api/src/features/trade/service.ts': "await jobs.send(tx, 'trade-mail', {});\n" },
  },
  {
    name: 'an invalidation before the commit',
    rule: 'effects go through the unit of work',
    plant: { 'api/src/features/trade/service.ts': "publicReads.changed('everything');\n" },
  },
  {
    name: 'a notice sent by a store',
    rule: 'effects go through the unit of work',
    plant: { 'api/src/features/trade/store.ts': "await tx.execute(sql`select pg_notify('trades', '')`);\n" },
  },
  {
    name: 'a web feature imports another',
    rule: 'web features never import each other',
    plant: { 'web/app/features/trade/offer.tsx': "import { Boat } from '../boats/boat.tsx';\n" },
  },
  {
    name: 'a building block imports a feature',
    rule: 'ui and lib know no noun and no screen',
    plant: { 'web/app/ui/boat-card.tsx': "import { Boat } from '../features/boats/boat.tsx';\n" },
  },
  {
    name: 'a building block imports a noun',
    rule: 'ui and lib know no noun and no screen',
    plant: { 'web/app/lib/boats.ts': "import { boatQuery } from '../nouns/boat/boat-queries.ts';\n" },
  },
  {
    name: 'a noun imports a feature',
    rule: 'nouns know no feature',
    plant: { 'web/app/nouns/boat/boat-rows.tsx': "import { Boat } from '../../features/boats/boat.tsx';\n" },
  },
  {
    name: 'two nouns import each other',
    rule: 'nouns have no cycles',
    plant: { 'web/app/nouns/person/avatar.tsx': "import { BoatCard } from '../boat/boat-card.tsx';\n" },
  },
  {
    name: 'a dialog of its own',
    rule: 'one kind of dialog, one kind of menu',
    plant: { 'web/app/features/boats/viewer.tsx': "import '@mantine/core/styles/Modal.layer.css';\n" },
  },
  {
    name: 'a screen imports a screen',
    rule: 'screens are composed, not imported',
    plant: { 'web/app/routes/home.tsx': "import Boat from './boats.$id.tsx';\n" },
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
    rule: 'no web folder with more than 25 files',
    plant: Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`web/app/features/trade/part-${at}.tsx`, ''])),
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
];

/** What is wrong with a probe; nothing when the rule bites as it should. */
export function tryProbe({ rule, plant }: Probe): string | undefined {
  const problems = findProblems(plantTree({ ...SOUND_TREE, ...plant }));
  if (problems.length === 0) return `nothing was found; expected: ${rule}`;
  const others = problems.filter((problem) => problem.rule !== rule || !(problem.file in { ...SOUND_TREE, ...plant }));
  return others.length === 0
    ? undefined
    : `expected only: ${rule}; found also:\n${others.map(describeProblem).join('\n')}`;
}

/** The sound tree must stay without problems: a rule that forbids what is allowed is as wrong as one that sleeps. */
export function trySoundTree(): string | undefined {
  const problems = findProblems(plantTree(SOUND_TREE));
  return problems.length === 0 ? undefined : problems.map(describeProblem).join('\n');
}

export function rulesWithoutProbe(): string[] {
  const probed = new Set(PROBES.map((probe) => probe.rule));
  return IMPORT_RULES.map(({ rule }) => rule).filter((rule) => !probed.has(rule));
}
