import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { boats, cachedSearches } from '../../../db/schema/boats.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { boatDraft, insertBoat, insertUser } from '../../../testing/factories.ts';
import { startCounting } from './counted-words.store.ts';

let app: TestApp;
let sellerId: string;
/** Enough texts for a search to start counting. */
const MANY = 120;

beforeEach(async () => {
  app ??= await testApp({ READ_CACHE: 'off' });
  const { db } = app.database;
  await db.delete(boats);
  await db.delete(cachedSearches);
  sellerId = (await insertUser(db)).id;
  const draft = (n: number) =>
    boatDraft({
      sellerId,
      title: `Zephyr ${n}`,
      type: 'Bowrider',
      price: '30000.00',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    });
  await db.insert(boats).values(Array.from({ length: MANY }, (_, n) => draft(n)));
});

async function found(query: string): Promise<{ total: number; titles: string[] }> {
  const { status, body, headers } = await app.call('GET', `/api/boats?limit=10&${query}`);
  expect(status).toBe(200);
  return { total: Number(headers['x-total-count']), titles: body.map(({ title }: { title: string }) => title) };
}

const counted = async () => (await app.database.db.select().from(cachedSearches)).map(({ words }) => words).sort();

/** Retries until the words are counted: counts start some time apart, and never while boats are written. */
async function countSoon(words: string): Promise<void> {
  while (!(await counted()).includes(words)) await startCounting(app.database.db, words);
}

/** Differences between the maintained counts and a fresh count of the boats. */
async function differences(): Promise<unknown[]> {
  const { rows } = await app.database.pool.query(`
    with counted as (
      select k.words, coalesce(b.type, '') as type, price_band(b.price) as band, count(*)::int as boats
      from kept_searches k join boats b on b.listed and strpos(boat_words(b.title, b.make, b.model), k.words) > 0 group by 1, 2, 3
    ), kept as (select words, type, band, boats from search_counts where boats <> 0)
    (table counted except table kept) union all (table kept except table counted)`);
  return rows;
}

