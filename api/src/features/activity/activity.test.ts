import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityLog } from '../../db/schema/accounts.ts';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerAdmin } from '../../testing/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp();
  admin = await registerAdmin(app);
});

const entry = (number: number, overrides = {}) => ({
  userId: `u${number % 2}`,
  userEmail: `u${number % 2}@example.com`,
  action: number % 3 === 0 ? 'login' : 'boat.post',
  details: {},
  timestamp: new Date(Date.UTC(2025, 0, 1 + number, 12)),
  ...overrides,
});

beforeEach(async () => {
  const { db } = app.database;
  await db.delete(activityLog);
  await db.insert(activityLog).values(Array.from({ length: 9 }, (_, number) => entry(number)));
  await db.insert(activityLog).values(entry(9, { userId: 'boss', action: 'user.suspend', details: { userId: 'u0' } }));
});

const read = async (query = '') => app.call('GET', `/api/admin/activity${query}`, { token: admin.token });
const days = (body: Json) => body.map((each: Json) => Number(each.timestamp.slice(8, 10)) - 1);

describe('The activity log', () => {
  it('is listed newest first, in pages', async () => {
    const first = await read('?limit=4');
    expect(days(first.body)).toEqual([9, 8, 7, 6]);
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await app.call('GET', next, { token: admin.token });
    expect(days(second.body)).toEqual([5, 4, 3, 2]);
  });

  it.each([
    ['?action=login', [6, 3, 0]],
    ['?userId=u1', [7, 5, 3, 1]],
    ['?userId=u0', [9, 8, 6, 4, 2, 0]],
    ['?query=U1@EX', [9, 7, 5, 3, 1]],
    ['?query=%25', []],
    ['?from=2025-01-09', [9, 8]],
    ['?from=2025-01-03&to=2025-01-04', [3, 2]],
    ['?action=boat.post&userId=u1&to=2025-01-06', [5, 1]],
  ])('is filtered by %s', async (query, expected) => {
    expect(days((await read(query)).body)).toEqual(expected);
  });

  it.each(['?limit=0', '?from=yesterday', '?cursor=x'])('refuses %s', async (query) => {
    expect((await read(query)).status).toBe(400);
  });

  it('lists the actions that occurred', async () => {
    const { body } = await app.call('GET', '/api/admin/activity/actions', { token: admin.token });
    expect(body).toEqual(['boat.post', 'login', 'user.suspend']);
  });
});
