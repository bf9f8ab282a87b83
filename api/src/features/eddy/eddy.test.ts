import { eddyTexts, QUESTION_MAX } from '@tradewind/contract/eddy';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { type EddyWorld, makeEddyWorld } from '../../testing/eddy-world.ts';
import { registerPerson } from '../../testing/people.ts';

let app: TestApp;
let world: EddyWorld;
let pat: string;

beforeAll(async () => {
  app = await testApp();
  world = await makeEddyWorld(app.database.db);
  pat = world.tokens.Pat ?? '';
});

const post = (body: object, token = pat) => app.call('POST', '/api/ai-agent/chat', { token, body });

async function ask(message: string, chatId?: number, token = pat) {
  const { status, body } = await post({ message, ...(chatId && { chatId }) }, token);
  expect(status).toBe(200);
  return readAnswer(body);
}

async function draftIn(chatId?: number) {
  const { chatId: id } = await ask('boats in Seattle', chatId);
  const { parts } = await ask('draft a message to the owner', id);
  const card = parts.find((part) => part.type === 'data-proposal');
  if (!card) throw new Error('The answer contains no proposal card.');
  return { chatId: id, card: card.data };
}

const click = (id: string, action: 'confirm' | 'dismiss', token = pat) =>
  app.call('POST', `/api/ai-agent/proposals/${id}/${action}`, { token });

const sentTo = async (name: string) => {
  const { rows } = await app.database.pool.query('select content from messages where receiver_id = $1', [
    world.ids.get(name),
  ]);
  return rows.length;
};

