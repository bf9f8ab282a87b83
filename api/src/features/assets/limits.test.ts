import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { registerPerson } from '../../testing/people.ts';

it('limits users to 30 assets an hour, not counting repetitions', async () => {
  const app = await testApp({ RATE_LIMITS: 'on' });
  const { token } = await registerPerson(app);
  const add = (key: string) =>
    app.call('POST', '/api/assets', {
      token,
      body: { category: 'art', title: 'Print', value: 100 },
      headers: { 'idempotency-key': key },
    });
  for (let i = 0; i < 30; i++) expect((await add(`print-${i}`)).status).toBe(201);
  expect((await add('print-29')).status).toBe(201);
  const { status, headers } = await add('print-30');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(60);
});
