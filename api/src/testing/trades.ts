import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { insertBoat } from './factories.ts';
import { type Person, registerPerson } from './people.ts';

export const boat = (boatId: number) => ({ kind: 'boat', boatId });
export const cash = (amount: number | string) => ({ kind: 'cash', amount });

export interface Traders {
  /** Olive, who owns Osprey. */
  owner: Person;
  /** Ben, who owns Tern and offers it with money for Osprey. */
  buyer: Person;
  osprey: number;
  tern: number;
}

export async function registerTraders(app: TestApp): Promise<Traders> {
  const owner = await registerPerson(app, { firstName: 'Olive' });
  const buyer = await registerPerson(app, { firstName: 'Ben' });
  return {
    owner,
    buyer,
    osprey: await insertBoatOf(app, owner, 'Osprey', '200000.00'),
    tern: await insertBoatOf(app, buyer, 'Tern', '150000.00'),
  };
}

export const insertBoatOf = async (app: TestApp, person: Person, title: string, price = '100000.00'): Promise<number> =>
  (await insertBoat(app.database.db, { sellerId: person.user.id, title, price })).id;

export const offerOf = ({ osprey, tern }: Traders) => ({ gives: [boat(tern), cash(50_000)], gets: [boat(osprey)] });

export const callTrades = (app: TestApp, person: Person, path: string, body?: unknown, headers = {}) =>
  app.call('POST', `/api/trades${path}`, { token: person.token, body, headers });

export async function propose(app: TestApp, person: Person, body: unknown) {
  const answer = await callTrades(app, person, '', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

export async function agree(app: TestApp, traders: Traders) {
  const trade = await propose(app, traders.buyer, offerOf(traders));
  const answer = await callTrades(app, traders.owner, `/${trade.id}/accept`, { revision: 1 });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
