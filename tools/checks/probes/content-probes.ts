import type { Probe } from './probe.ts';

/** Forbidden content of files. */
export const CONTENT_PROBES: readonly Probe[] = [
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
    name: 'a make of the demo in the reader',
    rule: 'the reader knows no evaluation',
    plant: {
      'tools/demo/world/fishing-boats.ts': "const BOATS = [{ make: 'Drumlin', model: '40' }];\n",
      'api/src/eddy/reader/words.ts': 'const MAKE = /\\b(drumlin|other)\\b/;\n',
    },
  },
  {
    name: 'a person of the written conversations in the reader',
    rule: 'the reader knows no evaluation',
    plant: {
      'api/src/testing/eddy-world.ts': "const ROWS = [['Odile', 2019, 'Drumlin', 'Breeze 28']];\n",
      'api/src/eddy/reader/people.ts': "const PERSON = 'odile';\n",
    },
  },
  {
    name: 'a question of a held-out file in the reader',
    rule: 'the reader knows no evaluation',
    plant: {
      'bench/eddy/held-out/ordinary.jsonl': '{"name":"a","turns":[{"say":"got a boat my mother-in-law would hate?"}]}\n',
      'api/src/eddy/reader/known.ts': "const KNOWN = ['a boat my mother in law'];\n",
    },
  },
  {
    name: 'a template of the grammar in the knowledge of a feature',
    rule: 'the reader knows no evaluation',
    plant: {
      'bench/eddy/categories/saved.ts': 'const A = lines`\n  (show|list) the boats I hearted {max}\n`;\n',
      'api/src/features/boats/help.tools.ts': "const KNOWN = 'List the boats I hearted';\n",
    },
  },
  {
    name: 'a comment starts with a clause',
    rule: 'sentences name their subject',
    plant: { 'domain/src/cents.ts': '/** Who sells pays the fee. */\nexport type Cents = number;\n' },
  },
  {
    name: 'a test name starts with a clause',
    rule: 'sentences name their subject',
    plant: { 'domain/src/fees.test.ts': "it('what was paid is refunded', () => {});\n" },
  },
  {
    name: 'a sentence in a document starts with a clause',
    rule: 'sentences name their subject',
    plant: { 'docs/fees.md': '# Fees\n\nThe fee is fixed. Whoever sells\npays it.\n' },
  },
];
