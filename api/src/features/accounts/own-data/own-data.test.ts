import { conversationPath } from '@tradewind/contract/paths';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityLog, users } from '../../../db/schema/accounts.ts';
import { blockedUsers, chatMessages, chatRooms } from '../../../db/schema/messages.ts';
import { NO_PASSWORD } from '../../../platform/passwords.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { postBoat } from '../../../testing/boats.ts';
import { type Person, registerAdmin, registerPerson } from '../../../testing/people.ts';
import { type StripeStandIn, startStripe } from '../../../testing/stripe-stand-in.ts';
import { deleteAccountOf } from './deletion.service.ts';
import { exportDataOf } from './export.service.ts';
import { EXPORTED_PARTS } from './export.store.ts';

let app: TestApp;
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
  app = await testApp(stripe.environment);
});
afterAll(() => stripe.close());

const exported = (person: Person) => app.call('POST', '/api/user/export', { token: person.token });
const leave = (person: Person, body: unknown = { password: person.password }) =>
  app.call('DELETE', '/api/user', { token: person.token, body });
const rowOf = async (person: Person) =>
  (await app.database.db.select().from(users).where(eq(users.id, person.user.id)))[0];

describe('The export of a user’s own data', () => {
  it('is a file with everything except credentials', async () => {
    const { db } = app.database;
    const [person, other] = [await registerPerson(app), await registerPerson(app)];
    const boat = await postBoat(app, person);
    await app.call('POST', '/api/messages', {
      token: other.token,
      body: { boatId: boat.id, receiverId: person.user.id, content: 'Would you take a car?' },
    });
    await db.insert(blockedUsers).values({ blockerId: person.user.id, blockedId: other.user.id });
    const [room] = await db.insert(chatRooms).values({ type: 'eddy', createdBy: person.user.id }).returning();
    await db.insert(chatMessages).values({ roomId: room?.id ?? 0, senderId: null, content: 'I am Eddy.' });
    const { status, headers, body } = await exported(person);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="tradewind-data.json"',
      'cache-control': 'no-store',
    });
    expect(body.profile).toMatchObject({ email: person.email, firstName: 'Pat' });
    expect(body.boats).toMatchObject([{ id: boat.id }]);
    expect(body.messages).toMatchObject([{ content: 'Would you take a car?' }]);
    expect(body.blockedUsers).toMatchObject([{ blockedId: other.user.id }]);
    expect(body.chatMessages).toMatchObject([{ content: 'I am Eddy.' }]);
    expect(body.activityLog.map(({ action }: { action: string }) => action)).toContain('boat.post');
    const text = JSON.stringify(body);
    for (const secret of ['$argon2', '"sid"', '"password"', 'salesDataApiKey']) expect(text).not.toContain(secret);
    expect(body.sessions).toHaveLength(1);
  });

  it('contains no usable token', async () => {
    const person = await registerPerson(app);
    const boat = await postBoat(app, person);
    await app.call('POST', '/api/auth/password/forgot', { body: { email: person.email } });
    const { rows } = await app.database.pool.query<{ secrets: string[] }>(
      `select array[encode(sid, 'hex'), encode(sid, 'base64'), password, unsubscribe_token::text] as secrets
       from sessions join users on users.id = user_id left join notification_recipients using (user_id) where user_id = $1`,
      [person.user.id],
    );
    const secrets = [boat.managementToken, person.token, ...(rows[0]?.secrets ?? []).filter(Boolean)];
    expect(secrets.length).toBeGreaterThan(4);
    const { body } = await exported(person);
    expect(body.boats).toHaveLength(1);
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('contains no column named like a credential', () => {
    const suspicious = Object.entries(EXPORTED_PARTS).flatMap(([part, { table, without = [] }]) =>
      Object.keys(getTableColumns(table))
        .filter((column) => !without.includes(column) && /token|secret|password|hash|digest|^sid$|apiKey/i.test(column))
        .map((column) => `${part}.${column}`),
    );
    expect(suspicious).toEqual([]);
  });

  it('covers every table that references users, except credentials', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>(
      "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass",
    );
    const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const credentials = ['passwordResets', 'emailConfirmations', 'signInCodes'];
    const referring = rows.map(({ name }) => camel(name)).filter((name) => !credentials.includes(name));
    expect(referring.filter((name) => !(name in EXPORTED_PARTS))).toEqual([]);
  });
});

