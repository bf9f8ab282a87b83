import { negotiation, negotiationDetail } from '@tradewind/contract/negotiations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deployAgent, recallAgent } from '../../../testing/agents.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertBoat } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { expireProposals } from '../../trades/service.ts';
import { lookFor } from '../looking/looking.service.ts';
import { negotiateFor } from './negotiating.service.ts';

let app: TestApp;
let buyer: Person;
let owner: Person;
let stranger: Person;
let boatId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  stranger = await registerPerson(app);
});
beforeEach(async () => {
  await app.database.pool.query('truncate agent_preferences, agent_log, notifications, blocked_users cascade');
  // The ledger, which refers to trades, refuses to be truncated.
  await app.database.pool.query(
    'truncate closings cascade; delete from trade_reservations; delete from trades; delete from boats',
  );
  await app.database.pool.query('delete from pgboss.job');
  [buyer, owner] = await Promise.all([
    registerPerson(app, { firstName: 'Bea' }),
    registerPerson(app, { firstName: 'Olive' }),
  ]);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id, title: 'Sea Otter', price: '100000.00' })).id;
});

const context = () => app.dependencies;
/** Both let their agents negotiate; the owner takes at least 90,000, the buyer gives at most 98,000. */
async function deployBoth(buyers = {}, owners = {}): Promise<void> {
  const { db } = app.database;
  await deployAgent(db, buyer.user.id, { autoNegotiate: true, priceRangeMax: '98000.00', ...buyers });
  await deployAgent(db, owner.user.id, { autoNegotiate: true, priceRangeMin: '20000.00', ...owners });
}
const bargain = (person = buyer, boat = boatId) => negotiateFor(context(), person.user.id, boat);
const list = async (person: Person) => {
  const { body } = await app.call('GET', '/api/negotiations', { token: person.token });
  return z.array(negotiation).parse(body);
};
async function proposal(buyers = {}, owners = {}): Promise<number> {
  await deployBoth(buyers, owners);
  await bargain();
  return (await list(buyer))[0]?.id ?? 0;
}
const read = (person: Person, id: number) => app.call('GET', `/api/negotiations/${id}`, { token: person.token });
const answer = (person: Person, id: number, action: string) =>
  app.call('POST', `/api/negotiations/${id}/${action}`, { token: person.token });
const toldTo = async (person: Person) => {
  const { rows } = await app.database.pool.query<{ title: string }>(
    'select title from notifications where user_id = $1 order by id',
    [person.user.id],
  );
  return rows.map(({ title }) => title);
};

