import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ METRICS_TOKEN: 'a long enough token' });
});

describe('Operators', () => {
  it('see that the process answers and is ready', async () => {
    expect(await app.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await app.call('GET', '/readyz')).toMatchObject({ status: 200, body: { database: true, queue: true } });
  });

  it('read metrics by route, not by address, with their token', async () => {
    await app.call('GET', '/api/boats/12345');
    expect((await app.call('GET', '/metrics')).status).toBe(401);
    const { status, body } = await app.call('GET', '/metrics', { token: 'a long enough token' });
    expect(status).toBe(200);
    expect(body).toContain('route="/api/boats/:id",status="404"');
    expect(body).not.toContain('12345');
    for (const name of ['db_connections', 'event_streams', 'kept_pages_bytes', 'process_resident_memory_bytes'])
      expect(body).toContain(name);
  });
});
