import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { registerPerson } from '../../testing/people.ts';

it('refuses billing calls when no payment provider is configured, and says that posting is free', async () => {
  const app = await testApp();
  const { token } = await registerPerson(app);
  for (const path of ['/api/billing/checkout', '/api/billing/portal', '/api/billing/webhook']) {
    const answer = await app.call('POST', path, { token, body: {} });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: expect.stringContaining('posting is free for everyone') },
    });
  }
  expect((await app.call('GET', '/api/site')).body.subscriptions).toBe(false);
});
