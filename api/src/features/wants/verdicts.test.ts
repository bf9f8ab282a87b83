import { verdict } from '@tradewind/contract/wants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { WANTS } from './limits.ts';

let app: TestApp;
let person: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  person = await registerPerson(app);
  boatId = (await insertBoat(app.database.db, { title: 'Sea Otter', price: '100000.00' })).id;
});

const say = (id: number, body: unknown, who = person) =>
  app.call('PUT', `/api/wants/verdicts/${id}`, { token: who.token, body });
const takeBack = (id: number, who = person) => app.call('DELETE', `/api/wants/verdicts/${id}`, { token: who.token });
const list = async (query = '', who = person) => {
  const { body, headers } = await app.call('GET', `/api/wants/verdicts${query}`, { token: who.token });
  return { verdicts: z.array(verdict).parse(body), link: headers.link };
};

describe('A verdict', () => {
  it('can be given, changed, listed with its boat and withdrawn', async () => {
    expect((await say(boatId, { verdict: 'yes', cash: '15000' })).body).toMatchObject({
      boatId,
      title: 'Sea Otter',
      price: '100000.00',
      verdict: 'yes',
      cash: '15000.00',
    });
    await say(boatId, { verdict: 'no' });
    const another = (await insertBoat(app.database.db)).id;
    await say(another, { verdict: 'yes' });
    const expected = [
      { boatId: another, verdict: 'yes', cash: null },
      { boatId, verdict: 'no', cash: null },
    ];
    expect((await list()).verdicts).toMatchObject(expected);
    expect((await app.call('GET', '/api/wants', { token: person.token })).body.verdicts).toMatchObject(expected);
    const one = () => app.call('GET', `/api/wants/verdicts/${boatId}`, { token: person.token });
    expect((await one()).body).toMatchObject({ verdict: { boatId, verdict: 'no' } });
    for (let times = 0; times < 2; times++) expect((await takeBack(boatId)).status).toBe(200);
    expect((await one()).body).toEqual({ verdict: null });
    expect((await list()).verdicts).toMatchObject([{ boatId: another }]);
  });

  it('is listed in pages', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { id } = await insertBoat(app.database.db);
      ids.unshift(id);
      await say(id, { verdict: 'no' });
    }
    const seen: number[] = [];
    let next: string | undefined = '?limit=2';
    for (let pages = 0; next !== undefined && pages < 5; pages++) {
      const { verdicts, link } = await list(next);
      seen.push(...verdicts.map((one) => one.boatId));
      next = /\?[^>]+/.exec(String(link ?? ''))?.[0];
    }
    expect(seen).toEqual(ids);
    expect((await app.call('GET', '/api/wants/verdicts?cursor=nonsense', { token: person.token })).status).toBe(400);
  });

  it('is private to each user', async () => {
    const stranger = await registerPerson(app);
    await say(boatId, { verdict: 'yes', cash: '15123.00' });
    expect((await list('', stranger)).verdicts).toEqual([]);
    await takeBack(boatId, stranger);
    expect((await list()).verdicts).toHaveLength(1);
    const { body } = await app.call('POST', '/api/user/export', { token: stranger.token });
    expect(JSON.stringify(body)).not.toContain('15123');
    const own = await app.call('POST', '/api/user/export', { token: person.token });
    expect(own.body.verdicts).toMatchObject([{ boatId, verdict: 'yes', cash: '15123.00' }]);
    expect((await app.call('GET', `/api/boats/${boatId}`, { token: stranger.token })).body).not.toHaveProperty(
      'verdict',
    );
  });

  it.each([
    ['no verdict', {}],
    ['an unknown verdict', { verdict: 'maybe' }],
    ['a negative amount', { verdict: 'yes', cash: -1 }],
    ['an amount with a no', { verdict: 'no', cash: 5 }],
  ])('is refused with %s', async (_what, body) => {
    expect((await say(boatId, body)).status).toBe(400);
    expect((await list()).verdicts).toEqual([]);
  });

  it('is refused for the user’s own boat and for an unavailable one', async () => {
    const own = (await insertBoat(app.database.db, { sellerId: person.user.id })).id;
    expect(await say(own, { verdict: 'yes' })).toMatchObject({
      status: 409,
      body: { message: 'This is your own boat.' },
    });
    const paused = (await insertBoat(app.database.db, { status: 'paused' })).id;
    for (const id of [paused, 2_000_000_000]) expect((await say(id, { verdict: 'yes' })).status).toBe(404);
    expect((await app.call('PUT', `/api/wants/verdicts/${boatId}`, { body: { verdict: 'yes' } })).status).toBe(401);
    expect((await app.call('DELETE', `/api/wants/verdicts/${boatId}`)).status).toBe(401);
  });

  it('hides the price of an unavailable boat, and disappears once the boat is removed or its seller suspended', async () => {
    await say(boatId, { verdict: 'yes' });
    const set = (change: string) => app.database.pool.query(`update boats set ${change} where id = $1`, [boatId]);
    await set("status = 'paused'");
    expect((await list()).verdicts).toMatchObject([{ title: 'Sea Otter', listed: false, price: null }]);
    await set("removed_at = now(), removal_reason = 'stolen'");
    expect((await list()).verdicts).toEqual([]);
    await set('removed_at = null, removal_reason = null');
    await app.database.pool.query(
      "update users set suspended = true, suspension_reason = 'why' where id = (select seller_id from boats where id = $1)",
      [boatId],
    );
    expect((await list()).verdicts).toEqual([]);
    expect((await takeBack(boatId)).status).toBe(200);
  });

  it('is limited in number', async () => {
    await app.database.pool.query(
      `with seller as (select seller_id from boats where id = $2), many as (
         insert into boats (seller_id, title, price, year, make, model, location)
         select seller_id, 'Boat', 1000, 2000, 'Make', 'Model', 'Town' from seller, generate_series(1, ${WANTS.verdictsOfUser}) returning id)
       insert into verdicts (user_id, boat_id, verdict) select $1, id, 'no' from many`,
      [person.user.id, boatId],
    );
    expect(await say(boatId, { verdict: 'no' })).toMatchObject({
      status: 409,
      body: { message: 'You’ve answered about 5,000 boats. Please take some answers back first.' },
    });
    const [newest] = (await list('?limit=1')).verdicts;
    expect((await say(newest?.boatId ?? 0, { verdict: 'yes' })).status).toBe(200);
  });

  it('is stored once when it is given many times at once', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map((cash) => say(boatId, { verdict: 'yes', cash })));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect((await list()).verdicts).toHaveLength(1);
  });
});
