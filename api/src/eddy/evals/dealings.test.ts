import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { examinedThrough } from '../../testing/eddy-client.ts';
import type { EddyWorld } from '../../testing/eddy-world.ts';
import { agree, callTrades, offerOf, propose, registerTraders, type Traders } from '../../testing/trades.ts';
import type { Conversation } from './conversation.ts';
import { type Examined, examine } from './examine.ts';

/** Conversations about offers and closings. Each has its own trades, so each has its own market. */
describe('Eddy', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    traders = await registerTraders(app);
    const { owner, buyer, osprey, tern } = traders;
    const world: EddyWorld = {
      // Pat is Ben, who makes the offer; Fay is Olive, who gets it.
      tokens: { Pat: buyer.token, Fay: owner.token },
      boats: new Map([
        ['Osprey', osprey],
        ['Tern', tern],
      ]),
      ids: new Map(),
    };
    examined = examinedThrough(
      async (path, token, body) => {
        const { status, body: answer } = await app.call('POST', path, { token, ...(body && { body }) });
        return { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
      },
      app.database.db,
      world,
    );
  });

  async function converse(turns: Conversation['turns'], as: 'Pat' | 'Fay' = 'Pat') {
    const { faults, invented, unasked } = await examine(examined, { name: 'a dealing', as, turns });
    expect({ faults, invented, unasked }).toEqual({ faults: [], invented: [], unasked: false });
  }

  const tradesOf = async (state: string) =>
    (await app.call('GET', `/api/trades?state=${state}`, { token: traders.buyer.token })).body;

  it.each(['What have I agreed and what’s next?', 'what do i have to do next in my closing', 'status of my deal?'])(
    'tells what was agreed and what is next: %s',
    async (say) => {
      await agree(app, traders);
      await converse([
        {
          say,
          uses: [['my_closings', {}]],
          says: ['Olive', 'Tern', 'Osprey', 'signing', 'Your next task: legal details'],
          shows: 'table',
        },
      ]);
    },
  );

  it.each(['what did Ben offer for the Osprey?', 'how much did Ben bid for my Osprey'])(
    'tells an owner what was offered to them: %s',
    async (say) => {
      await propose(app, traders.buyer, offerOf(traders));
      const { chatId, text } = await examined.ask(traders.owner.token, { message: say });
      expect((await examined.used(chatId)).at(-1)?.name).toBe('explain_trade');
      expect(text).toContain('Ben');
      expect(text).toContain('Tern');
      expect(text).not.toContain('private');
    },
  );

  it.each(['when does my offer to Olive run out?', 'until when is my offer for the Osprey good?'])(
    'tells until when an offer stands: %s',
    async (say) => {
      await propose(app, traders.buyer, offerOf(traders));
      const { text } = await examined.ask(traders.buyer.token, { message: say });
      expect(text).toContain('waiting for the other side');
      expect(text).toMatch(/It stands until \w+ \d+, \d+:\d\d [AP]M UTC\./);
    },
  );

  it('says that nothing is agreed', async () => {
    await converse([
      { say: 'what have i agreed', uses: [['my_closings', {}]], says: ['no agreed trade'], shows: 'nothing' },
    ]);
  });

  it.each(['Cancel my offer', 'please withdraw my offer to Olive', 'I want to take my offer back'])(
    'withdraws an offer by a click: %s',
    async (say) => {
      await propose(app, traders.buyer, offerOf(traders));
      const { faults } = await examine(examined, {
        name: 'a withdrawal',
        turns: [
          {
            say,
            uses: [['my_trades', { list: 'open' }], ['withdraw_offer']],
            says: ['until you click'],
            shows: 'proposal',
          },
        ],
      });
      expect(faults).toEqual([]);
      expect(await tradesOf('open')).toHaveLength(1);
      const { rows } = await app.database.pool.query<{ id: string }>(
        'select id from eddy_proposals order by created_at desc',
      );
      expect(await examined.click(traders.buyer.token, rows[0]?.id ?? '', 'confirm')).toBe(200);
      expect(await tradesOf('open')).toEqual([]);
    },
  );

  it('has nothing to withdraw', async () => {
    await converse([{ say: 'cancel my offer', uses: [['my_trades', { list: 'open' }]], says: ['no open offer'] }]);
  });

  it.each([
    ['counter with 10k more', 60_000],
    ['Counter at $75,000', 75_000],
    ['make a counteroffer, ask for 5,000 more', 55_000],
  ])('counters an offer: %s', async (say, cashBack) => {
    const { id } = await propose(app, traders.buyer, offerOf(traders));
    await converse(
      [
        {
          say,
          uses: [
            ['my_trades', { list: 'waiting' }],
            ['explain_trade', { tradeId: id }],
            ['draft_counter', { tradeId: id, cashBack }],
          ],
          says: ['until you click'],
          shows: 'proposal',
        },
      ],
      'Fay',
    );
  });

  it('offers more when the user is the one who pays', async () => {
    const { id } = await propose(app, traders.buyer, offerOf(traders));
    const counter = {
      revision: 1,
      gives: [{ kind: 'boat', boatId: traders.osprey }],
      gets: [
        { kind: 'boat', boatId: traders.tern },
        { kind: 'cash', amount: 60_000 },
      ],
    };
    expect((await callTrades(app, traders.owner, `/${id}/counter`, counter)).status).toBe(200);
    await converse([
      {
        say: 'counter with 2k more',
        uses: [
          ['my_trades', { list: 'waiting' }],
          ['explain_trade', { tradeId: id }],
          ['draft_counter', { tradeId: id, cash: 62_000 }],
        ],
        shows: 'proposal',
      },
    ]);
  });

  it('has nothing to counter', async () => {
    await converse([
      { say: 'counter with 10k more', uses: [['my_trades', { list: 'waiting' }]], says: ['No offer waits'] },
    ]);
  });

  it.each([
    'what could I get for my boat plus 50k?',
    'what can i get for my Tern and $50,000 cash',
    'my boat plus 50k, what could I trade up to?',
  ])('finds what a boat and cash could get: %s', async (say) => {
    await converse([
      {
        say,
        uses: [
          ['my_boats', { quietly: true }],
          ['my_wants', { quietly: true }],
          [
            'search_boats',
            { maxPrice: 200_000, tradeFor: ['boats'], notMine: true, notInTrade: true, sort: 'price-high' },
          ],
        ],
        says: ['Tern is listed at $150,000', '$50,000', '$200,000'],
      },
    ]);
  });

  it('keeps to the rules that the user set for the boat', async () => {
    const rules = { boatTypes: ['Motor Yacht'], minLength: 30 };
    const body = { for: { kind: 'boat', boatId: traders.tern }, rules };
    expect((await app.call('PUT', '/api/wants', { token: traders.buyer.token, body })).status).toBe(200);
    await converse([
      {
        say: 'what could I get for my boat plus 50k?',
        uses: [
          ['my_boats', { quietly: true }],
          ['my_wants', { quietly: true }],
          [
            'search_boats',
            {
              types: ['Motor Yacht'],
              minLength: 30,
              maxPrice: 200_000,
              tradeFor: ['boats'],
              notMine: true,
              notInTrade: true,
              sort: 'price-high',
            },
          ],
          // Nothing fits the rules, so boats without them are told, too.
          [
            'search_boats',
            { maxPrice: 200_000, tradeFor: ['boats'], notMine: true, notInTrade: true, sort: 'price-high' },
          ],
        ],
        says: ['fits your own rules', 'Without them'],
      },
      { say: 'what are my wants?', uses: [['my_wants', {}]], says: ['Motor Yacht', 'from 30 ft'], shows: 'table' },
    ]);
  });

  it.each([
    'what would it cost me to trade my boat for the Osprey?',
    'cost of switching from my boat to that boat',
    'how much would I have to pay to swap my boat for the Osprey',
  ])('estimates the cost of change: %s', async (say) => {
    await converse([
      { say: `tell me about boat ${traders.osprey}` },
      {
        say,
        uses: [['cost_of_change', { boatId: traders.osprey }]],
        says: ['Value difference: $50,000', 'Estimated total you pay', 'not advice'],
        shows: 'table',
      },
    ]);
  });

  it.each([
    'what should I ask for my boat?',
    'is my price right for my boat?',
    'give me some price advice for my boat',
    'should I lower the price of my boat?',
  ])('advises on the price of one’s own boat, with reasons: %s', async (say) => {
    await converse([
      {
        say,
        uses: [
          ['my_boats', {}],
          ['market_value', { boatId: traders.tern }],
        ],
        says: ['Tern', '$150,000', /view/],
      },
    ]);
  });
});
