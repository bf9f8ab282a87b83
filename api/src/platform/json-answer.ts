import type { Answer } from './kept-answers.ts';

export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };

export const jsonAnswer = (value: unknown, marks: readonly string[] = []): Answer =>
  jsonText(JSON.stringify(value), {}, marks);

export const jsonText = (
  text: string,
  headers: Record<string, string> = {},
  marks: readonly string[] = [],
): Answer => ({
  status: 200,
  headers: { ...JSON_HEADERS, ...headers },
  body: Buffer.from(text),
  marks,
});
