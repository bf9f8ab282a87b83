import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { invalidField, notFound, Refusal } from './refusal.ts';

/** Nothing in the contract nests deeper than 5; validating, serializing and storing all recurse. */
const DEEPEST = 32;
const TOO_DEEP = `The request is nested too deeply. Please send no more than ${DEEPEST} levels.`;
const NUL = 'This contains a character we can’t store. Please remove it.';

/**
 * Refuses what no route could handle before anything is looked up: deep nesting, and NUL, which PostgreSQL cannot store. Lone
 * surrogates, which its JSON cannot hold, become replacement characters.
 */
export function registerInputCheck(app: App): void {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    // A page reads its own address and shows what makes sense of it.
    if (request.is404) return;
    if (findNul(request.params) !== undefined) throw notFound();
    const path = findNul(request.query) ?? findNul(request.body);
    if (path !== undefined) throw invalidField(path, NUL);
    request.query = wellFormed(request.query);
    request.body = wellFormed(request.body);
  });
}

/** Where the first NUL is. Refuses deep nesting instead of recursing into it. */
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

/** Only for what `findNul` went through, since it recurses as deep. Objects and arrays are changed in place. */
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
