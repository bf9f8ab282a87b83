import { type APIRequestContext, expect } from '@playwright/test';
import { ClosingDriver } from '../api/src/testing/closing-driver.ts';
import { demoBroker } from './broker-of.ts';
import { withDatabase } from './e2e-database.ts';
import type { Person } from './fixtures.ts';
import { postBoat } from './post-boat.ts';

interface People {
  buyer: Person;
  owner: Person;
  /** Becomes the second broker, who confirms wires. */
  second: Person;
}

/** Two people trade boats through the brokerage, from the offer to the settlement. Only the papers are filled in directly. */
export const settledTrade = (request: APIRequestContext, { buyer, owner, second }: People): Promise<number> =>
  withDatabase(async (pool) => {
    await pool.query('update users set is_broker = true where id = $1', [second.user.id]);
    const driver = new ClosingDriver({
      send: async (_name, { method, path, token, body, key }) => {
        const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) };
        const answer = await request.fetch(path, { method, headers, ...(body && { data: body }) });
        return { status: answer.status(), body: await answer.json() };
      },
      world: { pairs: [], brokers: [(await demoBroker(request)).token, second.token] },
      pool,
    });
    const osprey = await postBoat(request, owner, { title: `Osprey ${owner.user.id}`, price: '200000' });
    const tern = await postBoat(request, buyer, { title: `Tern ${owner.user.id}`, price: '150000' });
    const id = await driver.close({
      buyer: { id: buyer.user.id, token: buyer.token },
      owner: { id: owner.user.id, token: owner.token },
      tern: tern.id,
      osprey: osprey.id,
    });
    expect(id).toBeGreaterThan(0);
    return id;
  });
