import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { registerPerson } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const post = (payload: string, contentType = 'application/json') =>
  app.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': contentType } });

describe('Bad requests', () => {
  it.each([
    ['malformed JSON', '{"email":', 400, 'invalid'],
    ['no body', '', 400, 'invalid'],
    ['an array', '[]', 400, 'invalid'],
    ['a number', '7', 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['wrong types', '{"email":{"$ne":""},"password":["x"]}', 400, 'invalid'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.co","password":"secret1"}', 400, 'invalid'],
    ['an oversized body', JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(300_000) }), 413, 'too_large'],
  ])('get a clear error: %s', async (_name, payload, status, code) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, message: expect.any(String) });
  });

  it('get 415 for an unsupported content type', async () => {
    const response = await post('email=a@b.co', 'application/x-www-form-urlencoded');
    expect(response.statusCode).toBe(415);
  });

  it.each(['/%E0%A4%A', '/api/boats/%E0%A4%A'])('get 400 for a URL that cannot be decoded: %s', async (path) => {
    expect(await app.call('GET', path)).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: expect.any(String) },
    });
  });

  it('get 404 as JSON for an unknown path of the API', async () => {
    expect(await app.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([
    '/api/boats/abc',
    '/api/boats/0',
    '/api/boats/-1',
    '/api/boats/1.5',
    '/api/boats/99999999999',
    '/api/boats?limit=0',
    '/api/boats?limit=lots',
  ])('get 400 with the field named: %s', async (path) => {
    const { status, body } = await app.call('GET', path);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([path.includes('limit') ? 'limit' : 'id']);
  });
});

describe('Every response', () => {
  it('has a request id, taken from the proxy if it is well-formed', async () => {
    const own = await app.call('GET', '/api/site');
    expect(own.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const given = await app.call('GET', '/api/site', { headers: { 'x-request-id': 'proxy-12345' } });
    expect(given.headers['x-request-id']).toBe('proxy-12345');
    const hostile = await app.call('GET', '/api/site', { headers: { 'x-request-id': 'a"b c<script>' } });
    expect(hostile.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('has security headers: JSON may load nothing, documents only our own scripts', async () => {
    const { headers } = await app.call('GET', '/api/site');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    for (const path of ['/api/site', '/api/docs/', '/nowhere']) {
      const { headers } = await app.call('GET', path);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['x-frame-options'], path).toBe('SAMEORIGIN');
      expect(headers['referrer-policy'], path).toBe('same-origin');
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    }
    for (const path of ['/api/docs/', '/nowhere']) {
      const { headers } = await app.call('GET', path);
      expect(headers['content-security-policy'], path).toMatch(/script-src 'self'(;|$)/);
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['permissions-policy'], path).toContain('camera=()');
    }
  });
});

describe('The log', () => {
  it('contains no password and no token, not even from a query string', async () => {
    const { token, password } = await registerPerson(app);
    await app.call('GET', '/api/auth/user', { token });
    await app.call('GET', `/api/site?token=${token}&google_auth=true`);
    await app.call('GET', '/api/boats/manage/a-management-token');
    const logged = app.logged();
    expect(logged).toContain('/api/auth/user');
    expect(logged).not.toContain(token);
    expect(logged).not.toContain(password);
    expect(logged).not.toContain('a-management-token');
  });

  it('contains no values of a failed SQL query', async () => {
    const failed = app.dependencies.db.execute(sql`select * from nowhere where secret = ${'a very secret value'}`);
    await expect(failed).rejects.toThrow();
    await failed.catch((error) => app.app.log.error({ err: error }, 'failed'));
    expect(app.logged()).toContain('nowhere');
    expect(app.logged()).not.toContain('a very secret value');
  });
});

describe('The API describes itself', () => {
  it('as OpenAPI 3.1 with every call and the schema of failures', async () => {
    const { body } = await app.call('GET', '/api/openapi.json');
    expect(body.openapi).toMatch(/^3\.1/);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/auth/register', '/api/boats/{id}', '/api/events']),
    );
    expect(body.paths['/api/auth/login'].post.responses).toHaveProperty('401');
    expect(body.paths['/api/auth/user'].get.security).toEqual([{ bearer: [] }]);
    expect(body.paths['/api/site'].get).not.toHaveProperty('security');
    expect(body.paths['/api/upload'].post.requestBody.content['multipart/form-data'].schema).toMatchObject({
      required: ['images'],
      properties: { images: { type: 'array', maxItems: 20 } },
    });
  });

  it('on a page without third-party scripts', async () => {
    const { status, body, headers } = await app.call('GET', '/api/docs/');
    expect(status).toBe(200);
    expect(body).toContain('swagger-ui');
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});

describe('A production server', () => {
  it('serves no API documentation unless configured to', async () => {
    const quiet = await testApp({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tradewind.test',
      RATE_LIMITS: 'on',
    });
    for (const path of [
      '/api/docs',
      '/api/docs/',
      '/api/docs/json',
      '/api/docs/static/index.html',
      '/api/openapi.json',
    ])
      expect((await quiet.call('GET', path)).status, path).toBe(404);
    expect((await quiet.call('GET', '/metrics')).status).toBe(401);
    expect((await quiet.call('GET', '/api/site')).status).toBe(200);
  });
});
