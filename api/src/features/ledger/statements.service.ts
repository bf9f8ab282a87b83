import type { StatementResult } from '@tradewind/contract/ledger';
import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import { follows, readBankStatement } from '@tradewind/domain/ledger/bank-statement';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Desk } from './policy.ts';
import { moneyText } from './present.ts';
import { insertLines, knownLines, lastLine, lineKey, lockImports } from './statements.store.ts';

/** Adds the lines of a bank's file that are new. Importing the same file again adds nothing. */
export async function importStatement(
  work: Work,
  { broker, origin }: Desk,
  { trust, csv }: { trust: TrustAccount; csv: string },
): Promise<StatementResult> {
  const reading = readBankStatement(csv);
  if (!reading.ok) throw invalidField('csv', reading.problem);
  await lockImports(work.tx);
  const last = await lastLine(work.tx, trust);
  const known = await knownLines(work.tx, trust, reading.lines[0]?.bookedOn ?? '');
  const start = reading.lines.findIndex((line) => !known.has(lineKey(line)));
  const fresh = start < 0 ? [] : reading.lines.slice(start);
  const [first] = fresh;
  if (first && last && !follows(first, last))
    throw new Refusal(
      'conflict',
      `This file doesn’t continue where the last one ended, on ${last.bookedOn} with ${moneyText(last.balance)}.`,
    );
  if (fresh.length > 0) {
    await insertLines(work.tx, broker, trust, fresh);
    await work.logActivity(broker, 'statement.import', origin, { trust, lines: fresh.length });
  }
  return { added: fresh.length, known: reading.lines.length - fresh.length };
}
