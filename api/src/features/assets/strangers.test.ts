import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { PDF, pdf, uploadDocument } from '../../testing/documents.ts';
import { insertAsset } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { formOf } from '../../testing/photos.ts';

const MISSING = 999_999_999;

let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await testApp();
  stranger = await registerPerson(app);
});
beforeEach(async () => {
  owner = await registerPerson(app, { firstName: 'Olga' });
});

interface Things {
  id: number;
  documentId: number;
}

async function assetWithDocument(visibility: 'public' | 'offers'): Promise<Things> {
  const { id } = await insertAsset(app.database.db, { ownerId: owner.user.id, visibility });
  const { body } = await uploadDocument(app, owner.token, id);
  return { id, documentId: body.id };
}

/** Every call about one asset. Reading comes first, deleting last. */
const CALLS: Record<string, (token: string | undefined, things: Things) => Promise<{ status: number; body: Json }>> = {
  read: (token, { id }) => app.call('GET', `/api/assets/${id}`, { ...(token && { token }) }),
  edit: (token, { id }) => app.call('PATCH', `/api/assets/${id}`, { ...(token && { token }), body: { value: 5 } }),
  addDocument: (token, { id }) => uploadDocument(app, token, id, { name: 'more.pdf', content: pdf(2) }),
  readDocument: (token, { id, documentId }) =>
    app.call('GET', `/api/assets/${id}/documents/${documentId}`, { ...(token && { token }) }),
  removeDocument: (token, { id, documentId }) =>
    app.call('DELETE', `/api/assets/${id}/documents/${documentId}`, { ...(token && { token }) }),
  remove: (token, { id }) => app.call('DELETE', `/api/assets/${id}`, { ...(token && { token }) }),
};

async function statuses(token: string | undefined, things: Things) {
  const found: Record<string, number> = {};
  for (const [name, call] of Object.entries(CALLS)) found[name] = (await call(token, things)).status;
  return found;
}

const refused = (status: number) => Object.fromEntries(Object.keys(CALLS).map((name) => [name, status]));
const suspend = ({ user }: Person) =>
  app.database.pool.query(`update users set suspended = true, suspension_reason = 'Fraud' where id = $1`, [user.id]);
const listOf = (reader: Person, of: Person) =>
  app.call('GET', `/api/assets?owner=${of.user.id}`, { token: reader.token });

describe('An asset for offers only', () => {
  it('lets its owner do everything', async () => {
    expect(await statuses(owner.token, await assetWithDocument('offers'))).toEqual({
      read: 200,
      edit: 200,
      addDocument: 201,
      readDocument: 200,
      removeDocument: 200,
      remove: 200,
    });
  });

  it('does not exist for strangers and admins', async () => {
    const admin = await registerAdmin(app);
    const things = await assetWithDocument('offers');
    expect(await statuses(stranger.token, things)).toEqual(refused(404));
    expect(await statuses(admin.token, things)).toEqual(refused(404));
    expect((await CALLS.read?.(owner.token, things))?.body.value).toBe('45000.00');
  });

  it('is refused with the same message as one that does not exist', async () => {
    const things = await assetWithDocument('offers');
    for (const call of Object.values(CALLS)) {
      const real = await call(stranger.token, things);
      expect(real).toMatchObject({
        status: 404,
        body: (await call(stranger.token, { id: MISSING, documentId: MISSING })).body,
      });
    }
    expect((await listOf(stranger, owner)).body).toEqual([]);
  });

  it('asks visitors to sign in and refuses suspended users', async () => {
    const things = await assetWithDocument('offers');
    expect(await statuses(undefined, things)).toEqual(refused(401));
    const { token } = await registerPerson(app).then(async (person) => {
      await suspend(person);
      return person;
    });
    expect(await statuses(token, things)).toEqual(refused(403));
    for (const path of ['/api/assets', `/api/assets?owner=${owner.user.id}`]) {
      expect((await app.call('GET', path)).status).toBe(401);
      expect((await app.call('GET', path, { token })).status).toBe(403);
    }
  });
});

