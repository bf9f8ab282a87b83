import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exportDataOf } from '../../api/src/features/accounts/service.ts';
import { emailArgument, UsageError, withApplication } from './with-database.ts';

await withApplication(async (dependencies) => {
  const email = emailArgument('npm run export-user -- somebody@example.com [file]');
  const file = resolve(process.argv[3] ?? `${email.replace(/[^a-z0-9.@-]/g, '_')}.json`);
  if (existsSync(file)) throw new UsageError(`${file} already exists. Please choose another file name.`);
  const data = await exportDataOf(dependencies, email);
  await writeFile(file, JSON.stringify(data, null, 2), { mode: 0o600, flag: 'wx' });
  return `Wrote all data about ${email} to ${file}.`;
});
