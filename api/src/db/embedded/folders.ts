import { chmod, chown, lstat, mkdir, stat } from 'node:fs/promises';
import type { Account } from './account.ts';
import { ignore } from './errors.ts';

/** Makes a folder with exactly this mode and owner, regardless of the umask, or corrects an existing one. */
export async function makeFolder(folder: string, mode: number, account?: Account): Promise<string> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, mode);
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** For shared locations such as /tmp: refuses a folder or link of another user instead of correcting it. */
export async function makePrivateFolder(folder: string, account: Account | undefined): Promise<void> {
  const made = await mkdir(folder, { mode: 0o700 }).then(() => true, ignore('EEXIST'));
  if (made && account) await chown(folder, account.uid, account.gid);
  const found = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${folder} is not a private folder of user id ${owner}. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(ignore('ENOENT', 'ENOTDIR'))) !== undefined;
}
