import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { negotiations } from '../../../db/schema/eddy.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type BoatDraft, insertBoat } from '../../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../../testing/people.ts';
import { syncInventory } from '../../inventory/service.ts';
import { proposeNegotiated } from '../../trades/service.ts';

let app: TestApp;
let owner: Person;
let buyer: Person;
let seeker: Person;
let boatId: number;
let proposalId: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [owner, buyer, seeker] = await Promise.all([registerPerson(app), registerPerson(app), registerPerson(app)]);
  boatId = await post(owner, { title: 'Sea Otter', managementToken: `link-${owner.user.id}` });
  proposalId = await propose(boatId);
  await found(seeker, boatId);
});

async function post(seller: Person, draft: Partial<BoatDraft> = {}): Promise<number> {
  return (await insertBoat(app.database.db, { sellerId: seller.user.id, ...draft })).id;
}

/** Inserts a proposal from the buyer's agent, optionally with a boat of the buyer's in trade. */
async function propose(about: number, tradeBoatId?: number, responder = owner.user.id): Promise<number> {
  const tradeBoat = tradeBoatId === undefined ? null : { id: tradeBoatId, title: 'Tern', value: '50000.00' };
  const finalOffer = { price: '94000.00', balance: '44000.00', means: [], tradeBoat };
  const tradeId = await app.dependencies.commit((work) =>
    proposeNegotiated(work, {
      initiatorId: buyer.user.id,
      responderId: responder,
      boatId: about,
      tradeBoatId: tradeBoatId ?? null,
      cash: finalOffer.balance,
      note: null,
    }),
  );
  const [row] = await app.database.db
    .insert(negotiations)
    .values({
      initiatorUserId: buyer.user.id,
      responderUserId: responder,
      boatId: about,
      status: 'proposed',
      negotiationData: { askingPrice: '100000.00', mediated: false, rounds: 3, offers: [] },
      finalOffer,
      tradeId: tradeId ?? null,
    })
    .returning({ id: negotiations.id });
  return row?.id ?? 0;
}

const found = (person: Person, boat: number) =>
  app.database.pool.query("insert into agent_matches (user_id, boat_id, score, reason) values ($1, $2, 0.9, 'Fits.')", [
    person.user.id,
    boat,
  ]);

interface Told {
  kind: string;
  title: string;
  body: string;
  path: string;
}

async function toldTo(person: Person): Promise<Told[]> {
  const { body } = await app.call('GET', '/api/notifications', { token: person.token });
  return body.items.map(({ kind, title, body: text, path }: Told) => ({ kind, title, body: text, path }));
}

const removed: Told = {
  kind: 'trade',
  title: 'The offer for Sea Otter has ended',
  body: 'Sea Otter was removed.',
  path: expect.stringMatching(/^\/trades\/\d+$/),
};

const soon = { timeout: 15_000, interval: 100 };

const buyerAndSeekerKnow = () =>
  vi.waitFor(async () => {
    expect(await toldTo(buyer)).toEqual([removed]);
    expect(await toldTo(seeker)).toMatchObject([{ kind: 'match', title: 'Sea Otter is no longer listed' }]);
  }, soon);

describe('Deleting a boat', () => {
  it('ends its proposals and matches, and notifies everyone except the owner who deleted it', async () => {
    expect((await app.call('DELETE', `/api/boats/${boatId}`, { token: owner.token })).status).toBe(200);
    await buyerAndSeekerKnow();
    expect(await toldTo(owner)).toEqual([]);
    const { body: log } = await app.call('GET', '/api/ai-agent/log', { token: buyer.token });
    expect(log).toMatchObject([{ text: 'The proposal for Sea Otter has ended. Sea Otter was removed.' }]);
    expect((await app.call('GET', '/api/ai-agent/matches', { token: seeker.token })).body).toEqual([]);
  });

  it('also notifies the owner when an admin deletes it', async () => {
    const admin = await registerAdmin(app);
    expect((await app.call('DELETE', `/api/boats/${boatId}`, { token: admin.token })).status).toBe(200);
    await buyerAndSeekerKnow();
    expect(await toldTo(owner)).toEqual([removed]);
  });

  it('notifies everyone when the management link deletes it', async () => {
    expect((await app.call('POST', `/api/boats/manage/link-${owner.user.id}/delete`)).status).toBe(200);
    await buyerAndSeekerKnow();
    expect(await toldTo(owner)).toEqual([removed]);
  });

  it('notifies the remaining users when the owner deletes their account', async () => {
    const { status, body } = await app.call('DELETE', '/api/user', {
      token: owner.token,
      body: { password: owner.password },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await buyerAndSeekerKnow();
  });

  it('ends proposals that offered it in trade, which can still be opened', async () => {
    const tern = await post(buyer, { title: 'Tern' });
    const other = await post(owner, { title: 'Osprey' });
    const id = await propose(other, tern);
    await app.call('DELETE', `/api/boats/${tern}`, { token: buyer.token });
    await vi.waitFor(
      async () =>
        expect(await toldTo(owner)).toMatchObject([
          { kind: 'trade', title: 'The offer for Osprey has ended', body: 'Tern was removed.' },
        ]),
      soon,
    );
    const read = (which: number) => app.call('GET', `/api/negotiations/${which}`, { token: owner.token });
    expect((await read(id)).body).toMatchObject({ status: 'expired', actions: [] });
    // An unrelated proposal stays open.
    expect((await read(proposalId)).body).toMatchObject({ status: 'proposed' });
  });

  it('leaves agreed trades for other boats alone', async () => {
    const other = await post(owner, { title: 'Osprey' });
    const agreed = await propose(other);
    await app.database.pool.query("update negotiations set status = 'agreed' where id = $1", [agreed]);
    await app.call('DELETE', `/api/boats/${boatId}`, { token: owner.token });
    const { body } = await app.call('GET', `/api/negotiations/${agreed}`, { token: buyer.token });
    expect(body).toMatchObject({ status: 'agreed' });
  });
});

it('ends the proposals of a boat that its feed no longer lists', async () => {
  const { dependencies } = app;
  await syncInventory(dependencies);
  const { rows } = await app.database.pool.query<{ id: number; seller_id: string }>(
    'insert into boats (seller_id, title, price, year, make, model, location, source, external_id)' +
      " select seller_id, 'Gone', 1000, 2000, 'A', 'B', 'Tampa, FL', source, 'gone-1' from boats where source is not null limit 1 returning id, seller_id",
  );
  const { id = 0, seller_id: seller = '' } = rows[0] ?? {};
  const proposed = await propose(id, undefined, seller);
  await syncInventory(dependencies);
  await vi.waitFor(
    async () =>
      expect(await toldTo(buyer)).toMatchObject([
        { title: 'The offer for Gone has ended', body: 'Gone is no longer listed.' },
      ]),
    soon,
  );
  const { body } = await app.call('GET', `/api/negotiations/${proposed}`, { token: buyer.token });
  expect(body).toMatchObject({ status: 'expired' });
});
