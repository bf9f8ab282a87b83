import { FREE_LIMIT } from '@tradewind/domain/free-tier';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';
import { registerPerson } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.database.pool.query('truncate users cascade'));

const info = async () => (await app.call('GET', '/api/pricing/info')).body;

async function postBoats(count: number): Promise<void> {
  const { id: sellerId } = await insertUser(app.database.db);
  for (let posted = 0; posted < count; posted++) await insertBoat(app.database.db, { sellerId });
}

describe('GET /api/pricing/info', () => {
  it('returns the taken and remaining spots and the monthly price', async () => {
    const seller = await insertUser(app.database.db);
    for (let number = 0; number < 3; number++) await insertBoat(app.database.db, { sellerId: seller.id });
    expect(await info()).toEqual({
      totalBoats: 3,
      freeLimit: 100,
      freeAccountsRemaining: 97,
      monthlyPrice: '3.99',
    });
  });

  it('counts posted boats, not synced ones', async () => {
    const seller = await insertUser(app.database.db);
    await insertBoat(app.database.db, { sellerId: seller.id, source: 'cloud-yachts', externalId: '1' });
    expect(await info()).toMatchObject({ totalBoats: 0 });
  });
});

describe('The free spots', () => {
  it('and the posted boats add up to the limit, no matter how many people register', async () => {
    await postBoats(12);
    for (let people = 0; people < 30; people++) await insertUser(app.database.db);
    const { totalBoats, freeLimit, freeAccountsRemaining } = await info();
    expect(totalBoats + freeAccountsRemaining).toBe(freeLimit);
  });

  it('make accounts free for life until the last one is taken', async () => {
    await postBoats(FREE_LIMIT - 1);
    expect(await info()).toMatchObject({ freeAccountsRemaining: 1 });
    expect((await registerPerson(app)).user.freeAccount).toBe(true);
    await postBoats(1);
    expect(await info()).toMatchObject({ freeAccountsRemaining: 0 });
    expect((await registerPerson(app)).user.freeAccount).toBe(false);
    await postBoats(1);
    expect(await info()).toMatchObject({ totalBoats: FREE_LIMIT + 1, freeAccountsRemaining: 0 });
  });
});
