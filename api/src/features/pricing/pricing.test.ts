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

async function takeSpots(count: number): Promise<void> {
  for (let taken = 0; taken < count; taken++) await insertUser(app.database.db);
}

describe('GET /api/pricing/info', () => {
  it('says what is taken and left, and the monthly price', async () => {
    const seller = await insertUser(app.database.db);
    for (let number = 0; number < 3; number++) await insertBoat(app.database.db, { sellerId: seller.id });
    expect(await info()).toEqual({
      totalBoats: 3,
      freeLimit: 100,
      freeAccountsRemaining: 97,
      monthlyPrice: '3.99',
    });
  });

  it('counts boats that people posted, not synced ones', async () => {
    const seller = await insertUser(app.database.db);
    await insertBoat(app.database.db, { sellerId: seller.id, source: 'cloud-yachts', externalId: '1' });
    expect(await info()).toMatchObject({ totalBoats: 0 });
  });
});

describe('The free spots', () => {
  it('make the account of who registers in time free for life', async () => {
    await takeSpots(FREE_LIMIT - 1);
    expect((await registerPerson(app)).user.freeAccount).toBe(true);
    expect(await info()).toMatchObject({ freeAccountsRemaining: 0 });
    expect((await registerPerson(app)).user.freeAccount).toBe(false);
  });

  it('give the last one to one of those who register at once', async () => {
    await takeSpots(FREE_LIMIT - 1);
    const people = await Promise.all(Array.from({ length: 4 }, () => registerPerson(app)));
    expect(people.filter(({ user }) => user.freeAccount)).toHaveLength(1);
    expect(await info()).toMatchObject({ freeAccountsRemaining: 0 });
  });
});
