import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DecoderOrder, DecoderReply, DecoderSettings } from './decoder-messages.ts';

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
/** The decoder reads built modules if the server does. */
const USE_BUILT_FILES = process.execArgv.filter((flag) => flag.endsWith('/use-built-files.mjs'));
const NODE = ['--max-old-space-size=64', '--max-semi-space-size=2', ...USE_BUILT_FILES];
/**
 * A second line of defense behind the process's own memory check, on systems that enforce it. Counts address space for data, of
 * which Node takes 350 to 640 MB at its start: some machines count what V8 reserves for code.
 */
const DATA_KILOBYTES = 1_300_000;
const LIMITED = `ulimit -d ${DATA_KILOBYTES} 2>/dev/null; exec "$@"`;
/**
 * Otherwise glibc holds on to freed memory: in an arena for each thread, and in heaps, since the size from which it maps blocks apart
 * grows with each freed block.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_TRIM_THRESHOLD_: '1000000' };
/** How many characters of its error output are logged. */
const LAST_WORDS = 1_000;

export interface DecoderProcess {
  readonly pid: number | undefined;
  send(order: DecoderOrder): void;
  kill(): void;
}

interface Listeners {
  onReply(reply: DecoderReply): void;
  /** Called once, however the process ends. */
  onEnd(lastWords: string): void;
}

/** Starts the process that decodes images, without our secrets and with limited memory. */
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
  // The decoder does not keep this process alive; the timers of waiting callers do.
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
    env: { PATH: process.env.PATH, ...MALLOC },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
}
