import type { StatementRemoval, StatementResult } from '@tradewind/contract/ledger';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import { follows, readBankStatement } from '@tradewind/domain/ledger/bank-statement';
import type { Dependencies } from '../../../platform/http/app.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Desk } from '../policy.ts';
import { dayText, dollarText } from '../present.ts';
import {
  countExplained,
  insertLines,
  knownLines,
  lastLine,
  lineKey,
  lockImports,
  removeImport,
} from './statements.store.ts';

type Context = Pick<Dependencies, 'commit'>;
type BankFile = { trust: TrustAccount; csv: string };

/** Adds the lines of a bank's file that are new. Importing the same file again adds nothing. */
export const importStatement = ({ commit }: Context, desk: Desk, file: BankFile): Promise<StatementResult> =>
  commit((work) => importIn(work, desk, file));

async function importIn(work: Work, { broker, origin, now }: Desk, { trust, csv }: BankFile): Promise<StatementResult> {
  const reading = readBankStatement(csv, brokerageDay(now));
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
      `This file doesn’t continue where the last one ended, on ${dayText(last.bookedOn)}, with ${dollarText(last.balance)}.`,
    );
  if (fresh.length > 0) {
    await insertLines(work.tx, broker, trust, fresh);
    await work.logActivity(broker, 'statement.import', origin, { trust, lines: fresh.length });
  }
  return { added: fresh.length, known: reading.lines.length - fresh.length };
}

/** A file with a mistake is removed, so that the right one can follow. Naming the last line keeps a second click from taking another. */
export const removeStatement = (
  { commit }: Context,
  desk: Desk,
  removal: StatementRemoval,
): Promise<{ removed: number }> => commit((work) => removeIn(work, desk, removal));

async function removeIn(
  work: Work,
  { broker, origin, now }: Desk,
  { trust, lastLine: named, reason }: StatementRemoval,
): Promise<{ removed: number }> {
  await lockImports(work.tx);
  const last = await lastLine(work.tx, trust);
  if (last?.id !== named)
    throw new Refusal('conflict', 'Only the last import can be removed. It has changed since you opened this page.');
  if ((await countExplained(work.tx, last)) > 0)
    throw new Refusal('conflict', 'Somebody has explained lines of this import. Take those explanations back first.');
  const removed = await removeImport(work.tx, broker, last, { reason, now });
  await work.logActivity(broker, 'statement.remove', origin, { trust, lines: removed, reason });
  return { removed };
}
