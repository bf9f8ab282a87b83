import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATE classes and codes, and socket errors, that mean "the database is away", not "the query is wrong". */
const AWAY = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const AWAY_MESSAGE =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/;

interface Failure {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** The error itself and all that lies behind it: drizzle and Node wrap what PostgreSQL or the socket said. */
function* chain(error: unknown): Generator<Failure> {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    const failure = current as Failure;
    yield failure;
    if (Array.isArray(failure.errors)) yield* failure.errors as Failure[];
    current = failure.cause;
  }
}

export function isDatabaseAway(error: unknown): boolean {
  for (const { code, message } of chain(error)) {
    if (typeof code === 'string' && AWAY.test(code)) return true;
    if (typeof message === 'string' && AWAY_MESSAGE.test(message)) return true;
  }
  return false;
}

/** The name of the constraint that refused a row, if one did. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const { code, constraint } of chain(error)) {
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** Somebody else held a lock for which we would not wait. */
export function isLockTaken(error: unknown): boolean {
  for (const { code } of chain(error)) if (code === '55P03') return true;
  return false;
}

/** What may be logged of an error: drizzle's message holds the query's values, among them hashes and addresses. */
export function loggable(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause, query } = error;
  const plain = new Error(`${cause?.message ?? 'The query failed'} (${query})`);
  plain.stack = cause?.stack ?? plain.message;
  return plain;
}

const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** The disk of ours or of the database, or the share of it that we may use, is full. */
export function isDiskFull(error: unknown): boolean {
  for (const { code } of chain(error)) if (DISK_FULL.has(code)) return true;
  return false;
}

/** A character that no text column can hold. */
export function isUnstorable(error: unknown): boolean {
  for (const { code } of chain(error)) if (code === '22021' || code === '22P05') return true;
  return false;
}
