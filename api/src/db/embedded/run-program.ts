import { execFile } from 'node:child_process';
import type { Account } from './account.ts';

export interface Outcome {
  ok: boolean;
  output: string;
}

/** English messages, no PG* variables from the user's shell, and a working directory that every account may enter. */
export function surroundings(account: Account | undefined) {
  return { ...account, cwd: '/', env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

export function runProgram(program: string, args: string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(program, args, surroundings(account), (error, stdout, stderr) => {
      const said = `${stdout}${stderr}`.trim();
      resolve({ ok: error === null, output: said || (error?.message ?? '') });
    });
  });
}

export async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account)).ok;
}
