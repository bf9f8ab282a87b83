import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type DatabaseClient } from '../db/client.ts';
import { cleanUpAfterFile } from './cleanup.ts';
import { adminQuery, dropDatabase, urlOf } from './server.ts';

/** A database for one test file, cloned from the migrated template and dropped after the file. */
export async function testDatabase(): Promise<DatabaseClient> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await adminQuery(server, `create database ${name} template template_tradewind`);
  const client = connect(urlOf(server, name), { size: 5 });
  cleanUpAfterFile(async () => {
    await client.close();
    await dropDatabase(server, name);
  });
  return client;
}
