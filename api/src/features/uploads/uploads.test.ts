import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { parseImageUrl } from '@tradewind/contract/media';
import { beforeAll, describe, expect, it } from 'vitest';
import { plain, pngThatClaims } from '../../platform/images/sample-images.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { formOf, photo, upload, uploadPhotos } from '../../testing/photos.ts';
import { bytesOf } from './reading.service.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await registerPerson(app);
});

const rows = async (userId: string) =>
  (await app.database.pool.query('select url, width, height from uploads where user_id = $1', [userId])).rows;
const isThere = async (url: string) => (await app.call('GET', url)).status === 200;

describe('Uploading photos', () => {
  it('returns their URLs in the order sent, serves and records each', async () => {
    const { token, user } = await registerPerson(app);
    const [first, second] = [await photo(), await photo()];
    const ahead = await upload(app, token, [{ name: 'b.jpg', content: second }]);
    const { status, body } = await upload(app, token, [
      { name: 'a.jpg', content: first },
      { name: 'b.jpg', content: second },
    ]);
    expect(status).toBe(200);
    expect(body.imageUrls).toHaveLength(2);
    expect(body.imageUrls[1]).toBe(ahead.body.imageUrls[0]);
    for (const url of body.imageUrls) expect(await isThere(url)).toBe(true);
    expect(await rows(user.id)).toHaveLength(2);
    expect((await rows(user.id))[0]).toMatchObject({ width: 24, height: 16 });
  });

  it('accepts twenty files in a call and refuses all of twenty-one', async () => {
    const { token, user } = await registerPerson(app);
    const files = await Promise.all(
      Array.from({ length: 21 }, async (_, i) => ({ name: `${i}.jpg`, content: await photo() })),
    );
    const { status, body } = await upload(app, token, files);
    expect(status).toBe(400);
    expect(body.fields.images).toContain('no more than 20');
    expect(await rows(user.id)).toEqual([]);
    expect((await upload(app, token, files.slice(0, 20))).body.imageUrls).toHaveLength(20);
  });

  it.each([
    ['a file in another field', [{ name: 'a.jpg', content: 'x', field: 'photos' }]],
    ['no file', []],
  ])('refuses %s', async (_what, files) => {
    const { status, body } = await upload(app, owner.token, files);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { images: expect.any(String) } });
  });

  it.each([
    ['JSON', 'application/json', '{}'],
    ['a form without a boundary', 'multipart/form-data', 'x'],
    ['half a form', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="images"; fil'],
    [
      'a form that ends within a file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nabc',
    ],
  ])('refuses %s', async (_what, type, body) => {
    const answer = await app.call('POST', '/api/upload', {
      token: owner.token,
      body: Buffer.from(body),
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid');
  });

  it.each([
    ['fields', 'name="a"'],
    ['files', 'name="images"; filename="a.jpg"'],
  ])('refuses a form with thousands of tiny %s', async (_what, disposition) => {
    const part = `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nx\r\n`;
    const answer = await app.call('POST', '/api/upload', {
      token: owner.token,
      body: Buffer.from(`${part.repeat(5_000)}--b--\r\n`),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(answer.status).toBe(400);
  });

  it('needs a signed-in user', async () => {
    expect((await upload(app, undefined, [{ name: 'a.jpg', content: await photo() }])).status).toBe(401);
    expect((await upload(app, 'forged', [{ name: 'a.jpg', content: 'x' }], '/api/upload/image')).status).toBe(401);
  });
});

describe('A file that is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each<[string, Buffer | string, number]>([
    ['because it is not an image', 'just a text', 415],
    ['because it is an SVG', svg, 415],
    ['because it is empty', '', 415],
    ['because it is a decompression bomb', pngThatClaims(60_000, 60_000), 413],
    ['because it is larger than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1, 1), 413],
  ])('%s is named in the message', async (_what, content, expected) => {
    const { status, body } = await upload(app, owner.token, [{ name: 'boat.jpg', content }]);
    expect(status).toBe(expected);
    expect(body.message).toContain('"boat.jpg"');
    expect(body.imageUrls).toEqual([null]);
  });

  it('because it has a hundred megapixels gets a message about its pixels', async () => {
    const content = await plain(10_000, 10_000).jpeg().toBuffer();
    const { status, body } = await upload(app, owner.token, [{ name: 'boat.jpg', content }]);
    expect(status).toBe(413);
    expect(body.message).toBe('"boat.jpg" has too many pixels. Please use a smaller version.');
  });

  it('does not affect the valid ones, whose URLs come with the refusal', async () => {
    const { status, body } = await upload(app, owner.token, [
      { name: 'good.jpg', content: await photo() },
      { name: 'huge.jpg', content: Buffer.alloc(16 * 1024 * 1024) },
      { name: 'bad.svg', content: svg },
      { name: 'also-good.jpg', content: await photo() },
    ]);
    expect(status).toBe(413);
    expect(body.code).toBe('too_large');
    expect(Object.keys(body.fields)).toEqual(['images.1', 'images.2']);
    expect(body.fields['images.2']).toContain('"bad.svg"');
    const [good, ...others] = body.imageUrls;
    expect(others).toEqual([null, null, expect.any(String)]);
    expect(await isThere(good)).toBe(true);
    expect(await isThere(others[2])).toBe(true);
  });
});

describe('A profile photo', () => {
  const toProfile = (content: Uint8Array) =>
    upload(app, owner.token, [{ name: 'me.png', content }], '/api/upload/image');

  it('gets a URL', async () => {
    const { status, body } = await toProfile(await photo());
    expect(status).toBe(200);
    expect(parseImageUrl(body.imageUrl)).toBeDefined();
  });

  it('is limited to 5 MB and a single file', async () => {
    const { status, body } = await toProfile(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(body.message).toBe('"me.png" is larger than 5 MB. Please use a smaller version.');
    const two = [await photo(), await photo()].map((content) => ({ name: 'me.png', content }));
    expect((await upload(app, owner.token, two, '/api/upload/image')).status).toBe(400);
  });
});

describe('A sender', () => {
  it('leaves nothing behind after disconnecting during the second file', async () => {
    const { token, user } = await registerPerson(app);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const { body, type } = await formOf([
      { name: 'a.jpg', content: await photo() },
      { name: 'b.jpg', content: Buffer.alloc(200_000, 1) },
    ]);
    const sending = httpRequest({
      port,
      method: 'POST',
      path: '/api/upload',
      headers: { 'content-type': type, 'content-length': body.length, authorization: `Bearer ${token}` },
    });
    sending.on('error', () => {});
    sending.write(body.subarray(0, body.length - 100_000));
    await expect.poll(() => rows(user.id)).toHaveLength(1);
    const [{ url }] = await rows(user.id);
    sending.destroy();
    await expect.poll(() => rows(user.id)).toEqual([]);
    await expect.poll(() => isThere(url)).toBe(false);
  });

  it('is disconnected when it stalls', async () => {
    const hanging = new PassThrough();
    hanging.write('the beginning');
    const read = async () => {
      for await (const _chunk of bytesOf(hanging, 10));
    };
    await expect(read()).rejects.toThrow('was interrupted');
    expect(hanging.destroyed).toBe(true);
  });
});

describe('A picture that two people uploaded', () => {
  const takes = async ({ token }: Person, profileImageUrl: string) =>
    (await app.call('PATCH', '/api/user/profile', { token, body: { profileImageUrl } })).status;

  it('can be used by both and by nobody else', async () => {
    const [first, second, third] = [await registerPerson(app), await registerPerson(app), await registerPerson(app)];
    const file = { name: 'a.jpg', content: await photo() };
    const url = (await upload(app, first.token, [file])).body.imageUrls[0];
    expect(await takes(second, url)).toBe(400);
    for (let n = 0; n < 2; n++) expect((await upload(app, second.token, [file])).body.imageUrls).toEqual([url]);
    expect(await takes(third, url)).toBe(400);
    for (const uploader of [first, second]) expect(await takes(uploader, url)).toBe(200);
  });

  it('stays usable for the second, and only them, when the first one leaves', async () => {
    const [first, second, third] = [await registerPerson(app), await registerPerson(app), await registerPerson(app)];
    const file = { name: 'a.jpg', content: await photo() };
    const url = (await upload(app, first.token, [file])).body.imageUrls[0];
    await upload(app, second.token, [file]);
    await app.database.pool.query('delete from users where id = $1', [first.user.id]);
    expect(await takes(third, url)).toBe(400);
    expect(await takes(second, url)).toBe(200);
    expect((await upload(app, third.token, [file])).status).toBe(200);
    expect(await takes(third, url)).toBe(200);
  });
});

describe('An upload that was never posted', () => {
  const age = (url: string, hours: number) =>
    app.database.pool.query('update uploads set created_at = now() - make_interval(hours => $2) where url = $1', [
      url,
      hours,
    ]);
  const clean = () => app.dependencies.commit((work) => work.sendJob('idle-uploads', {}));

  it('is removed after a day unless a listing, profile or message shows it', async () => {
    const { pool } = app.database;
    const { token, user } = await registerPerson(app);
    const other = await registerPerson(app);
    const [idle = '', fresh = '', face = '', sent = '', theirs = ''] = await uploadPhotos(app, token, 5);
    await pool.query('update users set profile_image_url = $2 where id = $1', [user.id, face]);
    await pool.query(
      `insert into messages (boat_title, subject_id, sender_id, receiver_id, content, image_urls)
       values ('A boat', 1, $1, $2, 'Look', array[$3])`,
      [user.id, other.user.id, sent],
    );
    await pool.query(
      `insert into boats (seller_id, title, price, year, make, model, location, image_urls)
       values ($1, 'A boat', 1000, 2020, 'Larkwell', 'Tern', 'Miami, FL', array[$2])`,
      [other.user.id, theirs],
    );
    for (const url of [idle, face, sent, theirs]) await age(url, 25);
    await age(fresh, 23);
    await clean();
    await expect.poll(() => isThere(idle), { timeout: 20_000 }).toBe(false);
    for (const url of [fresh, face, sent, theirs]) expect(await isThere(url)).toBe(true);
    expect((await rows(user.id)).map((row) => row.url)).not.toContain(idle);
  });

  it('gets another day when it is uploaded again', async () => {
    const { token } = await registerPerson(app);
    const file = { name: 'a.jpg', content: await photo() };
    const first = (await upload(app, token, [file])).body.imageUrls[0];
    await age(first, 30);
    expect((await upload(app, token, [file])).body.imageUrls[0]).toBe(first);
    const { rows: found } = await app.database.pool.query(
      `select created_at > now() - interval '1 minute' as renewed from uploads where url = $1`,
      [first],
    );
    expect(found).toEqual([{ renewed: true }]);
  });
});
