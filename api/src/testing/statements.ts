import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

const seen = new AsyncLocalStorage<string[]>();

/** The SQL statements of a call that succeeds, without those that background work makes in the meantime. */
export async function statementsOf(action: () => ReturnType<TestApp['call']>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    seen.getStore()?.push(typeof asked === 'string' ? asked : asked.text);
    return Reflect.apply(query, this, given);
  } as typeof query;
  // A query that waits for a connection would run in the context of the one that frees it.
  const { connect } = pg.Pool.prototype;
  pg.Pool.prototype.connect = function (this: pg.Pool, ...given: unknown[]) {
    return Reflect.apply(
      connect,
      this,
      given.map((one) => (typeof one === 'function' ? AsyncResource.bind(one as () => void) : one)),
    );
  } as typeof connect;
  const answer = await seen.run(statements, action).finally(() => {
    pg.Client.prototype.query = query;
    pg.Pool.prototype.connect = connect;
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(statements.length).toBeGreaterThan(5);
  return statements;
}
