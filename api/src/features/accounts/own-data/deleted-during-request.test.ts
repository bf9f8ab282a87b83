import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { boatInput, postBoat } from '../../../testing/boats.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { photo, upload, uploadPhotos } from '../../../testing/photos.ts';

let app: TestApp;
let seller: Person;
let boatId: number;
beforeAll(async () => {
  app = await testApp();
  seller = await registerPerson(app);
  boatId = (await postBoat(app, seller)).id;
});

/** Deletes the account in a transaction that commits once the request waits for its lock or has returned. */
async function callWhileDeleted(person: Person, request: () => ReturnType<TestApp['call']>) {
  const { pool } = app.database;
  const deletion = await pool.connect();
  try {
    await deletion.query('begin');
    await deletion.query('delete from users where id = $1', [person.user.id]);
    let answered = false;
    const answer = request().finally(() => {
      answered = true;
    });
    const isWaiting = async () => {
      const { rows } = await pool.query<{ waiting: boolean }>(
        "select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting",
      );
      return answered || rows[0]?.waiting;
    };
    await expect.poll(isWaiting, { interval: 10 }).toBe(true);
    await deletion.query('commit');
    return await answer;
  } finally {
    deletion.release();
  }
}

type Request = (token: string) => ReturnType<TestApp['call']>;
type Method = Parameters<TestApp['call']>[0];
const calling =
  (method: Method, path: string, body?: () => object): Request =>
  (token) =>
    app.call(method, path, { token, ...(body && { body: body() }) });

describe('A user whose account is deleted during the request must sign in', () => {
  it.each<[string, Request]>([
    ['a message', calling('POST', '/api/messages', () => ({ boatId, receiverId: seller.user.id, content: 'Hello' }))],
    [
      'a report',
      calling('POST', '/api/reports', () => ({ subject: 'boat', subjectId: boatId, reason: 'other', note: 'x' })),
    ],
    ['a block', calling('POST', '/api/users/block', () => ({ blockedId: seller.user.id }))],
    ['a favorite', (token) => app.call('PUT', `/api/favorites/${boatId}`, { token })],
    ['a profile', calling('PATCH', '/api/user/profile', () => ({ firstName: 'Ann' }))],
    [
      'a notification preference',
      calling('PATCH', '/api/notifications/preferences', () => ({ kind: 'message', byMail: false })),
    ],
    [
      'agent preferences',
      calling('POST', '/api/ai-agent/preferences', () => ({ priceRangeMin: 0, priceRangeMax: 100_000 })),
    ],
    ['a deployed agent', calling('POST', '/api/ai-agent/deploy', () => ({}))],
    ['a question to Eddy', calling('POST', '/api/ai-agent/chat', () => ({ message: 'boats in Miami' }))],
  ])('when they send %s', async (_what, request) => {
    const person = await registerPerson(app);
    const { status, body } = await callWhileDeleted(person, () => request(person.token));
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'not_signed_in' });
  });

  it('when they post a boat', async () => {
    const person = await registerPerson(app);
    const imageUrls = await uploadPhotos(app, person.token);
    const body = boatInput({ imageUrls });
    const answer = await callWhileDeleted(person, () => app.call('POST', '/api/boats', { token: person.token, body }));
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  it('when they upload a photo', async () => {
    const person = await registerPerson(app);
    const files = [{ name: 'boat.jpg', content: await photo() }];
    const answer = await callWhileDeleted(person, () => upload(app, person.token, files));
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
