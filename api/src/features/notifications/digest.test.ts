import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Commit } from '../../platform/work.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { queueDigests, sendDigest } from './digest.service.ts';
import { writeSeen } from './digest.store.ts';

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

/** Does what the schedule would do at this time: queues the digests and sends them directly. */
async function sendDigestsAt(now: Date): Promise<void> {
  const sent: { userId: string; ids: number[] }[] = [];
  const { db, commit } = app.dependencies;
  const queueing: Commit = (body) =>
    commit((work) => body({ ...work, sendJob: async (_name, data) => void sent.push(data as never) }));
  await queueDigests({ db, commit: queueing }, now);
  for (const { userId, ids } of sent) await sendDigest(app.dependencies, userId, ids);
}

const mailsToOwner = async () =>
  (await app.mails())
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${owner.email}`));

const unsubscribeLink = (mail: string) => {
  const [, path = ''] = /List-Unsubscribe:\s+<http:\/\/tradewind\.test(\/unsubscribe\?token=\S+)>/.exec(mail) ?? [];
  return path;
};

describe('An unconfirmed address', () => {
  it('gets no digest until it is confirmed', async () => {
    owner = await registerPerson(app, { firstName: 'Olive', confirmed: false });
    boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id })).id;
    await write(trader, 'Visit spam.example.org');
    await sendDigestsAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
    const bell = await app.call('GET', '/api/notifications', { token: owner.token });
    expect(bell.body.unread).toBe(1);
    await app.database.pool.query('update users set email_verified = true where id = $1', [owner.user.id]);
    await sendDigestsAt(inMinutes(7));
    expect(await mailsToOwner()).toHaveLength(1);
  });

  it('does not get a digest that was queued before the address changed', async () => {
    await write(trader, 'Hello');
    const { rows } = await app.database.pool.query('select id::int from notifications where user_id = $1', [
      owner.user.id,
    ]);
    await app.database.pool.query('insert into notification_recipients (user_id) values ($1)', [owner.user.id]);
    await app.database.pool.query('update users set email_verified = false where id = $1', [owner.user.id]);
    await sendDigest(
      app.dependencies,
      owner.user.id,
      rows.map(({ id }) => id),
    );
    expect(await mailsToOwner()).toEqual([]);
  });
});

describe('A user who is away', () => {
  it('gets one digest of many messages from many people after some minutes', async () => {
    const other = await registerPerson(app, { firstName: 'Sue' });
    await write(trader, 'one');
    await write(trader, 'two');
    await write(other, 'three');
    await sendDigestsAt(inMinutes(4));
    expect(await mailsToOwner()).toEqual([]);
    await sendDigestsAt(inMinutes(6));
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

  it('gets another digest for later messages, but not within 15 minutes', async () => {
    await write(trader, 'one');
    await sendDigestsAt(inMinutes(6));
    await write(trader, 'two');
    await sendDigestsAt(inMinutes(20));
    expect(await mailsToOwner()).toHaveLength(1);
    await sendDigestsAt(inMinutes(22));
    expect(await mailsToOwner()).toHaveLength(2);
    await sendDigestsAt(inMinutes(60));
    expect(await mailsToOwner()).toHaveLength(2);
  });

  it('gets one digest even if several workers run at once', async () => {
    await write(trader, 'one');
    const now = inMinutes(6);
    await Promise.all([sendDigestsAt(now), sendDigestsAt(now), sendDigestsAt(now)]);
    expect(await mailsToOwner()).toHaveLength(1);
  });
});

describe('No digest is sent', () => {
  it('to a user whose browser is connected', async () => {
    await write(trader, 'one');
    await writeSeen(app.database.db, [owner.user.id, 'gone meanwhile'], inMinutes(5));
    await sendDigestsAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
    await sendDigestsAt(inMinutes(7));
    expect(await mailsToOwner()).toHaveLength(1);
  });

  it('about read notifications, even if they were read after queueing', async () => {
    await write(trader, 'one');
    const { rows } = await app.database.pool.query('select id from notifications where user_id = $1', [owner.user.id]);
    await app.call('POST', '/api/notifications/read', { token: owner.token, body: { all: true } });
    await sendDigestsAt(inMinutes(6));
    await sendDigest(
      app.dependencies,
      owner.user.id,
      rows.map(({ id }) => Number(id)),
    );
    expect(await mailsToOwner()).toEqual([]);
  });

  it('to suspended users', async () => {
    const admin = await registerAdmin(app);
    await write(trader, 'one');
    await app.call('POST', `/api/admin/users/${owner.user.id}/suspend`, {
      token: admin.token,
      body: { reason: 'Testing' },
    });
    await sendDigestsAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
  });

  it('for a kind that the user does not want by email', async () => {
    await app.call('PATCH', '/api/notifications/preferences', {
      token: owner.token,
      body: { kind: 'message', byMail: false },
    });
    await write(trader, 'one');
    await sendDigestsAt(inMinutes(6));
    expect(await mailsToOwner()).toEqual([]);
  });

  it('about notifications older than a week', async () => {
    await write(trader, 'one');
    await sendDigestsAt(inMinutes(8 * 24 * 60));
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
  ])('takes one POST without a sign-in, as %s', async (contentType, payload) => {
    await write(trader, 'one');
    await sendDigestsAt(inMinutes(6));
    const link = unsubscribeLink((await mailsToOwner())[0] ?? '');
    expect((await post(link, contentType, payload)).statusCode).toBe(200);
    expect(new Set(await byMail())).toEqual(new Set([false]));
    await write(trader, 'two');
    await sendDigestsAt(inMinutes(40));
    expect(await mailsToOwner()).toHaveLength(1);
    const { body } = await app.call('GET', '/api/notifications', { token: owner.token });
    expect(body.unread).toBe(1);
  });

  it('can be repeated', async () => {
    await write(trader, 'one');
    await sendDigestsAt(inMinutes(6));
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

  it('is the only thing that the link allows', async () => {
    await write(trader, 'one');
    await sendDigestsAt(inMinutes(6));
    const token = unsubscribeLink((await mailsToOwner())[0] ?? '').split('=')[1] ?? '';
    expect((await app.call('GET', '/api/notifications', { token })).status).toBe(401);
  });
});

describe('Offers', () => {
  const cash = (amount: number) => ({ kind: 'cash', amount });
  const boat = () => ({ kind: 'boat', boatId });
  const mailsTo = async ({ email }: Person) => (await app.mails()).filter((mail) => mail.includes(`To: ${email}`));

  it('stay in the mail with their author, whatever happens to the trade afterwards', async () => {
    const offer = { gives: [cash(50_000)], gets: [boat()] };
    const { body: trade } = await app.call('POST', '/api/trades', { token: trader.token, body: offer });
    await app.call('POST', `/api/trades/${trade.id}/withdraw`, { token: trader.token, body: {} });
    await sendDigestsAt(inMinutes(6));
    const [mail] = await mailsTo(owner);
    expect(mail).toContain('Tom made you an offer for Sea Otter');
    expect(mail).toContain('Open until');
    expect(mail).toContain('Tom withdrew the offer for Sea Otter');
  });

  it('leave the bell once they are answered', async () => {
    const offer = { gives: [cash(50_000)], gets: [boat()] };
    const { body: trade } = await app.call('POST', '/api/trades', { token: trader.token, body: offer });
    const unread = async () => (await app.call('GET', '/api/notifications', { token: owner.token })).body.unread;
    expect(await unread()).toBe(1);
    await app.call('POST', `/api/trades/${trade.id}/decline`, { token: owner.token, body: {} });
    expect(await unread()).toBe(0);
  });

  it('are mailed to either side while they are away, also each counteroffer to one that was mailed before', async () => {
    const offer = { gives: [cash(50_000)], gets: [boat()] };
    const { body: trade } = await app.call('POST', '/api/trades', { token: trader.token, body: offer });
    await sendDigestsAt(inMinutes(6));
    expect(await mailsTo(owner)).toHaveLength(1);
    const counter = (person: Person, revision: number, gives: object[], gets: object[]) =>
      app.call('POST', `/api/trades/${trade.id}/counter`, { token: person.token, body: { revision, gives, gets } });
    expect((await counter(owner, 1, [boat()], [cash(60_000)])).status).toBe(200);
    await sendDigestsAt(inMinutes(7));
    const [told] = await mailsTo(trader);
    expect(told).toContain('Olive made a counteroffer for Sea Otter');
    expect((await counter(trader, 2, [cash(55_000)], [boat()])).status).toBe(200);
    await sendDigestsAt(inMinutes(22));
    expect(
      (await mailsTo(owner)).filter((mail) => mail.includes('Tom made a counteroffer for Sea Otter')),
    ).toHaveLength(1);
  });

  it('tell a change of one’s own offer from a counteroffer', async () => {
    const offer = { gives: [cash(50_000)], gets: [boat()] };
    const { body: trade } = await app.call('POST', '/api/trades', { token: trader.token, body: offer });
    const changed = { revision: 1, gives: [cash(51_000)], gets: [boat()] };
    await app.call('POST', `/api/trades/${trade.id}/counter`, { token: trader.token, body: changed });
    const { body } = await app.call('GET', '/api/notifications', { token: owner.token });
    expect(JSON.stringify(body)).toContain('Tom changed the offer for Sea Otter');
  });
});
