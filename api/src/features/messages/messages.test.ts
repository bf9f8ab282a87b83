import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements.ts';
import { messageCursor } from './present.ts';

let app: TestApp;
let owner: Person;
let trader: Person;
let stranger: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [owner, trader, stranger] = await Promise.all([
    registerPerson(app, { firstName: 'Olive' }),
    registerPerson(app, { firstName: 'Tom' }),
    registerPerson(app, { firstName: 'Sue' }),
  ]);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id, title: 'Sea Otter' })).id;
});

const send = (from: Person, to: Person, content: unknown = 'Would you take a car?', more: object = {}) =>
  app.call('POST', '/api/messages', { token: from.token, body: { boatId, receiverId: to.user.id, content, ...more } });
const about = (person: Person, other?: Person) =>
  app.call('GET', `/api/messages/boat/${boatId}${other ? `?with=${other.user.id}` : ''}`, { token: person.token });
const conversations = (person: Person) => app.call('GET', '/api/messages/conversations', { token: person.token });

describe('A message', () => {
  it('reaches the owner with the sender’s first name and is unread until opened', async () => {
    const sent = await send(trader, owner, '  Would you take a car?  ');
    expect(sent).toMatchObject({
      status: 200,
      body: { content: 'Would you take a car?', read: false, sender: { firstName: 'Tom' } },
    });
    expect((await conversations(owner)).body).toMatchObject([
      { boatId, boatTitle: 'Sea Otter', unreadCount: 1, otherParty: { firstName: 'Tom' } },
    ]);
    expect((await about(owner)).body).toMatchObject([{ content: 'Would you take a car?' }]);
    expect((await conversations(owner)).body).toMatchObject([{ unreadCount: 0 }]);
  });

  it('counts as unread for its receiver, across conversations, until it is read', async () => {
    const unread = async (person: Person) =>
      (await app.call('GET', '/api/messages/unread', { token: person.token })).body;
    await send(trader, owner);
    await send(stranger, owner);
    await send(stranger, owner, 'And another thing');
    expect(await unread(owner)).toEqual({ unread: 3 });
    expect(await unread(trader)).toEqual({ unread: 0 });
    await about(owner, stranger);
    expect(await unread(owner)).toEqual({ unread: 1 });
  });

  it('can be answered by the owner, and both see the conversation oldest first', async () => {
    await send(trader, owner, 'first');
    await send(owner, trader, 'second');
    for (const person of [owner, trader]) {
      expect((await about(person)).body.map(({ content }: { content: string }) => content)).toEqual([
        'first',
        'second',
      ]);
    }
  });

  it('cannot be read, deleted or answered by anyone else', async () => {
    const { body } = await send(trader, owner);
    expect((await about(stranger)).body).toEqual([]);
    expect((await conversations(stranger)).body).toEqual([]);
    expect((await app.call('DELETE', `/api/messages/${body.id}`, { token: stranger.token })).status).toBe(404);
    expect((await app.call('DELETE', `/api/messages/${body.id}`, { token: owner.token })).status).toBe(403);
    expect((await send(stranger, trader)).status).toBe(403);
  });

  it('is deleted for both when its sender deletes it', async () => {
    const { body } = await send(trader, owner);
    expect((await app.call('DELETE', `/api/messages/${body.id}`, { token: trader.token })).status).toBe(200);
    expect((await about(owner)).body).toEqual([]);
  });

  it('is filtered by the other party with `with`', async () => {
    await send(trader, owner, 'from Tom');
    await send(stranger, owner, 'from Sue');
    expect((await about(owner)).body).toHaveLength(2);
    expect((await about(owner, stranger)).body).toMatchObject([{ content: 'from Sue' }]);
    expect(
      (await conversations(owner)).body.map(
        (entry: { otherParty: { firstName: string } }) => entry.otherParty.firstName,
      ),
    ).toEqual(['Sue', 'Tom']);
  });

  it('is published to both parties', async () => {
    const { body } = await send(trader, owner);
    const { rows } = await app.database.pool.query(
      "select user_id from events where kind = 'message.created' and (data->'message'->>'id')::int = $1",
      [body.id],
    );
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([owner.user.id, trader.user.id].sort());
  });
});

describe('Sending', () => {
  it('takes at most twelve SQL statements', async () => {
    await send(trader, owner);
    const statements = await statementsOf(() => send(trader, owner));
    const ours = statements.filter((text) => !/pgboss|^listen|pg_listening_channels/.test(text));
    expect(ours.length, ours.join('\n')).toBeLessThanOrEqual(12);
  });
});

