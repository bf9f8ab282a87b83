import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { invalidField, notFound, Refusal } from './refusal.ts';

/** The contract nests at most 5 levels. Validating, serializing and storing all recurse. */
const DEEPEST = 32;
const TOO_DEEP = `The request is nested too deeply. Please send no more than ${DEEPEST} levels.`;
const NUL = 'This contains a character we can’t store. Please remove it.';

/**
 * Refuses input that no route can handle: deep nesting, and NUL characters, which PostgreSQL cannot store. Replaces lone
 * surrogates, which PostgreSQL's JSON cannot hold.
 */
export function registerInputCheck(app: App): void {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    // Pages parse their own URL and ignore what makes no sense.
    if (request.is404) return;
    if (findNul(request.params) !== undefined) throw notFound();
    const path = findNul(request.query) ?? findNul(request.body);
    if (path !== undefined) throw invalidField(path, NUL);
    request.query = wellFormed(request.query);
    request.body = wellFormed(request.body);
  });
}

/** The path of the first NUL. Refuses deep nesting instead of recursing into it. */
function findNul(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  if (depth >= DEEPEST) throw new Refusal('invalid', TOO_DEEP);
  for (const [key, inner] of Object.entries(value)) {
    const found = findNul(inner, Array.isArray(value) ? path : path ? `${path}.${key}` : key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Only safe after `findNul`, since it recurses without a limit. Changes objects and arrays in place. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  const container = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(container)) {
    if (!key.isWellFormed()) delete container[key];
    container[key.toWellFormed()] = wellFormed(inner);
  }
  return container;
}
