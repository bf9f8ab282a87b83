import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let people: { person: Person; boatId: number }[];

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  people = [];
  for (const firstName of ['Ann', 'Ben', 'Cleo']) {
    const person = await registerPerson(app, { firstName });
    people.push({ person, boatId: (await insertBoat(app.database.db, { sellerId: person.user.id })).id });
  }
});

interface Step {
  action: 'propose' | 'accept' | 'counter' | 'decline' | 'withdraw' | 'cancel';
  by: number;
  with: number;
  swap: boolean;
  cash: number;
  /** Which of the trades made so far, and how far behind its newest revision. */
  trade: number;
  behind: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(
    'propose',
    'propose',
    'accept',
    'accept',
    'accept',
    'counter',
    'decline',
    'withdraw',
    'cancel',
  ),
  by: fc.nat(2),
  with: fc.nat(2),
  swap: fc.boolean(),
  cash: fc.integer({ min: 1, max: 5 }),
  trade: fc.nat(9),
  behind: fc.constantFrom(0, 0, 0, 0, 1),
});

const query = async <T extends object>(text: string) => (await app.database.pool.query<T>(text)).rows;

let keys = 0;

/** Sends the same request twice, as a shaky network does. */
async function run({ action, by, with: other, swap, cash, trade, behind }: Step): Promise<void> {
  const { person, boatId } = people[by] as (typeof people)[number];
  const theirs = people[other] as (typeof people)[number];
  const made = await query<{ id: number; revision: number }>('select id, revision from trades order by id');
  const target = made[trade % Math.max(made.length, 1)];
  const sides = {
    gives: [...(swap ? [{ kind: 'boat', boatId }] : []), { kind: 'cash', amount: cash }],
    gets: [{ kind: 'boat', boatId: theirs.boatId }],
  };
  if (action !== 'propose' && !target) return;
  const revision = Math.max((target?.revision ?? 1) - behind, 1);
  const path = action === 'propose' ? '/api/trades' : `/api/trades/${target?.id}/${action}`;
  const body = action === 'propose' ? sides : action === 'counter' ? { ...sides, revision } : { revision };
  const headers = { 'idempotency-key': `step-${++keys}` };
  const send = () => app.call('POST', path, { token: person.token, body, headers });
  const first = await send();
  expect([200, 201, 400, 403, 404, 409], JSON.stringify(first.body)).toContain(first.status);
  const before = await stateOfEverything();
  await send();
  expect(await stateOfEverything()).toEqual(before);
}

const stateOfEverything = async () => ({
  trades: await query('select id, status, revision, backup from trades order by id'),
  acceptances: await query('select trade_id, revision, position from trade_acceptances order by 1, 2, 3'),
  legs: await query('select count(*) from trade_legs'),
  messages: await query('select count(*) from messages'),
  reservations: await query('select trade_id, boat_id from trade_reservations order by 2'),
});

async function expectInvariants(): Promise<void> {
  const twice = await query(`
    select l.boat_id from trades t join trade_legs l on l.trade_id = t.id and l.revision = t.revision
    where t.status = 'agreed' and l.boat_id is not null group by l.boat_id having count(distinct t.id) > 1`);
  expect(twice, 'a boat in two agreed trades').toEqual([]);
  const unaccepted = await query(`
    select t.id from trades t join trade_parties p on p.trade_id = t.id
    left join trade_acceptances a on a.trade_id = t.id and a.revision = t.revision and a.position = p.position
    where t.status = 'agreed' and a.trade_id is null`);
  expect(unaccepted, 'an agreement without everyone’s yes to its revision').toEqual([]);
  const unreserved = await query(`
    (select l.boat_id, t.id from trades t join trade_legs l on l.trade_id = t.id and l.revision = t.revision
      where t.status = 'agreed' and l.boat_id is not null except select boat_id, trade_id from trade_reservations)
    union all (select boat_id, trade_id from trade_reservations except
      select l.boat_id, t.id from trades t join trade_legs l on l.trade_id = t.id and l.revision = t.revision where t.status = 'agreed')
    union all (select id, 0 from boats where (status = 'pending') <> exists (select from trade_reservations r where r.boat_id = boats.id))`);
  expect(unreserved, 'reservations, agreements and pending boats differ').toEqual([]);
  const misplaced = await query(`
    select t.id from trades t where t.status = 'proposed' and t.backup <> exists (
      select from trade_legs l join trade_reservations r on r.boat_id = l.boat_id
      where l.trade_id = t.id and l.revision = t.revision)`);
  expect(misplaced, 'backups are the proposals with a reserved item').toEqual([]);
  for (const { person } of people) {
    const { body } = await app.call('GET', '/api/trades?limit=100', { token: person.token });
    const own = await query<{ trade_id: number }>(
      `select trade_id from trade_parties where user_id = '${person.user.id}' order by trade_id`,
    );
    expect(body.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)).toEqual(
      own.map(({ trade_id }) => trade_id),
    );
  }
}

it('keeps every invariant through any sequence of actions, each sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      await app.database.pool.query(
        `truncate messages, idempotency_keys, closings cascade; delete from trade_reservations; delete from trades;
         update boats set status = 'active'`,
      );
      for (const one of steps) {
        await run(one);
        await expectInvariants();
      }
    }),
    { numRuns: 8 },
  );
}, 300_000);
