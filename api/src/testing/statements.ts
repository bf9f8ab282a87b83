import { AsyncLocalStorage } from 'node:async_hooks';
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
  const answer = await seen.run(statements, action).finally(() => {
    pg.Client.prototype.query = query;
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(statements.length).toBeGreaterThan(5);
  return statements;
}
