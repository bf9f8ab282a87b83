/** A small tree that does everything the rules allow. */
export const SOUND_TREE: Readonly<Record<string, string>> = {
  'README.md': '[the map](docs/map.md#here), [all](docs/), [site](https://example.com)\n\n| `PORT` | 3000 |\n',
  'docs/map.md':
    '![back](../README.md) `[not a link](nowhere.md)`\n\n| part | what it does |\n\nWho reads it? Users do.\n',
  'domain/src/money.ts': "import type { Cents } from './cents.ts';\n",
  'domain/src/cents.ts': "import type { Money } from './money.ts';\n/** What is it worth? Whatever the order, the sum is the same. */\nexport type Cents = number;\n",
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
