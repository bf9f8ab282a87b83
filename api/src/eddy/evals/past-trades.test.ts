import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { finishPapers } from '../../testing/closing-world.ts';
import { fund, payAll } from '../../testing/closings.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { type Person, registerBroker } from '../../testing/people.ts';
import { agree, registerTraders, type Traders } from '../../testing/trades.ts';

/** Ben gave his Tern and $50,000 for Olive's Osprey. All is settled. */
describe('Eddy, asked about a settled trade', () => {
  let app: TestApp;
  let traders: Traders;
  let tradeId: number;

  beforeAll(async () => {
    app = await testApp();
    const brokers: [Person, Person] = [await registerBroker(app), await registerBroker(app)];
    traders = await registerTraders(app);
    const { pool } = app.database;
    await pool.query('update boats set length = 24 where id = any($1)', [[traders.osprey, traders.tern]]);
    tradeId = (await agree(app, traders)).id;
    await finishPapers(pool, tradeId);
    await fund(app, brokers, tradeId);
    const step = (what: string) =>
      app.call('POST', `/api/trades/${tradeId}/${what}`, { token: brokers[0].token, body: {} });
    expect((await step('release')).status).toBe(200);
    await payAll(app, brokers, tradeId);
    expect((await step('settle')).status).toBe(200);
  });

  const told = async (person: Person, message: string) =>
    readAnswer(
      (await app.call('POST', '/api/ai-agent/chat', { token: person.token, body: { message } })).body,
    ).text.replaceAll('\n', ' ');

  it.each(['what have i agreed to so far, who owes what', 'does anyone still owe me anything'])(
    'says that a settled trade owes nothing: %s',
    async (question) =>
      expect(await told(traders.buyer, question)).toContain('Everything was handed over, and all money was paid out.'),
  );

  it.each(['is anything still unfinished from my trade with Olive?', 'any loose ends left in the deal with Olive'])(
    'tells what is left of a settled trade: %s',
    async (question) =>
      expect(await told(traders.buyer, question)).toMatch(
        /^Your trade with Olive is finished: .*(?:You still have to do: |Nothing is left for you to do in it\.)/,
      ),
  );

  it('tells which reviews the user can still write', async () => {
    expect(await told(traders.buyer, 'did I leave a review for Olive yet')).toMatch(
      /^No, you haven’t reviewed Olive yet\. You can until .+, on the trade’s page\.$/,
    );
    expect(await told(traders.owner, 'have I reviewed Ben already?')).toContain('No, you haven’t reviewed Ben yet.');
  });

  it.each(['what did I pay for the Osprey all in', 'how much did my deal with Olive cost me in the end'])(
    'tells the payer every cent of the statement: %s',
    async (question) => {
      const text = await told(traders.buyer, question);
      expect(text).toContain('Your trade with Olive is finished');
      expect(text).toContain('You wired $51,700 to us in all.');
      expect(text).toContain('Your statement says: Cash you pay $50,000; Closing fee $1,700.');
    },
  );

  it.each(['how much did I get out of my last trade', 'what did I clear on the Osprey after fees'])(
    'tells the receiver of the money what was wired: %s',
    async (question) => {
      const text = await told(traders.owner, question);
      expect(text).toMatch(
        /We wired \$51,725 to you in all\. Your statement says: Closing fee \$1,275; Cash you receive \$50,000\./,
      );
    },
  );

  it.each([
    'what did I spend on the Osprey all told, and is anything left for me to do',
    'cost of the Osprey to me in total, and do I still have to file papers?',
  ])('tells the money and what is still to do: %s', async (question) => {
    const text = await told(traders.buyer, question);
    expect(text).toContain('You wired $51,700 to us in all.');
    expect(text).toMatch(/You still have to do: .*filing|Nothing else is left for you to do\./);
  });

  it.each([
    'what did the Osprey go for in the end',
    'what ever became of the Osprey?',
    'final sale price of the Osprey',
  ])('knows a boat of a settled trade that is no longer listed: %s', async (question) => {
    const text = await told(traders.buyer, question);
    expect(text).toContain('Your trade with Olive is finished');
    expect(text).not.toContain('no boat here');
  });

  it('says that a boat of a settled trade is sold', async () => {
    const text = await told(traders.buyer, 'is the Osprey that Olive sold me still listed?');
    expect(text).toContain('So it’s sold, and no longer listed.');
  });

  it('tells no review before both have written', async () => {
    const review = (from: Person, about: Person, body: object) =>
      app.call('POST', `/api/trades/${tradeId}/reviews`, {
        token: from.token,
        body: { about: about.user.id, stars: 4, ...body },
      });
    expect((await review(traders.owner, traders.buyer, { text: 'Punctual and friendly.' })).status).toBeLessThan(300);
    const hidden = await told(traders.buyer, 'what did Olive write about me?');
    expect(hidden).toMatch(
      /^I see no public review of you by Olive\. A review stays hidden until both sides have written/,
    );
    expect((await review(traders.buyer, traders.owner, { stars: 5 })).status).toBeLessThan(300);
    for (const question of ['what did Olive write about me?', 'did anyone review me', 'how many stars do I have']) {
      const text = await told(traders.buyer, question);
      expect(text).toContain('Olive wrote: “Punctual and friendly.”');
      expect(text).toContain('You have 1 public review, with 4.00 of 5 stars on average.');
    }
  });
});
