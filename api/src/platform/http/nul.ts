import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { notFound, Refusal } from './refusal.ts';

/** PostgreSQL's texts cannot hold the character NUL: whoever sends one is told where, before anything is looked up. */
export function registerNulRefusal(app: App): void {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (find(request.params) !== undefined) throw notFound();
    const path = find(request.query) ?? find(request.body);
    if (path === undefined) return;
    const message = 'This holds a character that cannot be stored.';
    throw new Refusal('invalid', message, { fields: { [path]: message } });
  });
}

function find(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = find(inner, Array.isArray(value) ? path : path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}
