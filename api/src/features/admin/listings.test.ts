import { beforeAll, describe, expect, it } from 'vitest';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser, type UserRow } from '../../testing/factories.ts';
import { type Person, registerAdmin } from '../../testing/people.ts';

let app: TestApp;
let admin: Person;
let seller: UserRow;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp();
  admin = await registerAdmin(app);
  const { db } = app.database;
  seller = await insertUser(db, { firstName: 'Marisol', lastName: 'Vega', email: 'marisol@harbor.example.com' });
  const suspended = await insertUser(db, { suspended: true, suspensionReason: 'Spam' });
  const at = { removedAt: new Date(), removalReason: 'Stolen photos.' };
  for (const [name, draft] of Object.entries({
    active: { sellerId: seller.id, make: 'Larkwell', model: 'Tern 32' },
    paused: { sellerId: seller.id, make: 'Larkwell', model: 'Gull 20', status: 'paused' },
    sold: { make: 'Larkwell', model: 'Gannet', status: 'sold' },
    retired: { make: 'Pelagor', status: 'retired', source: 'cloud-yachts', externalId: 'CY-1' },
    removed: { sellerId: seller.id, make: 'Larkwell', model: 'Petrel', ...at },
    hidden: { sellerId: suspended.id, make: 'Pelagor', model: '36' },
  }))
    ids[name] = (await insertBoat(db, { title: `${name} boat`, imageUrls: [], ...draft })).id;
});

const list = (query = '') => app.call('GET', `/api/admin/listings${query}`, { token: admin.token });
const namesOf = (body: Json) => body.map(({ title }: Json) => title.replace(' boat', ''));
const named = async (query: string) => namesOf((await list(query)).body);

describe('The listings', () => {
  it('include every state, newest first, with owner and removal', async () => {
    const { body, headers } = await list();
    expect(namesOf(body)).toEqual(['hidden', 'removed', 'retired', 'sold', 'paused', 'active']);
    expect(headers['x-total-count']).toBe('6');
    expect(headers['cache-control']).toBe('no-store');
    expect(body[1]).toMatchObject({
      state: 'removed',
      owner: { id: seller.id, firstName: 'Marisol', email: 'marisol@harbor.example.com', suspended: false },
      removal: { reason: 'Stolen photos.' },
    });
    expect(body[0]).toMatchObject({ state: 'active', removal: null, owner: { suspended: true } });
  });

  it.each([
    ['active', ['hidden', 'active']],
    ['paused', ['paused']],
    ['sold', ['sold']],
    ['retired', ['retired']],
    ['removed', ['removed']],
  ])('in the state %s are found and counted', async (state, expected) => {
    const { body, headers } = await list(`?state=${state}`);
    expect(namesOf(body)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(expected.length));
  });

  it.each([
    ['query=LARKwell', ['removed', 'sold', 'paused', 'active']],
    ['query=larkwell&state=sold', ['sold']],
    ['query=tern', ['active']],
    ['query=larkwell&state=active', ['active']],
    ['query=10%25', []],
    ['owner=marisol', ['removed', 'paused', 'active']],
    ['owner=harbor.example&state=removed', ['removed']],
    ['owner=marisol&query=gull', ['paused']],
    ['owner=nobody-at-all', []],
  ])('are searched by %s', async (query, expected) => {
    const { body, headers } = await list(`?${query}`);
    expect(namesOf(body)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(expected.length));
  });

  it('are found by id', async () => {
    expect(await named(`?query=${ids.sold}`)).toContain('sold');
  });

  it('are listed page by page', async () => {
    const seen: string[] = [];
    let next: string | undefined = '?limit=2';
    while (next !== undefined) {
      const { body, headers } = await list(next);
      seen.push(...namesOf(body));
      next = /listings(\?[^>]+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(['hidden', 'removed', 'retired', 'sold', 'paused', 'active']);
  });

  it('are refused to non-admins and for unknown states', async () => {
    expect((await app.call('GET', '/api/admin/listings')).status).toBe(401);
    expect(await list('?state=sunk')).toMatchObject({ status: 400 });
  });
});
