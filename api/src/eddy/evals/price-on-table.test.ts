import { beforeAll, describe, expect, it } from 'vitest';
import { lookFor } from '../../features/agent/looking/looking.service.ts';
import { negotiateFor } from '../../features/agent/negotiations/negotiating.service.ts';
import { deployAgent } from '../../testing/agents.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

/** Olive asks 100,000 for her Sea Otter; the agents of both negotiate a lower price. */
describe('Eddy, asked about a price that an agent negotiated', () => {
  let app: TestApp;
  let buyer: Person;

  beforeAll(async () => {
    app = await testApp({ ROLE: 'web' });
    const { db } = app.database;
    buyer = await registerPerson(app, { firstName: 'Bea' });
    const owner = await registerPerson(app, { firstName: 'Olive' });
    const boat = { sellerId: owner.user.id, title: '2014 Otter Sea 30', make: 'Otter', price: '100000.00' };
    const { id } = await insertBoat(db, boat);
    await deployAgent(db, buyer.user.id, { autoNegotiate: true, priceRangeMax: '98000.00' });
    await deployAgent(db, owner.user.id, { autoNegotiate: true, priceRangeMin: '20000.00' });
    await lookFor(app.dependencies, buyer.user.id);
    await negotiateFor(app.dependencies, buyer.user.id, id);
  });

  async function told(...turns: string[]) {
    let chatId: number | undefined;
    let text = '';
    for (const message of turns) {
      const body = { message, ...(chatId && { chatId }) };
      const answer = await app.call('POST', '/api/ai-agent/chat', { token: buyer.token, body });
      ({ chatId, text } = readAnswer(answer.body));
    }
    return text;
  }
  const amountsIn = (text: string) =>
    [...text.matchAll(/\$([\d,.]*\d)/g)].map(([, said]) => Number(said?.replaceAll(',', '')));

  it.each([
    'what do I save on the Otter if I say yes to what is on the table',
    'how far off the asking price is the deal my agent made with Olive',
    'the Otter price my agent negotiated is how many percent less than asked?',
  ])('compares it with the asking price: %s', async (question) => {
    const text = await told(question);
    const [price = 0, gap = 0, asking = 0] = amountsIn(text);
    expect(text).toMatch(/^On the table is .+ negotiated with Olive\. That’s .+ less than the asking price of .+%\.$/);
    expect(asking).toBe(100_000);
    expect(price + gap).toBe(asking);
    expect(text).toContain(`${Math.round(gap / 100) / 10}%`);
  });

  it.each(['and the closing fee on that?', 'what would your fee be at that price'])(
    'works out the fee at that price: %s',
    async (question) => {
      const text = await told('what do I save on the Otter at the price on the table', question);
      const [price = 0] = amountsIn(text);
      const fee = amountsIn(text.split('closing through the app costs')[1] ?? '')[0] ?? 0;
      expect(fee).toBeCloseTo(price * 0.0085, 1);
      expect(amountsIn(text).at(-1)).toBeCloseTo(price + fee, 1);
    },
  );
});
