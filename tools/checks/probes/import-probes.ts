import type { Probe } from './probe.ts';

/** Imports in a forbidden direction. */
export const IMPORT_PROBES: readonly Probe[] = [
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
    plant: { 'contract/src/mail.ts': "import { send } from 'nodemailer';\n" },
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
    name: 'a route reads from a store',
    rule: 'routes and tools never import stores',
    plant: { 'api/src/features/boats/routes.ts': "import { find } from './store.ts';\n" },
  },
  {
    name: 'a tool of the assistant writes to a store',
    rule: 'routes and tools never import stores',
    plant: { 'api/src/features/boats/price.tools.ts': "import { put } from './search/pages.store.ts';\n" },
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
    name: 'a dialog of its own',
    rule: 'one kind of dialog, one kind of menu',
    plant: { 'web/app/features/boats/viewer.tsx': "import '@mantine/core/styles/Modal.layer.css';\n" },
  },
  {
    name: 'a screen imports a screen',
    rule: 'screens are composed, not imported',
    plant: { 'web/app/routes/home.tsx': "import Boat from './boats.$id.tsx';\n" },
  },
];