describe('A question', () => {
  it('needs a signed-in user', async () => {
    expect((await app.call('POST', '/api/ai-agent/chat', { body: { message: 'hi' } })).status).toBe(401);
    expect((await app.call('GET', '/api/ai-agent/chats')).status).toBe(401);
    expect((await app.call('POST', '/api/ai-agent/proposals/x/confirm')).status).toBe(401);
  });

  it('is answered in the message stream protocol', async () => {
    const { headers, body } = await post({ message: 'boats in Seattle' });
    expect(headers['content-type']).toContain('text/event-stream');
    expect(headers['x-vercel-ai-ui-message-stream']).toBe('v1');
    expect(body).toMatch(/^data: \{"type":"start"/);
    expect(body.trimEnd().endsWith('data: [DONE]')).toBe(true);
    expect(body.match(/"text-delta"/g)?.length).toBeGreaterThan(0);
  });

  it.each([
    ['empty', { message: '   ' }, eddyTexts.empty],
    ['10,000 characters long', { message: 'x'.repeat(10_000) }, eddyTexts.tooLong],
    ['one character too long', { message: 'é'.repeat(QUESTION_MAX + 1) }, eddyTexts.tooLong],
    ['missing', {}, ''],
  ])('that is %s is refused with a clear message', async (_what, body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('of the maximum length is answered', async () => {
    expect((await ask('boat '.repeat(QUESTION_MAX / 5))).text).not.toBe('');
  });

  it('is refused while Eddy is off', async () => {
    const off = await testApp({ EDDY_ENABLED: 'off' });
    const { token } = await registerPerson(off);
    const answer = await off.call('POST', '/api/ai-agent/chat', { token, body: { message: 'hi' } });
    expect(answer).toMatchObject({ status: 503, body: { message: eddyTexts.switchedOff } });
  });

  it('is refused after twenty within a minute', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const { token } = await registerPerson(limited);
    const send = () => limited.call('POST', '/api/ai-agent/chat', { token, body: { message: 'hi' } });
    for (let n = 0; n < 20; n++) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused).toMatchObject({ status: 429, body: { message: eddyTexts.tooMany } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('The history', () => {
  it('lists chats by their first question, newest first, with everything that was shown', async () => {
    const { token } = await registerPerson(app);
    const first = await ask('boats in Seattle', undefined, token);
    const second = await ask(`express cruisers ${'and more '.repeat(20)}`, undefined, token);
    await ask('thanks', first.chatId, token);
    const { body: chats } = await app.call('GET', '/api/ai-agent/chats', { token });
    expect(chats.map(({ id }: { id: number }) => id)).toEqual([first.chatId, second.chatId]);
    expect(chats[0].name).toBe('boats in Seattle');
    expect(chats[1].name.length).toBeLessThanOrEqual(60);
    const { body: chat } = await app.call('GET', `/api/ai-agent/chats/${first.chatId}`, { token });
    expect(chat.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(chat.messages[1].parts.map(({ type }: { type: string }) => type)).toEqual(['text', 'data-boats']);
    expect(JSON.stringify(chat)).not.toContain('"tool"');
  });

  it('is private to each user', async () => {
    const { chatId } = await ask('hello');
    const other = world.tokens.Noa ?? '';
    expect((await app.call('GET', `/api/ai-agent/chats/${chatId}`, { token: other })).status).toBe(404);
    expect((await app.call('DELETE', `/api/ai-agent/chats/${chatId}`, { token: other })).status).toBe(404);
    expect((await post({ chatId, message: 'hi' }, other)).status).toBe(404);
    expect((await post({ chatId, retry: true }, other)).status).toBe(404);
    expect((await app.call('GET', '/api/ai-agent/chats/999999', { token: pat })).status).toBe(404);
  });

  it('drops deleted chats', async () => {
    const { chatId } = await ask('hello');
    expect((await app.call('DELETE', `/api/ai-agent/chats/${chatId}`, { token: pat })).status).toBe(200);
    expect((await app.call('GET', `/api/ai-agent/chats/${chatId}`, { token: pat })).status).toBe(404);
    expect((await app.call('DELETE', `/api/ai-agent/chats/${chatId}`, { token: pat })).status).toBe(404);
  });

  it('replaces an answer on retry', async () => {
    const { chatId } = await ask('boats in Seattle');
    const { status, body } = await post({ chatId, retry: true });
    expect(status).toBe(200);
    expect(readAnswer(body).text).toContain('Seattle');
    const { body: chat } = await app.call('GET', `/api/ai-agent/chats/${chatId}`, { token: pat });
    expect(chat.messages).toHaveLength(2);
  });

  it('stays consistent when two tabs ask at once', async () => {
    const { chatId } = await ask('hello');
    const answers = await Promise.all([
      ask('boats in Seattle', chatId),
      ask('boats in Montauk', chatId),
      ask('boats in Miami'),
    ]);
    expect(answers.map(({ text }) => /Seattle|Montauk|Miami/.exec(text)?.[0])).toEqual(['Seattle', 'Montauk', 'Miami']);
    const { body: chat } = await app.call('GET', `/api/ai-agent/chats/${chatId}`, { token: pat });
    expect(chat.messages).toHaveLength(6);
    expect((await ask('the first one', chatId)).text).not.toBe('');
  });
});

describe('A proposal', () => {
  it('does nothing until it is confirmed, and is carried out once', async () => {
    const before = await sentTo('Mei');
    const { chatId, card } = await draftIn();
    expect(card).toMatchObject({ status: 'pending', confirmLabel: 'Send message' });
    expect(await sentTo('Mei')).toBe(before);
    const clicks = await Promise.all([click(card.id, 'confirm'), click(card.id, 'confirm'), click(card.id, 'confirm')]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await sentTo('Mei')).toBe(before + 1);
    expect((await click(card.id, 'dismiss')).status).toBe(409);
    const { body: chat } = await app.call('GET', `/api/ai-agent/chats/${chatId}`, { token: pat });
    expect(chat.messages[3].parts.at(-1).data).toMatchObject({ status: 'confirmed', outcome: 'Sent to Mei.' });
  });

  it('is told as sent or not, as the user decided', async () => {
    const open = await draftIn();
    expect((await ask('did that go out?', open.chatId)).text).toContain('is waiting for your click');
    await click(open.card.id, 'confirm');
    expect((await ask('did that go out?', open.chatId)).text).toContain('Yes. You pressed the button');
    expect((await ask('never mind, don’t send it', open.chatId)).text).toContain('You already pressed the button');
    const other = await draftIn();
    await click(other.card.id, 'dismiss');
    expect((await ask('was it sent?', other.chatId)).text).toContain('No. You dismissed the card');
  });

  it('cannot be confirmed once it is dismissed', async () => {
    const before = await sentTo('Mei');
    const { card } = await draftIn();
    expect(await click(card.id, 'dismiss')).toMatchObject({ status: 200, body: { status: 'dismissed' } });
    expect((await click(card.id, 'confirm')).status).toBe(409);
    expect(await sentTo('Mei')).toBe(before);
  });

  it('cannot be confirmed by anyone else', async () => {
    const { card } = await draftIn();
    expect((await click(card.id, 'confirm', world.tokens.Noa)).status).toBe(404);
    expect((await click('unknown', 'confirm')).status).toBe(404);
  });

  it('expires after a day', async () => {
    const { chatId, card } = await draftIn();
    await app.database.pool.query("update eddy_proposals set expire = now() - interval '1 second' where id = $1", [
      card.id,
    ]);
    expect((await click(card.id, 'confirm')).status).toBe(409);
    const { body: chat } = await app.call('GET', `/api/ai-agent/chats/${chatId}`, { token: pat });
    expect(chat.messages[3].parts.at(-1).data.status).toBe('expired');
  });

  it('stays open when the service refuses it', async () => {
    const { card } = await draftIn();
    const mei = world.ids.get('Mei');
    await app.database.pool.query('insert into blocked_users (blocker_id, blocked_id) values ($1, $2)', [
      mei,
      world.ids.get('Pat'),
    ]);
    const refused = await click(card.id, 'confirm');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('blocked');
    await app.database.pool.query('delete from blocked_users where blocker_id = $1', [mei]);
    expect((await click(card.id, 'confirm')).status).toBe(200);
  });
});

it('removes a saved boat when its card is clicked', async () => {
  const id = world.boats.get('2016 Osprey Reef 24') ?? 0;
  const saved = async () => (await app.call('GET', '/api/favorites', { token: pat })).body.length;
  await app.call('PUT', `/api/favorites/${id}`, { token: pat });
  const { parts } = await ask('unsave the reef 24');
  expect(await saved()).toBe(1);
  const card = parts.find((part) => part.type === 'data-proposal')?.data;
  expect((await click(card?.id ?? '', 'confirm')).status).toBe(200);
  expect(await saved()).toBe(0);
});

it('saves a boat when its card is clicked, and says whether it is saved', async () => {
  const id = world.boats.get('2016 Osprey Reef 24') ?? 0;
  const saved = async () => (await app.call('GET', '/api/favorites', { token: pat })).body.length;
  const { parts, chatId } = await ask('could you keep the reef 24 for later');
  expect(await saved()).toBe(0);
  expect((await ask('did you save it?', chatId)).text).toContain('You haven’t saved any boats yet.');
  const card = parts.find((part) => part.type === 'data-proposal')?.data;
  expect((await click(card?.id ?? '', 'confirm')).status).toBe(200);
  expect(await saved()).toBe(1);
  expect((await ask('save the reef 24')).text).toBe('You saved the 2016 Osprey Reef 24 already.');
  await app.call('DELETE', `/api/favorites/${id}`, { token: pat });
});

it('sets what the agent watches for, for cash and for each own boat', async () => {
  const fay = world.tokens.Fay ?? '';
  const { parts } = await ask('watch for bowriders from 20 to 25 feet under 50k in texas', undefined, fay);
  const card = parts.find((part) => part.type === 'data-proposal')?.data;
  expect((await click(card?.id ?? '', 'confirm', fay)).status).toBe(200);
  const { body } = await app.call('GET', '/api/wants', { token: fay });
  expect(body.wants.map(({ rules }: { rules: object }) => rules)).toEqual(
    [1, 2, 3].map(() =>
      expect.objectContaining({ boatTypes: ['Bowrider'], minLength: 20, maxLength: 25, maxPrice: null }),
    ),
  );
  expect((await ask('what is my agent looking for', undefined, fay)).text).toContain('Boat types: Bowrider.');
});

it('sends the agent out with the settings of the same message, whether or not they are saved first', async () => {
  const { chatId } = await ask('call my agent home');
  const { parts } = await ask('send my agent out for bowriders up to 83k', chatId);
  const cards = parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data] : []));
  expect(cards.map(({ confirmLabel }) => confirmLabel)).toEqual(['Save preferences', 'Deploy']);
  for (const { facts } of cards) expect(facts.map(({ value }) => value)).toContain('Bowrider');
  expect((await click(cards[1]?.id ?? '', 'confirm')).status).toBe(200);
  const { rows } = await app.database.pool.query(
    'select price_range_max::int as most, deployed_at is not null as deployed from agent_preferences where user_id = $1',
    [world.ids.get('Pat')],
  );
  expect(rows).toEqual([{ most: 83_000, deployed: true }]);
});

it('sends a confirmed offer with its parts for both sides, and ignores offers made up by a client', async () => {
  const id = world.boats.get('2013 Windrose Coastal 31') ?? 0;
  const { chatId } = await ask('boats in Seattle');
  const { parts } = await ask('offer 20k, my boat and my Rolex for it', chatId);
  const card = parts.find((part) => part.type === 'data-proposal')?.data;
  expect(card?.facts.at(-1)).toEqual({
    name: 'Your offer',
    value: 'your 2020 Larkwell Tern 32 ($185,000) + your Gold Rolex ($24,000) + $20,000 in cash',
  });
  expect((await click(card?.id ?? '', 'confirm')).status).toBe(200);
  const sent = await app.call('GET', `/api/messages/boat/${id}`, { token: pat });
  const offer = sent.body.at(-1).offerData;
  expect(sent.body.at(-1)).toMatchObject({ messageType: 'offer', offerData: { revision: 1 } });
  const { body: trade } = await app.call('GET', `/api/trades/${offer.tradeId}`, { token: pat });
  expect(trade.legs.map(({ title, value }: { title: string; value: string }) => [title, value])).toEqual([
    ['2020 Larkwell Tern 32', '185000.00'],
    ['Gold Rolex', '24000.00'],
    ['Cash', '20000.00'],
    ['2013 Windrose Coastal 31', trade.legs[3].value],
  ]);
  const body = { boatId: id, receiverId: world.ids.get('Mei'), content: 'Hi', messageType: 'offer', offerData: offer };
  const plain = await app.call('POST', '/api/messages', { token: pat, body });
  expect(plain.body).toMatchObject({ messageType: 'text', offerData: null });
});
