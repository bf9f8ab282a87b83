import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorldPictures } from './make-pictures.ts';

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** Draws in a child process, so that the server does not hold on to the memory. */
export async function makePicturesInChild(): Promise<WorldPictures> {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [] });
  let pictures: WorldPictures | undefined;
  child.on('message', (message: WorldPictures) => {
    pictures = message;
  });
  // Its message has arrived once the channel is closed, which may be after its exit.
  const [[code]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (!pictures) throw new Error(`The demo boats could not be drawn (exit code ${code}).`);
  return pictures;
}
