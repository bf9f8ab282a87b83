import type { Endpoint } from '@tradewind/contract/endpoint';
import { endpoints } from '@tradewind/contract/endpoints';
import { eventsApi } from '@tradewind/contract/events';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_BOAT_FIELDS, PUBLIC_SELLER_FIELDS } from './db/public-boat.ts';
import { users } from './db/schema/accounts.ts';
import { boats } from './db/schema/boats.ts';
import { presentBoat } from './features/boats/service.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { insertBoat, insertUser } from './testing/factories.ts';
import { type Person, registerPerson } from './testing/people.ts';

/** Planted into every private field of a boat and its owner. */
const PRIVATE = 'private7f3a';

let app: TestApp;
let owner: Person;
let other: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp();
  [owner, other] = [await registerPerson(app), await registerPerson(app)];
  const like = { sellerId: owner.user.id, type: 'Bowrider', year: 2020, length: 24, featured: true };
  boatId = (await insertBoat(app.database.db, { ...like, title: 'Open Book' })).id;
  for (let n = 0; n < 6; n++) await insertBoat(app.database.db, like);
  const paused = await insertBoat(app.database.db, { ...like, status: 'paused' });
  const { pool } = app.database;
  await pool.query('insert into favorites (user_id, boat_id) values ($1, $2), ($1, $3)', [
    other.user.id,
    boatId,
    paused.id,
  ]);
  const message = { boatId, receiverId: owner.user.id, content: 'Would you trade?' };
  await app.call('POST', '/api/messages', { token: other.token, body: message });
  await app.call('PUT', '/api/ai-agent/preferences', {
    token: other.token,
    body: { preferredTradeCategories: ['boats'] },
  });
  await plant(boats, 'seller_id', PUBLIC_BOAT_FIELDS);
  await plant(users, 'id', PUBLIC_SELLER_FIELDS);
  app.dependencies.responseCache.clear();
});

/** The reasons come with a removal or suspension, which hides the boat; the state is derived from the public location. */
const NOT_PLANTED = ['removalReason', 'suspensionReason', 'state'];

/** Writes the mark into each private text column of the owner's rows, and adds a column that the code does not know. */
async function plant(table: PgTable, owns: 'seller_id' | 'id', publicFields: readonly string[]): Promise<void> {
  const name = getTableName(table);
  const hidden = Object.entries(getTableColumns(table)).filter(
    ([field, column]) => ![...publicFields, ...NOT_PLANTED].includes(field) && column.getSQLType() === 'text',
  );
  expect(hidden).not.toHaveLength(0);
  const values = hidden.map(([, column]) => `${column.name} = '${PRIVATE}-${column.name}-' || id`);
  const { pool } = app.database;
  await pool.query(`alter table ${name} add column planted text not null default '${PRIVATE}'`);
  await pool.query(`update ${name} set ${values.join(', ')} where ${owns} = $1`, [owner.user.id]);
}

/** Every call that returns data to people other than the owner. */
const reads = endpoints.filter(
  (endpoint) =>
    endpoint.method === 'GET' &&
    ['everyone', 'signed in'].includes(endpoint.access) &&
    endpoint !== eventsApi.stream &&
    endpoint.responses?.[200] !== undefined,
);

const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, () => String(boatId));

describe.each(reads)('$method $path', (endpoint) => {
  it('shows nothing private, and only what the contract names', async () => {
    const token = endpoint.access === 'everyone' ? {} : { token: other.token };
    const { status, body } = await app.call('GET', addressOf(endpoint), token);
    expect(JSON.stringify(body)).not.toContain(PRIVATE);
    if (status !== 200) return;
    // Parsing strips fields that the contract does not name, so the two would differ.
    expect(endpoint.responses?.[200]?.parse(body)).toEqual(body);
  });
});

it('finds the boat through each kind of call', async () => {
  const open = ['/api/boats', '/api/boats/featured', `/api/boats/${boatId}`, `/api/boats/${boatId}/enriched`];
  for (const path of open) expect(JSON.stringify((await app.call('GET', path)).body), path).toContain('Open Book');
  for (const path of ['/api/favorites', '/api/messages/conversations'])
    expect(JSON.stringify((await app.call('GET', path, { token: other.token })).body), path).toContain('Open Book');
  expect((await app.call('GET', `/api/boats/${boatId}/similar`)).body).not.toHaveLength(0);
});

it.each([
  'sort=distance&zip=33139',
  'query=open',
  'location=miami&minYear=2000',
  'tradeFor=boats',
  'limit=2&sort=price-low&type=Bowrider',
])('searches by %s without showing anything private', async (query) => {
  const { body } = await app.call('GET', `/api/boats?${query}`);
  expect(body).not.toHaveLength(0);
  expect(JSON.stringify(body)).not.toContain(PRIVATE);
});

it.each(['/sitemap.xml', '/sitemaps/boats-after-0.xml', '/sitemaps/people-after--.xml'])(
  'writes %s without anything private',
  async (path) => {
    const { status, body } = await app.call('GET', path);
    expect(status).toBe(200);
    expect(body).not.toContain(PRIVATE);
  },
);

it('lets Eddy show and compare boats without anything private', async () => {
  const ask = async (message: string) =>
    String((await app.call('POST', '/api/ai-agent/chat', { token: other.token, body: { message } })).body);
  const found = await ask('Find bowriders');
  expect(found).toContain('data-boats');
  for (const answer of [found, await ask(`Tell me everything about boat ${boatId}`)]) {
    expect(answer).not.toContain(PRIVATE);
  }
});

it('presents only the fields of a row that the contract names', async () => {
  const seller = await insertUser(app.database.db);
  const row = await insertBoat(app.database.db, { sellerId: seller.id });
  const withSecrets = { boat: { ...row, planted: PRIVATE }, seller: { ...seller, planted: PRIVATE } };
  const presented = presentBoat(withSecrets);
  expect(Object.keys(presented)).toEqual([...PUBLIC_BOAT_FIELDS, 'seller']);
  expect(Object.keys(presented.seller ?? {})).toEqual(PUBLIC_SELLER_FIELDS);
});