describe('A public asset', () => {
  it('can be read by everyone, without documents and without actions', async () => {
    const things = await assetWithDocument('public');
    expect(await statuses(stranger.token, things)).toEqual({ ...refused(404), read: 200 });
    const { body } = (await CALLS.read?.(stranger.token, things)) ?? {};
    expect(body).toMatchObject({ id: things.id, documents: [], actions: [], value: '45000.00' });
    const { body: list } = await listOf(stranger, owner);
    const about = { owner: { firstName: owner.user.firstName }, tradeId: null, showsDocuments: false };
    expect(list.map((one: object) => ({ ...one, ...about }))).toEqual([body]);
    const text = JSON.stringify([body, list]);
    for (const secret of [owner.email, 'title.pdf', 'storageKey', 'digest']) expect(text).not.toContain(secret);
  });

  it('is listed under its owner, without the private ones', async () => {
    const { id } = await assetWithDocument('public');
    await assetWithDocument('offers');
    const { body } = await listOf(stranger, owner);
    expect(body.map((asset: Json) => asset.id)).toEqual([id]);
    expect((await listOf(stranger, stranger)).body).toEqual([]);
    expect((await app.call('GET', '/api/assets?owner=nobody', { token: stranger.token })).body).toEqual([]);
  });

  it('disappears while its owner is suspended', async () => {
    const things = await assetWithDocument('public');
    await suspend(owner);
    expect(await statuses(stranger.token, things)).toEqual(refused(404));
    expect((await listOf(stranger, owner)).body).toEqual([]);
  });

  it('is hidden when either person blocked the other', async () => {
    const [blocked, blocker] = [await registerPerson(app), await registerPerson(app)];
    const block = (from: Person, whom: Person) =>
      app.call('POST', '/api/users/block', { token: from.token, body: { blockedId: whom.user.id } });
    const things = await assetWithDocument('public');
    expect((await block(owner, blocked)).status).toBe(200);
    expect((await block(blocker, owner)).status).toBe(200);
    for (const person of [blocked, blocker]) {
      expect((await CALLS.read?.(person.token, things))?.status).toBe(404);
      expect((await listOf(person, owner)).body).toEqual([]);
    }
  });
});

describe('A document', () => {
  it('is found only under its own asset', async () => {
    const [one, two] = [await assetWithDocument('offers'), await assetWithDocument('offers')];
    const crossed = { id: one.id, documentId: two.documentId };
    expect((await CALLS.readDocument?.(owner.token, crossed))?.status).toBe(404);
    expect((await CALLS.removeDocument?.(owner.token, crossed))?.status).toBe(404);
  });

  it('is never served under the public paths', async () => {
    await assetWithDocument('public');
    const { rows } = await app.database.pool.query<{ key: string }>(
      'select storage_key as key from asset_documents where owner_id = $1',
      [owner.user.id],
    );
    for (const { key } of rows)
      for (const path of [`/media/${key}`, `/media/${key.split('/').at(-1)}`, `/attached_assets/${key}`, `/${key}`])
        for (const token of [owner.token, stranger.token]) {
          const { status, body } = await app.call('GET', path, { token });
          expect([path, status]).toEqual([path, 404]);
          expect(JSON.stringify(body)).not.toContain('%PDF');
        }
  });

  it('is not read when a stranger sends one', async () => {
    const { id } = await assetWithDocument('public');
    const { body, type } = await formOf([{ name: 'mine.pdf', content: PDF }], 'document');
    const headers = { 'content-type': type };
    const answer = await app.call('POST', `/api/assets/${id}/documents`, { token: stranger.token, body, headers });
    expect(answer.status).toBe(404);
    const { rowCount } = await app.database.pool.query('select from asset_documents where owner_id = $1', [
      stranger.user.id,
    ]);
    expect(rowCount).toBe(0);
  });
});
