import { spawnSync } from 'node:child_process';

/**
 * A command prefix that mounts a disk of so many kilobytes over the folder. Only that process sees it, and it disappears with the
 * process. Works for ordinary users if the system allows user namespaces.
 */
export const withSmallDisk = (folder: string, kilobytes: number): string[] => [
  'unshare',
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  'sh',
  '-c',
  `mount -t tmpfs -o size=${kilobytes}k tmpfs "$0" && exec "$@"`,
  folder,
];

/** Why this system cannot have such a disk; undefined if it can. */
export function noSmallDisk(folder: string): string | undefined {
  const [program = '', ...args] = [...withSmallDisk(folder, 64), 'true'];
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? undefined : `a small disk cannot be mounted here: ${error?.message ?? stderr.trim()}`;
}
