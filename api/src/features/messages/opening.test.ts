import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { messagesOfUser } from './limits.ts';

let app: TestApp;
let owner: Person;
let trader: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [owner, trader] = await Promise.all([registerPerson(app), registerPerson(app)]);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id })).id;
});

const open = (from = trader, content = 'Hi! I would like to discuss possible trades.') =>
  app.call('POST', '/api/messages', {
    token: from.token,
    body: { boatId, receiverId: owner.user.id, content, opening: true },
  });
const contents = async () => {
  const { body } = await app.call('GET', `/api/messages/boat/${boatId}`, { token: owner.token });
  return body.map(({ content }: { content: string }) => content);
};

describe('An opening message', () => {
  it('is sent if there is no conversation yet', async () => {
    const { status, body } = await open();
    expect(status).toBe(200);
    expect(body.alreadyOpen).toBeUndefined();
    expect(await contents()).toEqual([body.content]);
  });

  it('is sent once, even when several tabs send it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => open()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.alreadyOpen)).toHaveLength(5);
    expect(await contents()).toHaveLength(1);
  });

  it('is sent once, even if its text has changed with the price', async () => {
    await open(trader, 'listed at $84,501');
    expect((await open(trader, 'listed at $79,000')).body).toMatchObject({
      alreadyOpen: true,
      content: 'listed at $84,501',
    });
    expect(await contents()).toEqual(['listed at $84,501']);
  });

  it('finds the conversation even if the boat is paused or the other person blocked the sender', async () => {
    await open();
    await app.database.pool.query("update boats set status = 'paused' where id = $1", [boatId]);
    expect((await open()).body).toMatchObject({ alreadyOpen: true });
    await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: trader.user.id } });
    expect((await open()).body).toMatchObject({ alreadyOpen: true });
  });

  it('opens a separate conversation for each person and boat', async () => {
    await open();
    expect((await open(await registerPerson(app))).body.alreadyOpen).toBeUndefined();
    boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id })).id;
    expect((await open()).body.alreadyOpen).toBeUndefined();
  });
});

it('does not count against the limit if nothing is sent', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const [seller, buyer] = [await registerPerson(limited), await registerPerson(limited)];
  const boat = await insertBoat(limited.database.db, { sellerId: seller.user.id });
  const body = { boatId: boat.id, receiverId: seller.user.id, content: 'Hi!', opening: true };
  for (let press = 0; press < messagesOfUser.most + 2; press++) {
    expect((await limited.call('POST', '/api/messages', { token: buyer.token, body })).status).toBe(200);
  }
});
