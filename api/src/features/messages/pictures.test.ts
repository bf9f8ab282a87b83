import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { uploadPhotos } from '../../testing/photos.ts';

let app: TestApp;
let owner: Person;
let trader: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [owner, trader] = await Promise.all([registerPerson(app), registerPerson(app)]);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id })).id;
});

const send = (imageUrls: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/messages', {
    token: trader.token,
    headers,
    body: { boatId, receiverId: owner.user.id, content: 'Look', imageUrls },
  });
const atOwner = async () =>
  (await app.call('GET', `/api/messages/boat/${boatId}`, { token: owner.token })).body as { imageUrls: string[] }[];

describe('Pictures in a message', () => {
  it('are sent without duplicates and deleted with the message', async () => {
    const [url = ''] = await uploadPhotos(app, trader.token);
    const sent = await send([url, url]);
    expect(sent).toMatchObject({ status: 200, body: { imageUrls: [url] } });
    expect(await atOwner()).toMatchObject([{ imageUrls: [url] }]);
    expect((await app.call('GET', url)).status).toBe(200);
    await app.call('DELETE', `/api/messages/${sent.body.id}`, { token: trader.token });
    await expect.poll(async () => (await app.call('GET', url)).status, { timeout: 20_000 }).toBe(404);
  });

  it('are limited to six', async () => {
    const urls = await uploadPhotos(app, trader.token, 7);
    const refused = await send(urls);
    expect(refused.status).toBe(400);
    expect(refused.body.fields.imageUrls).toBe('You can add no more than 6 pictures to a message.');
    expect((await send(urls.slice(1))).status).toBe(200);
  });

  it('must be the sender’s own uploads', async () => {
    const [foreign = ''] = await uploadPhotos(app, owner.token);
    const neverUploaded = `/media/${'0'.repeat(40)}-24x16.webp`;
    for (const url of [foreign, neverUploaded, 'https://example.com/a.jpg', 'javascript:alert(1)', '']) {
      const { status, body } = await send([url]);
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('imageUrls');
    }
    expect(await atOwner()).toEqual([]);
  });

  it('need a text', async () => {
    const imageUrls = await uploadPhotos(app, trader.token);
    const body = { boatId, receiverId: owner.user.id, content: ' ', imageUrls };
    expect((await app.call('POST', '/api/messages', { token: trader.token, body })).status).toBe(400);
  });
});

describe('A message that is sent again', () => {
  const key = (value: string) => ({ 'idempotency-key': value });

  it('with the same key is stored once and gets the same response, even concurrently', async () => {
    const answers = await Promise.all([send([], key('one')), send([], key('one')), send([], key('one'))]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await atOwner()).toHaveLength(1);
    await send([], key('two'));
    expect(await atOwner()).toHaveLength(2);
  });

  it('with the same key but different text is refused', async () => {
    await send([], key('three'));
    const body = { boatId, receiverId: owner.user.id, content: 'Something else' };
    const answer = await app.call('POST', '/api/messages', { token: trader.token, headers: key('three'), body });
    expect(answer.status).toBe(409);
  });
});
