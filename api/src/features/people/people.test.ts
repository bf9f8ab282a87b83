import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';
import { plansOf } from '../../testing/plans.ts';
import { measureResponseTimes } from './response-times.service.ts';
import { reviewsOf } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const read = (username: string, rest = '') => app.call('GET', `/api/people/${encodeURIComponent(username)}${rest}`);

describe('The public profile', () => {
  it('shows a person with their listed boats, and nothing private', async () => {
    const { db } = app.database;
    const person = await insertUser(db, {
      firstName: 'Marina',
      lastName: 'Secretname',
      phone: '555-0100',
      bio: 'My secret bio',
      verified: true,
    });
    const boat = await insertBoat(db, { sellerId: person.id, title: 'Gannet' });
    await insertBoat(db, { sellerId: person.id, title: 'Hidden', status: 'paused' });
    const { status, body } = await read(person.username);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual([
      'boatCount',
      'boats',
      'firstName',
      'memberSince',
      'profileImageUrl',
      'rating',
      'responseTime',
      'reviewCount',
      'totalTransactions',
      'username',
      'verified',
      'verifiedBy',
      'verifiedSince',
    ]);
    expect(body).toMatchObject({ firstName: 'Marina', verified: true, reviewCount: 0, boatCount: 1 });
    expect(body.boats.map(({ id }: { id: number }) => id)).toEqual([boat.id]);
    for (const secret of [person.email, '555-0100', 'My secret bio', person.password])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('is not there for suspended, former and unknown people', async () => {
    const suspended = await insertUser(app.database.db, { suspended: true, suspensionReason: 'Fraud' });
    for (const username of [suspended.username, 'nobody.here', '%_', 'a/b?c#d'])
      for (const rest of ['', '/reviews']) expect((await read(username, rest)).status).toBe(404);
  });

  it('is found by usernames with unusual characters', async () => {
    const odd = await insertUser(app.database.db, { username: 'old name/ü?#%' });
    expect((await read('old name/ü?#%')).body).toMatchObject({ username: odd.username });
  });

  it('pages through ten thousand reviews with one index', async () => {
    const { pool, db } = app.database;
    const person = await insertUser(db);
    const { rows } = await pool.query<{ id: number }>(
      `with made as (insert into trades (kind, status) select 'offer', 'closed' from generate_series(1, 10000) returning id)
       insert into trade_reviews (trade_id, about_id, stars, text, shown_at)
       select id, $1, 1 + id % 5, 'Fine.', now() - make_interval(mins => id / 3) from made returning id`,
      [person.id],
    );
    await pool.query('analyze trade_reviews');
    const plans = await plansOf(app.database, (read) => reviewsOf(read, person.username, { limit: 50 }));
    expect(plans).toContain('trade_reviews_public');
    expect(plans).not.toMatch(/Seq Scan on trade_reviews|Sort/);
    const seen = new Set<number>();
    let path: string | undefined = `/api/people/${person.username}/reviews?limit=50`;
    for (let page = 0; page < 4 && path; page++) {
      const { body, headers } = await app.call('GET', path);
      for (const { id } of body) seen.add(id);
      path = /<(.*)>/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(seen.size).toBe(200);
    expect(path).toBeDefined();
    expect(rows).toHaveLength(10_000);
  });
});

describe('The typical response time', () => {
  async function converse(ownerId: string, minutes: number | null, started: 'other' | 'owner' = 'other') {
    const { db, pool } = app.database;
    const other = await insertUser(db);
    const boat = await insertBoat(db, { sellerId: ownerId });
    const write = (from: string, to: string, minutesAgo: number) =>
      pool.query(
        `insert into messages (boat_id, subject_id, boat_title, sender_id, receiver_id, content, created_at)
         values ($1, $1, 'Boat', $2, $3, 'Hello', now() - make_interval(mins => $4))`,
        [boat.id, from, to, minutesAgo],
      );
    if (started === 'owner') await write(ownerId, other.id, 11_000);
    await write(other.id, ownerId, 10_000);
    if (minutes !== null) await write(ownerId, other.id, 10_000 - minutes);
  }

  it('is the median of the first replies, once there are enough', async () => {
    const person = await insertUser(app.database.db);
    for (const minutes of [5, 100, 200, 3_000]) await converse(person.id, minutes);
    await converse(person.id, 1, 'owner');
    await measureResponseTimes(app.dependencies);
    expect((await read(person.username)).body.responseTime).toBeNull();
    await converse(person.id, null);
    await measureResponseTimes(app.dependencies);
    expect((await read(person.username)).body.responseTime).toBe('hours');
  });

  it('shows at once, also when the job is killed after some of the people', async () => {
    const person = await insertUser(app.database.db);
    for (const minutes of [5, 5, 5, 5, 5]) await converse(person.id, minutes);
    expect((await read(person.username)).body.responseTime).toBeNull();
    const { db, commit } = app.dependencies;
    let commits = 0;
    const killedAfterOne: typeof commit = async (body, options) => {
      commits += 1;
      if (commits > 1) throw new Error('The process was killed.');
      return commit(body, options);
    };
    await measureResponseTimes({ db, commit: killedAfterOne }).catch(() => undefined);
    expect((await read(person.username)).body.responseTime).toBe('hour');
  });

  it('is not told of people who rarely reply', async () => {
    const person = await insertUser(app.database.db);
    for (const minutes of [5, 5, null, null, null]) await converse(person.id, minutes);
    await measureResponseTimes(app.dependencies);
    expect((await read(person.username)).body.responseTime).toBeNull();
  });
});
