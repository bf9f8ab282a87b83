import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { DecoderAnswer, DecoderOrder, DecoderSettings } from './decoder-messages.ts';
import { createGate } from './gate.ts';
import { reencode } from './reencode.ts';

/** The program that `startDecoder` runs: decodes what it is told to, and ends with the process that started it. */
const settings: DecoderSettings = JSON.parse(process.argv[2] ?? '');
const LOOK_EVERY_MS = 20;

// Not `exit`, which waits for the threads that decode.
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > settings.maxResident) end();
}, LOOK_EVERY_MS);

// Requests go first.
setPriority(5);
sharp.cache(false);
const memory = createGate(settings.sharedMemory);

process.on('message', async ({ id, path, encoding }: DecoderOrder) => {
  const result = await reencode(path, { limits: settings.limits, memory, encoding }).catch((error) => ({
    failure: String(error),
  }));
  process.send?.({ id, result, resident: process.memoryUsage.rss() } satisfies DecoderAnswer);
});
