import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { registerAdmin, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  // No role may keep a request from its body.
  const { user, token: issued } = await registerAdmin(app);
  await app.database.db.update(users).set({ isBroker: true }).where(eq(users.id, user.id));
  token = issued;
});

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const SHAPES: Record<string, (depth: number) => string> = {
  arrays: (depth) => nested(depth, '[', ']'),
  objects: (depth) => nested(depth, '{"a":', '}'),
  both: (depth) => nested(depth / 2, '[{"a":', '}]'),
  'a known field': (depth) => `{"message":${nested(depth - 1, '[', ']')}}`,
  'an unknown field': (depth) => `{"email":"a@b.co","password":"secret1","x":${nested(depth - 1, '{"a":', '}')}}`,
};

const METHODS = ['POST', 'PATCH', 'PUT', 'DELETE'] as const;
const send = (method: (typeof METHODS)[number], url: string, payload: string) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'a-key' };
  return app.app.inject({ method, url, payload, headers });
};

describe('Deeply nested JSON', () => {
  it.each(Object.keys(SHAPES))('is refused by every route with a body: %s', async (shape) => {
    const { body } = await app.call('GET', '/api/openapi.json');
    const responses: string[] = [];
    for (const [path, operations] of Object.entries<Json>(body.paths)) {
      for (const method of METHODS) {
        if (!operations[method.toLowerCase()]?.requestBody?.content['application/json']) continue;
        for (const depth of [34, 2_000, 30_000]) {
          const response = await send(method, path.replace(/\{\w+\}/g, '1'), SHAPES[shape]?.(depth) ?? '');
          responses.push(`${response.statusCode} ${response.json().message} (${method} ${path}, ${depth})`);
        }
      }
    }
    expect(responses.length).toBeGreaterThan(60);
    expect(responses.filter((response) => !response.startsWith('400 The request is nested too deeply.'))).toEqual([]);
  });

  it('is not confused with JSON that is only wide', async () => {
    const wide = { email: 'a@b.co', password: 'secret1', x: Array.from({ length: 5_000 }, () => [{}]) };
    expect((await send('POST', '/api/auth/login', JSON.stringify(wide))).statusCode).toBe(401);
  });

  it('may have 32 levels', async () => {
    const login = (depth: number) => send('POST', '/api/auth/login', SHAPES['an unknown field']?.(depth) ?? '');
    expect((await login(32)).statusCode).toBe(401);
    expect((await login(33)).statusCode).toBe(400);
  });
});

describe('A lone surrogate', () => {
  const LONE = '\\ud800';

  it('is replaced, while complete pairs stay', async () => {
    const { statusCode, body } = await send('PATCH', '/api/user/profile', `{"bio":"a ${LONE} b \\ud83d\\ude00"}`);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).bio).toBe('a \ufffd b \u{1f600}');
  });

  it('does not stop Eddy from proposing a message', async () => {
    const [owner, asking] = [await registerPerson(app), await registerPerson(app)];
    const { id } = await insertBoat(app.database.db, { sellerId: owner.user.id });
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/ai-agent/chat',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${asking.token}` },
      payload: `{"message":"Message the owner of boat ${id} saying \\"hello ${LONE} there\\""}`,
    });
    expect(response.statusCode).toBe(200);
    const { rows } = await app.database.pool.query('select input::text from eddy_proposals where user_id = $1', [
      asking.user.id,
    ]);
    expect(rows).toEqual([{ input: expect.stringContaining('hello \ufffd there') }]);
  });
});
