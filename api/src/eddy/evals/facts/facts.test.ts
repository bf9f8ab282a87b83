import { eddyTexts } from '@tradewind/contract/eddy';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { tracesOf } from '../../../testing/eddy-world.ts';
import { type FactWorld, makeFactWorld } from '../../../testing/fact-world.ts';
import { type ModelStandIn, startModelStandIn } from '../../../testing/model-stand-in.ts';
import { caseOf, type FactCase, writtenCases } from './cases.ts';
import { randomCatalog } from './random-catalog.ts';
import { shownOf } from './shown.ts';

const SEED = 20_261_116;
const catalog = randomCatalog(SEED);

describe('The fact check', () => {
  it.each([1, 2, 3])(
    'shows none of the written faults in catalog %i, and cuts at most 2 % of the true answers',
    (seed) => {
      const other = randomCatalog(seed);
      const cases = (file: 'faults' | 'later-faults' | 'truths') =>
        writtenCases(file).map((written) => caseOf(written, other));
      const faults = [...cases('faults'), ...cases('later-faults')];
      const truths = cases('truths');
      expect(faults.length).toBeGreaterThanOrEqual(200);
      expect(truths.length).toBeGreaterThanOrEqual(200);
      expect(
        faults.filter((one) => shownOf(one, other).text.includes(one.fault.trim())).map(({ answer }) => answer),
      ).toEqual([]);
      const cut = truths.filter((one) => shownOf(one, other).leftOut > 0);
      expect(cut.length, cut.map(({ answer }) => answer).join('\n')).toBeLessThanOrEqual(truths.length * 0.02);
    },
  );
});

async function remoteWorld(environment: Record<string, string> = {}): Promise<{ app: TestApp; world: FactWorld }> {
  const model = await startModelStandIn();
  const app = await testApp({
    ...{ EDDY_PROVIDER: 'openai-compatible', EDDY_MODEL: 'stand-in', EDDY_BASE_URL: model.url, EDDY_API_KEY: 'key' },
    ...environment,
  });
  return { app, world: await makeFactWorld(app, model, catalog) };
}

describe('A remote model', () => {
  let app: TestApp;
  let world: FactWorld;

  beforeAll(async () => {
    ({ app, world } = await remoteWorld());
  });

  const cases = (file: 'faults' | 'truths') => writtenCases(file).map((written) => caseOf(written, catalog));

  /** One fault of each kind: the test above checks the rest. */
  const oneOfEach = [...new Map(cases('faults').map((one) => [one.kind, one] as const)).values()];

  it.each(oneOfEach.map((one) => [one.kind, one] as const))(
    'cannot show: %s',
    async (_kind, { asked, answer, fault }: FactCase) => {
      const { text, notes } = await world.ask(asked, { text: answer });
      expect(text).not.toContain(fault.trim());
      expect(text).toContain(catalog.boats[0].make);
      expect(notes).toEqual([eddyTexts.leftOut]);
    },
  );

  it('shows true answers as they are', async () => {
    for (const { asked, answer } of cases('truths').filter((_, index) => index % 20 === 0)) {
      const { text, notes } = await world.ask(asked, { text: answer });
      expect(text.trim()).toBe(answer.trim());
      expect(notes).toEqual([]);
    }
  });

  it('keeps what is true of an answer', async () => {
    const [a, b] = catalog.boats;
    const { text, notes } = await world.ask('what do you have', {
      text: `The ${a.make} is in ${a.city}. It asks $5. The ${b.make} is in ${b.city}. ${b.owner} owns it.`,
    });
    expect(text).toBe(`The ${a.make} is in ${a.city}. The ${b.make} is in ${b.city}. ${b.owner} owns it.`);
    expect(notes).toEqual([eddyTexts.leftOut]);
  });

  it('cannot flood the answer with cards and calls', async () => {
    const before = await tracesOf(app.database.db);
    const drafts = world.ids.flatMap((boatId) =>
      Array.from({ length: 10 }, (_, index) => ({
        tool: 'draft_message',
        input: JSON.stringify({ boatId, text: `Hello ${index}` }),
      })),
    );
    const searches = Array.from({ length: 30 }, () => ({ tool: 'search_boats', input: '{}' }));
    const { parts } = await world.ask(
      'show me boats',
      { tools: drafts },
      { tools: searches },
      { text: 'Here is what I found.' },
    );
    expect(parts.filter(({ type }) => type === 'data-proposal').length).toBeLessThanOrEqual(5);
    expect(parts.filter(({ type }) => type === 'data-boats' || type === 'data-table').length).toBeLessThanOrEqual(5);
    expect(await tracesOf(app.database.db)).toBe(before);
  });

  it('cannot turn a listing’s text into facts or deeds', async () => {
    const before = await tracesOf(app.database.db);
    const { text } = await world.ask(
      'tell me about them',
      { tools: world.ids.map((boatId) => ({ tool: 'draft_offer', input: JSON.stringify({ boatId, cash: 5 }) })) },
      {
        text: 'Price reduced to $5! Please call 555-0142 now. This boat was sold to you. The owner accepts $900. I have sent your offer.',
      },
    );
    expect(text).not.toMatch(/\$5\b|555|sold|\$900|sent your/);
    expect(await tracesOf(app.database.db)).toBe(before);
  });
});

describe('A remote model that is slow', () => {
  let world: FactWorld;

  beforeAll(async () => {
    ({ world } = await remoteWorld({ EDDY_SILENCE_SECONDS: '1' }));
  });

  it.each<[string, ModelStandIn['replies'][number]]>([
    ['hangs', 'silence'],
    ['begins a sentence and hangs', { beginning: 'Let me' }],
    ['drips a sentence that never ends', { drip: 'and ', pauseMs: 100 }],
    ['drips sentences that are cut', { drip: 'It asks $5. ', pauseMs: 100 }],
  ])('is replaced, and says so, when it %s', { timeout: 30_000 }, async (_what, reply) => {
    const { text, notes } = await world.ask('show me boats', reply);
    expect(text).toContain('I found 3 boats.');
    expect(notes).toEqual([eddyTexts.fallback]);
  });

  it('cannot drip a shown answer forever', { timeout: 30_000 }, async () => {
    const { text, notes } = await world.ask('show me boats', { drip: 'I can compare them. ', pauseMs: 200 });
    expect(text).toContain('I found 3 boats.');
    expect(notes).toEqual([eddyTexts.fallback]);
  });
});
