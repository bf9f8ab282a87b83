import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { registerPerson } from '../../testing/people.ts';
import { upload } from '../../testing/photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});

it('limits users to 120 files a minute across all calls', async () => {
  const { token } = await registerPerson(app);
  const files = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `${i}.jpg`, content: 'x' }));
  for (let calls = 0; calls < 5; calls++) expect((await upload(app, token, files(20))).status).toBe(415);
  for (let calls = 0; calls < 20; calls++) expect((await upload(app, token, files(1))).status).toBe(415);
  const { status, headers, body } = await upload(app, token, files(1));
  expect(status).toBe(429);
  expect(body.code).toBe('too_many');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const other = await registerPerson(app);
  expect((await upload(app, other.token, files(1))).status).toBe(415);
});
