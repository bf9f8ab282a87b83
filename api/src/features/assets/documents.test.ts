import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@tradewind/contract/asset-form';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { PDF, pdf, uploadDocument } from '../../testing/documents.ts';
import { insertAsset } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { type FormFile, formOf, photo } from '../../testing/photos.ts';

/** The storage quota of an account. */
const QUOTA_BYTES = 2_000_000_000;

let app: TestApp;
let owner: Person;
let assetId: number;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await registerPerson(app);
  assetId = (await insertAsset(app.database.db, { ownerId: owner.user.id })).id;
});

const send = (file?: FormFile) => uploadDocument(app, owner.token, assetId, file);
const asset = async () => (await app.call('GET', `/api/assets/${assetId}`, { token: owner.token })).body;
const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const keys = async (): Promise<string[]> =>
  (await query('select storage_key from asset_documents where owner_id = $1', [owner.user.id])).rows.map(
    (row) => row.storage_key,
  );
const isStored = (key: string) => app.dependencies.storage.exists(key);
const read = (id: number) =>
  app.app.inject({
    method: 'GET',
    url: `/api/assets/${assetId}/documents/${id}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });

describe('A proof document', () => {
  it('is listed with its asset and comes back byte for byte, as a download', async () => {
    const { status, body } = await send({ name: 'C:\\scans\\Título 2019.PDF', content: PDF });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Título 2019.pdf', type: 'application/pdf', bytes: PDF.length });
    expect((await asset()).documents).toEqual([body]);
    const answer = await read(body.id);
    expect(answer.payload).toBe(PDF);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="T_tulo 2019.pdf"; filename*=UTF-8''T%C3%ADtulo%202019.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('may be a JPEG or a PNG with any name', async () => {
    const png = await sharp(await photo())
      .png()
      .toBuffer();
    expect((await send({ name: 'registration', content: await photo() })).body).toMatchObject({
      name: 'registration.jpg',
      type: 'image/jpeg',
    });
    const { body } = await send({ name: 'insurance.pdf', content: png });
    expect(body).toMatchObject({ name: 'insurance.png', type: 'image/png' });
    expect((await read(body.id)).rawPayload.equals(png)).toBe(true);
  });

  it.each<[string, string | Uint8Array]>([
    ['a text file named .pdf', 'I own this car, honestly.'],
    ['a web page named .pdf', '<html><script>alert(1)</script></html>'],
    ['a truncated PDF', PDF.slice(0, 20)],
    ['an empty file', ''],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
  ])('cannot be %s', async (_what, content) => {
    const { status, body } = await send({ name: 'title.pdf', content });
    expect(status).toBe(415);
    expect(body).toMatchObject({ code: 'wrong_kind_of_file', message: expect.stringContaining('PDF, JPEG or PNG') });
    expect(await keys()).toEqual([]);
  });

  it('is limited to 20 MB', async () => {
    const filled = (bytes: number) => PDF.replace('%%EOF', `${'%'.repeat(bytes - PDF.length)}%%EOF`);
    const exact = await send({ name: 'large.pdf', content: filled(MAX_DOCUMENT_BYTES) });
    expect([exact.status, exact.body.bytes]).toEqual([201, MAX_DOCUMENT_BYTES]);
    for (const bytes of [MAX_DOCUMENT_BYTES + 1, MAX_DOCUMENT_BYTES + 1024 * 1024]) {
      const { status, body } = await send({ name: 'larger.pdf', content: filled(bytes) });
      expect([status, body.code]).toEqual([413, 'too_large']);
    }
    expect(await keys()).toHaveLength(1);
  });

  it('is limited to 10 per asset, even when many arrive at once', async () => {
    for (let number = 1; number < MAX_DOCUMENTS; number++)
      expect((await send({ name: `${number}.pdf`, content: pdf(number) })).status).toBe(201);
    const answers = await Promise.all([20, 21, 22].map((number) => send({ name: 'late.pdf', content: pdf(number) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('up to 10 documents');
    const { documents, actions } = await asset();
    expect(documents).toHaveLength(MAX_DOCUMENTS);
    expect(actions).toEqual(['edit', 'delete']);
    await expect.poll(async () => (await keys()).length).toBe(MAX_DOCUMENTS);
  });

  it('is attached once, even if the same file is sent repeatedly', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await asset()).documents).toHaveLength(1);
    await expect.poll(async () => (await keys()).length).toBe(1);
  });

  it('must be sent alone, in its field, as a form', async () => {
    const post = (body: unknown, headers = {}) =>
      app.call('POST', `/api/assets/${assetId}/documents`, { token: owner.token, body, headers });
    const forms = [
      await formOf([{ name: 'title.pdf', content: PDF }], 'images'),
      await formOf(
        [pdf(1), pdf(2)].map((content) => ({ name: 'title.pdf', content })),
        'document',
      ),
      await formOf([], 'document'),
    ];
    for (const { body, type } of forms) {
      const { status, body: refusal } = await post(body, { 'content-type': type });
      expect(status).toBe(400);
      expect(refusal.fields ?? refusal.message).toBeTruthy();
    }
    expect((await post({ document: 'title.pdf' })).status).toBe(400);
    expect(await keys()).toEqual([]);
  });

  it('counts against the upload quota', async () => {
    await query(
      `insert into uploads (url, user_id, charged_to, width, height, bytes) values ($1, $2, $2, 10, 10, $3)`,
      [`kept-${owner.user.id}`, owner.user.id, QUOTA_BYTES - 100],
    );
    const { status, body } = await send({ name: 'title.pdf', content: `${PDF}${' '.repeat(100)}` });
    expect(status).toBe(413);
    expect(body.code).toBe('quota_reached');
    expect(await keys()).toEqual([]);
  });
});

describe('The file of a document', () => {
  it('is deleted with the document', async () => {
    const { body } = await send();
    const [key = ''] = await keys();
    expect(await isStored(key)).toBe(true);
    const path = `/api/assets/${assetId}/documents/${body.id}`;
    expect((await app.call('DELETE', path, { token: owner.token })).status).toBe(200);
    expect((await asset()).documents).toEqual([]);
    expect((await read(body.id)).statusCode).toBe(404);
    await expect.poll(() => isStored(key)).toBe(false);
    await expect.poll(keys).toEqual([]);
  });

  it('is deleted with its asset', async () => {
    await send();
    const [key = ''] = await keys();
    await app.call('DELETE', `/api/assets/${assetId}`, { token: owner.token });
    await expect.poll(() => isStored(key)).toBe(false);
  });

  it('is deleted with its owner', async () => {
    await send();
    const [key = ''] = await keys();
    await app.call('DELETE', '/api/user', { token: owner.token, body: { password: owner.password } });
    await expect.poll(() => isStored(key)).toBe(false);
    const rows = async () => (await query('select from asset_documents where storage_key = $1', [key])).rowCount;
    await expect.poll(rows).toBe(0);
  });

  it('is deleted after a crash left it without an asset, but not while it may still get one', async () => {
    const left = async (age: string) => {
      const key = `documents/${owner.user.id}-${age.replace(' ', '-')}.pdf`;
      await query(
        `insert into asset_documents (owner_id, storage_key, name, type, bytes, digest, created_at)
         values ($1, $2, 'title.pdf', 'application/pdf', 5, '', now() - $3::interval)`,
        [owner.user.id, key, age],
      );
      await app.dependencies.storage.put(key, Buffer.from(PDF), 'application/pdf');
      return key;
    };
    const [old, young] = [await left('61 minutes'), await left('5 minutes')];
    await send();
    await app.dependencies.commit((work) => work.sendJob('unused-documents', {}));
    await expect.poll(() => isStored(old)).toBe(false);
    expect(await isStored(young)).toBe(true);
    expect((await keys()).sort()).toHaveLength(2);
    expect((await asset()).documents).toHaveLength(1);
  });

  it('leaves no row when it cannot be stored', async () => {
    const { storage } = app.dependencies;
    const put = storage.put;
    storage.put = async () => {
      throw new Error('the disk is gone');
    };
    try {
      expect((await send()).status).toBe(500);
    } finally {
      storage.put = put;
    }
    expect(await keys()).toEqual([]);
    expect((await send()).status).toBe(201);
  });
});

it('exports the list of documents without the keys of their files', async () => {
  const { body } = await send();
  const exported = await app.call('POST', '/api/user/export', { token: owner.token });
  expect(exported.body.assetDocuments).toMatchObject([{ id: body.id, name: 'title.pdf' }]);
  expect(JSON.stringify(exported.body)).not.toContain('documents/');
});

describe('A sender who is slow', () => {
  it('takes one place at a time: their next file waits, and other people’s does not', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const { body, type } = await formOf([{ name: 'a.pdf', content: pdf(1) }], 'document');
    const slow = httpRequest({
      ...{ port, method: 'POST', path: `/api/assets/${assetId}/documents` },
      headers: { 'content-type': type, 'content-length': body.length, authorization: `Bearer ${owner.token}` },
    });
    const arrived = once(app.app.server, 'request');
    slow.write(body.subarray(0, 10));
    await arrived;
    // Meanwhile the server begins to read the slow file.
    const other = await registerPerson(app);
    const { id } = await insertAsset(app.database.db, { ownerId: other.user.id });
    let isWaiting = true;
    const next = send({ name: 'b.pdf', content: pdf(2) }).finally(() => {
      isWaiting = false;
    });
    expect((await uploadDocument(app, other.token, id)).status).toBe(201);
    expect(isWaiting).toBe(true);
    slow.end(body.subarray(10));
    expect((await next).status).toBe(201);
  });
});
