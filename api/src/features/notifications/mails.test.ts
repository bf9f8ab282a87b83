import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Commit } from '../../platform/work.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { gatherMails, sendGatheredMail } from './mails.service.ts';
import { writeSeen } from './mails.store.ts';

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

const write = (from: Person, content: string) =>
  app.call('POST', '/api/messages', { token: from.token, body: { boatId, receiverId: owner.user.id, content } });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** What the clock would do then: gather, and send what was gathered. Nothing is left to the queue. */
async function gatherAt(now: Date): Promise<void> {
  const sent: { userId: string; ids: number[] }[] = [];
  const { db, commit } = app.dependencies;
  const gathering: Commit = (body) =>
    commit((work) => body({ ...work, sendJob: async (_name, data) => void sent.push(data as never) }));
  await gatherMails({ db, commit: gathering }, now);
  for (const { userId, ids } of sent) await sendGatheredMail(app.dependencies, userId, ids);
}

const mailsToOwner = async () =>
  (await app.mails())
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${owner.email}`));

const unsubscribeLink = (mail: string) => {
  const [, path = ''] = /List-Unsubscribe:\s+<http:\/\/tradewind\.test(\/unsubscribe\?token=\S+)>/.exec(mail) ?? [];
  return path;
};

describe('An address that nobody confirmed', () => {
  it('gets no words of others; once it is confirmed, it gets what is still unread', async () => {
    owner = await registerPerson(app, { firstName: 'Olive', confirmed: false });
    boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id })).id;
    await write(trader, 'Visit spam.example.org');
    await gatherAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
    const bell = await app.call('GET', '/api/notifications', { token: owner.token });
    expect(bell.body.unread).toBe(1);
    await app.database.pool.query('update users set email_verified = true where id = $1', [owner.user.id]);
    await gatherAt(inMinutes(7));
    expect(await mailsToOwner()).toHaveLength(1);
  });

  it('gets none that was gathered before it was changed', async () => {
    await write(trader, 'Hello');
    const { rows } = await app.database.pool.query('select id::int from notifications where user_id = $1', [
      owner.user.id,
    ]);
    await app.database.pool.query('insert into notification_recipients (user_id) values ($1)', [owner.user.id]);
    await app.database.pool.query('update users set email_verified = false where id = $1', [owner.user.id]);
    await sendGatheredMail(
      app.dependencies,
      owner.user.id,
      rows.map(({ id }) => id),
    );
    expect(await mailsToOwner()).toEqual([]);
  });
});

describe('Somebody who is away', () => {
  it('gets one mail for many messages of many people, after some minutes', async () => {
    const other = await registerPerson(app, { firstName: 'Sue' });
    await write(trader, 'one');
    await write(trader, 'two');
    await write(other, 'three');
    await gatherAt(inMinutes(4));
    expect(await mailsToOwner()).toEqual([]);
    await gatherAt(inMinutes(6));
    const [mail = '', ...more] = await mailsToOwner();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: 3 new notifications on Tradewind');
    for (const words of [
      'While you were away, Olive',
      'Tom messaged you about Sea Otter (2 new)',
      'two',
      'Sue messaged you about Sea Otter',
    ])
      expect(mail).toContain(words);
    expect(mail).toContain(`http://tradewind.test/account?tab=messages&boat=${boatId}&with=${trader.user.id}`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('is mailed again for what comes later, but not within a quarter of an hour', async () => {
    await write(trader, 'one');
    await gatherAt(inMinutes(6));
    await write(trader, 'two');
    await gatherAt(inMinutes(20));
    expect(await mailsToOwner()).toHaveLength(1);
    await gatherAt(inMinutes(22));
    expect(await mailsToOwner()).toHaveLength(2);
    await gatherAt(inMinutes(60));
    expect(await mailsToOwner()).toHaveLength(2);
  });

  it('is mailed once, however many workers look at the same moment', async () => {
    await write(trader, 'one');
    const now = inMinutes(6);
    await Promise.all([gatherAt(now), gatherAt(now), gatherAt(now)]);
    expect(await mailsToOwner()).toHaveLength(1);
  });
});

describe('No mail goes', () => {
  it('to who is here: a browser of theirs listens', async () => {
    await write(trader, 'one');
    await writeSeen(app.database.db, [owner.user.id, 'gone meanwhile'], inMinutes(5));
    await gatherAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
    await gatherAt(inMinutes(7));
    expect(await mailsToOwner()).toHaveLength(1);
  });

  it('about what was read, also between gathering and sending', async () => {
    await write(trader, 'one');
    const { rows } = await app.database.pool.query('select id from notifications where user_id = $1', [owner.user.id]);
    await app.call('POST', '/api/notifications/read', { token: owner.token, body: { all: true } });
    await gatherAt(inMinutes(6));
    await sendGatheredMail(
      app.dependencies,
      owner.user.id,
      rows.map(({ id }) => Number(id)),
    );
    expect(await mailsToOwner()).toEqual([]);
  });

  it('to the suspended', async () => {
    const admin = await registerAdmin(app);
    await write(trader, 'one');
    await app.call('POST', `/api/admin/users/${owner.user.id}/suspend`, {
      token: admin.token,
      body: { reason: 'Testing' },
    });
    await gatherAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
  });

  it('of a kind that is not wanted by mail', async () => {
    await app.call('PATCH', '/api/notifications/preferences', {
      token: owner.token,
      body: { kind: 'message', byMail: false },
    });
    await write(trader, 'one');
    await gatherAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
  });

  it('about what is older than a week', async () => {
    await write(trader, 'one');
    await gatherAt(inMinutes(8 * 24 * 60));
    expect(await mailsToOwner()).toEqual([]);
  });
});

describe('Unsubscribing', () => {
  const post = (
    url: string,
    contentType = 'application/x-www-form-urlencoded',
    payload = 'List-Unsubscribe=One-Click',
  ) => app.app.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });
  const byMail = async () => {
    const { body } = await app.call('GET', '/api/notifications/preferences', { token: owner.token });
    return body.map((preference: { byMail: boolean }) => preference.byMail);
  };

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{}'],
  ])('is one POST without signing in, as %s', async (contentType, payload) => {
    await write(trader, 'one');
    await gatherAt(inMinutes(6));
    const link = unsubscribeLink((await mailsToOwner())[0] ?? '');
    expect((await post(link, contentType, payload)).statusCode).toBe(200);
    expect(new Set(await byMail())).toEqual(new Set([false]));
    await write(trader, 'two');
    await gatherAt(inMinutes(40));
    expect(await mailsToOwner()).toHaveLength(1);
    const { body } = await app.call('GET', '/api/notifications', { token: owner.token });
    expect(body.unread).toBe(1);
  });

  it('can be done twice', async () => {
    await write(trader, 'one');
    await gatherAt(inMinutes(6));
    const link = unsubscribeLink((await mailsToOwner())[0] ?? '');
    for (let i = 0; i < 2; i++) expect((await post(link)).statusCode).toBe(200);
  });

  it.each(['', '?token=', '?token=x', '?token=00000000-0000-4000-8000-000000000000', `?token=${'a'.repeat(101)}`])(
    'is refused with %s',
    async (query) => {
      const { statusCode } = await post(`/unsubscribe${query}`);
      expect([400, 404]).toContain(statusCode);
    },
  );

  it('is all that the link can do', async () => {
    await write(trader, 'one');
    await gatherAt(inMinutes(6));
    const token = unsubscribeLink((await mailsToOwner())[0] ?? '').split('=')[1] ?? '';
    expect((await app.call('GET', '/api/notifications', { token })).status).toBe(401);
  });
});
