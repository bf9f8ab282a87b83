import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DecoderOrder, DecoderReply, DecoderSettings } from './decoder-messages.ts';

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
const NODE = ['--max-old-space-size=64', '--max-semi-space-size=2'];
/**
 * A second line behind the process's own watch over its memory: where the system enforces it, more than this cannot be
 * allocated. It counts address space for data; Node takes 350 MB of that before it does anything.
 */
const DATA_KILOBYTES = 1_000_000;
const LIMITED = `ulimit -d ${DATA_KILOBYTES} 2>/dev/null; exec "$@"`;
/** How much of what it complains about is kept. */
const LAST_WORDS = 1_000;

export interface DecoderProcess {
  readonly pid: number | undefined;
  send(order: DecoderOrder): void;
  kill(): void;
}

interface Listeners {
  onReply(reply: DecoderReply): void;
  /** Called once, however it ended. */
  onEnd(lastWords: string): void;
}

/** Starts the process that decodes images, with neither our secrets nor our memory. */
export function startDecoder(settings: DecoderSettings, { onReply, onEnd }: Listeners): DecoderProcess {
  const command = [process.execPath, ...NODE, PROGRAM, JSON.stringify(settings)];
  const child = process.platform === 'win32' ? run(command) : run(['/bin/sh', '-c', LIMITED, 'sh', ...command]);
  let lastWords = '';
  child.stderr?.on('data', (chunk) => {
    lastWords = `${lastWords}${chunk}`.slice(-LAST_WORDS);
  });
  let ended = false;
  const end = (reason: string) => {
    if (ended) return;
    ended = true;
    onEnd(`${reason} ${lastWords}`.trim());
  };
  child.on('message', onReply);
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(`ended with ${signal ?? code}`));
  // The decoder does not keep us alive; callers that wait for an image have a timer that does.
  child.unref();
  child.channel?.unref();
  return {
    pid: child.pid,
    send: (order) => void child.send(order, () => {}),
    kill: () => void child.kill('SIGKILL'),
  };
}

function run([program = '', ...args]: string[]): ChildProcess {
  return spawn(program, args, {
    // Few arenas: glibc would otherwise keep freed memory in one for each thread.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
}
