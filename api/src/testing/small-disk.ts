import { spawnSync } from 'node:child_process';

/**
 * A command that runs another one with a disk of so many kilobytes in place of the folder. Seen by that process only, and gone with it. Works for
 * ordinary users, too, where the system lets them have namespaces.
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

/** Why there can be no such disk on this system; nothing where there can. */
export function noSmallDisk(folder: string): string | undefined {
  const [program = '', ...args] = [...withSmallDisk(folder, 64), 'true'];
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? undefined : `a small disk cannot be mounted here: ${error?.message ?? stderr.trim()}`;
}