describe('A negotiation between two agents', () => {
  it('publishes every step to both parties and nobody else', async () => {
    const heard = async () => {
      const { rows } = await app.database.pool.query<{ user_id: string }>(
        "delete from events where kind = 'agent.changed' returning user_id",
      );
      return rows.map(({ user_id }) => user_id).sort();
    };
    const both = [buyer.user.id, owner.user.id].sort();
    await heard();
    const id = await proposal();
    expect(await heard()).toEqual(both);
    await answer(buyer, id, 'confirm');
    expect(await heard()).toEqual(both);
    await answer(owner, id, 'confirm');
    expect(await heard()).toEqual(both);
    await lookFor(context(), buyer.user.id);
    expect(await heard()).toEqual([buyer.user.id]);
  });

  it('ends in a proposal between both limits, which notifies both and waits for both', async () => {
    await proposal();
    expect(await list(buyer)).toMatchObject([
      {
        role: 'initiator',
        status: 'proposed',
        boat: { id: boatId, title: 'Sea Otter' },
        otherParty: { firstName: 'Olive' },
        finalOffer: { tradeBoat: null, means: ['Boats', 'Bitcoin'] },
        mediated: true,
        rounds: 3,
        actions: ['confirm', 'decline'],
      },
    ]);
    const [proposed] = await list(owner);
    expect(proposed).toMatchObject({ role: 'responder', otherParty: { firstName: 'Bea' } });
    expect(Number(proposed?.finalOffer?.price)).toBeGreaterThan(90_000);
    expect(Number(proposed?.finalOffer?.price)).toBeLessThan(98_000);
    expect(proposed?.finalOffer?.balance).toBe(proposed?.finalOffer?.price);
    for (const person of [buyer, owner]) expect(await toldTo(person)).toEqual(['Trade proposed for Sea Otter']);
    expect(await list(stranger)).toEqual([]);
  });

  it('is a trade, to which its notifications lead, from the proposal to the agreement', async () => {
    const id = await proposal();
    const { tradeId } = (await read(buyer, id)).body;
    const paths = async () => {
      const { rows } = await app.database.pool.query<{ path: string }>('delete from notifications returning path');
      return rows.map(({ path }) => path);
    };
    const opened = `/trades/${tradeId}`;
    expect(await paths()).toEqual([opened, opened]);
    await answer(buyer, id, 'confirm');
    expect(await paths()).toEqual([opened]);
    await answer(owner, id, 'confirm');
    expect(await paths()).toEqual([opened, opened]);
  });

  it('is confirmed by the author of a counteroffer, and waits for the other side', async () => {
    const id = await proposal();
    const before = (await read(owner, id)).body;
    await answer(owner, id, 'confirm');
    const { legs } = (await app.call('GET', `/api/trades/${before.tradeId}`, { token: buyer.token })).body;
    const { boatId } = legs.find(({ kind }: { kind: string }) => kind === 'boat');
    const counter = { revision: 1, gives: [{ kind: 'cash', amount: 80_000 }], gets: [{ kind: 'boat', boatId }] };
    const answered = await app.call('POST', `/api/trades/${before.tradeId}/counter`, {
      token: buyer.token,
      body: counter,
    });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    expect((await read(owner, id)).body.status).toBe('confirmed_by_initiator');
  });

  it('offers each side only answers that are taken after a counteroffer', async () => {
    const id = await proposal();
    await answer(owner, id, 'confirm');
    const { tradeId } = (await read(owner, id)).body;
    const body = { revision: 1, gives: [{ kind: 'cash', amount: 80_000 }], gets: [{ kind: 'boat', boatId }] };
    await app.call('POST', `/api/trades/${tradeId}/counter`, { token: buyer.token, body });
    for (const person of [owner, buyer]) expect((await read(person, id)).body.actions).toEqual(['decline']);
    const trade = await app.call('GET', `/api/trades/${tradeId}`, { token: owner.token });
    expect(trade.body.actions).toEqual(['accept', 'counter', 'decline']);
    expect((await answer(buyer, id, 'decline')).body).toMatchObject({ status: 'declined', actions: [] });
  });

  it('ends when its trade expires because of a new offer', async () => {
    const id = await proposal();
    await app.database.pool.query("update trades set expires_at = now() - interval '1 second'");
    const body = { gives: [{ kind: 'cash', amount: 80_000 }], gets: [{ kind: 'boat', boatId }] };
    const offer = await app.call('POST', '/api/trades', { token: buyer.token, body });
    expect(offer.status, JSON.stringify(offer.body)).toBe(201);
    expect((await read(buyer, id)).body).toMatchObject({ status: 'expired', actions: [] });
  });

  it('has a transcript for its two parties that reveals no limits', async () => {
    const id = await proposal({ priceRangeMax: '98123.45' }, { priceRangeMin: '91234.56' });
    const secrets = /98123|91234|limit|strategy|share|nash|fair/i;
    const { body } = await read(buyer, id);
    const { transcript } = negotiationDetail.parse(body);
    expect(transcript.map(({ by }) => by)).toEqual(['you', 'them', 'you', 'them']);
    const mirrored = (await read(owner, id)).body.transcript;
    expect(mirrored.map(({ by }: { by: string }) => by)).toEqual(['them', 'you', 'them', 'you']);
    for (const person of [buyer, owner]) {
      const text = JSON.stringify((await read(person, id)).body);
      expect(text).not.toMatch(secrets);
      const { body: exported } = await app.call('POST', '/api/user/export', { token: person.token });
      expect(exported.negotiations).toHaveLength(1);
      expect(JSON.stringify(exported.negotiations)).not.toMatch(secrets);
    }
    expect((await read(stranger, id)).status).toBe(404);
    expect((await app.call('GET', `/api/negotiations/${id}`)).status).toBe(401);
  });

  it('offers the buyer’s own boat plus the balance if it is worth no more', async () => {
    const own = { sellerId: buyer.user.id, title: 'My Tern', price: '70000.00', tradeCategories: ['boats'] };
    const { id } = await insertBoat(app.database.db, own);
    await proposal();
    const [found] = await list(buyer);
    expect(found?.finalOffer?.tradeBoat).toEqual({ id, title: 'My Tern', value: '70000.00' });
    expect(Number(found?.finalOffer?.price) - Number(found?.finalOffer?.balance)).toBe(70_000);
  });

  it('is not mediated if a limit is missing', async () => {
    await deployBoth(
      { priceRangeMax: null, tradingStrategy: 'patient' },
      { priceRangeMin: null, tradingStrategy: 'patient' },
    );
    await bargain();
    expect(await list(buyer)).toMatchObject([{ mediated: false, status: 'proposed' }]);
  });

  it('takes no more rounds than either party allows', async () => {
    await deployBoth({ maxNegotiationRounds: 8 }, { maxNegotiationRounds: 2 });
    await bargain();
    const [found] = await list(buyer);
    expect(found?.rounds).toBe(2);
    expect((await read(buyer, found?.id ?? 0)).body.transcript).toHaveLength(2);
  });

  it.each([
    ['the buyer does not let the agent negotiate', () => deployBoth({ autoNegotiate: false })],
    ['the owner does not let the agent negotiate', () => deployBoth({}, { autoNegotiate: false })],
    ['the limits leave no room', () => deployBoth({ priceRangeMax: '89000.00' })],
    ['the two accept no common asset', () => deployBoth({ preferredTradeCategories: ['fine-art'] })],
    [
      'the buyer was recalled',
      async () => {
        await deployBoth();
        await recallAgent(app.database.db, buyer.user.id);
      },
    ],
    [
      'one has blocked the other',
      async () => {
        await deployBoth();
        await app.database.pool.query('insert into blocked_users (blocker_id, blocked_id) values ($1, $2)', [
          owner.user.id,
          buyer.user.id,
        ]);
      },
    ],
    [
      'the boat is paused',
      async () => {
        await deployBoth();
        await app.database.pool.query("update boats set status = 'paused'");
      },
    ],
    [
      'the owner is suspended',
      async () => {
        await deployBoth();
        await app.database.pool.query("update users set suspended = true, suspension_reason = 'why' where id = $1", [
          owner.user.id,
        ]);
      },
    ],
  ])('does not begin if %s', async (_why, prepare) => {
    await prepare();
    await bargain();
    expect(await list(buyer)).toEqual([]);
    expect(await toldTo(owner)).toEqual([]);
  });

  it('happens at most once a week between the same two people', async () => {
    const id = await proposal();
    const { id: another } = await insertBoat(app.database.db, { sellerId: owner.user.id, price: '96000.00' });
    await answer(owner, id, 'decline');
    await bargain(buyer, another);
    expect(await list(buyer)).toHaveLength(1);
    await app.database.pool.query("update negotiations set created_at = created_at - interval '7 days'");
    await app.database.pool.query("update agent_bargains set tried_at = tried_at - interval '7 days'");
    await bargain(buyer, another);
    expect(await list(buyer)).toHaveLength(2);
  });

  it('happens once, even if many workers try at once in either direction', async () => {
    const { id: theirs } = await insertBoat(app.database.db, { sellerId: buyer.user.id, price: '95000.00' });
    await deployBoth({ priceRangeMin: '1.00' }, { priceRangeMax: '500000.00' });
    await Promise.all([bargain(), bargain(), bargain(owner, theirs), bargain(), bargain(owner, theirs)]);
    expect(await list(buyer)).toHaveLength(1);
    await bargain();
    expect(await list(buyer)).toHaveLength(1);
  });

  it('leaves at most three open proposals per buyer', async () => {
    await deployBoth();
    for (let n = 0; n < 5; n++) {
      const another = await registerPerson(app);
      const { id } = await insertBoat(app.database.db, { sellerId: another.user.id, price: '100000.00' });
      await deployAgent(app.database.db, another.user.id, { autoNegotiate: true });
      await bargain(buyer, id);
    }
    expect(await list(buyer)).toHaveLength(3);
  });

  it('is queued by a look of either side once both allow it', async () => {
    const queued = async () => {
      const { rows } = await app.database.pool.query("select data from pgboss.job where name = 'agent-negotiate'");
      return rows.map(({ data }) => data);
    };
    await deployBoth({}, { autoNegotiate: false });
    await lookFor(context(), buyer.user.id);
    expect(await queued()).toEqual([]);
    await deployBoth();
    await lookFor(context(), owner.user.id);
    expect(await queued()).toEqual([{ userId: buyer.user.id, boatId }]);
  });
});

