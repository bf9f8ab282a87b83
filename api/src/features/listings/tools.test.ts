import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { registerTraders, type Traders } from '../../testing/trades.ts';

let app: TestApp;
let traders: Traders;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  traders = await registerTraders(app);
});

async function told(message: string) {
  const { body } = await app.call('POST', '/api/ai-agent/chat', { token: traders.owner.token, body: { message } });
  return readAnswer(body);
}

describe('Eddy, asked to change the user’s own listing', () => {
  it.each([
    ['lower the price of my boat to 180k', 'price: $180,000'],
    ['I want to raise my price by 5k', 'price: $205,000'],
    ['change the hours on my listing to 410', 'hours: 410'],
    ['update the description of my listing: new canvas', 'description: “new canvas”'],
    ['add photos to my listing', 'photos'],
    ['mark mine as sold', 'mark it as sold'],
    ['pause my listing until March', 'for “until March” choose Resume'],
  ])('leads to the place and names the new values: %s', async (message, words) => {
    const { text, parts } = await told(message);
    expect(text).toContain(words);
    expect(text).toContain('I never change listings myself');
    expect(parts).toContainEqual(
      expect.objectContaining({
        type: 'data-table',
        data: expect.objectContaining({ paths: [`/my-listings/${traders.osprey}/edit`] }),
      }),
    );
  });
});
