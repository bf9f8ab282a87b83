import { adminUser } from '@tradewind/contract/admin';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { users } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/messages.ts';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser, userDraft } from '../../testing/factories.ts';
import { type Person, registerAdmin } from '../../testing/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.database.db.delete(users);
  admin = await registerAdmin(app);
});

const get = (path: string) => app.call('GET', path, { token: admin.token });
const list = (query = '') => get(`/api/admin/users${query}`);
const names = (body: Json) => body.map((user: Json) => user.firstName);
const at = (day: number) => new Date(Date.UTC(2025, 0, day));

const isAdmin = eq(users.isAdmin, true);

async function people() {
  const { db } = app.database;
  await insertUser(db, { firstName: 'Ada', lastName: 'Byron', createdAt: at(1), boatsPosted: 2 });
  await insertUser(db, { firstName: 'Grace', lastName: 'Hopper', createdAt: at(2), email: 'amazing@navy.example.com' });
  await insertUser(db, {
    firstName: 'Edsger',
    lastName: null,
    createdAt: at(3),
    suspended: true,
    suspensionReason: 'x',
  });
  await db
    .update(users)
    .set({ createdAt: at(4), firstName: 'Zoe' })
    .where(isAdmin);
}

describe('The user list', () => {
  it('is an array of all users, newest first, with their number', async () => {
    await people();
    const { status, headers, body } = await list();
    expect(status).toBe(200);
    expect(names(body)).toEqual(['Zoe', 'Edsger', 'Grace', 'Ada']);
    expect(headers).toMatchObject({ 'x-total-count': '4', 'x-catalogue-count': '4', 'cache-control': 'no-store' });
    expect(headers.link).toBeUndefined();
  });

  it('includes everything except passwords and secrets', async () => {
    const { db } = app.database;
    const user = await insertUser(db, { salesDataApiKey: 'key-1', salesDataApiSecret: 'secret-1', profileViews: 7 });
    const boat = await insertBoat(db, { sellerId: admin.user.id });
    await db.insert(messages).values({
      boatId: boat.id,
      subjectId: boat.id,
      boatTitle: boat.title,
      senderId: user.id,
      receiverId: admin.user.id,
      content: 'Hello',
    });
    const { body } = await list('?query=robin');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ id: user.id, email: user.email, suspended: false, isAdmin: false });
    expect(z.array(z.strictObject(adminUser.shape)).safeParse(body).error).toBeUndefined();
    expect(body[0].activitySummary).toEqual({ messagesSent: 1, profileViews: 7 });
    expect(JSON.stringify(body)).not.toMatch(/key-1|secret-1|password/i);
  });

  it.each([
    ['newest', ['Zoe', 'Edsger', 'Grace', 'Ada']],
    ['oldest', ['Ada', 'Grace', 'Edsger', 'Zoe']],
    ['name', ['Ada', 'Edsger', 'Grace', 'Zoe']],
    ['boats', ['Ada']],
    ['last-login', ['Zoe']],
  ])('is sorted by %s, page by page', async (sort, expected) => {
    await people();
    const found: string[] = [];
    let next: string | undefined = `?sort=${sort}&limit=1`;
    while (next !== undefined) {
      const answer: Json = await list(next);
      expect(answer.headers['x-total-count']).toBe('4');
      found.push(...names(answer.body));
      next = /<\/api\/admin\/users(\?[^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(found).toHaveLength(4);
    expect(new Set(found).size).toBe(4);
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['navy.example', ['Grace']],
    ['HOPPER', ['Grace']],
    ['ada byron', ['Ada']],
    ['%', []],
    ['nobody at all', []],
  ])('finds %j', async (query, expected) => {
    await people();
    const { body, headers } = await list(`?query=${encodeURIComponent(query)}`);
    expect(names(body)).toEqual(expected);
    expect(headers).toMatchObject({ 'x-total-count': String(expected.length), 'x-catalogue-count': '4' });
  });

  it('filters suspended and active users', async () => {
    await people();
    expect(names((await list('?status=suspended')).body)).toEqual(['Edsger']);
    expect(names((await list('?status=active&sort=oldest')).body)).toEqual(['Ada', 'Grace', 'Zoe']);
  });

  it('streams thousands of users without gaps or duplicates', async () => {
    const many = Array.from({ length: 1_203 }, (_, number) => userDraft({ createdAt: at(1 + (number % 3)) }));
    await app.database.db.insert(users).values(many);
    const { body, headers } = await list();
    expect(new Set(body.map((user: Json) => user.id)).size).toBe(1_204);
    expect(headers['x-total-count']).toBe('1204');
  });

  it.each(['limit=0', 'limit=101', 'sort=worst', 'status=odd', 'cursor=nonsense', 'sort=name&cursor=WyJuZXdlc3QiXQ'])(
    'refuses %s and reports the field',
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect(status).toBe(400);
      expect(body.code).toBe('invalid');
      expect(Object.keys(body.fields)).toHaveLength(1);
    },
  );

  it('refuses a cursor of another sort order', async () => {
    await people();
    const { headers } = await list('?limit=1');
    const cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1];
    expect((await list(`?limit=1&sort=boats&cursor=${cursor}`)).status).toBe(400);
  });
});

describe('The details of a user', () => {
  it('include boats in every state and open reports', async () => {
    const user = await insertUser(app.database.db);
    await insertBoat(app.database.db, { sellerId: user.id, title: 'Sold one', status: 'sold' });
    const { status, body } = await get(`/api/admin/users/${user.id}/details`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: user.id, openReports: 0, boats: [{ title: 'Sold one', status: 'sold' }] });
  });

  it('return 404 for an unknown user', async () => {
    const { status, body } = await get('/api/admin/users/nobody/details');
    expect(status).toBe(404);
    expect(body.message).toBe('The requested user could not be found.');
  });
});

describe('The figures', () => {
  it('count everything in total and per day for the last 30 days', async () => {
    const { db } = app.database;
    const before = (await get('/api/admin/figures')).body;
    const old = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000);
    const seller = await insertUser(db, { createdAt: old });
    await insertBoat(db, { sellerId: seller.id, price: '250000.00' });
    await insertBoat(db, { sellerId: seller.id, price: '100000.00', status: 'paused' });
    const message = {
      boatTitle: 'Any',
      subjectId: 1,
      senderId: seller.id,
      receiverId: admin.user.id,
      content: 'Hello',
    };
    await db.insert(messages).values([message, message, { ...message, createdAt: old }]);
    await db.delete(messages).where(eq(messages.id, (await db.select().from(messages))[0]?.id ?? 0));
    const { body } = await get('/api/admin/figures');
    expect(body.totals).toMatchObject({
      users: before.totals.users + 1,
      boats: 1,
      value: '250000.00',
      messages: 2,
      openReports: 0,
    });
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1)).toEqual({
      date: new Date().toISOString().slice(0, 10),
      users: 1,
      boats: 1,
      value: '250000.00',
      messages: 1,
    });
  });
});
