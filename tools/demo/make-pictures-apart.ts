import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorldPictures } from './make-pictures.ts';

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** Draws in a process of its own, whose memory goes with it: a server has no use for so much afterwards. */
export async function makePicturesApart(): Promise<WorldPictures> {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [] });
  let pictures: WorldPictures | undefined;
  child.on('message', (message: WorldPictures) => {
    pictures = message;
  });
  // What it sent has arrived once the channel is closed, which may be later than its end.
  const [[code]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (!pictures) throw new Error(`The sample boats could not be drawn (exit code ${code}).`);
  return pictures;
}
