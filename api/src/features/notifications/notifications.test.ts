import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let owner: Person;
let trader: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [owner, trader] = await Promise.all([
    registerPerson(app, { firstName: 'Olive' }),
    registerPerson(app, { firstName: 'Tom' }),
  ]);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id, title: 'Sea Otter' })).id;
});

const write = (from: Person, to: Person, content: string) =>
  app.call('POST', '/api/messages', { token: from.token, body: { boatId, receiverId: to.user.id, content } });
const list = async (person: Person, query = '') =>
  (await app.call('GET', `/api/notifications${query}`, { token: person.token })).body;
const read = (person: Person, body: unknown) =>
  app.call('POST', '/api/notifications/read', { token: person.token, body });
const prefer = (person: Person, body: unknown) =>
  app.call('PATCH', '/api/notifications/preferences', { token: person.token, body });
const tell = (person: Person, groupKey: string, kind: 'match' | 'account' = 'match') =>
  app.dependencies.commit(async (work) =>
    work.notify({ userId: person.user.id, kind, title: groupKey, body: 'body', path: '/boats', groupKey }),
  );
const eventsOf = async (person: Person) => {
  const { rows } = await app.database.pool.query<{ data: { unread: number; notification: object | null } }>(
    "select data from events where user_id = $1 and kind = 'notification.changed' order by id",
    [person.user.id],
  );
  return rows.map(({ data }) => data);
};

describe('A message', () => {
  it('notifies its receiver, with a link, and nobody else', async () => {
    await write(trader, owner, '  Would you\n take a car? ');
    expect(await list(owner)).toMatchObject({
      unread: 1,
      nextCursor: null,
      items: [
        {
          kind: 'message',
          title: 'Tom messaged you about Sea Otter',
          body: 'Would you take a car?',
          path: `/account?tab=messages&boat=${boatId}&with=${trader.user.id}`,
          count: 1,
          read: false,
        },
      ],
    });
    expect(await list(trader)).toEqual({ unread: 0, items: [], nextCursor: null });
  });

  it('updates the unread notification of its conversation instead of adding another', async () => {
    await write(trader, owner, 'one');
    await write(trader, owner, 'two');
    expect(await list(owner)).toMatchObject({ unread: 1, items: [{ body: 'two', count: 2 }] });
    expect((await eventsOf(owner)).map(({ unread }) => unread)).toEqual([1, 1]);
  });

  it('from another person adds another notification, newest first', async () => {
    const other = await registerPerson(app, { firstName: 'Sue' });
    await write(trader, owner, 'one');
    await write(other, owner, 'two');
    expect(await list(owner)).toMatchObject({ unread: 2, items: [{ body: 'two' }, { body: 'one' }] });
  });

  it('is marked as read with its conversation, and the next one starts a new notification', async () => {
    await write(trader, owner, 'one');
    await app.call('GET', `/api/messages/boat/${boatId}`, { token: owner.token });
    expect(await list(owner)).toMatchObject({ unread: 0, items: [{ body: 'one', read: true }] });
    expect((await eventsOf(owner)).at(-1)).toEqual({ unread: 0, notification: null });
    await write(trader, owner, 'two');
    expect(await list(owner)).toMatchObject({ unread: 1, items: [{ body: 'two', count: 1 }, { body: 'one' }] });
  });

  it('that is deleted unread disappears from its notification', async () => {
    const first = await write(trader, owner, 'one');
    const second = await write(trader, owner, 'a secret');
    await app.call('DELETE', `/api/messages/${second.body.id}`, { token: trader.token });
    expect(await list(owner)).toMatchObject({ unread: 1, items: [{ body: 'one', count: 1 }] });
    await app.call('DELETE', `/api/messages/${first.body.id}`, { token: trader.token });
    expect(await list(owner)).toMatchObject({ unread: 0, items: [] });
  });

  it('that is refused notifies nobody', async () => {
    await write(trader, trader, 'to myself');
    expect(await list(trader)).toMatchObject({ unread: 0, items: [] });
  });

  it('of 4,000 characters is shortened', async () => {
    await write(trader, owner, '⛵'.repeat(4_000));
    const [item] = (await list(owner)).items;
    expect([...item.body]).toHaveLength(180);
    expect(item.body.endsWith('⛵…')).toBe(true);
  });
});

