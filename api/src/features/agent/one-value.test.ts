import { enrichedBoat } from '@tradewind/contract/boats';
import { negotiation } from '@tradewind/contract/negotiations';
import { priceText } from '@tradewind/contract/prices';
import { parseMoney } from '@tradewind/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deployAgent } from '../../testing/agents.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type ModelStandIn, startModelStandIn } from '../../testing/model-stand-in.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { appraise } from '../boats/service.ts';
import { negotiateFor } from './negotiations/negotiating.service.ts';

let app: TestApp;
let model: ModelStandIn;
let buyer: Person;
let owner: Person;
let tern: number;
let wanted: number;
const traits = { type: 'Bowrider', make: 'Larkwell', year: 2019, length: 24.5, condition: 'Excellent' };

beforeAll(async () => {
  model = await startModelStandIn();
  app = await testApp({
    EDDY_PROVIDER: 'openai-compatible',
    EDDY_MODEL: 'stand-in',
    EDDY_BASE_URL: model.url,
    EDDY_API_KEY: 'key',
  });
  const { db } = app.database;
  buyer = await registerPerson(app, { firstName: 'Bea' });
  owner = await registerPerson(app, { firstName: 'Olive' });
  for (let n = 0; n < 12; n++)
    await insertBoat(db, { ...traits, year: 2016 + (n % 6), length: 23 + (n % 4), price: `${68_000 + 400 * n}.00` });
  tern = (await insertBoat(db, { ...traits, sellerId: buyer.user.id, title: 'My Tern', price: '90000.00' })).id;
  wanted = (await insertBoat(db, { sellerId: owner.user.id, title: 'Sea Otter', price: '100000.00' })).id;
});

/** The estimate that the boat page, the hunter and the offer builder read. */
async function shown() {
  const { marketData } = enrichedBoat.parse((await app.call('GET', `/api/boats/${tern}/enriched`)).body);
  if (!marketData) throw new Error('The boat has no estimate.');
  return marketData;
}

/** All that a model is told by the tool. */
async function told(input: object): Promise<string> {
  model.asked = [];
  model.replies = [{ tool: 'market_value', input: JSON.stringify(input) }, { text: 'Here you are.' }];
  const { body } = await app.call('POST', '/api/ai-agent/chat', { token: buyer.token, body: { message: 'Worth?' } });
  readAnswer(body);
  return JSON.stringify(model.asked.at(-1)?.body ?? '');
}

describe('A boat has one value', () => {
  it('on its page, in the hunter and in the chat, by its id and by its description', async () => {
    const { averageMarketPrice, priceRange } = await shown();
    const { type, make, year, length } = traits;
    for (const input of [{ boatId: tern }, { type, make, year, length }]) {
      const answer = await told(input);
      for (const price of [averageMarketPrice, priceRange.min, priceRange.max])
        expect(answer).toContain(priceText(price));
    }
  });

  it('in the service that everything reads', async () => {
    const market = await appraise(app.database.db, traits, tern);
    expect(market?.value).toBe(parseMoney((await shown()).averageMarketPrice));
  });

  it('in the offers of its owner’s agent', async () => {
    const { db } = app.database;
    const { averageMarketPrice } = await shown();
    await deployAgent(db, buyer.user.id, { autoNegotiate: true, priceRangeMax: '98000.00' });
    await deployAgent(db, owner.user.id, { autoNegotiate: true, priceRangeMin: '20000.00' });
    await negotiateFor(app.dependencies, buyer.user.id, wanted);
    const { body } = await app.call('GET', '/api/negotiations', { token: buyer.token });
    const [found] = z.array(negotiation).parse(body);
    expect(found?.finalOffer?.tradeBoat).toEqual({ id: tern, title: 'My Tern', value: averageMarketPrice });
  });
});
