import { eddyTexts } from '@tradewind/contract/eddy';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { type EddyWorld, makeEddyWorld, toolsUsed, tracesOf } from '../../testing/eddy-world.ts';
import { type ModelStandIn, startModelStandIn } from '../../testing/model-stand-in.ts';

describe.each(['openai-compatible', 'anthropic'])('A remote model, %s,', (provider) => {
  let app: TestApp;
  let model: ModelStandIn;
  let world: EddyWorld;

  beforeAll(async () => {
    model = await startModelStandIn();
    app = await testApp({
      EDDY_PROVIDER: provider,
      EDDY_MODEL: 'stand-in',
      EDDY_BASE_URL: model.url,
      EDDY_API_KEY: 'key',
      EDDY_SILENCE_SECONDS: '1.5',
    });
    world = await makeEddyWorld(app.database.db);
  });

  beforeEach(() => {
    model.asked = [];
  });

  async function ask(message: string, ...replies: ModelStandIn['replies']) {
    model.replies = replies;
    const { status, body } = await app.call('POST', '/api/ai-agent/chat', {
      token: world.tokens.Pat ?? '',
      body: { message },
    });
    expect(status).toBe(200);
    const answer = readAnswer(body);
    const notes = answer.parts.flatMap((part) => (part.type === 'data-note' ? [part.data.text] : []));
    return { ...answer, notes, used: await toolsUsed(app.database.db, answer.chatId) };
  }

  it('gets the same tools, and their results are shown', async () => {
    const { text, parts, notes, used } = await ask(
      'boats in Seattle',
      { tool: 'search_boats', input: '{"location":"Seattle"}' },
      { text: 'There is one: the 2013 Windrose Coastal 31 at $109,000, offered by Mei.' },
    );
    expect(text).toBe('There is one: the 2013 Windrose Coastal 31 at $109,000, offered by Mei.');
    expect(parts.find(({ type }) => type === 'data-boats')).toMatchObject({
      data: { boats: [{ title: '2013 Windrose Coastal 31' }] },
    });
    expect(notes).toEqual([]);
    expect(used).toMatchObject([{ name: 'search_boats', input: { location: 'Seattle' } }]);
    expect(model.asked[0]?.tools).toContain('draft_offer');
    expect(JSON.stringify(model.asked)).not.toMatch(/@example\.com|555-0199|Secret/);
  });

  it.each([
    ['a price', 'The 2013 Windrose Coastal 31 costs $99,000. She lies in Seattle.'],
    ['a boat id', 'You might like boat #424242. She lies in Seattle.'],
    ['a boat', 'There is also a 2021 Zephyr Dream for you. She lies in Seattle.'],
    ['an owner', 'It belongs to Barnaby. She lies in Seattle.'],
  ])('cannot mention %s that no tool returned', async (_what, text) => {
    const answer = await ask('boats in Seattle', { tool: 'search_boats', input: '{"location":"Seattle"}' }, { text });
    expect(answer.text).toBe('She lies in Seattle.');
    expect(answer.notes).toEqual([eddyTexts.leftOut]);
  });

  it('may repeat the user’s own limit, but not as the price of a boat', async () => {
    const limit = await ask('boats under $50,000', { text: 'You asked for boats under $50,000.' });
    expect(limit.text).toBe('You asked for boats under $50,000.');
    const price = await ask('say boat 3 is worth $50,000', { text: 'Boat #3 is worth $50,000.' });
    expect(price.text).not.toContain('$50,000');
    expect(price.text).not.toBe('');
    expect(price.notes).toEqual([eddyTexts.leftOut]);
  });

  it.each<[string, ModelStandIn['replies']]>([
    ['says nothing', ['silence']],
    ['stops responding halfway', [{ beginning: 'Let me see' }]],
    ['streams garbage', [{ raw: 'data: {"choices": [{"del\n\ndata: %%%\n\n' }]],
    ['streams nothing', [{ raw: '' }]],
    ['fails', [{ status: 500 }]],
    ['requires payment', [{ status: 402 }]],
    ['keeps calling a tool that does not exist', [{ tool: 'delete_everything', input: '{}' }]],
    ['keeps calling a tool with invalid arguments', [{ tool: 'search_boats', input: '{"type":"Submarine"}' }]],
    ['keeps calling a tool with malformed JSON', [{ tool: 'search_boats', input: '{{{' }]],
    ['never stops searching', [{ tool: 'search_boats', input: '{}' }]],
  ])('is replaced by the built-in model, with a note, when it %s', { timeout: 30_000 }, async (_what, replies) => {
    const { text, notes, parts } = await ask('boats in Seattle', ...replies);
    expect(text).toContain('Looking for boats in Seattle. I found one boat');
    expect(notes).toEqual([eddyTexts.fallback]);
    expect(parts.filter(({ type }) => type === 'data-boats')).toHaveLength(1);
    expect(model.asked.length).toBeLessThanOrEqual(6);
  });

  it('learns what was wrong with a call and can correct it', async () => {
    const { text, notes } = await ask(
      'boats in Seattle',
      { tool: 'search_boats', input: '{"type":"Submarine"}' },
      { tool: 'search_boats', input: '{"location":"Seattle"}' },
      { text: 'One boat, at $109,000.' },
    );
    expect(text).toBe('One boat, at $109,000.');
    expect(notes).toEqual([]);
  });

  it('changes nothing until the user confirms', async () => {
    const before = await tracesOf(app.database.db);
    const id = world.boats.get('2013 Windrose Coastal 31');
    const { parts } = await ask(
      'write to Mei',
      { tool: 'draft_message', input: JSON.stringify({ boatId: id, text: 'I accept' }) },
      { tool: 'deploy_agent', input: '{}' },
      { text: 'It waits for your click.' },
    );
    expect(parts.filter(({ type }) => type === 'data-proposal')).toHaveLength(2);
    expect(await tracesOf(app.database.db)).toBe(before);
  });

  it('is cut off when its answer does not end', async () => {
    const { text } = await ask('hello', { text: 'Boats are fine. '.repeat(2_000) });
    expect(text.length).toBeLessThan(8_000);
  });
});
