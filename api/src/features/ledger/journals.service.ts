import { correction, isCorrectable } from '@tradewind/domain/ledger/disputes';
import type { Journal } from '@tradewind/domain/ledger/journal';
import type { Queryable } from '../../db/client.ts';
import { brokenConstraint } from '../../db/failures.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { balancesOf, findJournal, insertJournal, journalByKey, type WrittenJournal } from './store.ts';

interface Entry {
  /** Names the event: the same key writes one journal, however often it is sent. */
  readonly key: string;
  /** The person who caused it; null for the clock. */
  readonly by: string | null;
}

/** Writes a journal and tells other features. Returns its id, also when the same event was written before. */
export const postJournal = (work: Work, journal: Journal, entry: Entry): Promise<number> =>
  post(work, journal, { ...entry, corrects: null });

async function post(
  work: Work,
  journal: Journal,
  entry: Entry & { readonly corrects: number | null },
): Promise<number> {
  const id = await insertJournal(work.tx, journal, entry).catch((error: unknown) => {
    throw refusalOf(error) ?? error;
  });
  if (id === undefined) return requireSame(await journalByKey(work.tx, entry.key), journal);
  if (journal.tradeId !== null) await work.happened('money.moved', { tradeId: journal.tradeId, kind: journal.kind });
  return id;
}

function requireSame(written: WrittenJournal | undefined, journal: Journal): number {
  const isSame =
    written !== undefined &&
    written.kind === journal.kind &&
    written.tradeId === journal.tradeId &&
    written.postings.length === journal.postings.length &&
    written.postings.every(({ account, book, amount }, index) => {
      const other = journal.postings[index];
      return other?.account === account && other.book === book && other.amount === amount;
    });
  if (!isSame) throw new Refusal('conflict', 'This was already recorded with other amounts.');
  return written.id;
}

const REFUSALS: Readonly<Record<string, string>> = {
  ledger_balances_not_overdrawn: 'There isn’t enough money for that. Nothing was changed.',
  ledger_postings_trade_open: 'This trade has ended, so its money can’t move.',
  ledger_journals_corrected_once: 'This was already taken back.',
};

function refusalOf(error: unknown): Refusal | undefined {
  const message = REFUSALS[brokenConstraint(error) ?? ''];
  return message === undefined ? undefined : new Refusal('conflict', message);
}

/** A trade that holds money must pay it out before it ends. The database refuses it, too. */
export async function requireNothingHeld(tx: Queryable, tradeId: number): Promise<void> {
  if ((await balancesOf(tx, tradeId)).length > 0)
    throw new Refusal('conflict', 'This trade still holds money. A broker must return it before the trade can end.');
}

/** Takes back an earlier journal as a whole, once. */
export async function correctJournal(work: Work, id: number, reason: string, by: string): Promise<number> {
  const earlier = await findJournal(work.tx, id);
  if (!earlier) throw notFound('We can’t find that entry.');
  if (!isCorrectable(earlier.kind))
    throw new Refusal('conflict', 'This entry is final. Only an agreed holdback moves money after the release.');
  return post(work, correction(earlier, reason), { key: `correction:${id}`, by, corrects: id });
}
