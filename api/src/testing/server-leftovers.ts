import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * The processes of a server on this data folder: those started with it, and those of its database, whose working directory is the
 * database's folder. Finds them on Linux only.
 */
export async function processesOf(dataDir: string, databaseFolder: string): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  );
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [environment, folder, command] = await Promise.all([
        readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
        readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
      ]);
      const belongs = environment.split('\0').includes(`DATA_DIR=${dataDir}`) || folder.startsWith(databaseFolder);
      return belongs ? [`${pid} ${command.replaceAll('\0', ' ').trim()}`] : [];
    }),
  );
  return found.flat();
}
