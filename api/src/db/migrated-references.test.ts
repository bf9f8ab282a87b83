import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const MIGRATION = new URL('./migrations/0046_wire_references.sql', import.meta.url);

it('keeps wires whose references differ only in case and spaces, and gives the key to the first', async () => {
  const { pool } = await testDatabase();
  await pool.query('alter table wires drop column reference_key');
  await pool.query(`insert into wires (direction, book, purpose, account, amount, bank_reference, counterparty, state, needs_second, recorded_by, void_reason)
    select 'in', book, 'unknown', 'suspense', 1, reference, 'Robin', state, true, 'broker', case state when 'voided' then 'Twice' end
    from (values ('trust_other', 'FED 1a', 'voided'), ('trust_other', 'Fed 1a', 'recorded'), ('trust_other', 'fed  1A', 'recorded'),
      ('trust_yacht', 'FED 1A', 'recorded'), ('trust_other', 'Fed 2', 'recorded')) as w(book, reference, state)`);
  for (const statement of (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint'))
    await pool.query(statement);
  const { rows } = await pool.query('select bank_reference as reference, reference_key as key from wires order by id');
  expect(rows).toEqual([
    { reference: 'FED 1a', key: null },
    { reference: 'Fed 1a', key: 'fed1a' },
    { reference: 'fed  1A', key: null },
    { reference: 'FED 1A', key: 'fed1a' },
    { reference: 'Fed 2', key: 'fed2' },
  ]);
});
