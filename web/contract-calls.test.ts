import { expect, it } from 'vitest';
import { callsOf } from './contract-calls.ts';

const MODULE = `
import { z } from 'zod';
import { READS } from './reads.ts';
const changes = ['/api/trades'] as const;
const query = z.object({ page: z.number() });
export const tradesApi = {
  list: endpoint({ method: 'GET', path: '/api/trades', query, responses: { 200: z.string() } }),
  accept: endpoint({ method: 'POST', path: '/api/trades/:id', invalidates: changes }),
  decline: endpoint({ method: 'POST', path: '/api/trades/:id', invalidates: READS }),
};
`;

it('keeps what making a call needs, with the constants and imports it refers to, and no schema', () => {
  const calls = callsOf('trades.ts', MODULE);
  expect(calls).toContain("const changes = ['/api/trades'];");
  expect(calls).toContain("import { READS } from './reads.ts';");
  expect(calls).toContain("list: { method: 'GET', path: '/api/trades' }");
  expect(calls).not.toContain('zod');
  expect(calls).not.toContain('query');
});
