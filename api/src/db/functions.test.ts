import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const FOLDER = new URL('./sql/', import.meta.url);
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => basename(file, '.sql'));
const textOf = (name: string) => readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8');

/** The functions created by migrations, without those of extensions. */
const FUNCTIONS = `
  select p.proname as name, p.prorettype = 'trigger'::regtype as "isTrigger", pg_get_functiondef(p.oid) as text,
    array(select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgfoid = p.oid order by t.tgname) as triggers
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.oid::regprocedure::text`;

interface DatabaseFunction {
  name: string;
  isTrigger: boolean;
  text: string;
  triggers: string[];
}

const database = await testDatabase();
let client: pg.PoolClient;

beforeEach(async () => {
  client = await database.pool.connect();
  await client.query('begin');
});

afterEach(async () => {
  await client.query('rollback');
  client.release();
});

const functionsNow = async () => (await client.query<DatabaseFunction>(FUNCTIONS)).rows;

it('has one file for each function', async () => {
  expect(names.sort()).toEqual((await functionsNow()).map(({ name }) => name).sort());
});

// Compares PostgreSQL's own rendering of both: the function as migrated, and as created from its file.
it.each(names)('%s in a migrated database matches its file', async (name) => {
  const migrated = await functionsNow();
  if (migrated.some((known) => known.name === name && known.isTrigger)) {
    // Drops its triggers too, so that a trigger missing from the file shows up.
    await client.query(`drop function ${name} cascade`);
  }
  await client.query(textOf(name));
  expect(await functionsNow(), `Run: npm run db:functions -- ${name}`).toEqual(migrated);
});
