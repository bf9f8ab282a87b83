import { createDatabase, type DatabaseClient } from '../db/client.ts';

class Crash extends Error {}

export interface CrashingDatabase {
  client: DatabaseClient;
  /** Fails once before the statement after this many, `begin` and `commit` included. Every fifth time the connection is lost, too. */
  crashAfter(statements: number): void;
  /** Cancels a crash that has not happened. */
  calm(): void;
}

/** A database whose connection can be lost between any two statements. */
export function crashingDatabase(client: DatabaseClient): CrashingDatabase {
  let left: number | undefined;
  let crashes = 0;
  const logQuery = () => {
    if (left === undefined) return;
    if (left === 0) {
      left = undefined;
      throw new Crash(++crashes % 5 === 0 ? 'Connection terminated by the test' : 'Stopped by the test');
    }
    left -= 1;
  };
  return {
    client: { ...client, db: createDatabase(client.pool, { logQuery }) },
    crashAfter: (statements) => {
      left = statements;
    },
    calm: () => {
      left = undefined;
    },
  };
}

export const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof Error && error.cause !== undefined && isCrash(error.cause));
