import type { EddyPart } from '@tradewind/contract/eddy';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { readAnswer } from '../../../testing/eddy-client.ts';
import { toolsUsed } from '../../../testing/eddy-world.ts';
import { insertAsset } from '../../../testing/factories.ts';
import { type ModelStandIn, startModelStandIn } from '../../../testing/model-stand-in.ts';
import type { Person } from '../../../testing/people.ts';
import { offerOf, propose, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let model: ModelStandIn;
let traders: Traders;

beforeAll(async () => {
  model = await startModelStandIn();
  app = await testApp({
    EDDY_PROVIDER: 'openai-compatible',
    EDDY_MODEL: 'stand-in',
    EDDY_BASE_URL: model.url,
    EDDY_API_KEY: 'key',
  });
});
beforeEach(async () => {
  traders = await registerTraders(app);
});

/** Lets a model call one tool for a person, and returns what the person and the model see of it. */
async function use(person: Person, tool: string, input: object) {
  model.asked = [];
  model.replies = [{ tool, input: JSON.stringify(input) }, { text: 'Here you are.' }];
  const { body } = await app.call('POST', '/api/ai-agent/chat', { token: person.token, body: { message: 'Please.' } });
  const { parts, chatId } = readAnswer(body);
  return { parts, told: model.asked.at(-1)?.body ?? '', used: await toolsUsed(app.database.db, chatId) };
}

const cardOf = (parts: readonly EddyPart[]) => {
  const card = parts.find((part) => part.type === 'data-proposal');
  if (!card) throw new Error(`No card in ${JSON.stringify(parts)}`);
  return card.data;
};
const confirm = (person: Person, id: string) =>
  app.call('POST', `/api/ai-agent/proposals/${id}/confirm`, { token: person.token });
const tradesOf = async (person: Person, state: string) =>
  (await app.call('GET', `/api/trades?state=${state}`, { token: person.token })).body;

describe('Eddy', () => {
  it('drafts an offer with things from the garage that is sent only by a click', async () => {
    const { buyer, osprey, tern } = traders;
    await insertAsset(app.database.db, { ownerId: buyer.user.id, title: '1967 Coupe', value: '30000.00' });
    const input = { boatId: osprey, myBoatId: tern, cash: 20_000, assets: ['my coupe'] };
    const card = cardOf((await use(buyer, 'draft_offer', input)).parts);
    expect(card.title).toBe('An offer to Olive for Osprey');
    expect(await tradesOf(buyer, 'open')).toEqual([]);
    expect((await confirm(buyer, card.id)).status).toBe(200);
    expect((await confirm(buyer, card.id)).status).toBe(409);
    const [trade, ...others] = await tradesOf(buyer, 'open');
    expect(others).toEqual([]);
    expect(trade.legs.map(({ title, value }: { title: string; value: string }) => [title, value])).toEqual([
      ['Tern', '150000.00'],
      ['1967 Coupe', '30000.00'],
      ['Cash', '20000.00'],
      ['Osprey', '200000.00'],
    ]);
  });

  it('asks for cash beside the boat, and refuses cash in both directions', async () => {
    const { buyer, osprey, tern } = traders;
    const card = cardOf((await use(buyer, 'draft_offer', { boatId: osprey, myBoatId: tern, cashBack: 15_000 })).parts);
    expect(card.facts).toContainEqual({ name: 'You get on top', value: '$15,000 in cash' });
    expect((await confirm(buyer, card.id)).status).toBe(200);
    const [{ legs }] = await tradesOf(buyer, 'open');
    expect(legs.at(-1)).toMatchObject({ kind: 'cash', to: buyer.user.id, value: '15000.00' });
    const both = await use(buyer, 'draft_offer', { boatId: osprey, myBoatId: tern, cash: 1_000, cashBack: 15_000 });
    expect(both.told).toContain('Cash can go only one way in an offer. Please name the difference.');
  });

  it('keeps the cents of an offer, and refuses amounts below a dollar', async () => {
    const { owner, buyer, osprey } = traders;
    const card = cardOf((await use(buyer, 'draft_offer', { boatId: osprey, cash: 20_000.45 })).parts);
    expect(card.body).toContain('$20,000.45 in cash');
    expect((await confirm(buyer, card.id)).status).toBe(200);
    const [{ id, legs }] = await tradesOf(buyer, 'open');
    expect(legs[0]).toMatchObject({ kind: 'cash', amount: '20000.45' });
    for (const [person, tool, input] of [
      [buyer, 'draft_offer', { boatId: osprey, cash: 0.4 }],
      [buyer, 'draft_offer', { boatId: osprey, cash: 1.005 }],
      [owner, 'draft_counter', { tradeId: id, cashBack: 0.4 }],
    ] as const) {
      const { parts } = await use(person, tool, input);
      expect(parts.filter(({ type }) => type === 'data-proposal')).toEqual([]);
    }
  });

  it('puts one thing from the garage into an offer once', async () => {
    const { buyer, osprey } = traders;
    await insertAsset(app.database.db, { ownerId: buyer.user.id, title: 'Gold watch' });
    const { parts, told } = await use(buyer, 'draft_offer', { boatId: osprey, assets: ['watch', 'gold'] });
    expect(parts.filter(({ type }) => type === 'data-proposal')).toEqual([]);
    expect(told).toContain('You named your Gold watch twice. Please name it once.');
  });

  it('does not send an offer after the price has changed, and says so', async () => {
    const { owner, buyer, osprey } = traders;
    const card = cardOf((await use(buyer, 'draft_offer', { boatId: osprey, cash: 190_000 })).parts);
    await app.call('PATCH', `/api/boats/${osprey}`, { token: owner.token, body: { version: 1, price: '230000' } });
    const answer = await confirm(buyer, card.id);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain('$230,000');
    expect(await tradesOf(buyer, 'open')).toEqual([]);
  });

  it('drafts a counteroffer that keeps the items and asks for more cash', async () => {
    const { owner, buyer } = traders;
    const { id } = await propose(app, buyer, offerOf(traders));
    const card = cardOf((await use(owner, 'draft_counter', { tradeId: id, cashBack: 65_000 })).parts);
    expect((await tradesOf(owner, 'waiting'))[0].revision).toBe(1);
    expect((await confirm(owner, card.id)).status).toBe(200);
    const [trade] = await tradesOf(buyer, 'waiting');
    expect(trade.revision).toBe(2);
    const given = trade.legs.filter(({ from }: { from: string }) => from === buyer.user.id);
    expect(given.map(({ title, value }: { title: string; value: string }) => [title, value])).toEqual([
      ['Tern', '150000.00'],
      ['Cash', '65000.00'],
    ]);
  });

  it('does not send a counteroffer to a revision that was replaced in the meantime', async () => {
    const { owner, buyer } = traders;
    const { id } = await propose(app, buyer, offerOf(traders));
    const card = cardOf((await use(owner, 'draft_counter', { tradeId: id, cashBack: 65_000 })).parts);
    await propose(app, buyer, { ...offerOf(traders), note: 'A second thought.' });
    expect((await confirm(owner, card.id)).status).toBe(409);
    expect((await tradesOf(owner, 'waiting'))[0].revision).toBe(2);
  });

  it('lists and explains the user’s own trades only', async () => {
    const { owner, buyer } = traders;
    const { id } = await propose(app, buyer, offerOf(traders));
    const listed = await use(owner, 'my_trades', {});
    expect(listed.parts.find(({ type }) => type === 'data-table')).toMatchObject({
      data: { rows: [['Ben', 'Osprey ($200,000)', 'Tern ($150,000) and $50,000', 'waiting for you']] },
    });
    expect((await use(owner, 'explain_trade', { tradeId: id })).told).toContain('accept');
    const stranger = (await registerTraders(app)).buyer;
    const peeked = await use(stranger, 'explain_trade', { tradeId: id });
    expect(peeked.told).toContain('We can’t find that trade.');
    expect(peeked.told).not.toContain('Osprey');
  });

  it('tells what the user would take', async () => {
    const { buyer, tern } = traders;
    const rules = { boatTypes: ['Motor Yacht'], minLength: 30, maxCashToAdd: 40_000 };
    await app.call('PUT', '/api/wants', {
      token: buyer.token,
      body: { for: { kind: 'boat', boatId: tern }, rules },
    });
    const { parts } = await use(buyer, 'my_wants', {});
    expect(parts.find(({ type }) => type === 'data-table')).toMatchObject({
      data: {
        rows: [
          ['Tern', 'Motor Yacht · from 30 ft · adding up to $40,000'],
          ['Cash', expect.any(String)],
        ],
      },
    });
  });
});
