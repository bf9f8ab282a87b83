import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Account } from '../account.ts';

interface AppProcess {
  url: string;
  /** Its output while starting. */
  lines: string[];
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./app-process.ts', import.meta.url));

/** Starts a process that uses the server of this data folder, and waits until it is connected. */
export async function startApp(dataDir: string, account?: Account): Promise<AppProcess> {
  const child = spawn(process.execPath, [PROGRAM, dataDir], { ...account, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('postgres://')) {
      url = line;
      break;
    }
    lines.push(line);
  }
  if (!url) throw new Error(`The process ended:\n${lines.join('\n')}`);
  return {
    url,
    lines,
    async stop() {
      child.stdin.write('stop\n');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
