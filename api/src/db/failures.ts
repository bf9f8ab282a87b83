import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATE classes and codes, and socket errors, that mean "the database is unavailable", not "the query is wrong". */
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

/** The error and its causes, since drizzle and Node wrap the errors of PostgreSQL and sockets. */
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

/** The name of the violated constraint, if any. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const { code, constraint } of chain(error)) {
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** Whether a statement gave up on a lock that another transaction holds. */
export function isLockTaken(error: unknown): boolean {
  for (const { code } of chain(error)) if (code === '55P03') return true;
  return false;
}

/** PostgreSQL ended this transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  for (const { code } of chain(error)) if (code === '40P01') return true;
  return false;
}

/** Makes an error safe to log: drizzle's message contains the query's values, including hashes and email addresses. */
export function loggable(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause, query } = error;
  const plain = new Error(`${cause?.message ?? 'The query failed'} (${query})`);
  plain.stack = cause?.stack ?? plain.message;
  return plain;
}

const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether our disk or the database's is full, or a quota on it. */
export function isDiskFull(error: unknown): boolean {
  for (const { code } of chain(error)) if (DISK_FULL.has(code)) return true;
  return false;
}

/** Whether the text contains a character that no text column can hold. */
export function isUnstorable(error: unknown): boolean {
  for (const { code } of chain(error)) if (code === '22021' || code === '22P05') return true;
  return false;
}