describe('The API', () => {
  it.each([
    ['zero characters', ''],
    ['only whitespace', '   \n '],
    ['no text', null],
    ['a number', 7],
    ['4,001 characters', 'x'.repeat(4_001)],
  ])('refuses a message of %s', async (_name, content) => {
    const { status, body } = await send(trader, owner, content);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('content');
  });

  it('accepts 4,000 characters, counting an emoji as one', async () => {
    expect((await send(trader, owner, '⛵'.repeat(4_000))).status).toBe(200);
  });

  it('refuses to write in another person’s name', async () => {
    expect((await send(trader, owner, 'hello', { senderId: stranger.user.id })).status).toBe(403);
    expect((await send(trader, owner, 'hello', { senderId: trader.user.id })).status).toBe(200);
  });

  it('refuses to write to yourself', async () => {
    expect((await send(owner, owner)).status).toBe(400);
  });

  it('refuses unknown boats and receivers', async () => {
    expect(
      (
        await app.call('POST', '/api/messages', {
          token: trader.token,
          body: { boatId: 999_999, receiverId: owner.user.id, content: 'x' },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await app.call('POST', '/api/messages', {
          token: trader.token,
          body: { boatId, receiverId: 'nobody', content: 'x' },
        })
      ).status,
    ).toBe(404);
  });

  it('refuses to write to suspended users', async () => {
    const admin = await registerAdmin(app);
    await app.call('POST', `/api/admin/users/${owner.user.id}/suspend`, {
      token: admin.token,
      body: { reason: 'Testing' },
    });
    expect((await send(trader, owner)).status).toBe(404);
  });

  it('refuses to write to deleted users and hides their messages', async () => {
    await send(trader, owner, 'to the owner');
    await send(owner, trader, 'from the owner');
    await app.database.pool.query('delete from users where id = $1', [owner.user.id]);
    const { status, body } = await send(trader, owner);
    expect(status).toBe(404);
    expect(body.message).toBe('This listing was removed.');
    expect((await about(trader)).body).toEqual([]);
  });

  it('refuses everything from suspended users, whose sessions have ended', async () => {
    const { body } = await send(trader, owner);
    const admin = await registerAdmin(app);
    await app.call('POST', `/api/admin/users/${trader.user.id}/suspend`, {
      token: admin.token,
      body: { reason: 'Testing' },
    });
    expect((await send(trader, owner)).status).toBe(401);
    expect((await about(trader)).status).toBe(401);
    expect((await app.call('DELETE', `/api/messages/${body.id}`, { token: trader.token })).status).toBe(401);
    expect((await send(owner, trader)).body.message).toBe('This person is no longer on Tradewind.');
  });

  it('keeps third persons out of a conversation, whatever receiver or sender they claim', async () => {
    await send(trader, owner, 'between us');
    expect((await send(stranger, trader)).body.message).toBe('You can only message the owner of this boat.');
    expect((await send(stranger, owner, 'x', { senderId: trader.user.id })).status).toBe(403);
    expect((await send(stranger, trader, 'x', { senderId: owner.user.id })).status).toBe(403);
    for (const other of [owner, trader]) expect((await about(stranger, other)).body).toEqual([]);
    expect((await about(trader, owner)).body).toHaveLength(1);
  });

  it('refuses to delete a message twice', async () => {
    const { body } = await send(trader, owner);
    const remove = () => app.call('DELETE', `/api/messages/${body.id}`, { token: trader.token });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it('refuses visitors', async () => {
    expect(
      (await app.call('POST', '/api/messages', { body: { boatId, receiverId: owner.user.id, content: 'x' } })).status,
    ).toBe(401);
    expect((await app.call('GET', '/api/messages/conversations')).status).toBe(401);
  });
});

describe('A long conversation', () => {
  const page = async (query: string) => {
    const path = `/api/messages/boat/${boatId}?with=${owner.user.id}${query}`;
    const { body, headers } = await app.call('GET', path, { token: trader.token });
    const contents: string[] = body.map(({ content }: { content: string }) => content);
    return { contents, older: /cursor=([\w-]+)>; rel="next"/.exec(String(headers.link))?.[1] };
  };

  it('is paged from its end, oldest first within a page, without gaps or duplicates', async () => {
    for (let number = 1; number <= 5; number++) await send(trader, owner, `${number}`);
    await send(stranger, owner, 'not theirs');
    // Two messages of the same moment must not be skipped.
    await app.database.pool.query('update messages set created_at = $1 where content in ($2, $3)', [
      new Date(2_000),
      '1',
      '2',
    ]);
    const newest = await page('&limit=2');
    expect(newest.contents).toEqual(['4', '5']);
    const middle = await page(`&limit=2&cursor=${newest.older}`);
    expect(middle.contents).toEqual(['2', '3']);
    expect(await page(`&limit=2&cursor=${middle.older}`)).toEqual({ contents: ['1'], older: undefined });
    expect(await page('')).toEqual({ contents: ['1', '2', '3', '4', '5'], older: undefined });
  });

  it('opens at its first unread message on request and marks everything as read', async () => {
    await send(trader, owner, 'own');
    await send(owner, trader, 'read');
    await page('');
    for (let number = 1; number <= 4; number++) await send(owner, trader, `${number}`);
    const opened = await page('&limit=2&unread=all');
    expect(opened.contents).toEqual(['1', '2', '3', '4']);
    expect((await page(`&limit=2&cursor=${opened.older}`)).contents).toEqual(['own', 'read']);
    expect((await page('&limit=2&unread=all')).contents).toEqual(['3', '4']);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'unread=some', 'cursor=nonsense', 'cursor=1'])(
    'refuses %s',
    async (query) => {
      const { status } = await app.call('GET', `/api/messages/boat/${boatId}?${query}`, { token: trader.token });
      expect(status).toBe(400);
    },
  );

  it('accepts cursors before its first and after its last message', async () => {
    await send(trader, owner, 'only one');
    const from = (createdAt: Date) => page(`&cursor=${messageCursor.write({ createdAt, id: 1 })}`);
    expect((await from(new Date(0))).contents).toEqual([]);
    expect((await from(new Date('9999-12-31'))).contents).toEqual(['only one']);
  });
});

describe('A block', () => {
  const block = (by: Person, whom: Person) =>
    app.call('POST', '/api/users/block', {
      token: by.token,
      body: { blockedId: whom.user.id, reason: 'Blocked from message conversation' },
    });

  it('applies to both people at once, with a clear message', async () => {
    expect((await block(owner, trader)).status).toBe(200);
    for (const [from, to] of [
      [trader, owner],
      [owner, trader],
    ] as const) {
      const { status, body } = await send(from, to);
      expect(status).toBe(403);
      expect(body.message).toBe('You are blocked by this user and cannot send messages.');
    }
  });

  it('keeps earlier messages readable', async () => {
    await send(trader, owner, 'before');
    await block(owner, trader);
    for (const person of [owner, trader]) expect((await about(person)).body).toHaveLength(1);
    expect((await send(stranger, owner)).status).toBe(200);
  });

  it('is listed for and lifted by its creator only', async () => {
    await block(owner, trader);
    await block(owner, trader);
    const list = await app.call('GET', '/api/users/blocked', { token: owner.token });
    expect(list.body).toMatchObject([
      { blockedId: trader.user.id, firstName: 'Tom', reason: 'Blocked from message conversation' },
    ]);
    await app.call('DELETE', `/api/users/block/${owner.user.id}`, { token: trader.token });
    expect((await send(trader, owner)).status).toBe(403);
    await app.call('DELETE', `/api/users/block/${trader.user.id}`, { token: owner.token });
    expect((await send(trader, owner)).status).toBe(200);
  });

  it('is refused for yourself and for unknown users', async () => {
    expect((await block(owner, owner)).status).toBe(400);
    expect(
      (await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: 'nobody' } })).status,
    ).toBe(404);
  });
});

describe('After the listing is deleted,', () => {
  it('the conversation continues and is marked as removed', async () => {
    await send(trader, owner);
    await app.database.pool.query('delete from boats where id = $1', [boatId]);
    expect((await conversations(trader)).body).toMatchObject([{ boatId, boatTitle: 'Sea Otter', boatRemoved: true }]);
    expect((await about(trader)).body).toHaveLength(1);
    expect(await send(owner, trader, 'I sold her.')).toMatchObject({ status: 200, body: { boatId: null } });
    expect(await send(trader, owner, 'A pity.')).toMatchObject({ status: 200, body: { boatId: null } });
    expect((await conversations(owner)).body).toMatchObject([{ boatId, boatTitle: 'Sea Otter', boatRemoved: true }]);
    expect((await about(owner)).body).toHaveLength(3);
  });

  it('no conversation can start, and a block still applies', async () => {
    await send(trader, owner);
    await app.database.pool.query('delete from boats where id = $1', [boatId]);
    expect(await send(stranger, owner)).toMatchObject({ status: 404, body: { message: 'This listing was removed.' } });
    expect(await send(owner, stranger)).toMatchObject({ status: 404 });
    expect((await send(stranger, trader)).status).toBe(404);
    await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: trader.user.id } });
    expect((await send(trader, owner)).status).toBe(403);
  });
});

describe('Limits', () => {
  it('allow 30 messages a minute', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const [seller, writer] = [await registerPerson(limited), await registerPerson(limited)];
    const boat = await insertBoat(limited.database.db, { sellerId: seller.user.id });
    const write = () =>
      limited.call('POST', '/api/messages', {
        token: writer.token,
        body: { boatId: boat.id, receiverId: seller.user.id, content: 'hi' },
      });
    const statuses = [];
    for (let i = 0; i < 32; i++) statuses.push((await write()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});
