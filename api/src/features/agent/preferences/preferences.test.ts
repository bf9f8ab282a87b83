import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Json, type TestApp, testApp } from '../../../testing/app.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  person = await registerPerson(app);
});

/** The body that the settings screen sends. */
const settings = (overrides: Record<string, unknown> = {}) => ({
  preferredTradeCategories: ['bitcoin', 'exotic-cars'],
  priceRangeMin: '80000',
  priceRangeMax: '250000.50',
  preferredLocations: ['Miami, FL'],
  autoNegotiate: true,
  maxNegotiationRounds: 3,
  tradingStrategy: 'balanced',
  ...overrides,
});
const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  app.call(method, `/api/ai-agent/${path}`, { token: person.token, body });
const save = (overrides: Record<string, unknown> = {}) => call('POST', 'preferences', settings(overrides));
const read = async (): Promise<Json> => (await call('GET', 'preferences')).body;
const logged = async (): Promise<string[]> => {
  const sql = `select action from activity_log where user_id = $1 and action like 'agent.%' order by id`;
  return (await app.database.pool.query(sql, [person.user.id])).rows.map(({ action }) => action);
};

describe('An agent’s preferences', () => {
  it('are the defaults until something is saved', async () => {
    expect(await read()).toEqual({
      preferredTradeCategories: [],
      priceRangeMin: '50000.00',
      priceRangeMax: '500000.00',
      preferredLocations: [],
      autoNegotiate: false,
      maxNegotiationRounds: 3,
      tradingStrategy: 'balanced',
      deployed: false,
      savedAt: null,
    });
  });

  it('are saved per user', async () => {
    const { status, body } = await save();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...settings({ priceRangeMin: '80000.00', priceRangeMax: '250000.50' }),
      deployed: false,
      savedAt: expect.any(String),
    });
    expect(await read()).toEqual(body);
    expect(await logged()).toEqual(['agent.preferences']);
    person = await registerPerson(app);
    expect((await read()).savedAt).toBeNull();
  });

  it('accept money as a number and store each category once', async () => {
    const { body } = await save({
      priceRangeMin: 0,
      priceRangeMax: 9_999_999_999.99,
      preferredTradeCategories: ['nfts', 'nfts'],
    });
    expect(body).toMatchObject({ priceRangeMin: '0.00', priceRangeMax: '9999999999.99' });
    expect(body.preferredTradeCategories).toEqual(['nfts']);
  });

  it('keep the negotiation settings that are not sent', async () => {
    await save({ autoNegotiate: false, maxNegotiationRounds: 50, tradingStrategy: 'patient' });
    const { autoNegotiate: _a, maxNegotiationRounds: _r, tradingStrategy: _s, ...rest } = settings();
    const { body } = await call('POST', 'preferences', rest);
    expect(body).toMatchObject({ autoNegotiate: false, maxNegotiationRounds: 50, tradingStrategy: 'patient' });
  });

  it.each([
    ['a lowest price above the highest', { priceRangeMin: 500_001, priceRangeMax: '500000.99' }, 'priceRangeMin'],
    ['a negative price', { priceRangeMin: -1 }, 'priceRangeMin'],
    ['words for a price', { priceRangeMax: 'a lot' }, 'priceRangeMax'],
    ['a price beyond the column', { priceRangeMax: 1e10 }, 'priceRangeMax'],
    ['no price', { priceRangeMin: undefined }, 'priceRangeMin'],
    ['zero rounds', { maxNegotiationRounds: 0 }, 'maxNegotiationRounds'],
    ['too many rounds', { maxNegotiationRounds: 51 }, 'maxNegotiationRounds'],
    ['half a round', { maxNegotiationRounds: 2.5 }, 'maxNegotiationRounds'],
    ['an unknown strategy', { tradingStrategy: 'ruthless' }, 'tradingStrategy'],
    ['an unknown category', { preferredTradeCategories: ['boats', 'real_estate'] }, 'preferredTradeCategories.1'],
    ['an empty location', { preferredLocations: [' '] }, 'preferredLocations.0'],
    ['a null character', { preferredLocations: ['Mi\0ami'] }, 'preferredLocations'],
    ['too many locations', { preferredLocations: Array(11).fill('Miami') }, 'preferredLocations'],
  ])('refuse %s and report the field', async (_what, change, field) => {
    const { status, body } = await save(change);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await read()).savedAt).toBeNull();
  });
});

describe('A deployed agent', () => {
  it('works until it is recalled; deploying or recalling twice changes nothing', async () => {
    await save();
    const status = async () => (await call('GET', 'status')).body;
    for (let times = 0; times < 2; times++) {
      expect((await call('POST', 'deploy')).body).toEqual({ enabled: true, deployed: true });
      expect(await status()).toEqual({ enabled: true, deployed: true });
    }
    expect(await read()).toMatchObject({ deployed: true, priceRangeMin: '80000.00' });
    for (let times = 0; times < 2; times++) {
      expect((await call('POST', 'recall')).body).toEqual({ enabled: true, deployed: false });
      expect(await status()).toEqual({ enabled: true, deployed: false });
    }
    expect((await read()).priceRangeMin).toBe('80000.00');
    expect((await logged()).slice(-2)).toEqual(['agent.recall', 'agent.recall']);
  });

  it('uses the defaults without saved preferences, and negotiates only if allowed', async () => {
    expect((await call('POST', 'deploy')).status).toBe(200);
    expect(await read()).toMatchObject({ deployed: true, priceRangeMax: '500000.00', autoNegotiate: false });
  });

  it('looks as soon as it is deployed and again when its preferences change', async () => {
    const looks = async () => {
      const sql = `select count(*)::int as count from pgboss.job where name = 'agent-look' and data->>'userId' = $1`;
      return (await app.database.pool.query(sql, [person.user.id])).rows[0].count;
    };
    await save();
    expect(await looks()).toBe(0);
    await call('POST', 'deploy');
    expect(await looks()).toBe(1);
    expect((await save({ priceRangeMax: '1000000' })).body.deployed).toBe(true);
    expect(await looks()).toBe(2);
  });
});

describe('The agent', () => {
  it('is not readable or changeable without a sign-in', async () => {
    person = { ...person, token: 'forged' };
    expect((await call('GET', 'preferences')).status).toBe(401);
    expect((await save()).status).toBe(401);
    expect((await call('POST', 'deploy')).status).toBe(401);
    expect((await call('POST', 'recall')).status).toBe(401);
  });

  it('can be recalled but not deployed while Eddy AI is off', async () => {
    const off = await testApp({ EDDY_ENABLED: 'off' });
    const { token } = await registerPerson(off);
    const answer = await off.call('POST', '/api/ai-agent/deploy', { token });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await off.call('POST', '/api/ai-agent/recall', { token })).body).toEqual({
      enabled: false,
      deployed: false,
    });
  });
});
