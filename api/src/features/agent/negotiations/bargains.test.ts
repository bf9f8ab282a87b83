import { negotiation } from '@tradewind/contract/negotiations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deployAgent } from '../../../testing/agents.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { lookFor } from '../looking/looking.service.ts';
import { negotiateFor } from './negotiating.service.ts';

let app: TestApp;
let buyer: Person;
let owner: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  [buyer, owner] = [await registerPerson(app), await registerPerson(app)];
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id, price: '100000.00' })).id;
});

const context = () => app.dependencies;
async function deployBoth(buyers = {}, owners = {}): Promise<void> {
  const { db } = app.database;
  await deployAgent(db, buyer.user.id, { autoNegotiate: true, priceRangeMax: '98000.00', ...buyers });
  await deployAgent(db, owner.user.id, { autoNegotiate: true, priceRangeMin: '20000.00', ...owners });
}
const bargain = (person = buyer, boat = boatId) => negotiateFor(context(), person.user.id, boat);
const list = async (person: Person) => {
  const { body } = await app.call('GET', '/api/negotiations', { token: person.token });
  return z.array(negotiation).parse(body);
};
const toldTo = async (person: Person) => {
  const { rows } = await app.database.pool.query<{ title: string }>(
    'select title from notifications where user_id = $1',
    [person.user.id],
  );
  return rows.map(({ title }) => title);
};

describe('The agents of two people', () => {
  it('do not try one limit after another until they meet', async () => {
    await deployBoth({ priceRangeMax: '91000.00' }, { priceRangeMin: '95000.00' });
    await lookFor(context(), buyer.user.id);
    await bargain();
    await deployBoth({ priceRangeMax: '98000.00' }, { priceRangeMin: '95000.00' });
    await lookFor(context(), buyer.user.id);
    await bargain();
    expect(await list(buyer)).toEqual([]);
    const weekAgo = "update agent_bargains set tried_at = tried_at - interval '7 days'";
    await app.database.pool.query(weekAgo);
    await bargain();
    expect(await list(buyer)).toMatchObject([{ status: 'proposed' }]);
  });

  it('do not let an owner bracket a buyer’s limit with one boat after another', async () => {
    await deployBoth({ priceRangeMax: '91000.00' }, { priceRangeMin: '95000.00' });
    await bargain();
    await app.call('DELETE', `/api/boats/${boatId}`, { token: owner.token });
    for (const floor of ['94000.00', '92000.00', '90000.00', '85000.00']) {
      const { id } = await insertBoat(app.database.db, { sellerId: owner.user.id, price: '100000.00' });
      await deployBoth({ priceRangeMax: '91000.00' }, { priceRangeMin: floor });
      await lookFor(context(), buyer.user.id);
      await bargain(buyer, id);
      await app.call('DELETE', `/api/boats/${id}`, { token: owner.token });
    }
    expect(await list(owner)).toEqual([]);
    expect(await toldTo(owner)).toEqual([]);
  });

  it('draw no second price after the listing of the first was deleted', async () => {
    await deployBoth();
    await bargain();
    const [proposed] = await list(owner);
    await app.call('POST', `/api/negotiations/${proposed?.id}/decline`, { token: owner.token });
    expect((await app.call('DELETE', `/api/boats/${boatId}`, { token: owner.token })).status).toBe(200);
    const { id: again } = await insertBoat(app.database.db, { sellerId: owner.user.id, price: '100000.00' });
    await bargain(buyer, again);
    expect(await list(owner)).toEqual([]);
  });
});
