import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { boatInput } from '../../testing/boats.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { uploadPhotos } from '../../testing/photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});

const post = (person: Person, body: object, key?: string) =>
  app.call('POST', '/api/boats', { token: person.token, body, headers: key ? { 'idempotency-key': key } : {} });

const boatsOf = async ({ user }: Person) =>
  (await app.database.pool.query('select id from boats where seller_id = $1', [user.id])).rows;

async function prepared() {
  const person = await registerPerson(app);
  return { person, body: boatInput({ imageUrls: await uploadPhotos(app, person.token) }) };
}

describe('A second post with the same Idempotency-Key', () => {
  it('returns the first response and posts nothing', async () => {
    const { person, body } = await prepared();
    const first = await post(person, body, 'again');
    const second = await post(person, body, 'again');
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await boatsOf(person)).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as mails from pgboss.job where name = 'boat-posted-mail' and data ->> 'boatId' = $1`,
      [String(first.body.id)],
    );
    expect(rows).toEqual([{ mails: 1 }]);
  });

  it('posts nothing even when it arrives at the same time', async () => {
    const { person, body } = await prepared();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(person, body, 'at-once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await boatsOf(person)).toHaveLength(1);
  });

  it('is a conflict for a different boat', async () => {
    const { person, body } = await prepared();
    await post(person, body, 'key');
    const { status, body: refused } = await post(person, { ...body, price: '1' }, 'key');
    expect(status).toBe(409);
    expect(refused.code).toBe('conflict');
    expect(await boatsOf(person)).toHaveLength(1);
  });

  it('posts another boat for another user', async () => {
    const [one, two] = [await prepared(), await prepared()];
    const answers = [await post(one.person, one.body, 'shared'), await post(two.person, two.body, 'shared')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).not.toBe(answers[1]?.body.id);
  });

  it('posts the boat if the first one was refused', async () => {
    const { person, body } = await prepared();
    const theirs = await uploadPhotos(app, (await registerPerson(app)).token);
    expect((await post(person, { ...body, imageUrls: theirs }, 'retry')).status).toBe(400);
    expect((await post(person, body, 'retry')).status).toBe(201);
  });

  it('returns the first response for two days, even after the boat is deleted', async () => {
    const { person, body } = await prepared();
    const first = await post(person, body, 'kept');
    await app.call('DELETE', `/api/boats/${first.body.id}`, { token: person.token });
    expect((await post(person, body, 'kept')).body.id).toBe(first.body.id);
    const keys = async () =>
      (await app.database.pool.query('select key from idempotency_keys where user_id = $1', [person.user.id])).rows;
    await app.dependencies.idempotency.removeExpired();
    expect(await keys()).toHaveLength(1);
    await app.database.pool.query(`update idempotency_keys set created_at = now() - interval '49 hours'`);
    await app.dependencies.idempotency.removeExpired();
    expect(await keys()).toEqual([]);
  });

  it('is refused with an invalid key', async () => {
    const { person, body } = await prepared();
    for (const key of ['x'.repeat(201), 'two words']) {
      const { status, body: refused } = await post(person, body, key);
      expect(status).toBe(400);
      expect(refused.fields).toHaveProperty('Idempotency-Key');
    }
  });
});

it('limits users to 30 posts an hour, not counting repetitions', async () => {
  const { person, body } = await prepared();
  for (let i = 0; i < 30; i++) expect((await post(person, body, `boat-${i}`)).status).toBe(201);
  expect((await post(person, body, 'boat-29')).status).toBe(201);
  const { status, headers } = await post(person, body, 'boat-30');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  expect(await boatsOf(person)).toHaveLength(30);
});
