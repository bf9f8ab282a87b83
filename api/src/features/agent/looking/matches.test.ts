import { agentLogEntry, agentMatch } from '@tradewind/contract/negotiations';
import { dollars } from '@tradewind/domain/money';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deployAgent, recallAgent } from '../../../testing/agents.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { postBoat } from '../../../testing/boats.ts';
import { insertBoat, insertUser } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { agentJobs } from '../jobs.ts';
import { findTradePartners } from '../service.ts';
import { LOOK, lookAtBoats, lookFor, queueDueLooks } from './looking.service.ts';

let app: TestApp;
let seeker: Person;
beforeAll(async () => {
  // A web process runs no jobs: the tests run them by hand.
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  await app.database.pool.query('truncate boats, agent_preferences, agent_log, notifications cascade');
  seeker = await registerPerson(app);
});

const context = () => app.dependencies;
const look = (person = seeker) => lookFor(context(), person.user.id);
const matches = async (person = seeker) => {
  const { body } = await app.call('GET', '/api/ai-agent/matches', { token: person.token });
  return z.array(agentMatch).parse(body);
};
const log = async (query = '') => {
  const { body } = await app.call('GET', `/api/ai-agent/log${query}`, { token: seeker.token });
  return z.array(agentLogEntry).parse(body);
};
const notifications = async (userId = seeker.user.id) => {
  const { rows } = await app.database.pool.query(
    'select kind, title, body, path, count::int from notifications where user_id = $1',
    [userId],
  );
  return rows;
};
const queued = async (name: string) => {
  const { rows } = await app.database.pool.query<{ data: Record<string, unknown> }>(
    'select data from pgboss.job where name = $1 order by created_on, id',
    [name],
  );
  return rows.map(({ data }) => data);
};

