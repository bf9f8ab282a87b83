import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { photo, upload, uploadPhotos } from '../../testing/photos.ts';
import { QUOTA } from './limits.ts';
import { lockQuota, saveUpload } from './store.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const usedBy = async ({ user }: Person) => {
  const { rows } = await query(
    'select count(*)::int as pictures, coalesce(sum(bytes), 0)::int as bytes from uploads where charged_to = $1',
    [user.id],
  );
  return rows[0] as { pictures: number; bytes: number };
};
/** Adds this many earlier uploads. */
const addEarlier = ({ user }: Person, pictures: number, bytes = 0) =>
  query(
    `insert into uploads (url, user_id, charged_to, width, height, bytes)
     select 'kept-' || $1 || '-' || n, $1, $1, 10, 10, $3::int from generate_series(1, $2::int) n`,
    [user.id, pictures, bytes],
  );
const filesInStore = async (urls: readonly (string | null)[]) => {
  const found = await Promise.all(urls.map((url) => url && app.dependencies.images.hasImage(url)));
  return found.filter(Boolean).length;
};
const one = async () => [{ name: 'boat.jpg', content: await photo() }];

describe('The pictures of an account', () => {
  it('count with the size of all their files until they are removed', async () => {
    owner = await registerPerson(app);
    const [url = ''] = await uploadPhotos(app, owner.token, 1);
    const { pictures, bytes } = await usedBy(owner);
    expect(pictures).toBe(1);
    expect(bytes).toBeGreaterThan(100);
    await query(`update uploads set created_at = now() - interval '25 hours' where url = $1`, [url]);
    await app.dependencies.commit((work) => work.sendJob('idle-uploads', {}));
    await expect.poll(() => usedBy(owner)).toEqual({ pictures: 0, bytes: 0 });
  });

  it.each([
    ['in number', QUOTA.pictures - 1, 0],
    ['in size', 1, QUOTA.bytes - 200],
  ])('are limited %s, with a message that explains it', async (_by, pictures, bytes) => {
    owner = await registerPerson(app);
    await addEarlier(owner, pictures, bytes);
    const [first, second] = [await upload(app, owner.token, await one()), await upload(app, owner.token, await one())];
    const refused = bytes > 0 ? first : second;
    if (bytes === 0) expect(first.status).toBe(200);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      code: 'quota_reached',
      message: expect.stringContaining('4,000 pictures or 2 GB'),
    });
  });

  it('never exceed the limit when many arrive at once, and refused ones leave no files', async () => {
    owner = await registerPerson(app);
    await addEarlier(owner, QUOTA.pictures - 3);
    const calls = await Promise.all(
      Array.from({ length: 6 }, async () => upload(app, owner.token, [...(await one()), ...(await one())])),
    );
    expect(await usedBy(owner)).toMatchObject({ pictures: QUOTA.pictures });
    const urls = calls.flatMap(({ body }) => (body.imageUrls ?? []) as (string | null)[]);
    expect(urls.filter(Boolean)).toHaveLength(3);
    expect(await filesInStore(urls)).toBe(3);
    const { rows } = await query(`select url from uploads where charged_to = $1 and url like '/media/%'`, [
      owner.user.id,
    ]);
    expect(rows).toHaveLength(3);
  });

  it('include those that another process is about to store', async () => {
    owner = await registerPerson(app);
    await addEarlier(owner, QUOTA.pictures - 1);
    const waiting = async () => {
      const { rows } = await query(`select from pg_locks where locktype = 'advisory' and not granted`);
      return rows.length;
    };
    let sending: ReturnType<typeof upload> | undefined;
    await app.dependencies.db.transaction(async (tx) => {
      await lockQuota(tx, owner.user.id);
      await saveUpload(tx, { url: 'of another process', userId: owner.user.id, width: 1, height: 1, bytes: 1 });
      sending = upload(app, owner.token, await one());
      await expect.poll(waiting).toBe(1);
    });
    expect((await sending)?.body).toMatchObject({ code: 'quota_reached', imageUrls: [null] });
    expect(await usedBy(owner)).toMatchObject({ pictures: QUOTA.pictures });
  });

  it('are charged to their first uploader, even when someone else uploads the same', async () => {
    owner = await registerPerson(app);
    const friend = await registerPerson(app);
    const same = await one();
    await upload(app, owner.token, same);
    expect((await upload(app, friend.token, same)).status).toBe(200);
    expect(await usedBy(owner)).toMatchObject({ pictures: 1 });
    expect(await usedBy(friend)).toMatchObject({ pictures: 0 });
  });

  it('that are refused do not remove the same pictures of others', async () => {
    const friend = await registerPerson(app);
    const same = await one();
    const { body } = await upload(app, friend.token, same);
    owner = await registerPerson(app);
    await addEarlier(owner, QUOTA.pictures + 1);
    expect((await upload(app, owner.token, same)).status).toBe(413);
    expect(await filesInStore(body.imageUrls)).toBe(1);
  });
});

it('limits users to 500 pictures a day', async () => {
  owner = await registerPerson(app);
  await query(`insert into rate_limits (key, hits, reset_at) values ($1, 499, now() + interval '5 hours')`, [
    `upload-day:user:${owner.user.id}`,
  ]);
  expect((await upload(app, owner.token, await one())).status).toBe(200);
  const { status, headers, body } = await upload(app, owner.token, await one());
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'too_many', message: expect.stringContaining('500 pictures a day') });
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_600);
});
