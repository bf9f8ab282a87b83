import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let owner: Person;
let buyer: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  [owner, buyer] = await Promise.all([registerPerson(app), registerPerson(app)]);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id })).id;
});

const send = (from: Person, to: Person, about = boatId) =>
  app.call('POST', '/api/messages', {
    token: from.token,
    body: { boatId: about, receiverId: to.user.id, content: 'Hello' },
  });
const setStatus = (status: string) =>
  app.database.pool.query('update boats set status = $1 where id = $2', [status, boatId]);
/** A trade between the two over the boat, accepted by these. */
async function trade(status: string, acceptedBy: readonly Person[]): Promise<void> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    "insert into trades (kind, status, subject_id) values ('negotiation', $1, $2) returning id",
    [status, boatId],
  );
  const id = rows[0]?.id;
  await app.database.pool.query('insert into trade_revisions (trade_id, number) values ($1, 1)', [id]);
  for (const [position, person] of [buyer, owner].entries()) {
    await app.database.pool.query(
      "insert into trade_parties (trade_id, position, user_id, list, listed_at) values ($1, $2, $3, 'open', now())",
      [id, position, person.user.id],
    );
    if (acceptedBy.includes(person))
      await app.database.pool.query('insert into trade_acceptances (trade_id, revision, position) values ($1, 1, $2)', [
        id,
        position,
      ]);
  }
}

describe('A seller', () => {
  it('cannot write to strangers', async () => {
    expect(await send(owner, buyer)).toMatchObject({
      status: 403,
      body: { message: 'You can only reply to people who wrote to you about this boat.' },
    });
  });

  it('replies to people who wrote about the boat, but not about another one', async () => {
    const other = await insertBoat(app.database.db, { sellerId: owner.user.id });
    await send(buyer, owner);
    expect((await send(owner, buyer)).status).toBe(200);
    expect((await send(owner, buyer, other.id)).status).toBe(403);
  });

  it.each([
    ['proposed and accepted by the buyer', 'proposed', () => [buyer], 200],
    ['agreed', 'agreed', () => [buyer, owner], 200],
    ['proposed', 'proposed', () => [], 403],
    ['proposed and accepted by the owner', 'proposed', () => [owner], 403],
    ['declined', 'declined', () => [buyer], 403],
  ])('asks a buyer with whom a trade is %s: %s', async (_name, status, acceptedBy, expected) => {
    await trade(status, acceptedBy());
    expect((await send(owner, buyer)).status).toBe(expected);
  });
});

describe.each(['paused', 'sold', 'retired'])('About a %s boat', (status) => {
  it('strangers cannot start a conversation', async () => {
    await setStatus(status);
    expect(await send(buyer, owner)).toMatchObject({
      status: 403,
      body: { message: 'This boat isn’t listed right now, so you can’t start a conversation about it.' },
    });
  });

  it('people can continue a conversation', async () => {
    await send(buyer, owner);
    await setStatus(status);
    expect((await send(owner, buyer)).status).toBe(200);
    expect((await send(buyer, owner)).status).toBe(200);
  });

  it('people with an agreed trade can write', async () => {
    await trade('agreed', [buyer, owner]);
    await setStatus(status);
    expect((await send(buyer, owner)).status).toBe(200);
  });
});
