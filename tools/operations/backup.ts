import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withDatabase } from './with-database.ts';
import { writeBackup } from './write-backup.ts';

const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const target = resolve(process.argv[2] ?? join('backups', stamp));

await withDatabase(async (url, { storage }) => {
  await mkdir(target, { recursive: true });
  await writeBackup(url, join(target, 'database.gz'));
  if (storage.kind === 's3')
    return `Backed up the database to ${target}. The files are in the bucket ${storage.bucket}; use its versioning for those.`;
  // Copied after the database, so that every file a row refers to is there. Newer files do no harm, and files never change.
  await mkdir(storage.dir, { recursive: true });
  await cp(storage.dir, join(target, 'files'), { recursive: true, force: false });
  return `Backed up the database and the files to ${target}.`;
});
