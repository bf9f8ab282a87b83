import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { DecoderOrder, DecoderReply, DecoderSettings } from './decoder-messages.ts';
import { createGate, type Gate } from './gate.ts';
import { reencode, reencodePreview } from './reencode.ts';

/** The program that `startDecoder` runs: decodes what it is told to, and ends with the process that started it. */
const settings: DecoderSettings = JSON.parse(process.argv[2] ?? '');
const LOOK_EVERY_MS = 20;
const MOST_LOOKS = 100;
const SPARE = 64_000_000;

// Not `exit`, which waits for the threads that decode.
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > settings.maxResident) end();
}, LOOK_EVERY_MS);

// Requests go first.
setPriority(5);
sharp.cache(false);
const gate = createGate(settings.sharedMemory);
/** Also waits a moment for the memory of the image before: it is given back some time after its pixels are there. */
const memory: Gate = {
  run: (weight, work) =>
    gate.run(weight, async () => {
      for (let look = 0; look < MOST_LOOKS && !hasRoomFor(weight); look++) await sleep(LOOK_EVERY_MS);
      return work();
    }),
};
const hasRoomFor = (weight: number) => process.memoryUsage.rss() + weight < settings.maxResident - SPARE;

process.on('message', async ({ id, path, purpose, encoding }: DecoderOrder) => {
  const options = { limits: settings.limits, memory, encoding };
  const work = purpose === 'preview' ? reencodePreview(path, options) : reencode(path, options);
  const result = await work.catch((error) => ({ failure: String(error) }));
  process.send?.({ id, result, resident: process.memoryUsage.rss() } satisfies DecoderReply);
});
