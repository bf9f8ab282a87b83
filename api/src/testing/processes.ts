import { execFileSync } from 'node:child_process';

interface ProcessFigures {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  resident: number;
  command: string;
}

/** Every process of this machine, from the `ps` of Linux or macOS. */
function allProcesses(): ProcessFigures[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8', maxBuffer: 1e8 });
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), resident: Number(kilobytes) * 1_024, command }] : [];
  });
}

export const processAt = (pid: number) => allProcesses().find((it) => it.pid === pid);

/** The process that decodes images for the server with this id, if one runs. */
export const decoderOf = (server: number) =>
  allProcesses().find(({ parent, command }) => parent === server && command.includes('decoder-process'));
