import type { Answer } from './kept-answers.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };

export const jsonAnswer = (value: unknown, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: { ...HEADERS, ...headers },
  body: Buffer.from(JSON.stringify(value)),
});
