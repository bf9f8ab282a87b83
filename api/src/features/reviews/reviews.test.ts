import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { agree, closeTrade, registerTraders, type Traders } from '../../testing/trades.ts';
import { remindReviewers, revealEnded } from './revealing.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

interface Closed extends Traders {
  id: number;
}

async function closed(): Promise<Closed> {
  const traders = await registerTraders(app);
  const { id } = await agree(app, traders);
  await closeTrade(app, id);
  return { ...traders, id };
}

const review = (trade: number, from: Person, about: Person, body: object = {}) =>
  app.call('POST', `/api/trades/${trade}/reviews`, {
    token: from.token,
    body: { about: about.user.id, stars: 5, ...body },
  });
const reviewsOf = async (trade: number, person: Person) =>
  (await app.call('GET', `/api/trades/${trade}/reviews`, { token: person.token })).body;
const profileOf = async (person: Person) => (await app.call('GET', `/api/people/${person.user.username}`)).body;
const publicReviewsOf = async (person: Person) =>
  (await app.call('GET', `/api/people/${person.user.username}/reviews`)).body;
const notificationsOf = async (person: Person): Promise<string[]> =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items.map(
    ({ title }: { title: string }) => title,
  );
const actionsOf = async (trade: number, person: Person) =>
  (await app.call('GET', `/api/trades/${trade}`, { token: person.token })).body.actions;
const passTime = (trade: number) =>
  app.database.pool.query(`update review_windows set closes_at = now() - interval '1 minute' where trade_id = $1`, [
    trade,
  ]);

