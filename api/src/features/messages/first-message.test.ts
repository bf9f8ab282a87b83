import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { negotiations } from '../../db/schema/eddy.ts';
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
const negotiate = (status: string) =>
  app.database.db
    .insert(negotiations)
    .values({ initiatorUserId: buyer.user.id, responderUserId: owner.user.id, boatId, status });

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
    ['confirmed_by_initiator', 200],
    ['agreed', 200],
    ['proposed', 403],
    ['confirmed_by_responder', 403],
    ['declined', 403],
  ])('writes first to a buyer whose proposal is %s: %i', async (status, expected) => {
    await negotiate(status);
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
    await negotiate('agreed');
    await setStatus(status);
    expect((await send(buyer, owner)).status).toBe(200);
  });
});
