import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../api/src/config.ts';
import { type TestApp, testApp } from '../../api/src/testing/app.ts';
import { insertUser } from '../../api/src/testing/factories.ts';
import { loadDemoWorld } from './load-demo-world.ts';
import type { PictureMaker } from './pictures.ts';

/** A small one-color picture, different for each seed and view. */
const plain = (what: string) => {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(what).digest();
  return sharp({ create: { width: 48, height: 32, channels: 3, background: { r, g, b } } });
};
const plainPictures: PictureMaker = {
  boat: ({ seed }, view) => plain(`${seed} ${view}`).png().toBuffer(),
  feedBoat: ({ seed }, view) => plain(`${seed} ${view}`).webp().toBuffer(),
  avatar: (seed) => plain(seed).png().toBuffer(),
};
const brokenPictures: PictureMaker = {
  ...plainPictures,
  feedBoat: async () => {
    throw new Error('out of ink');
  },
};

let app: TestApp;
const said: string[] = [];

const load = (maker = plainPictures) => loadDemoWorld(app.dependencies, (line) => void said.push(line), maker);
const count = async (table: string, where = 'true') => {
  const { rows } = await app.database.pool.query(`select count(*)::int as count from ${table} where ${where}`);
  return rows[0].count;
};
const counts = async () =>
  Promise.all(
    ['users', 'boats', 'messages', 'favorites', 'transactions', 'agent_preferences', 'assets'].map((t) => count(t)),
  );
const signIn = (name: string) =>
  app.call('POST', '/api/auth/login', { body: { email: `${name}@demo.example.com`, password: DEMO_PASSWORD } });

beforeAll(async () => {
  app = await testApp();
});

describe('the demo world', () => {
  it('does not count as loaded if loading is interrupted', async () => {
    await expect(load(brokenPictures)).rejects.toThrow('out of ink');
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is loaded once into a database that is empty except for an admin', async () => {
    await insertUser(app.database.db, { isAdmin: true, email: 'boss@example.com' });
    expect((await Promise.all([load(), load()])).toSorted()).toEqual(['loaded', 'not empty']);
    const before = await counts();
    // The existing admin, 16 demo users and the owner of the inventory; two boats are about to be sold.
    expect(before.slice(0, 2)).toEqual([1 + 16 + 1, 24 + 2 + 28]);
    expect(before.slice(2).every((number) => number > 0)).toBe(true);
    expect(await load()).toBe('not empty');
    expect(await counts()).toEqual(before);
    // The second of the two that ran at once may still say that it draws.
    expect(said.filter((line) => !line.includes('Drawing')).at(-1)).toContain('admin@demo.example.com');
    expect(said.filter((line) => line.includes('Drawing')).length).toBeLessThanOrEqual(16);
  });

  it('shows its boats to everybody, newest first, with existing pictures', async () => {
    const { body: boats, headers } = await app.call('GET', '/api/boats');
    expect(headers['x-total-count']).toBe('54');
    expect(boats[0]).toMatchObject({ title: '2020 Aldermar 78 Flybridge', seller: { firstName: 'Marisol' } });
    const sources = new Set(boats.slice(0, 24).map((boat: { source: string | null }) => boat.source));
    expect(sources).toEqual(new Set([null, 'cloud-yachts']));
    for (const boat of boats) {
      expect(boat.imageUrls.length, boat.title).toBeGreaterThanOrEqual(boat.status === 'pending' ? 1 : 3);
      for (const url of boat.imageUrls) expect((await app.call('GET', url)).status, url).toBe(200);
    }
    expect(await count('uploads')).toBe(108 + 2 + 16);
  });

  it('is marked as demo data and is consistent', async () => {
    expect(await count('users', "not demo and email <> 'boss@example.com'")).toBe(0);
    expect(await count('messages', 'not read')).toBeGreaterThan(3);
    expect(await count('agent_preferences', 'deployed_at is not null')).toBe(4);
    const parties = '(select count(*) from transactions t where users.id in (t.buyer_id, t.seller_id))';
    expect(await count('users', `total_transactions <> ${parties}`)).toBe(0);
    const posted = '(select count(*) from boats where seller_id = users.id and source is null)';
    expect(await count('users', `boats_posted <> ${posted}`)).toBe(0);
  });

  it('shows the newcomer a working agent: matches, a log, an agreed trade and a pending one', async () => {
    const { token } = (await signIn('demo')).body;
    const read = async (path: string) => (await app.call('GET', path, { token })).body;
    const matches = await read('/api/ai-agent/matches');
    expect(matches.length).toBeGreaterThan(2);
    expect(matches[0].reason).toMatch(/^The owner (?:takes|is open) .+\.$/);
    expect((await read('/api/ai-agent/log')).map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['look', 'match', 'negotiation']),
    );
    const negotiations = await read('/api/negotiations');
    expect(negotiations).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ status: 'agreed', otherParty: expect.objectContaining({ firstName: 'Beatriz' }) }),
        expect.objectContaining({
          status: 'confirmed_by_responder',
          otherParty: expect.objectContaining({ firstName: 'Frank' }),
        }),
      ]),
    );
    expect(await count('notifications', 'mailed_at is null')).toBe(0);
  });

  it('shows the newcomer what they would take, and their answers about single boats', async () => {
    const { token } = (await signIn('demo')).body;
    const { wants, verdicts } = (await app.call('GET', '/api/wants', { token })).body;
    const stated = wants.filter(({ suggested }: { suggested: boolean }) => !suggested);
    expect(stated.map(({ title }: { title: string | null }) => title)).toEqual(['2021 Halden Ridgeline 4x4', null]);
    expect(verdicts.map(({ verdict }: { verdict: string }) => verdict).sort()).toEqual(['no', 'yes', 'yes']);
  });

  it('leaves free spots on the pricing screen', async () => {
    const { body } = await app.call('GET', '/api/pricing/info');
    expect(body).toMatchObject({ totalBoats: 26, freeAccountsRemaining: 74 });
  });

  it('lets its users sign in with the documented password', async () => {
    expect((await signIn('demo')).body).toMatchObject({ user: { firstName: 'Alex', boatsPosted: 0 } });
    expect((await signIn('admin')).body).toMatchObject({ user: { isAdmin: true } });
    expect((await signIn('walter')).status).toBe(200);
  });
});
