import type { Work } from '../../../platform/work.ts';
import type { ChangeableTrade } from '../policy.ts';
import { insertConsents, insertRevision, type NewLegRow, updateTrade } from '../store.ts';

interface Amendment {
  author: number;
  note: string | null;
  /** All of them, in the order of their numbers: other amounts, and cash at the end. */
  legs: readonly NewLegRow[];
}

/** A new revision of an agreed trade, to which everyone has consented. Its items stay the same. */
export async function amendTrade(
  { tx }: Work,
  bundle: ChangeableTrade,
  { author, note, legs }: Amendment,
  now: Date,
): Promise<void> {
  const { trade, revision } = bundle;
  const number = trade.revision + 1;
  await insertRevision(tx, { tradeId: trade.id, number, author, note, terms: revision.terms, legs }, now);
  await insertConsents(tx, bundle, { number, author });
  await updateTrade(tx, bundle, { revision: number }, now);
}
