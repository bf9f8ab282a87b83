import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { readAnswer } from '../../../testing/eddy-client.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type ModelStandIn, startModelStandIn } from '../../../testing/model-stand-in.ts';
import type { Person } from '../../../testing/people.ts';
import { registerTraders, type Traders } from '../../../testing/trades.ts';

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

async function costFor(person: Person, input: object) {
  model.asked = [];
  model.replies = [{ tool: 'cost_of_change', input: JSON.stringify(input) }, { text: 'Here you are.' }];
  const { body } = await app.call('POST', '/api/ai-agent/chat', { token: person.token, body: { message: 'Cost?' } });
  const table = readAnswer(body).parts.find((part) => part.type === 'data-table');
  return { rows: table?.data.rows, told: JSON.stringify(model.asked.at(-1)?.body ?? '') };
}

describe('Eddy’s estimate of the cost of change', () => {
  it('has every line, the total and a note that it is no advice', async () => {
    const { buyer, osprey, tern } = traders;
    const { rows, told } = await costFor(buyer, { boatId: osprey, myBoatId: tern, state: 'MA', miles: 100 });
    expect(rows?.map(([label]) => label)).toEqual([
      ...['Value difference', 'Closing cost', 'Transport', 'Survey', 'Sales tax, Massachusetts'],
      ...['Estimated total you pay', 'Loan payment'],
    ]);
    expect(rows?.slice(0, 2)).toEqual([
      ['Value difference', '$50,000'],
      ['Closing cost', '$1,700'],
    ]);
    expect(rows?.[4]).toEqual(['Sales tax, Massachusetts', '$12,500']);
    expect(told).toContain('estimates, not advice');
  });

  it('leaves out a tax whose rate it does not know, and says so', async () => {
    const { buyer, osprey } = traders;
    const { rows, told } = await costFor(buyer, { boatId: osprey, state: 'CA' });
    expect(rows?.[4]).toEqual(['Sales tax, California', 'Not included']);
    expect(told).toContain('leaves out what we don’t know yet');
  });

  it('asks which boat the user gives, and refuses their own', async () => {
    const { buyer, osprey, tern } = traders;
    await insertBoat(app.database.db, { sellerId: buyer.user.id });
    expect((await costFor(buyer, { boatId: osprey })).told).toContain('Which of your boats would you give?');
    expect((await costFor(buyer, { boatId: tern })).told).toContain('That’s your own boat.');
  });
});
