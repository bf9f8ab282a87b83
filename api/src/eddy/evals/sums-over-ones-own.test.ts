import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { insertAsset } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { insertBoatOf, type Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function told(person: Person, ...turns: string[]): Promise<string> {
  let chatId: number | undefined;
  let text = '';
  for (const message of turns) {
    const body = { ...(chatId !== undefined && { chatId }), message };
    const answer = readAnswer((await app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
    chatId = answer.chatId;
    text = answer.text;
  }
  return text;
}

/** Ida owns a boat, a painting and twelve goats. */
describe('Eddy, asked for the worth of all one’s own', () => {
  let ida: Person;
  let boat: string;

  beforeEach(async () => {
    ida = await registerPerson(app, { firstName: 'Ida' });
    const id = await insertBoatOf(app, ida, 'Plover');
    const { rows } = await app.database.pool.query('select price, title from boats where id = $1', [id]);
    boat = String(rows[0].title);
    await app.database.pool.query('update boats set price = 100000 where id = $1', [id]);
    const { db } = app.database;
    await insertAsset(db, { ownerId: ida.user.id, title: 'Low tide, watercolor', category: 'art', value: '6000.00' });
    await insertAsset(db, {
      ownerId: ida.user.id,
      title: 'Twelve dairy goats',
      category: 'livestock',
      value: '2400.00',
    });
  });

  it.each([
    'boats and garage together',
    'whats everything i could trade worth altogether',
    'sum up everything i own here',
  ])('adds up boats and things: %s', async (message) => {
    const text = await told(ida, message);
    expect(text).toContain('$108,400');
    expect(text).toContain(boat);
  });

  it.each(['take the painting out', 'and without the painting?', 'minus the painting'])(
    'leaves one thing out afterwards: %s',
    async (message) => {
      const text = await told(ida, 'boats and garage together', message);
      expect(text).toContain('$102,400');
      expect(text).toContain('Left out: Low tide, watercolor ($6,000).');
    },
  );

  it('holds what is left against the price of a boat', async () => {
    const mia = await registerPerson(app, { firstName: 'Mia' });
    const id = await insertBoatOf(app, mia, 'Whimbrel');
    await app.database.pool.query('update boats set price = 150000 where id = $1', [id]);
    const turns = ['boats and garage together', 'drop the painting', `would that be enough for boat #${id}`];
    expect(await told(ida, ...turns)).toContain('you’d be $47,600 short');
  });

  it('adds up the things it listed', async () =>
    expect(await told(ida, 'what is in my garage', 'add that up')).toContain('$8,400'));

  it('says where a thing is added after the list', async () =>
    expect(await told(ida, 'what is in my garage', 'how do i add my truck')).toContain('Open Account'));

  it('tells the value of one of several', async () =>
    expect(await told(ida, "what's each of my goats worth")).toContain('Divided by 12, that’s $200 each.'));

  it('divides nothing whose number is unknown', async () =>
    expect(await told(ida, "what's each of my paintings worth")).toContain('doesn’t say how many there are'));
});

/** Ben offers his Tern and $50,000 for Olive's Osprey; Cara offers $180,000. */
describe('Eddy, asked for the cash of all trades', () => {
  let traders: Traders;

  beforeEach(async () => {
    ({ traders } = await makeTwoOffers(app));
  });

  it('adds up what would come in', async () => {
    const text = await told(traders.owner, 'total cash coming my way if every open offer went through');
    expect(text).toContain('Cash in: $230,000.');
    expect(text).toContain('Net: $230,000 to you.');
  });

  it('keeps to one of them afterwards', async () => {
    const text = await told(traders.owner, 'cash in and cash out over all my trades', 'only Ben’s');
    expect(text).toContain('Cash in: $50,000.');
    expect(text).toContain('Not counted: 1 other live trade.');
  });

  it('says that none is agreed', async () =>
    expect(await told(traders.owner, 'add up the cash i get in stuff thats already agreed')).toContain(
      'None of your live trades fits that',
    ));
});
