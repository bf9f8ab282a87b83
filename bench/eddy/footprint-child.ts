/** Measures in a process of its own what the assistant adds: time and memory of its import, and memory of its first answers. */
import { existsSync, readdirSync } from 'node:fs';
import { connect } from '../../api/src/db/client.ts';
import { openSession } from '../../api/src/features/accounts/sign-in/sessions.service.ts';

const { url = '', questions = [] } = JSON.parse(process.argv[2] ?? '{}') as { url?: string; questions?: string[] };
const features = new URL('../../api/src/features/', import.meta.url);

/** Megabytes of live data, inside and outside of the heap. */
function used(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

// Modules that other parts of the server import, too, do not count.
for (const name of ['ai', '@ai-sdk/anthropic', '@ai-sdk/openai-compatible']) await import(name);
for (const folder of readdirSync(features)) {
  const index = new URL(`${folder}/index.ts`, features);
  if (folder !== 'eddy' && existsSync(index)) await import(index.href);
}

const before = used();
const start = performance.now();
await import(new URL('eddy/index.ts', features).href);
const importMs = performance.now() - start;
const imported = used() - before;

const { openProduct } = await import('./product.ts');
const product = await openProduct(url, process.env.DATA_DIR ?? '');
const database = connect(url, { size: 1 });
const token = await openSession(database.db, 'bench-1', {});
for (let round = 0; round < 20; round++) await (await fetch(`${product.address}/api/boats?limit=20`)).text();
const idle = used();
const first = performance.now();
let firstMs = 0;
for (const message of questions) {
  await (await product.post('/api/ai-agent/chat', token, { message })).text();
  firstMs ||= performance.now() - first;
}
const answered = used() - idle;
process.stdout.write(`\n${JSON.stringify({ importMs, firstMs, megabytes: imported + answered })}\n`);
await database.close();
await product.close();
process.exit(0);
