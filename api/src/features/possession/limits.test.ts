import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { registerPerson } from '../../testing/people.ts';

it('gives out 20 codes a day, and does not count the same code twice', async () => {
  const app = await testApp({ RATE_LIMITS: 'on' });
  const { token, user } = await registerPerson(app);
  const { id } = await insertBoat(app.database.db, { sellerId: user.id });
  const step = (name: string) => app.call('POST', `/api/boats/${id}/possession/${name}`, { token });
  for (let number = 0; number < 20; number++) {
    expect([(await step('code')).status, (await step('code')).status]).toEqual([200, 200]);
    expect((await step('withdraw')).status).toBe(200);
  }
  const { status, body } = await step('code');
  expect([status, body.message]).toEqual([429, expect.stringContaining('a lot of codes today')]);
});
