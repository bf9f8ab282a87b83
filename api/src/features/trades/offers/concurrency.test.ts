import { expect, it } from 'vitest';
import { answered } from '../../../testing/answered.ts';
import { testApp } from '../../../testing/app.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

const BOATS = 10;
const TRADES = 50;
const ACCEPTANCES = 200;

it('gives exactly one agreement per boat for 200 concurrent acceptances of 50 trades over 10 boats', async () => {
  const app = await testApp();
  const owners: { person: Person; boatId: number }[] = [];
  for (let index = 0; index < BOATS; index++) {
    const person = await registerPerson(app);
    owners.push({ person, boatId: (await insertBoat(app.database.db, { sellerId: person.user.id })).id });
  }
  const trades: { id: number; owner: Person }[] = [];
  for (let index = 0; index < TRADES; index++) {
    const { person, boatId } = owners[index % BOATS] as (typeof owners)[number];
    const buyer = await registerPerson(app);
    const body = { gives: [{ kind: 'cash', amount: 1_000 + index }], gets: [{ kind: 'boat', boatId }] };
    const answer = await app.call('POST', '/api/trades', { token: buyer.token, body });
    trades.push({ id: answer.body.id, owner: person });
  }
  const answers = await Promise.all(
    Array.from({ length: ACCEPTANCES }, (_, index) => {
      const { id, owner } = trades[index % TRADES] as (typeof trades)[number];
      const accept = { token: owner.token, body: { revision: 1 } };
      return answered(() => app.call('POST', `/api/trades/${id}/accept`, accept));
    }),
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 409).map(({ body }) => body)).toEqual([]);
  const { rows: agreed } = await app.database.pool.query<{ boat_id: number; agreed: string }>(`
    select l.boat_id, count(*) as agreed from trades t join trade_legs l on l.trade_id = t.id and l.kind = 'boat'
    where t.status = 'agreed' group by l.boat_id order by l.boat_id`);
  expect(agreed.map(({ agreed: count }) => Number(count))).toEqual(Array.from({ length: BOATS }, () => 1));
  const { rows: reserved } = await app.database.pool.query('select boat_id from trade_reservations');
  expect(reserved).toHaveLength(BOATS);
  const { rows: pending } = await app.database.pool.query("select from boats where status = 'pending'");
  expect(pending).toHaveLength(BOATS);
  const { rows: backups } = await app.database.pool.query("select from trades where status = 'proposed' and backup");
  expect(backups).toHaveLength(TRADES - BOATS);
}, 120_000);
