import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import type { Traders } from '../../testing/trades.ts';
import { makeTwoOffers } from '../../testing/two-offers.ts';
import type { Examined } from './examine.ts';

/** Ben writes with Olive about her Osprey, and so does Dora. */
describe('Eddy, asked what was said about a topic', () => {
  let app: TestApp;
  let traders: Traders;
  let examined: Examined;

  beforeAll(async () => {
    app = await testApp();
    ({ traders, examined } = await makeTwoOffers(app));
    const { owner, buyer } = traders;
    const dora = await registerPerson(app, { firstName: 'Dora' });
    await written(buyer, owner, 'Is the piano in the salon included? And how much does she burn at ten knots?');
    await written(owner, buyer, 'The piano stays aboard. About twenty gallons an hour, with the generator.');
    await written(buyer, owner, 'Lovely. My uncle tunes them.');
    await written(owner, buyer, 'Bring him along on Saturday.');
    await written(buyer, owner, 'Could we look at the propellers out of the water?');
    await written(dora, owner, 'Would you sell the piano apart from the boat?');
  });

  async function written(from: Person, to: Person, content: string): Promise<void> {
    const body = { receiverId: to.user.id, boatId: traders.osprey, content };
    expect((await app.call('POST', '/api/messages', { token: from.token, body })).status).toBeLessThan(300);
  }

  async function told(as: 'owner' | 'buyer', ...messages: string[]): Promise<string> {
    let chatId: number | undefined;
    let text = '';
    for (const message of messages)
      ({ chatId, text } = await examined.ask(traders[as].token, { message, ...(chatId && { chatId }) }));
    return text;
  }

  it.each([
    'what did olive say about the piano',
    'did Olive ever mention the piano?',
    'remind me what olive told me about that piano',
  ])('quotes the message, however old it is: %s', async (message) => {
    expect(await told('buyer', message)).toMatch(/Olive wrote on .*: “The piano stays aboard\./);
  });

  it.each(['what did olive say her boat burns', 'how much did olive say it burns'])(
    'quotes the answer to the user’s own question: %s',
    async (message) => {
      expect(await told('buyer', message)).toMatch(/you wrote on .*Olive answered on .*“.*twenty gallons an hour/);
    },
  );

  it('quotes the user’s own words, of somebody told of before', async () => {
    expect(await told('buyer', 'what did Olive say about the piano', 'and what did i tell her about my uncle')).toMatch(
      /you wrote on .*: “Lovely\. My uncle tunes them\.”/,
    );
  });

  it('says that a question is still open', async () => {
    expect(await told('buyer', 'did olive say anything about the propellers')).toMatch(
      /Could we look at the propellers.*Olive hasn’t written in that conversation since\.$/,
    );
  });

  it('says that nothing was written, and reads no conversation of others', async () => {
    expect(await told('buyer', 'what did olive say about the anchors')).toMatch(/^I find nothing about “anchors”/);
    expect(await told('buyer', 'what did Dora say about the piano')).not.toContain('apart from the boat');
  });
});
