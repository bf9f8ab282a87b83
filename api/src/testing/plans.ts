import { createDatabase, type Database, type DatabaseClient } from '../db/client.ts';

/** The query plans of all statements that a read runs. */
export async function plansOf({ pool }: DatabaseClient, read: (db: Database) => Promise<unknown>): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await read(createDatabase(pool, logger));
  const plans: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n\n');
}
