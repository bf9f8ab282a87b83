import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { DecoderOrder, DecoderReply, DecoderSettings } from './decoder-messages.ts';
import { createGate, type Gate } from './gate.ts';
import { reencode, reencodePreview } from './reencode.ts';

/** The program that `startDecoder` runs. It decodes images on request and ends with its parent process. */
const settings: DecoderSettings = JSON.parse(process.argv[2] ?? '');
const LOOK_EVERY_MS = 20;
const MOST_LOOKS = 100;
const SPARE = 64_000_000;

// `process.exit` would wait for the decoding threads.
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > settings.maxResident) end();
}, LOOK_EVERY_MS);

// Gives way to the process that serves requests.
setPriority(5);
sharp.cache(false);
const gate = createGate(settings.sharedMemory);
/** Also waits for the memory of the previous image, which is freed a while after its pixels are returned. */
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
