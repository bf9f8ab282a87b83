import { beforeAll, expect, it } from 'vitest';
import { createApp, type Tradewind } from '../../app.ts';
import { createLogger } from '../../platform/http/logging.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { postBoat } from '../../testing/boats.ts';
import { registerPerson } from '../../testing/people.ts';

let app: TestApp;
let second: Tradewind;
beforeAll(async () => {
  app = await testApp();
  const { database, dependencies } = app;
  second = await createApp({ config: dependencies.config, database, log: createLogger('silent'), pages: false });
  return () => second.close();
});

it('shows a posted boat through another server at once and hides it there once it is deleted', async () => {
  const elsewhere = async (path: string) => (await second.app.inject({ url: path })).body;
  const owner = await registerPerson(app);
  expect(await elsewhere('/api/boats')).toBe('[]');
  const boat = await postBoat(app, owner, { title: 'Sea Smoke' });
  await expect.poll(() => elsewhere('/api/boats')).toContain('Sea Smoke');
  await expect.poll(() => elsewhere('/api/marketplace/stats')).toContain('Sea Smoke');
  await expect.poll(() => elsewhere('/sitemaps/boats-after-0.xml')).toContain(`/boats/${boat.id}<`);
  await app.call('DELETE', `/api/boats/${boat.id}`, { token: owner.token });
  await expect.poll(() => elsewhere('/api/boats')).toBe('[]');
});
