import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export interface Command {
  /** A program of the project's dependencies, or else of the machine. */
  readonly program: string;
  readonly args: readonly string[];
  readonly root?: string;
  /** The folder to run in, relative to the root. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Show the output live instead of capturing it. */
  readonly show?: boolean;
}

interface CommandResult {
  readonly code: number;
  readonly output: string;
}

export function runCommand({ program, args, root = ROOT, folder = '.', env = {}, show = false }: Command) {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(program, args, {
    cwd: join(root, folder),
    env: { ...process.env, PATH: path, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  child.on('error', (error) => resolve({ code: 1, output: `${program} could not be started: ${error.message}` }));
  child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() }));
  return promise;
}