describe('Reviews', () => {
  it('open when the trade closes, with an invitation for everyone in it', async () => {
    const traders = await registerTraders(app);
    const { id } = await agree(app, traders);
    const early = await review(id, traders.owner, traders.buyer);
    expect(early).toMatchObject({ status: 409, body: { message: expect.stringMatching(/once the trade has closed/) } });
    expect(await actionsOf(id, traders.owner)).not.toContain('review');
    await closeTrade(app, id);
    await closeTrade(app, id);
    expect(await actionsOf(id, traders.owner)).toEqual(['review']);
    expect(await notificationsOf(traders.owner)).toContain('How was your trade with Ben?');
    expect(await reviewsOf(id, traders.owner)).toMatchObject({
      closesAt: expect.any(String),
      pairs: [{ person: { firstName: 'Ben' }, written: null, received: null, actions: ['write'] }],
    });
  });

  it('stay hidden from everyone until both have written, and then show at once', async () => {
    const { id, owner, buyer } = await closed();
    const before = [await reviewsOf(id, buyer), await profileOf(buyer), await notificationsOf(buyer)];
    const trade = await app.call('GET', `/api/trades/${id}`, { token: buyer.token });
    const first = await review(id, owner, buyer, { stars: 2, text: 'Late twice.' });
    expect(first).toMatchObject({
      status: 201,
      body: { pairs: [{ written: { stars: 2, text: 'Late twice.', shown: false }, actions: ['edit'] }] },
    });
    expect([await reviewsOf(id, buyer), await profileOf(buyer), await notificationsOf(buyer)]).toEqual(before);
    const same = await app.call('GET', `/api/trades/${id}`, { token: buyer.token });
    expect(same.body).toEqual(trade.body);
    expect(await publicReviewsOf(buyer)).toEqual([]);
    expect(JSON.stringify((await app.call('POST', '/api/user/export', { token: buyer.token })).body)).not.toContain(
      'Late twice.',
    );

    await review(id, buyer, owner, { stars: 4 });
    expect(await publicReviewsOf(buyer)).toMatchObject([
      { stars: 2, text: 'Late twice.', author: { firstName: 'Olive', username: owner.user.username }, reply: null },
    ]);
    expect(await profileOf(buyer)).toMatchObject({ rating: '2.00', reviewCount: 1 });
    expect(await profileOf(owner)).toMatchObject({ rating: '4.00', reviewCount: 1 });
    expect(await notificationsOf(buyer)).toContain('Olive reviewed you');
    expect((await reviewsOf(id, owner)).pairs).toMatchObject([
      { written: { shown: true }, received: { stars: 4, text: null }, actions: ['reply', 'report'] },
    ]);
    const other = await insertBoat(app.database.db, { sellerId: owner.user.id });
    expect((await app.call('GET', `/api/boats/${other.id}`)).body.seller).toMatchObject({
      rating: '4.00',
      reviewCount: 1,
    });
  });

  it('can be changed while hidden, and not afterwards', async () => {
    const { id, owner, buyer } = await closed();
    await review(id, owner, buyer, { stars: 1, text: 'Angry.' });
    await review(id, owner, buyer, { stars: 4, text: 'Calmer now.' });
    await review(id, buyer, owner);
    expect(await publicReviewsOf(buyer)).toMatchObject([{ stars: 4, text: 'Calmer now.' }]);
    const late = await review(id, owner, buyer, { stars: 1 });
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringMatching(/public now/) } });
    expect(await profileOf(buyer)).toMatchObject({ rating: '4.00' });
  });

  it('show together when two people write at the same moment', async () => {
    const { id, owner, buyer } = await closed();
    const answers = await Promise.all([
      review(id, owner, buyer, { stars: 3 }),
      review(id, buyer, owner, { stars: 4 }),
      review(id, owner, buyer, { stars: 3 }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 201).length).toBeGreaterThan(1);
    expect(await profileOf(buyer)).toMatchObject({ rating: '3.00', reviewCount: 1 });
    expect(await profileOf(owner)).toMatchObject({ rating: '4.00', reviewCount: 1 });
  });

  it('show alone when the time is up, and none can follow', async () => {
    const { id, owner, buyer } = await closed();
    await review(id, owner, buyer, { stars: 3 });
    await passTime(id);
    const late = await review(id, buyer, owner);
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringMatching(/time for reviews/) } });
    expect(await publicReviewsOf(buyer)).toEqual([]);
    await revealEnded(app.dependencies);
    await revealEnded(app.dependencies);
    expect(await publicReviewsOf(buyer)).toMatchObject([{ stars: 3 }]);
    expect(await profileOf(buyer)).toMatchObject({ rating: '3.00', reviewCount: 1 });
  });

  it('are asked for once more, of those who have not written', async () => {
    const { id, owner, buyer } = await closed();
    await review(id, owner, buyer);
    await app.database.pool.query('update review_windows set remind_at = now() where trade_id = $1', [id]);
    await remindReviewers(app.dependencies);
    await remindReviewers(app.dependencies);
    expect(await notificationsOf(buyer)).toContain('There’s still time for your review');
    expect(await notificationsOf(owner)).not.toContain('There’s still time for your review');
  });

  it('stay possible after a block', async () => {
    const { id, owner, buyer } = await closed();
    const block = await app.call('POST', '/api/users/block', {
      token: owner.token,
      body: { blockedId: buyer.user.id },
    });
    expect(block.status).toBeLessThan(300);
    expect((await review(id, buyer, owner)).status).toBe(201);
    expect((await review(id, owner, buyer)).status).toBe(201);
    expect(await profileOf(owner)).toMatchObject({ reviewCount: 1 });
  });

  it('of a deleted account stay, without a name', async () => {
    const { id, owner, buyer } = await closed();
    await review(id, owner, buyer, { stars: 2, text: 'Never again.' });
    await review(id, buyer, owner);
    const gone = await app.call('DELETE', '/api/user', { token: owner.token, body: { password: owner.password } });
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    expect(await publicReviewsOf(buyer)).toMatchObject([
      { text: 'Never again.', author: { firstName: 'Former member', username: null, profileImageUrl: null } },
    ]);
    expect(await profileOf(buyer)).toMatchObject({ rating: '2.00', reviewCount: 1 });
    expect((await app.call('GET', `/api/people/${owner.user.username}`)).status).toBe(404);
    expect((await reviewsOf(id, buyer)).pairs).toMatchObject([{ received: { text: 'Never again.' } }]);
  });

  it.each([
    [{ stars: 0 }, /one to five/],
    [{ stars: 6 }, /one to five/],
    [{ stars: 4.5 }, /one to five/],
    [{ stars: 5, text: 'a'.repeat(2_001) }, /at most 2,000/],
    [{ stars: 5, text: 'a\0b' }, /can’t store/],
    [{ about: 'nobody' }, /somebody else/],
  ])('are refused for invalid input %#', async (body, message) => {
    const { id, owner, buyer } = await closed();
    const answer = await review(id, owner, buyer, body);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
  });

  it('cannot be about oneself, by strangers or by the broker', async () => {
    const { id, owner, buyer } = await closed();
    expect((await review(id, owner, owner)).status).toBe(400);
    const stranger = await registerPerson(app);
    const broker = await registerPerson(app);
    await app.database.pool.query('update users set is_broker = true where id = $1', [broker.user.id]);
    for (const person of [stranger, broker]) {
      expect((await review(id, person, buyer)).status).toBe(404);
      expect((await app.call('GET', `/api/trades/${id}/reviews`, { token: person.token })).status).toBe(404);
    }
  });

  it('keep markup as plain text and lose direction marks', async () => {
    const { id, owner, buyer } = await closed();
    await review(id, owner, buyer, { text: '<b>Bold</b> \u202Ereversed' });
    await review(id, buyer, owner);
    expect(await publicReviewsOf(buyer)).toMatchObject([{ text: '<b>Bold</b> reversed' }]);
  });

  it('of a ring show pair by pair', async () => {
    const { id, owner, buyer } = await closed();
    const third = await registerPerson(app, { firstName: 'Cleo' });
    await app.database.pool.query(
      `insert into trade_parties (trade_id, position, user_id, list, listed_at, review_until)
       select trade_id, 2, $2, list, listed_at, review_until from trade_parties where trade_id = $1 and position = 0`,
      [id, third.user.id],
    );
    await review(id, owner, buyer, { stars: 5 });
    await review(id, third, owner, { stars: 1 });
    expect(await actionsOf(id, owner)).toEqual(['review']);
    await review(id, buyer, owner, { stars: 4 });
    expect(await profileOf(owner)).toMatchObject({ rating: '4.00', reviewCount: 1 });
    await review(id, owner, third, { stars: 2 });
    expect(await profileOf(owner)).toMatchObject({ rating: '2.50', reviewCount: 2 });
    expect(await actionsOf(id, owner)).toEqual([]);
  });
});