describe('Notifications', () => {
  it('that arrive at once are all counted', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => tell(owner, key)));
    expect((await eventsOf(owner)).map(({ unread }) => unread)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are dropped when their transaction is rolled back', async () => {
    const attempt = app.dependencies.commit(async (work) => {
      work.notify({ userId: owner.user.id, kind: 'match', title: 't', body: 'b', path: '/', groupKey: 'g' });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await list(owner)).toMatchObject({ unread: 0, items: [] });
    expect(await eventsOf(owner)).toEqual([]);
  });

  it('to deleted users are dropped', async () => {
    await app.dependencies.commit(async (work) =>
      work.notify({ userId: 'nobody', kind: 'match', title: 't', body: 'b', path: '/', groupKey: 'g' }),
    );
  });

  it('are paged without gaps or duplicates', async () => {
    for (let i = 0; i < 5; i++) await tell(owner, `group ${i}`);
    const titles: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(owner, `?limit=2${cursor && `&cursor=${cursor}`}`);
      titles.push(...page.items.map(({ title }: { title: string }) => title));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(titles).toEqual([4, 3, 2, 1, 0].map((i) => `group ${i}`));
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=nonsense', '?cursor=WzFd'])(
    'are refused for %s',
    async (query) => {
      const { status } = await app.call('GET', `/api/notifications${query}`, { token: owner.token });
      expect(status).toBe(400);
    },
  );

  it('are private to their receiver', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/read'],
      ['GET', '/preferences'],
      ['PATCH', '/preferences'],
    ] as const) {
      expect((await app.call(method, `/api/notifications${path}`)).status).toBe(401);
    }
    await tell(owner, 'g');
    const [{ id }] = (await list(owner)).items;
    expect((await read(trader, { ids: [id] })).body).toEqual({ unread: 0 });
    expect((await list(owner)).unread).toBe(1);
  });

  it('are marked as read one by one or all at once', async () => {
    for (const key of ['a', 'b', 'c']) await tell(owner, key);
    const [{ id }] = (await list(owner)).items;
    expect((await read(owner, { ids: [id] })).body).toEqual({ unread: 2 });
    expect((await read(owner, { ids: [id] })).body).toEqual({ unread: 2 });
    expect((await read(owner, { all: true })).body).toEqual({ unread: 0 });
    expect((await eventsOf(owner)).map(({ unread }) => unread)).toEqual([1, 2, 3, 2, 0]);
  });

  it.each([{}, { ids: [] }, { ids: ['x'] }, { ids: [-1] }, { all: false }])(
    'are not marked as read by %j',
    async (body) => {
      expect((await read(owner, body)).status).toBe(400);
    },
  );
});

describe('Preferences', () => {
  it('include everything by default', async () => {
    const { body } = await app.call('GET', '/api/notifications/preferences', { token: owner.token });
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual([
      'message',
      'match',
      'trade',
      'negotiation',
      'listing',
      'report',
      'ledger',
      'account',
    ]);
    expect(body.every(({ inApp, byMail }: { inApp: boolean; byMail: boolean }) => inApp && byMail)).toBe(true);
  });

  it('change one channel and keep the other', async () => {
    await prefer(owner, { kind: 'match', inApp: false });
    const { body } = await prefer(owner, { kind: 'match', byMail: false });
    expect(body).toContainEqual({ kind: 'match', inApp: false, byMail: false });
    expect((await prefer(owner, { kind: 'match', inApp: true })).body).toContainEqual({
      kind: 'match',
      inApp: true,
      byMail: false,
    });
  });

  it('hide an unwanted kind, including earlier notifications, and update the bell', async () => {
    await tell(owner, 'before');
    await tell(owner, 'kept', 'account');
    await prefer(owner, { kind: 'match', inApp: false });
    expect((await eventsOf(owner)).at(-1)).toEqual({ unread: 1, notification: null });
    await tell(owner, 'after');
    expect(await eventsOf(owner)).toHaveLength(3);
    expect(await list(owner)).toMatchObject({ unread: 1, items: [{ title: 'kept' }] });
    await prefer(owner, { kind: 'match', inApp: true });
    expect((await list(owner)).unread).toBe(3);
  });

  it('store nothing of a kind that is turned off everywhere', async () => {
    await prefer(owner, { kind: 'match', inApp: false, byMail: false });
    await tell(owner, 'g');
    const { rows } = await app.database.pool.query('select 1 from notifications where user_id = $1', [owner.user.id]);
    expect(rows).toEqual([]);
  });

  it.each([{}, { kind: 'match' }, { kind: 'weather', inApp: true }, { kind: 'match', inApp: 'yes' }])(
    'are not changed by %j',
    async (body) => {
      expect((await prefer(owner, body)).status).toBe(400);
    },
  );
});
