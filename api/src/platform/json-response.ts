import type { z } from 'zod';
import type { CacheableResponse } from './response-cache.ts';

export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };

/** Strips fields that the schema does not name, as Fastify's serializer does for other responses. */
export const jsonResponse = <Shape extends z.ZodType>(
  shape: Shape,
  value: z.input<Shape>,
  marks: readonly string[] = [],
): CacheableResponse => jsonTextResponse(JSON.stringify(shape.parse(value)), {}, marks);

export const jsonTextResponse = (
  text: string,
  headers: Record<string, string> = {},
  marks: readonly string[] = [],
): CacheableResponse => ({
  status: 200,
  headers: { ...JSON_HEADERS, ...headers },
  body: Buffer.from(text),
  marks,
});