describe('A reply to a review', () => {
  const reply = (person: Person, id: number, text = 'Thank you.') =>
    app.call('POST', `/api/reviews/${id}/reply`, { token: person.token, body: { text } });

  async function reviewed() {
    const trade = await closed();
    await review(trade.id, trade.owner, trade.buyer, { stars: 1, text: 'Rude.' });
    await review(trade.id, trade.buyer, trade.owner);
    const [{ id: reviewId }] = await publicReviewsOf(trade.buyer);
    return { ...trade, reviewId };
  }

  it('is written once, by the reviewed person alone', async () => {
    const { owner, buyer, reviewId } = await reviewed();
    expect((await reply(owner, reviewId)).status).toBe(404);
    expect(await reply(buyer, reviewId)).toMatchObject({ status: 201, body: { reply: { text: 'Thank you.' } } });
    expect((await reply(buyer, reviewId, 'And more.')).status).toBe(409);
    expect(await publicReviewsOf(buyer)).toMatchObject([{ reply: { text: 'Thank you.' } }]);
    expect(await notificationsOf(owner)).toContain('Ben replied to your review');
  });

  it('cannot reach a hidden review', async () => {
    const { id, owner, buyer } = await closed();
    await review(id, owner, buyer);
    const { rows } = await app.database.pool.query('select id from trade_reviews where trade_id = $1', [id]);
    expect((await reply(buyer, rows[0].id)).status).toBe(404);
    const report = { subject: 'review', subjectId: rows[0].id, reason: 'abusive' };
    expect((await app.call('POST', '/api/reports', { token: buyer.token, body: report })).status).toBe(404);
  });

  it('and its review can be reported and removed, after which the review no longer counts', async () => {
    const admin = await registerAdmin(app);
    const { owner, buyer, reviewId } = await reviewed();
    await reply(buyer, reviewId, 'Liar!');
    const report = (person: Person, subject: string) =>
      app.call('POST', '/api/reports', {
        token: person.token,
        body: { subject, subjectId: reviewId, reason: 'abusive' },
      });
    expect((await report(owner, 'review')).status).toBe(400);
    expect((await report(buyer, 'review')).status).toBe(200);
    expect((await report(owner, 'reply')).status).toBe(200);
    const { body: open } = await app.call('GET', '/api/admin/reports?status=open', { token: admin.token });
    const decide = async (subject: string) => {
      const { id } = open.find(
        (entry: { subject: string; subjectId: number }) => entry.subject === subject && entry.subjectId === reviewId,
      );
      return app.call('POST', `/api/admin/reports/${id}/decide`, { token: admin.token, body: { action: 'remove' } });
    };
    expect((await decide('reply')).status).toBe(200);
    expect(await publicReviewsOf(buyer)).toMatchObject([{ text: 'Rude.', reply: null }]);
    expect((await reply(buyer, reviewId)).status).toBe(409);
    expect((await decide('review')).status).toBe(200);
    expect(await publicReviewsOf(buyer)).toEqual([]);
    expect(await profileOf(buyer)).toMatchObject({ rating: '0.00', reviewCount: 0 });
  });
});
