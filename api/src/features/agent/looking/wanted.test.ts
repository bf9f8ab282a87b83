import { negotiation } from '@tradewind/contract/negotiations';
import { dollars } from '@tradewind/domain/money';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deployAgent } from '../../../testing/agents.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { negotiateFor } from '../negotiations/negotiating.service.ts';
import { findTradePartners } from '../service.ts';
import { lookFor } from './looking.service.ts';

let app: TestApp;
let buyer: Person;
let owner: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  await app.database.pool.query('truncate boats, agent_preferences, agent_log, notifications cascade');
  await app.database.pool.query('delete from pgboss.job');
  [buyer, owner] = await Promise.all([registerPerson(app), registerPerson(app)]);
  boatId = await list(owner, { title: 'Sea Otter', price: '100000.00', type: 'Bowrider' });
  const { db } = app.database;
  await deployAgent(db, buyer.user.id, { autoNegotiate: true, priceRangeMax: '98000.00' });
  await deployAgent(db, owner.user.id, { autoNegotiate: true, priceRangeMin: '20000.00' });
});

async function list(person: Person, overrides = {}): Promise<number> {
  const draft = { tradeCategories: ['boats', 'bitcoin'], sellerId: person.user.id, ...overrides };
  return (await insertBoat(app.database.db, draft)).id;
}
const want = async (person: Person, subject: object, rules: object) => {
  const { status, body } = await app.call('PUT', '/api/wants', { token: person.token, body: { for: subject, rules } });
  expect({ status, body }).toMatchObject({ status: 200 });
};
const say = (person: Person, boat: number, body: object) =>
  app.call('PUT', `/api/wants/verdicts/${boat}`, { token: person.token, body });
const matched = async (): Promise<number[]> => {
  await lookFor(app.dependencies, buyer.user.id);
  const { body } = await app.call('GET', '/api/ai-agent/matches', { token: buyer.token });
  return body.map(({ boat }: { boat: { id: number } }) => boat.id);
};
const proposed = async () => {
  await negotiateFor(app.dependencies, buyer.user.id, boatId);
  const { body } = await app.call('GET', '/api/negotiations', { token: buyer.token });
  return z.array(negotiation).parse(body)[0]?.finalOffer;
};
const CASH = { kind: 'cash' };

describe('The rules of a seeker', () => {
  it('narrow what their agent finds', async () => {
    const yacht = await list(owner, { price: '95000.00', type: 'Motor Yacht' });
    await want(buyer, CASH, { boatTypes: ['Motor Yacht'] });
    expect(await matched()).toEqual([yacht]);
  });

  it('narrows what Eddy finds for their boat', async () => {
    const { db } = app.database;
    const own = await list(buyer, { price: '90000.00' });
    const found = async () => (await findTradePartners(db, buyer.user.id, { boatId: own })).map(({ boat }) => boat.id);
    expect(await found()).toEqual([boatId]);
    await want(buyer, { kind: 'boat', boatId: own }, { boatTypes: ['Motor Yacht'] });
    expect(await found()).toEqual([]);
    await say(buyer, boatId, { verdict: 'yes' });
    expect(await found()).toEqual([boatId]);
    await say(buyer, boatId, { verdict: 'no' });
    expect(await found()).toEqual([]);
    const bitcoin = { asset: 'bitcoin', worth: dollars(95_000) };
    expect(await findTradePartners(db, buyer.user.id, bitcoin)).toEqual([]);
  });

  it('limits the cash that their agent offers', async () => {
    const own = await list(buyer, { price: '90000.00' });
    await want(buyer, { kind: 'boat', boatId: own }, { maxCashToAdd: 2_500 });
    const offer = await proposed();
    expect(offer?.tradeBoat?.id).toBe(own);
    expect(Number(offer?.balance)).toBeLessThanOrEqual(2_500);
  });

  it('makes their agent look again when it changes, but not after a no', async () => {
    const queued = async () => {
      const { rowCount } = await app.database.pool.query("delete from pgboss.job where name = 'agent-look'");
      return rowCount;
    };
    await queued();
    await want(buyer, CASH, { maxMiles: 100 });
    expect(await queued()).toBe(1);
    await say(buyer, boatId, { verdict: 'no' });
    expect(await queued()).toBe(0);
  });
});

describe('A verdict', () => {
  it('of no takes a boat out of matches and negotiations, until it is taken back', async () => {
    expect(await matched()).toEqual([boatId]);
    await say(buyer, boatId, { verdict: 'no' });
    expect(await matched()).toEqual([]);
    await app.database.pool.query('delete from pgboss.job');
    await lookFor(app.dependencies, buyer.user.id);
    const { rows } = await app.database.pool.query("select from pgboss.job where name = 'agent-negotiate'");
    expect(rows).toHaveLength(0);
    expect(await proposed()).toBeUndefined();
    await app.call('DELETE', `/api/wants/verdicts/${boatId}`, { token: buyer.token });
    expect(await matched()).toEqual([boatId]);
  });

  it('of yes finds a boat outside of the range, without announcing it', async () => {
    const dear = await list(owner, { price: '400000.00' });
    expect(await matched()).toEqual([boatId]);
    await app.database.pool.query('truncate notifications cascade');
    await say(buyer, dear, { verdict: 'yes' });
    expect(await matched()).toEqual([dear, boatId]);
    const { rows } = await app.database.pool.query('select from notifications where user_id = $1', [buyer.user.id]);
    expect(rows).toHaveLength(0);
  });

  it('of yes with an amount raises what the agent gives in all', async () => {
    const { db } = app.database;
    await deployAgent(db, buyer.user.id, { autoNegotiate: true, priceRangeMax: '80000.00' });
    expect(await proposed()).toBeUndefined();
    const own = await list(buyer, { price: '80000.00' });
    await say(buyer, boatId, { verdict: 'yes', cash: 15_000 });
    const offer = await proposed();
    expect(offer?.tradeBoat?.id).toBe(own);
    expect(Number(offer?.balance)).toBeLessThanOrEqual(15_000);
  });

  it('of the owner decides whether the seeker’s boat is part of a proposal', async () => {
    const own = await list(buyer, { price: '90000.00' });
    await say(owner, own, { verdict: 'no' });
    expect((await proposed())?.tradeBoat).toBeNull();
  });
});

describe('The rules of an owner', () => {
  it('set the lowest value that their agent accepts', async () => {
    await want(owner, { kind: 'boat', boatId }, { lowestValue: 97_500 });
    const offer = await proposed();
    expect(Number(offer?.price)).toBeGreaterThanOrEqual(97_500);
    expect(Number(offer?.price)).toBeLessThanOrEqual(98_000);
  });

  it('takes the place of the lower end of the range that the agent searches', async () => {
    await deployAgent(app.database.db, owner.user.id, { autoNegotiate: true, priceRangeMin: '99000.00' });
    await want(owner, { kind: 'boat', boatId }, { lowestValue: 91_000 });
    expect(Number((await proposed())?.price)).toBeLessThanOrEqual(98_000);
  });

  it('rules out boats that they would not take', async () => {
    await list(buyer, { price: '90000.00', type: 'Bowrider' });
    await want(owner, { kind: 'boat', boatId }, { boatTypes: ['Motor Yacht'] });
    expect((await proposed())?.tradeBoat).toBeNull();
  });

  it('asks for the least cash with a boat', async () => {
    await list(buyer, { price: '89000.00' });
    await want(owner, { kind: 'boat', boatId }, { minCashToReceive: 50_000 });
    expect((await proposed())?.tradeBoat).toBeNull();
  });
});
