import { cp, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readBackup } from './read-backup.ts';
import { UsageError, withDatabase } from './with-database.ts';

await withDatabase(async (url, { storage }) => {
  const [, , folder] = process.argv;
  if (!folder) throw new UsageError('Which backup? npm run restore -- backups/2025-06-30T04-00-00-000Z');
  const source = resolve(folder);
  const { tables } = await readBackup(url, join(source, 'database.gz'));
  const files = join(source, 'files');
  const hasFiles = await stat(files).then(
    () => true,
    () => false,
  );
  if (storage.kind === 'folder' && hasFiles) await cp(files, storage.dir, { recursive: true });
  return `Restored ${tables} tables${storage.kind === 'folder' && hasFiles ? ' and the files' : ''}.`;
});