describe('A deployed agent', () => {
  it('finds boats whose owner accepts the user’s assets, explains why in one sentence, and notifies once', async () => {
    const boat = await insertBoat(app.database.db, { title: 'Sea Otter', tradeCategories: ['bitcoin'] });
    await insertBoat(app.database.db, { title: 'For wine', tradeCategories: ['wine'] });
    await insertBoat(app.database.db, { title: 'Too dear', price: '900000.00' });
    await insertBoat(app.database.db, { title: 'Not for trade', isAvailableForTrade: false });
    await deployAgent(app.database.db, seeker.user.id);
    for (let time = 0; time < 3; time++) await look();
    expect(await matches()).toMatchObject([
      {
        boat: { id: boat.id },
        reason:
          'The owner takes Bitcoin, which you’re offering, and $125,000 is within your range. It’s in Miami, FL, in your state.',
      },
    ]);
    expect(await notifications()).toMatchObject([
      { kind: 'match', title: 'Eddy AI found Sea Otter', path: `/boats/${boat.id}`, count: 1 },
    ]);
    expect((await log()).map(({ kind }) => kind)).toEqual(['look', 'look', 'look', 'match']);
  });

  it('announces several matches together, the best one first', async () => {
    await insertBoat(app.database.db, { title: 'Far', location: 'San Diego, CA' });
    await insertBoat(app.database.db, { title: 'Near' });
    await deployAgent(app.database.db, seeker.user.id);
    await look();
    expect(await notifications()).toMatchObject([
      {
        title: 'Eddy AI found 2 boats for you',
        body: expect.stringContaining('Near: '),
        path: '/eddy-ai?deployed=true',
      },
    ]);
  });

  it('offers the user’s own boat when both owners accept boats', async () => {
    await insertBoat(app.database.db, { sellerId: seeker.user.id, title: 'My Tern', price: '110000.00' });
    await insertBoat(app.database.db, { title: 'Sea Otter', tradeCategories: ['boats'] });
    await deployAgent(app.database.db, seeker.user.id);
    await look();
    expect(await matches()).toMatchObject([
      { boat: { title: 'Sea Otter' }, reason: expect.stringContaining('your My Tern is worth about $15,000 less') },
    ]);
  });

  it('does nothing once recalled, for suspended users, or between users with a block', async () => {
    const { db, pool } = app.database;
    const boat = await insertBoat(db);
    await deployAgent(db, seeker.user.id);
    await pool.query('insert into blocked_users (blocker_id, blocked_id) values ($1, $2)', [
      boat.sellerId,
      seeker.user.id,
    ]);
    await look();
    await lookAtBoats(context(), { ids: [boat.id] });
    expect(await matches()).toEqual([]);
    await pool.query('truncate blocked_users');
    await recallAgent(db, seeker.user.id);
    await look();
    await lookAtBoats(context(), { ids: [boat.id] });
    expect(await matches()).toEqual([]);
    const suspended = await insertUser(db, { suspended: true, suspensionReason: 'why not' });
    await deployAgent(db, suspended.id);
    await lookFor(context(), suspended.id);
    expect(await notifications(suspended.id)).toEqual([]);
  });

  it('notifies only once when two workers look at the same time', async () => {
    for (let n = 0; n < 5; n++) await insertBoat(app.database.db);
    const [boat] = (await app.database.pool.query('select id from boats')).rows;
    await deployAgent(app.database.db, seeker.user.id);
    await Promise.all([look(), look(), lookAtBoats(context(), { ids: [boat.id] }), look()]);
    expect(await matches()).toHaveLength(5);
    expect((await log()).filter(({ kind }) => kind === 'match')).toHaveLength(5);
    const [told] = await notifications();
    expect(told.count).toBeLessThanOrEqual(2);
  });

  it('leaves nothing behind when a look fails halfway, and finds everything the next time', async () => {
    await insertBoat(app.database.db);
    await deployAgent(app.database.db, seeker.user.id, { autoNegotiate: true });
    await app.database.pool.query(
      `create function die() returns trigger language plpgsql as $$ begin raise exception 'half-way'; end $$;
       create trigger die before insert on notifications for each row execute function die()`,
    );
    await expect(look()).rejects.toThrow();
    await app.database.pool.query('drop trigger die on notifications; drop function die');
    expect(await matches()).toEqual([]);
    expect(await log()).toEqual([]);
    await look();
    expect(await matches()).toHaveLength(1);
  });

  it('finds nothing for a nonsensical price range, without failing', async () => {
    await insertBoat(app.database.db);
    for (const [priceRangeMin, priceRangeMax] of [
      ['0.00', '0.00'],
      ['-5.00', '-1.00'],
      ['9999999999.00', '9999999999.99'],
    ]) {
      await deployAgent(app.database.db, seeker.user.id, { priceRangeMin, priceRangeMax });
      await look();
      expect(await matches()).toEqual([]);
    }
    await deployAgent(app.database.db, seeker.user.id, {
      priceRangeMin: null,
      priceRangeMax: null,
      preferredTradeCategories: [],
      preferredLocations: [],
    });
    await look();
    expect(await matches()).toHaveLength(1);
  });

  it('pauses while Eddy AI is off', async () => {
    const { db } = app.database;
    await deployAgent(db, seeker.user.id);
    const lookAsJob = async (enabled: boolean) => {
      const { config } = app.dependencies;
      const list = agentJobs({ ...app.dependencies, config: { ...config, eddy: { ...config.eddy, enabled } } });
      await list.find(({ name }) => name === LOOK)?.run({ userId: seeker.user.id });
    };
    await lookAsJob(false);
    expect(await log()).toEqual([]);
    await lookAsJob(true);
    expect(await log()).toHaveLength(1);
  });

  it('hides matches that are no longer listed', async () => {
    const boat = await insertBoat(app.database.db);
    await deployAgent(app.database.db, seeker.user.id);
    await look();
    await app.database.pool.query("update boats set status = 'sold' where id = $1", [boat.id]);
    expect(await matches()).toEqual([]);
  });

  it('announces at most the ten best matches, and its log can be paged', async () => {
    for (let n = 0; n < 12; n++) await insertBoat(app.database.db);
    await deployAgent(app.database.db, seeker.user.id);
    await look();
    expect(await matches()).toHaveLength(10);
    await look();
    expect(await matches()).toHaveLength(12);
    const first = await log('?limit=5');
    const rest = await log(`?before=${first.at(-1)?.id}`);
    expect(first).toHaveLength(5);
    expect(rest).toHaveLength(9);
  });
});

