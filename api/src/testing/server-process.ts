import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const USE_BUILT_FILES = `--import=${new URL('../use-built-files.mjs', import.meta.url)}`;
/** The same as in production, which a test compares. */
export const HEAP = [
  '--max-old-space-size=224',
  '--max-semi-space-size=8',
  '--heap-growing-percent=25',
  '--no-allocation-site-pretenuring',
];
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
/** For tests that start many servers: later ones read the scripts that an earlier one compiled. Node.js checks that they still match. */
export const COMPILED_ONCE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/tradewind-compiled', import.meta.url)),
};
/** Limits the output held in memory during long runs. */
const MOST_OUTPUT = 1_000_000;
const READY = /Tradewind is ready at (\S+)/;

export interface ServerProcess {
  url: string;
  pid: number;
  output(): string;
  /** Sends this signal, waits until the process ends, and returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Options {
  script?: string;
  /** Runs what tools/launcher/build-api.ts has built, as in production. */
  built?: boolean;
  /** A command that runs the server, for example with limited resources. It must replace itself with the server (exec). */
  wrapper?: readonly string[];
}

/** Starts the server as an operator would, in its own process, and waits until it prints its URL. */
export async function startServerProcess(
  environment: Record<string, string>,
  { script = MAIN, built = false, wrapper = [] }: Options = {},
): Promise<ServerProcess> {
  const node = [process.execPath, ...HEAP, ...(built ? [USE_BUILT_FILES] : [])];
  const [program = process.execPath, ...args] = [...wrapper, ...node, script];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...MALLOC,
      PORT: '0',
      RATE_LIMITS: 'off',
      DEMO_DATA: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-MOST_OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = await readyAddress(child, () => output);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}

function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = READY.exec(output());
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on('data', look);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready:\n${output()}`)));
  });
}
