import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { boats } from '../../db/schema/boats.ts';
import { messages } from '../../db/schema/messages.ts';
import { reports } from '../../db/schema/reports.ts';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { type BoatRow, insertBoat, insertUser, type UserRow } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp();
  admin = await registerAdmin(app);
});

type Draft = typeof reports.$inferInsert;

async function report(draft: Pick<Draft, 'subject' | 'subjectId' | 'reportedUserId'>, reporterId?: string) {
  const from = reporterId ?? (await insertUser(app.database.db)).id;
  const [row] = await app.database.db
    .insert(reports)
    .values({ ...draft, reporterId: from, excerpt: 'Send the deposit to…', reason: 'scam', note: 'Beware' })
    .returning();
  if (!row) throw new Error('The insert returned no report.');
  return row;
}

async function reportedBoat(): Promise<{ boat: BoatRow; id: number }> {
  const boat = await insertBoat(app.database.db);
  return { boat, id: (await report({ subject: 'boat', subjectId: boat.id, reportedUserId: boat.sellerId })).id };
}

async function reportedMessage(author: UserRow | Person['user']) {
  const boat = await insertBoat(app.database.db);
  const draft = { boatId: boat.id, subjectId: boat.id, boatTitle: boat.title, content: 'Send the deposit' };
  const [message] = await app.database.db
    .insert(messages)
    .values({ ...draft, senderId: author.id, receiverId: boat.sellerId })
    .returning();
  if (!message) throw new Error('The insert returned no message.');
  const { id } = await report({ subject: 'message', subjectId: message.id, reportedUserId: author.id }, boat.sellerId);
  return { message, id };
}

const list = (query = '') => app.call('GET', `/api/admin/reports${query}`, { token: admin.token });
const decide = (id: number, body: unknown, who = admin) =>
  app.call('POST', `/api/admin/reports/${id}/decide`, { token: who.token, body });
const find = async (id: number): Promise<Json> => (await list('?limit=100')).body.find((each: Json) => each.id === id);

describe('The reports', () => {
  it('are listed newest first with both users, by status and in pages', async () => {
    const older = await reportedBoat();
    const newer = await reportedBoat();
    const { body, headers } = await list('?status=open&limit=1');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ id: newer.id, subject: 'boat', reason: 'scam', note: 'Beware', status: 'open' });
    expect(body[0].reportedUser).toMatchObject({ id: newer.boat.sellerId, suspended: false });
    expect(body[0].reporter.email).toMatch(/@example.com$/);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(1);
    const next = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
    expect((await app.call('GET', next, { token: admin.token })).body[0].id).toBe(older.id);
    expect((await list('?status=odd')).status).toBe(400);
  });
});