describe('A proposal', () => {
  it('is agreed once both confirm it, which makes other proposals for the boat backups', async () => {
    const id = await proposal();
    const rival = await registerPerson(app);
    await deployAgent(app.database.db, rival.user.id, { autoNegotiate: true, priceRangeMax: '97000.00' });
    await bargain(rival);
    expect((await answer(buyer, id, 'confirm')).body).toMatchObject({
      status: 'confirmed_by_initiator',
      actions: ['decline'],
    });
    expect((await answer(buyer, id, 'confirm')).status).toBe(200);
    expect((await read(owner, id)).body.actions).toEqual(['confirm', 'decline']);
    expect((await answer(owner, id, 'confirm')).body).toMatchObject({ status: 'agreed', actions: [], expiresAt: null });
    expect((await answer(owner, id, 'confirm')).status).toBe(200);
    expect((await answer(owner, id, 'decline')).status).toBe(409);
    for (const person of [buyer, owner]) expect(await toldTo(person)).toContain('You have a deal on Sea Otter');
    expect(await list(rival)).toMatchObject([{ status: 'proposed', actions: ['decline'], expiresAt: null }]);
    expect((await app.call('GET', `/api/boats/${boatId}`)).body.status).toBe('pending');
  });

  it('can be declined by either party, and the other is notified', async () => {
    const id = await proposal();
    expect((await answer(owner, id, 'decline')).body).toMatchObject({ status: 'declined' });
    expect((await answer(owner, id, 'decline')).status).toBe(200);
    expect(await answer(buyer, id, 'confirm')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await toldTo(buyer)).toEqual(['Trade proposed for Sea Otter', 'Olive declined the offer for Sea Otter']);
    await bargain();
    expect(await list(buyer)).toHaveLength(1);
  });

  it('cannot be answered by anyone else', async () => {
    const id = await proposal();
    for (const action of ['confirm', 'decline']) {
      expect((await answer(stranger, id, action)).status).toBe(404);
      expect((await answer(buyer, 999_999, action)).status).toBe(404);
      expect((await app.call('POST', `/api/negotiations/${id}/${action}`)).status).toBe(401);
    }
    expect((await answer(buyer, id, 'propose')).status).toBe(404);
  });

  it('is agreed once when both confirm at the same moment', async () => {
    const id = await proposal();
    await Promise.all([answer(buyer, id, 'confirm'), answer(owner, id, 'confirm'), answer(buyer, id, 'confirm')]);
    expect((await read(buyer, id)).body.status).toBe('agreed');
    const { body } = await app.call('GET', '/api/ai-agent/log', { token: buyer.token });
    expect(body.filter(({ text }: { text: string }) => text.startsWith('You have a deal on'))).toHaveLength(1);
  });

  it.each([
    ['sold', "update boats set status = 'sold'", 'Sea Otter isn’t listed right now, so it can’t be traded.'],
    [
      'repriced',
      'update boats set price = price + 1',
      'The value of Sea Otter has changed since this offer. Please make a new one.',
    ],
  ])('can be declined but not confirmed after the boat was %s', async (_how, change, message) => {
    const id = await proposal();
    await app.database.pool.query(change);
    expect(await answer(buyer, id, 'confirm')).toMatchObject({ status: 409, body: { message } });
    expect((await answer(buyer, id, 'decline')).status).toBe(200);
  });

  it('cannot be confirmed after the other party was suspended', async () => {
    const id = await proposal();
    await answer(buyer, id, 'confirm');
    await app.database.pool.query("update users set suspended = true, suspension_reason = 'why' where id = $1", [
      buyer.user.id,
    ]);
    expect((await answer(owner, id, 'confirm')).status).toBe(409);
    expect((await answer(owner, id, 'decline')).status).toBe(200);
  });

  it('cannot be confirmed after a block', async () => {
    const id = await proposal();
    await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } });
    expect((await answer(buyer, id, 'confirm')).status).toBe(409);
  });

  it('ends after a week, even before the job marks it as expired', async () => {
    const id = await proposal();
    await app.database.pool.query("update trades set expires_at = now() - interval '1 second'");
    expect((await read(buyer, id)).body.actions).toEqual([]);
    expect((await answer(buyer, id, 'confirm')).status).toBe(409);
    await expireProposals(context());
    await expireProposals(context());
    expect((await read(buyer, id)).body).toMatchObject({ status: 'expired' });
    const { body } = await app.call('GET', '/api/ai-agent/log', { token: owner.token });
    expect(body.filter(({ text }: { text: string }) => text.includes('wasn’t confirmed in time'))).toHaveLength(1);
  });
});
