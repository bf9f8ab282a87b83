import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreedTrades } from '../../testing/agreed-trades.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { insertBoatOf, type Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy, asked for the sums of open offers', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
  });

  beforeEach(async () => {
    ({ traders, examined } = await makeTwoOffers(app));
  });

  const asked = async (as: 'owner' | 'buyer', message: string) =>
    (await examined.ask(traders[as].token, { message })).text;

  it('tells what is left of a cash offer', async () =>
    expect(await asked('owner', 'what would I pocket from Cara once the fees are off')).toContain(
      'You get $180,000 in cash, and no closing fee comes off',
    ));

  it('tells both sides of a swap with their fees', async () => {
    const text = await asked('owner', 'if I go with Ben, what do I clear after fees and what would he pay all told');
    expect(text).toContain('You get $50,000 in cash, and your closing fee is $1,275: that leaves $48,725.');
    expect(text).toContain('Ben pays $50,000 in cash and a closing fee of $1,700: $51,700 in all.');
  });

  it('tells in which direction the money goes', async () =>
    expect(await asked('owner', 'does Ben add cash or do I')).toContain('Ben pays $50,000 to you.'));

  it.each(['you forwarded my bid to Cara last night, yes?', 'confirm my offer to Cara went out'])(
    'contradicts an offer that there is not: %s',
    async (message) =>
      expect(await asked('owner', message)).toMatch(/^No: you have no open offer to Cara.+With Cara: you give /),
  );

  it('accepts nothing, and tells both offers', async () => {
    const text = await asked('owner', 'go with the better offer of the two');
    expect(text).toMatch(/With (?:Ben|Cara): .+With (?:Ben|Cara): .+I never accept anything for you/);
  });
});

const trade = agreedTrades();
const told = async (person: Person, message: string) =>
  readAnswer((await trade.app.call('POST', '/api/ai-agent/chat', { token: person.token, body: { message } })).body)
    .text;

describe('Eddy, asked about an agreed trade in everyday words', () => {
  it('says that nothing is late, with the next date', async () =>
    expect(await told(trade.buyer, 'am I behind on something')).toMatch(
      /^Nothing of yours is late\. Your next task: .+, due /,
    ));

  it('lists all tasks, those without a date as well', async () =>
    expect(await told(trade.buyer, 'which steps are left for me in the Osprey deal, and by when')).toMatch(
      /You still have to do: .+\(due .+More follows: .+acceptance/,
    ));

  it('says of a boat that its trade is the user’s own', async () =>
    expect(await told(trade.buyer, 'is the Osprey still up for grabs')).toMatch(
      /^No\. It’s reserved for your own agreed trade with Olive/,
    ));

  it('tells what the user is bound to buy', async () =>
    expect(await told(trade.buyer, 'what have I signed up to buy')).toContain('and get Osprey'));

  it('tells the rule about deposits before the own trade', async () =>
    expect(await told(trade.buyer, 'when I cancel after an inspection, does my full deposit always come back')).toMatch(
      /^Not always all of it\. Until you have accepted a boat in writing .+ at risk\. In your trade with Olive/,
    ));
});

/** Ann's boat goes to Ben, Ben's to Cleo, Cleo's to Ann. */
describe('Eddy, asked about a ring of one’s own by its shape', () => {
  let ann: Person;

  beforeEach(async () => {
    const query = (text: string, values: unknown[]) => trade.app.database.pool.query(text, values);
    const people: Person[] = [];
    const boats: number[] = [];
    for (const firstName of ['Ann', 'Bo', 'Cleo']) {
      const person = await registerPerson(trade.app, { firstName });
      people.push(person);
      boats.push(await insertBoatOf(trade.app, person, `Skiff of ${firstName}`));
    }
    const { rows } = await query(
      "insert into trades (kind, expires_at) values ('ring', now() + interval '3 days') returning id",
      [],
    );
    await query('insert into trade_revisions (trade_id, number) values ($1, 1)', [rows[0].id]);
    for (const [position, person] of people.entries()) {
      await query(
        "insert into trade_parties (trade_id, position, user_id, list, listed_at) values ($1, $2, $3, 'waiting', now())",
        [rows[0].id, position, person.user.id],
      );
      await query(
        `insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
         select $1, 1, $2 + 1, 'boat', $2, ($2 + 1) % 3, id, price, title from boats where id = $3`,
        [rows[0].id, position, boats[position]],
      );
    }
    [ann] = people as [Person];
  });

  it.each(['what fee do I pay in the three way trade', 'who covers the fee in my ring deal'])(
    'tells its fees: %s',
    async (message) => expect(await told(ann, message)).toContain('which is $850; you pay it'),
  );

  it('tells the risks of rings in general', async () =>
    expect(await told(ann, 'are ring trades safe since you guys hold the bitcoin')).toMatch(
      /^No trade is free of risk.+Bitcoin is never held by us/,
    ));
});