describe('A decision', () => {
  it.each([
    ['resolve', 'resolved'],
    ['dismiss', 'dismissed'],
  ])('to %s closes the report and is logged', async (action, status) => {
    const { id, boat } = await reportedBoat();
    expect((await decide(id, { action })).status).toBe(200);
    expect(await find(id)).toMatchObject({ status, reportedUser: { id: boat.sellerId } });
    const log = await app.call('GET', `/api/admin/activity?action=report.${action}`, { token: admin.token });
    expect(log.body[0]).toMatchObject({ userEmail: admin.email, details: { reportId: id, userId: boat.sellerId } });
  });

  it('to remove hides the listing, which can be restored, and closes every report about it', async () => {
    const { id, boat } = await reportedBoat();
    const again = await report({ subject: 'boat', subjectId: boat.id, reportedUserId: boat.sellerId });
    expect((await decide(id, { action: 'remove' })).status).toBe(200);
    expect((await app.call('GET', `/api/boats/${boat.id}`)).status).toBe(404);
    const [row] = await app.database.db.select().from(boats).where(eq(boats.id, boat.id));
    expect(row).toMatchObject({
      listed: false,
      removedAt: expect.any(Date),
      removalReason: 'Members reported it: It looks like a scam.',
    });
    expect(await find(again.id)).toMatchObject({ status: 'resolved', resolution: 'Removed' });
  });

  it('to remove deletes the message', async () => {
    const { id, message } = await reportedMessage(await insertUser(app.database.db));
    expect((await decide(id, { action: 'remove' })).status).toBe(200);
    expect(await app.database.db.select().from(messages).where(eq(messages.id, message.id))).toEqual([]);
  });

  it('to remove a message also removes its notification', async () => {
    const [author, receiver] = [await registerPerson(app), await registerPerson(app)];
    const boat = await insertBoat(app.database.db, { sellerId: receiver.user.id });
    const body = { boatId: boat.id, receiverId: receiver.user.id, content: 'Send the deposit' };
    const sent = await app.call('POST', '/api/messages', { token: author.token, body });
    const told = () => app.call('GET', '/api/notifications', { token: receiver.token });
    expect((await told()).body.items).toMatchObject([{ body: 'Send the deposit' }]);
    const draft = { subject: 'message', subjectId: sent.body.id, reportedUserId: author.user.id } as const;
    await decide((await report(draft, receiver.user.id)).id, { action: 'remove' });
    expect((await told()).body).toMatchObject({ unread: 0, items: [] });
  });

  it('to remove a deleted subject only closes the report', async () => {
    const { id, boat } = await reportedBoat();
    await app.database.db.delete(boats).where(eq(boats.id, boat.id));
    expect((await decide(id, { action: 'remove' })).status).toBe(200);
  });

  it.each([
    ['Scam', 'Scam'],
    [' ', 'No reason provided'],
    [undefined, 'No reason provided'],
  ])('to suspend ends the author’s sessions, for the reason %j', async (reason, stored) => {
    const author = await registerPerson(app);
    const { id } = await reportedMessage(author.user);
    expect((await decide(id, { action: 'suspend', reason })).status).toBe(200);
    expect((await app.call('GET', '/api/auth/user', { token: author.token })).status).toBe(401);
    const { rows } = await app.database.pool.query('select suspension_reason from users where id = $1', [
      author.user.id,
    ]);
    expect(rows).toEqual([{ suspension_reason: stored }]);
    expect(await find(id)).toMatchObject({ resolution: 'Author suspended', reportedUser: { suspended: true } });
  });

  it('that cannot be carried out leaves the report open', async () => {
    const author = await insertUser(app.database.db, { suspended: true, suspensionReason: 'Earlier' });
    const { id } = await reportedMessage(author);
    expect((await decide(id, { action: 'suspend', reason: 'Scam' })).status).toBe(409);
    expect(await find(id)).toMatchObject({ status: 'open' });
  });

  it('can be undone once, unless the subject was reported again', async () => {
    const { id, boat } = await reportedBoat();
    expect(await decide(id, { action: 'reopen' })).toMatchObject({ status: 409 });
    await decide(id, { action: 'dismiss' });
    expect((await decide(id, { action: 'reopen' })).body.message).toBe('Report reopened');
    expect(await find(id)).toMatchObject({ status: 'open', resolution: null, resolvedAt: null });
    await decide(id, { action: 'resolve' });
    const { reporter } = await find(id);
    await report({ subject: 'boat', subjectId: boat.id, reportedUserId: boat.sellerId }, reporter.id);
    const again = await decide(id, { action: 'reopen' });
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringMatching(/reported again/) } });
    const log = await app.call('GET', '/api/admin/activity?action=report.reopen', { token: admin.token });
    expect(log.body).toMatchObject([{ userEmail: admin.email, details: { reportId: id } }]);
  });

  it('is made once, even by two admins at once', async () => {
    const second = await registerAdmin(app);
    const { id } = await reportedBoat();
    const answers = await Promise.all([decide(id, { action: 'remove' }), decide(id, { action: 'dismiss' }, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([{ action: 'burn' }, {}])('is refused for %j', async (body) => {
    const { id } = await reportedBoat();
    expect((await decide(id, body)).status).toBe(400);
  });

  it('returns 404 for an unknown report', async () => {
    expect((await decide(2_000_000_000, { action: 'resolve' })).status).toBe(404);
  });
});
