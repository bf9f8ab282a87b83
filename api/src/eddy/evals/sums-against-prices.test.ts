import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { insertAsset } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { boat, cash, insertBoatOf, propose, registerTraders, type Traders } from '../../testing/trades.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

/** The answers to one message after the other in one chat. */
async function told(person: Person, ...turns: string[]): Promise<readonly string[]> {
  let chatId: number | undefined;
  const texts: string[] = [];
  for (const message of turns) {
    const body = { ...(chatId !== undefined && { chatId }), message };
    const answer = readAnswer((await app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
    chatId = answer.chatId;
    texts.push(answer.text);
  }
  return texts;
}

/** Ida owns a boat for $100,000, a painting and twelve goats. */
describe('Eddy, asked for two things of one’s own without a ‘my’', () => {
  let ida: Person;

  beforeAll(async () => {
    ida = await registerPerson(app, { firstName: 'Ida' });
    const id = await insertBoatOf(app, ida, 'Plover');
    await app.database.pool.query('update boats set price = 100000 where id = $1', [id]);
    const owned = { ownerId: ida.user.id };
    const { db } = app.database;
    await insertAsset(db, { ...owned, title: 'Low tide, a painting', category: 'art', value: '6000.00' });
    await insertAsset(db, { ...owned, title: 'Twelve dairy goats', category: 'livestock', value: '2400.00' });
  });

  it.each(['goats plus painting, in total?', 'the painting + the goats together'])(
    'adds them up, and compares the sum with a price: %s',
    async (message) => {
      const [sum, gap] = await told(ida, message, 'by how much is that under the price of my Plover');
      expect(sum).toMatch(/^Together, that’s \$8,400/);
      expect(gap).toContain('$8,400 is $91,600 (91.6%) under the $100,000 that');
    },
  );
});

/** Ben offers $150,000 for Olive's Osprey, which asks $200,000. */
describe('Eddy, asked to change the cash of the offer that was told', () => {
  let traders: Traders;

  beforeAll(async () => {
    traders = await registerTraders(app);
    await propose(app, traders.buyer, { gives: [cash(150_000)], gets: [boat(traders.osprey)] });
  });

  it.each([
    'put the cash up to 170: by how much is that below her list price?',
    'bump it to 170k, so how far under the asking price would that be',
  ])('drafts it, with its distance to the price: %s', async (message) => {
    const [, text] = await told(traders.buyer, 'how is my offer to Olive doing', message);
    expect(text).toContain('$170,000 is $30,000 (15%) under the $200,000 that the Osprey asks.');
    expect(text).toContain('Here’s a draft of your counteroffer.');
  });

  it('judges the amount by the word that was used', async () => {
    const [, text] = await told(traders.buyer, 'how is my offer to Olive doing', 'is that too low');
    expect(text).not.toMatch(/^No, that looks low/);
  });
});