describe('A search that many texts match', () => {
  it('is counted from then on in any case; one that few texts match is not', async () => {
    expect((await found('query=ZEPHYR')).total).toBe(MANY);
    expect(await counted()).toEqual(['zephyr']);
    expect((await found('query=zephyr 7')).total).toBe(11);
    expect(await counted()).toEqual(['zephyr']);
  });

  it('stays exact through posting, renaming, editing, pausing, suspension and deletion', async () => {
    const { pool, db } = app.database;
    await countSoon('zephyr');
    await insertBoat(db, { sellerId, title: 'Another ZEPHYR', type: null, price: '1.00' });
    const other = await insertUser(db);
    await insertBoat(db, { sellerId: other.id, title: 'Zephyr of somebody else' });
    const steps = [
      "update boats set title = 'Mistral' where title = 'Zephyr 7'",
      "update boats set make = 'Zephyr' where title = 'Mistral'",
      "update boats set price = 1e6 where title like 'Zephyr 1%'",
      "update boats set type = 'Motor Yacht', price = price + 1 where title like 'Zephyr 2%'",
      "update boats set status = 'paused' where title like 'Zephyr 3%'",
      "update boats set status = 'active'",
      `update users set suspended = true, suspension_reason = 'spam' where id = '${other.id}'`,
      `update users set suspended = false where id = '${other.id}'`,
      `delete from users where id = '${other.id}'`,
      "delete from boats where title like 'Zephyr 4%'",
    ];
    for (const step of steps) {
      await pool.query(step);
      expect(await differences(), step).toEqual([]);
    }
    expect((await found('query=zephyr&priceBucket=over-200k')).total).toBe(31);
    expect((await found('query=zephyr&type=Motor%20Yacht')).total).toBe(11);
    await pool.query('delete from boats');
    expect(await found('query=zephyr')).toEqual({ total: 0, titles: [] });
  });

  it('is counted by a later search while boats are being written', async () => {
    const { db } = app.database;
    await db.transaction(async (tx) => {
      await insertBoat(tx, { sellerId, title: 'Zephyr under way' });
      expect((await found('query=zephyr')).total).toBe(MANY);
      expect(await counted()).toEqual([]);
    });
    expect((await found('query=zephyr')).total).toBe(MANY + 1);
    // Autovacuum may hold the lock too; a later search then counts the words.
    await expect
      .poll(async () => [(await found('query=zephyr')).total, await counted()])
      .toEqual([MANY + 1, ['zephyr']]);
  });

  it('misses no boat that is written when its count starts', async () => {
    const { db } = app.database;
    const words = ['zephyr', 'zeph', 'yr 1', 'yr'];
    let done = false;
    const write = async (writer: number) => {
      for (let n = 0; !done; n++) {
        const { id } = await insertBoat(db, { sellerId, title: `Zephyr ${writer} ${n}`, type: 'Bowrider' });
        await db
          .update(boats)
          .set({ title: `Zephyr 1${n}`, price: `${1 + (n % 9)}00000.00` })
          .where(eq(boats.id, id));
        if (n % 3 === 0) await db.delete(boats).where(eq(boats.id, id));
        // A pause in which a count can start.
        await new Promise((resolve) => setTimeout(resolve, 5 * writer));
      }
    };
    const writers = [1, 2, 3].map(write);
    for (const word of words) await countSoon(word);
    done = true;
    await Promise.all(writers);
    expect(await counted()).toEqual([...words].sort());
    expect(await differences()).toEqual([]);
  });

  it('is replaced by newer ones when there are too many', async () => {
    const { db, pool } = app.database;
    await pool.query(
      "insert into kept_searches (words, kept_at) select 'old ' || n, now() - n * interval '1 minute' from generate_series(1, 500) n",
    );
    await pool.query("insert into search_counts values ('old 500', 'Bowrider', 1, 1)");
    await startCounting(db, 'Zephyr');
    const now = await counted();
    expect(now).toHaveLength(500);
    expect(now).toContain('zephyr');
    expect(now).not.toContain('old 500');
    expect(await pool.query("select from search_counts where words = 'old 500'")).toMatchObject({ rowCount: 0 });
  });
});

describe('The newest of few matches', () => {
  /** Adds enough other boats to make gathering the matches the cheaper plan. */
  beforeEach(async () => {
    await app.database.pool.query(
      `insert into boats (seller_id, title, price, year, make, model, location)
       select $1, 'Mistral ' || n, 1, 2000, 'Larkwell', 'Model', 'Miami, FL' from generate_series(1, 5000) n`,
      [sellerId],
    );
  });

  const newest = (...numbers: number[]) => numbers.map((n) => `Zephyr ${n}`);

  it('are found through the texts', async () => {
    expect((await found('query=zephyr')).titles).toEqual(newest(119, 118, 117, 116, 115, 114, 113, 112, 111, 110));
  });

  it('are found when a text has lost its newest boat and only old ones remain', async () => {
    const { db } = app.database;
    const old = { sellerId, type: 'Bowrider', price: '30000.00', make: 'Larkwell', model: 'Twin' };
    for (let n = 0; n < 30; n++) {
      const twin = { ...old, title: `Zephyr twin ${n}` };
      await insertBoat(db, { ...twin, createdAt: new Date('2020-01-01') });
      await insertBoat(db, { ...twin, createdAt: new Date('2026-05-01') });
    }
    expect((await found('query=zephyr')).titles).toEqual(expect.arrayContaining(['Zephyr twin 29', 'Zephyr twin 20']));
    await db.delete(boats).where(eq(boats.createdAt, new Date('2026-05-01')));
    expect((await found('query=zephyr')).titles).toEqual(newest(119, 118, 117, 116, 115, 114, 113, 112, 111, 110));
  });

  it('are found when all were created at the same moment, as by an import', async () => {
    const { db } = app.database;
    await db
      .update(boats)
      .set({ createdAt: new Date('2026-03-01') })
      .where(like(boats.title, 'Zephyr%'));
    expect((await found('query=zephyr')).titles).toEqual(newest(119, 118, 117, 116, 115, 114, 113, 112, 111, 110));
  });
});
