import pg from 'pg';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { makeAdmin } from './grant-admin.ts';
import { emailArgument, UsageError, withDatabase } from './with-database.ts';

await withDatabase(async (url) => {
  const email = emailArgument('npm run make-admin -- somebody@example.com');
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url, application_name: 'tradewind-make-admin' });
  await client.connect();
  try {
    if (!(await makeAdmin(client, email)))
      throw new UsageError(`There’s no account for ${email}. Let them register first, or set ADMIN_EMAIL.`);
  } finally {
    await client.end();
  }
  return `${email} is now an admin.`;
});
