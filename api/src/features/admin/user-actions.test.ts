import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../db/schema/accounts.ts';
import { boats, transactions } from '../../db/schema/boats.ts';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { postBoat } from '../../testing/boats.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerBroker, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp();
  admin = await registerAdmin(app);
});

const as = (who: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(method, `/api/admin/users/${path}`, { token: who.token, ...(body !== undefined && { body }) });
const suspended = (overrides = {}) =>
  insertUser(app.database.db, { suspended: true, suspensionReason: 'Fraud', ...overrides });
const exists = async (id: string) => (await app.database.db.select().from(users).where(eq(users.id, id))).length === 1;
const logOf = async (userId: string): Promise<Json[]> =>
  (await app.call('GET', `/api/admin/activity?userId=${userId}`, { token: admin.token })).body;

describe('Editing a user', () => {
  it('changes the given fields and returns the user', async () => {
    const user = await insertUser(app.database.db, { phone: '555-0100', location: 'Miami, FL' });
    const change = { firstName: ' Ada ', lastName: '', verified: true };
    const { status, body } = await as(admin, 'PATCH', user.id, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Ada', lastName: null, verified: true, phone: '555-0100' });
    expect(body.activitySummary).toBeDefined();
  });

  it('ignores fields that an admin may not set', async () => {
    const user = await insertUser(app.database.db);
    const sent = { email: 'other@example.com', suspended: true, password: 'x', boatsPosted: 9 };
    const { body } = await as(admin, 'PATCH', user.id, sent);
    expect(body).toMatchObject({ email: user.email, suspended: false, boatsPosted: 0 });
  });

  it.each([
    ['firstName', ' '],
    ['firstName', 5],
    ['verified', 'yes'],
    ['phone', '1'.repeat(41)],
  ])('refuses %s %j', async (field, value) => {
    const user = await insertUser(app.database.db);
    const { status, body } = await as(admin, 'PATCH', user.id, { [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('shows on the seller’s boats at once', async () => {
    const owner = await registerPerson(app, { firstName: 'Olive' });
    const { id } = await postBoat(app, owner);
    expect((await app.call('GET', `/api/boats/${id}`)).body.seller).toMatchObject({
      firstName: 'Olive',
      verified: false,
    });
    await as(admin, 'PATCH', owner.user.id, { verified: true, firstName: 'Oliver' });
    expect((await app.call('GET', `/api/boats/${id}`)).body.seller).toMatchObject({
      firstName: 'Oliver',
      verified: true,
    });
  });

  it('verifies a user since now, and takes it back, with an entry in the log for each', async () => {
    const { user } = await registerPerson(app);
    const profile = async () => (await app.call('GET', `/api/people/${user.username}`)).body;
    const granted = await as(admin, 'PATCH', user.id, { verified: true });
    expect(granted.body).toMatchObject({ verified: true, verifiedAt: expect.any(String), verifiedBy: 'admin' });
    expect(await profile()).toMatchObject({ verified: true, verifiedBy: 'admin' });
    const again = await as(admin, 'PATCH', user.id, { verified: true, phone: '555-0101' });
    expect(again.body.verifiedAt).toBe(granted.body.verifiedAt);
    await as(admin, 'PATCH', user.id, { verified: false });
    expect(await profile()).toMatchObject({ verified: false, verifiedSince: null, verifiedBy: null });
    const { rows } = await app.database.pool.query(
      `select action from activity_log where action like 'user.%verify' and details->>'userId' = $1 order by id`,
      [user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['user.verify', 'user.unverify']);
  });

  it('returns 404 for an unknown user', async () => {
    expect((await as(admin, 'PATCH', 'nobody', { verified: true })).status).toBe(404);
  });
});

describe('The status call', () => {
  it('suspends with a reason and activates again', async () => {
    const person = await registerPerson(app);
    const suspension = await as(admin, 'PATCH', `${person.user.id}/suspend`, { suspend: true, reason: ' Spam ' });
    expect(suspension.status).toBe(200);
    expect(suspension.body).toMatchObject({ suspended: true, suspensionReason: 'Spam' });
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(401);
    const activation = await as(admin, 'PATCH', `${person.user.id}/suspend`, { suspend: false });
    expect(activation.body).toMatchObject({ suspended: false, suspensionReason: null });
  });

  it.each([{ suspend: true }, { suspend: true, reason: '  ' }])(
    'falls back to the default reason for %j',
    async (body) => {
      const user = await insertUser(app.database.db);
      const { status, body: answer } = await as(admin, 'PATCH', `${user.id}/suspend`, body);
      expect(status).toBe(200);
      expect(answer).toMatchObject({ suspended: true, suspensionReason: 'No reason provided' });
    },
  );

  it.each([{ reason: 'x' }, { suspend: 'yes', reason: 'x' }, { suspend: true, reason: 5 }])(
    'refuses %j',
    async (body) => {
      const user = await insertUser(app.database.db);
      expect((await as(admin, 'PATCH', `${user.id}/suspend`, body)).status).toBe(400);
    },
  );

  it('refuses to repeat a suspension or an activation', async () => {
    const user = await suspended();
    const again = await as(admin, 'POST', `${user.id}/suspend`, { reason: 'Once more' });
    expect(again).toMatchObject({ status: 409, body: { message: 'This user is already suspended.' } });
    expect((await as(admin, 'POST', `${user.id}/activate`)).status).toBe(200);
    const activation = await as(admin, 'POST', `${user.id}/activate`);
    expect(activation).toMatchObject({ status: 409, body: { message: 'This user is not suspended.' } });
  });
});

describe('Deleting', () => {
  it('removes a suspended user with their boats and photos', async () => {
    const person = await registerPerson(app);
    const boat = await postBoat(app, person);
    await as(admin, 'POST', `${person.user.id}/suspend`, { reason: 'Fraud' });
    expect((await as(admin, 'DELETE', person.user.id)).status).toBe(200);
    expect(await exists(person.user.id)).toBe(false);
    expect(await app.database.db.select().from(boats).where(eq(boats.id, boat.id))).toEqual([]);
    const [photo] = boat.imageUrls;
    await expect.poll(async () => (await app.call('GET', photo)).status).toBe(404);
    expect((await as(admin, 'DELETE', person.user.id)).status).toBe(404);
  });

  it('is refused for an active user', async () => {
    const user = await insertUser(app.database.db);
    const { status, body } = await as(admin, 'DELETE', user.id);
    expect(status).toBe(409);
    expect(body.message).toBe('Only suspended users can be deleted.');
    expect(await exists(user.id)).toBe(true);
  });

  it('keeps recorded trades with a nameless party', async () => {
    const { db } = app.database;
    const seller = await suspended({ firstName: 'Ahab', phone: '555-0199' });
    const buyer = await insertUser(db);
    const boat = await insertBoat(db, { sellerId: seller.id, status: 'sold' });
    const other = await insertBoat(db, { sellerId: seller.id });
    const money = { salePrice: '100.00', adminFee: '1.00', totalAmount: '101.00' };
    await db.insert(transactions).values({ boatId: boat.id, buyerId: buyer.id, sellerId: seller.id, ...money });
    expect((await as(admin, 'DELETE', seller.id)).status).toBe(200);
    expect(await exists(seller.id)).toBe(false);
    const [trade] = await db.select().from(transactions).where(eq(transactions.boatId, boat.id));
    const former = (await as(admin, 'GET', `${trade?.sellerId}/details`)).body;
    expect(former).toMatchObject({ firstName: 'Former member', phone: null, suspended: true });
    expect(former.boats.map(({ id }: Json) => id)).toEqual([boat.id]);
    expect(await db.select().from(boats).where(eq(boats.id, other.id))).toEqual([]);
    for (const act of [
      () => as(admin, 'DELETE', former.id),
      () => as(admin, 'POST', `${former.id}/activate`),
      () => as(admin, 'PATCH', former.id, { firstName: 'Ahab' }),
    ])
      expect((await act()).status).toBe(409);
  });
});

describe('Bulk delete', () => {
  const bulk = (userIds: unknown, who = admin) => as(who, 'POST', 'bulk-delete', { userIds });

  it('deletes only the suspended users and reports how many', async () => {
    const gone = [await suspended(), await suspended()];
    const stays = await insertUser(app.database.db);
    const { status, body } = await bulk([...gone.map(({ id }) => id), stays.id, 'nobody', gone[0]?.id]);
    expect(status).toBe(200);
    expect(body.deletedCount).toBe(2);
    expect(await exists(stays.id)).toBe(true);
    expect(await logOf(gone[1]?.id ?? '')).toMatchObject([
      { action: 'user.delete', userEmail: admin.email, details: { userEmail: gone[1]?.email } },
    ]);
  });

  it('accepts 10,000 ids and skips active users', async () => {
    const { db, pool } = app.database;
    const ids = Array.from({ length: 10_000 }, (_, number) => `crowd-${number}`);
    await pool.query(
      `insert into users (id, email, username, first_name, password, suspended, suspension_reason)
       select id, id || '@example.com', id, 'Sam', '!', n % 4 > 0, case when n % 4 > 0 then 'Spam' end
       from unnest($1::text[]) with ordinality as given (id, n)`,
      [ids],
    );
    expect((await bulk(ids)).body.deletedCount).toBe(7_500);
    const left = await db.select({ suspended: users.suspended }).from(users).where(inArray(users.id, ids));
    expect(left).toHaveLength(2_500);
    expect(left.some((user) => user.suspended)).toBe(false);
  });

  it.each([[[]], [undefined], [[5]], [Array.from({ length: 10_001 }, (_, n) => `u${n}`)]])(
    'refuses an invalid list',
    async (userIds) => {
      expect((await bulk(userIds)).status).toBe(400);
    },
  );

  it('counts each user once when two admins delete the same users at once', async () => {
    const second = await registerAdmin(app);
    const ids = (await Promise.all(Array.from({ length: 20 }, () => suspended()))).map(({ id }) => id);
    const answers = await Promise.all([bulk(ids), bulk([...ids].reverse(), second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body.deletedCount + answers[1].body.deletedCount).toBe(20);
  });
});

describe('Admins', () => {
  const promote = (id: string, isAdmin = true, who = admin) => as(who, 'PATCH', id, { isAdmin });

  it('promote and demote each other with immediate effect', async () => {
    const person = await registerPerson(app);
    expect((await promote(person.user.id)).body.isAdmin).toBe(true);
    expect((await app.call('GET', '/api/admin/figures', { token: person.token })).status).toBe(200);
    await promote(person.user.id, false);
    expect((await app.call('GET', '/api/admin/figures', { token: person.token })).status).toBe(403);
  });

  it('grant and revoke the broker role with immediate effect', async () => {
    const person = await registerPerson(app);
    const grant = (isBroker: boolean) => as(admin, 'PATCH', person.user.id, { isBroker });
    expect((await grant(true)).body).toMatchObject({ isBroker: true, isAdmin: false });
    const me = () => app.call('GET', '/api/auth/user', { token: person.token });
    expect((await me()).body.isBroker).toBe(true);
    await grant(false);
    expect((await me()).body.isBroker).toBe(false);
  });

  it('alone grant the broker role, and a broker has none of their rights', async () => {
    const broker = await registerBroker(app);
    const other = await registerPerson(app);
    expect((await as(broker, 'PATCH', other.user.id, { isBroker: true })).status).toBe(403);
    expect((await as(broker, 'PATCH', broker.user.id, { isAdmin: true })).status).toBe(403);
    expect((await as(broker, 'DELETE', other.user.id, {})).status).toBe(403);
  });

  it('cannot remove the last admin', async () => {
    const lonely = await testApp();
    const last = await registerAdmin(lonely);
    const call = (method: 'PATCH' | 'POST' | 'DELETE', path: string, body: unknown) =>
      lonely.call(method, path, { token: last.token, body });
    const own = `/api/admin/users/${last.user.id}`;
    expect((await call('PATCH', own, { isAdmin: false })).body.message).toMatch(/the only admin/);
    expect((await call('POST', `${own}/suspend`, { reason: 'Tired' })).status).toBe(409);
    expect((await call('PATCH', `${own}/suspend`, { suspend: true, reason: 'Tired' })).status).toBe(409);
    expect((await call('DELETE', own, {})).status).toBe(409);
    expect((await call('DELETE', '/api/user', { password: last.password })).body.message).toMatch(/the only admin/);
    await registerAdmin(lonely);
    expect((await call('PATCH', own, { isAdmin: false })).status).toBe(200);
    expect((await call('PATCH', own, { isAdmin: true })).status).toBe(403);
  });

  it('cannot both succeed in suspending each other at once', async () => {
    const pair = [await registerAdmin(app), await registerAdmin(app)] as const;
    const [one, other] = pair;
    const answers = await Promise.all([
      as(one, 'POST', `${other.user.id}/suspend`, { reason: 'Rival' }),
      as(other, 'POST', `${one.user.id}/suspend`, { reason: 'Rival' }),
    ]);
    expect(answers.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
    const ids = pair.map(({ user }) => user.id);
    const rows = await app.database.db.select().from(users).where(inArray(users.id, ids));
    expect(rows.filter((row) => row.suspended)).toHaveLength(1);
  });

  it('cannot both delete and activate the same user at once', async () => {
    const second = await registerAdmin(app);
    const user = await suspended();
    const [deletion, activation] = await Promise.all([
      as(admin, 'DELETE', user.id),
      as(second, 'POST', `${user.id}/activate`),
    ]);
    expect([deletion.status, activation.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await exists(user.id)).toBe(activation.status === 200);
  });
});

describe('Every admin action', () => {
  it('is logged with the admin, the user and the address', async () => {
    const person = await registerPerson(app);
    const { id } = person.user;
    await as(admin, 'PATCH', id, { location: 'Tampa, FL' });
    await as(admin, 'POST', `${id}/suspend`, { reason: 'Fraud' });
    await as(admin, 'POST', `${id}/activate`);
    await as(admin, 'PATCH', `${id}/suspend`, { suspend: true, reason: 'Again' });
    await as(admin, 'DELETE', id);
    const entries = (await logOf(id)).filter(({ userEmail }) => userEmail === admin.email);
    expect(entries.map(({ action }) => action)).toEqual([
      'user.delete',
      'user.suspend',
      'user.activate',
      'user.suspend',
      'user.change',
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({ userId: admin.user.id, ipAddress: '127.0.0.1', details: { userId: id } });
    expect(entries.at(-1)?.details.change).toEqual({ location: 'Tampa, FL' });
    expect(await app.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });
});