describe('Deleting your own account', () => {
  it('removes the account, listings, photos, sessions and the name in the log', async () => {
    const person = await registerPerson(app);
    const boat = await postBoat(app, person);
    expect((await leave(person)).status).toBe(200);
    expect(await rowOf(person)).toBeUndefined();
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(401);
    expect((await app.call('GET', `/api/boats/${boat.id}`)).status).toBe(404);
    await expect.poll(async () => (await app.call('GET', boat.imageUrls[0])).status).toBe(404);
    const entries = await app.database.db.select().from(activityLog).where(eq(activityLog.userId, person.user.id));
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toMatchObject({ userEmail: null, ipAddress: null, userAgent: null });
    await expect.poll(async () => (await app.mails()).join()).toContain(`To: ${person.email}`);
    const again = await app.call('POST', '/api/auth/register', {
      body: { email: person.email, password: 'another horse', firstName: 'Pat' },
    });
    expect(again.status).toBe(200);
  });

  it('removes their messages and notifications from the recipients', async () => {
    const [person, owner, other] = [await registerPerson(app), await registerPerson(app), await registerPerson(app)];
    const boat = await postBoat(app, owner);
    for (const { token } of [person, other]) {
      const body = { boatId: boat.id, receiverId: owner.user.id, content: 'Would you take a car?' };
      await app.call('POST', '/api/messages', { token, body });
    }
    const reads = { token: owner.token };
    await app.call('GET', `/api/messages/boat/${boat.id}?with=${person.user.id}`, reads);
    expect((await leave(person)).status).toBe(200);
    const conversations = await app.call('GET', '/api/messages/conversations', reads);
    expect(conversations.body).toMatchObject([{ otherParty: { id: other.user.id } }]);
    const told = await app.call('GET', '/api/notifications', reads);
    expect(told.body.items.map(({ path }: { path: string }) => path)).toEqual([
      conversationPath(boat.id, other.user.id),
    ]);
  });

  it.each([{}, { password: 'wrong one' }, { password: 5 }])('is refused with %j', async (body) => {
    const person = await registerPerson(app);
    const { status, body: refusal } = await leave(person, body);
    expect(status).toBe(400);
    expect(refusal.fields).toHaveProperty('password');
    expect(await rowOf(person)).toBeDefined();
  });

  it('needs no password if the account has none', async () => {
    const person = await registerPerson(app);
    await app.database.db.update(users).set({ password: NO_PASSWORD }).where(eq(users.id, person.user.id));
    expect((await leave(person, {})).status).toBe(200);
  });

  it('ends the subscription, retrying while the provider is down', async () => {
    const person = await registerPerson(app);
    const customer = 'cus_leaving';
    await app.database.db.update(users).set({ stripeCustomerId: customer }).where(eq(users.id, person.user.id));
    stripe.setSubscription(customer, 'active');
    stripe.failWith(503);
    expect((await leave(person)).status).toBe(200);
    const asked = () => stripe.calls.filter(({ call }) => call === `DELETE /v1/customers/${customer}`).length;
    await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(0);
    stripe.failWith(undefined);
    await expect.poll(() => stripe.customerExists(customer), { timeout: 20_000 }).toBe(false);
  });
});

describe('On behalf of a user, the operator', () => {
  const logOf = (userId: string) =>
    app.database.db.select().from(activityLog).where(sql`${activityLog.details} ->> 'userId' = ${userId}`);

  it('exports the same data, also of suspended users', async () => {
    const person = await registerPerson(app);
    await app.database.db
      .update(users)
      .set({ suspended: true, suspensionReason: 'Fraud' })
      .where(eq(users.id, person.user.id));
    const data = await exportDataOf(app.dependencies, person.email);
    expect(data.profile).toMatchObject({ email: person.email });
    expect(Object.keys(data)).toEqual(['exportedAt', 'profile', ...Object.keys(EXPORTED_PARTS)]);
    expect(JSON.stringify(data)).not.toContain('$argon2');
    expect(await logOf(person.user.id)).toMatchObject([{ action: 'account.export', details: { by: 'command line' } }]);
  });

  it('deletes the account at once, and the user gets an email', async () => {
    const person = await registerPerson(app);
    const boat = await postBoat(app, person);
    await deleteAccountOf(app.dependencies, person.email);
    expect(await rowOf(person)).toBeUndefined();
    expect((await app.call('GET', `/api/boats/${boat.id}`)).status).toBe(404);
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(401);
    expect(await logOf(person.user.id)).toMatchObject([{ action: 'account.delete', details: { by: 'command line' } }]);
    await expect.poll(async () => (await app.mails()).some((mail) => mail.includes(person.email))).toBe(true);
  });

  it('cannot export or delete unknown accounts, nor delete the last administrator', async () => {
    await expect(exportDataOf(app.dependencies, 'nobody@example.com')).rejects.toThrow(
      /no account for nobody@example\.com/,
    );
    await expect(deleteAccountOf(app.dependencies, 'nobody@example.com')).rejects.toThrow(
      /no account for nobody@example\.com/,
    );
    const admin = await registerAdmin(app);
    await expect(deleteAccountOf(app.dependencies, admin.email)).rejects.toThrow(/the only admin/);
  });
});