describe('An agent looks', () => {
  it('when it is deployed, when its preferences change, and daily', async () => {
    const { db, pool } = app.database;
    const due = async () => {
      await pool.query("delete from pgboss.job where name = 'agent-look'");
      await queueDueLooks(context());
      return queued('agent-look');
    };
    expect(await due()).toEqual([]);
    await deployAgent(db, seeker.user.id);
    expect(await due()).toEqual([{ userId: seeker.user.id }]);
    await look();
    expect(await due()).toEqual([]);
    await deployAgent(db, seeker.user.id, { priceRangeMax: '300000.00', updatedAt: new Date(Date.now() + 5) });
    expect(await due()).toHaveLength(1);
    await pool.query(
      "update agent_preferences set updated_at = now() - interval '3 days', deployed_at = now() - interval '3 days'",
    );
    expect(await due()).toEqual([]);
    await pool.query("update agent_log set created_at = now() - interval '25 hours'");
    expect(await due()).toHaveLength(1);
  });

  it('at a boat that is posted and edited in quick succession, in few jobs', async () => {
    const owner = await registerPerson(app);
    await deployAgent(app.database.db, seeker.user.id);
    const boat = await postBoat(app, owner);
    let { version } = boat;
    for (let price = 150_000; price < 150_005; price++) {
      const edit = await app.call('PATCH', `/api/boats/${boat.id}`, { token: owner.token, body: { version, price } });
      version = edit.body.version;
    }
    const jobs = await queued('agent-look-at-boats');
    expect(jobs.every((data) => JSON.stringify(data) === JSON.stringify({ ids: [boat.id] }))).toBe(true);
    expect(jobs.length).toBeLessThanOrEqual(3);
    await lookAtBoats(context(), { ids: [boat.id] });
    expect(await matches()).toMatchObject([{ boat: { id: boat.id } }]);
    expect(await matches(owner)).toEqual([]);
  });

  it('at all boats of a sync', async () => {
    const since = new Date();
    await insertBoat(app.database.db, { updatedAt: new Date(since.getTime() - 1_000), title: 'Old' });
    await insertBoat(app.database.db, { updatedAt: new Date(since.getTime() + 1_000), title: 'New' });
    await deployAgent(app.database.db, seeker.user.id);
    await lookAtBoats(context(), { since });
    expect(await matches()).toMatchObject([{ boat: { title: 'New' } }]);
  });
});

describe('The search for trade partners', () => {
  it('applies the agent’s rule to the given offer and saves nothing', async () => {
    const { db } = app.database;
    const mine = await insertBoat(db, { sellerId: seeker.user.id, title: 'My Tern', tradeCategories: ['boats'] });
    const art = await insertBoat(db, { sellerId: seeker.user.id, title: 'For art', tradeCategories: ['art'] });
    await insertBoat(db, { title: 'Takes boats', tradeCategories: ['boats'], price: '130000.00' });
    await insertBoat(db, { title: 'Takes expensive boats', tradeCategories: ['boats'], price: '930000.00' });
    await insertBoat(db, { title: 'Takes wine', tradeCategories: ['wine'] });
    const titles = async (given: Parameters<typeof findTradePartners>[2]) =>
      (await findTradePartners(db, seeker.user.id, given)).map(({ boat }) => boat.title);
    expect(await titles({ boatId: mine.id })).toEqual(['Takes boats']);
    expect(await titles({ boatId: art.id })).toEqual([]);
    expect(await titles({ asset: 'wine', worth: dollars(120_000) })).toEqual(['Takes wine']);
    expect(await titles({ asset: 'wine', worth: dollars(20_000) })).toEqual([]);
    expect(await matches()).toEqual([]);
  });

  it('leaves out blocked owners', async () => {
    const { db } = app.database;
    const { sellerId } = await insertBoat(db, { title: 'Takes wine', tradeCategories: ['wine'] });
    const given = { asset: 'wine', worth: dollars(120_000) };
    expect(await findTradePartners(db, seeker.user.id, given)).toHaveLength(1);
    await app.call('POST', '/api/users/block', { token: seeker.token, body: { blockedId: sellerId } });
    expect(await findTradePartners(db, seeker.user.id, given)).toEqual([]);
  });
});

it('refuses to list matches and log without a sign-in or with an invalid limit', async () => {
  for (const path of ['matches', 'log']) expect((await app.call('GET', `/api/ai-agent/${path}`)).status).toBe(401);
  expect((await app.call('GET', '/api/ai-agent/log?limit=0', { token: seeker.token })).status).toBe(400);
});
