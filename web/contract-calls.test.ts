import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { callsOf } from './contract-calls.ts';

const moduleOf = (name: string) => fileURLToPath(import.meta.resolve(`@tradewind/contract/${name}`));

it('keeps what making a call needs, and no schema', async () => {
  const calls = await callsOf(moduleOf('trades'));
  expect(calls).toContain('"list":{"method":"GET","path":"/api/trades"}');
  expect(calls).toContain('"path":"/api/trades/:id/accept","invalidates":["/api/trades"]');
  expect(calls).not.toContain('summary');
  expect(calls).not.toContain('responses');
});

it('understands calls that a module puts together from parts', async () => {
  expect(await callsOf(moduleOf('ledger'))).toContain(
    '"confirm":{"method":"POST","path":"/api/broker/wires/:id/confirm"',
  );
});
