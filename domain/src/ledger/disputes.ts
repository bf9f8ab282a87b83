import type { Cents } from '../money.ts';
import { client, type TrustAccount } from './accounts.ts';
import { type Journal, type JournalKind, type RecordedJournal, type ResolutionBasis, seal } from './journal.ts';
import { moved } from './money-in.ts';

/** A party's money in one trust account. */
interface Share {
  readonly position: number;
  readonly book: TrustAccount;
  readonly amount: Cents;
}

interface Freeze {
  readonly tradeId: number;
  readonly shares: readonly Share[];
}

const intoDispute = (shares: readonly Share[]) =>
  shares.flatMap(({ position, book, amount }) => moved(client(position), 'dispute', book, amount));

/** Nobody can be paid from frozen money until a release signed by everyone affected, an award or an order is recorded. */
export const disputeFrozen = ({ tradeId, shares, reason }: Freeze & { reason: string }): Journal =>
  seal('dispute_frozen', tradeId, intoDispute(shares), { reason });

/**
 * A cancellation with a cause that somebody answers for freezes that party's money. Everybody else gets theirs back, less the
 * costs they authorized, so without shares nothing is posted before the refunds.
 */
export const cancellation = ({ tradeId, shares, cause }: Freeze & { cause: string }): Journal | undefined =>
  shares.some(({ amount }) => amount > 0) ? seal('cancellation', tradeId, intoDispute(shares), { cause }) : undefined;

interface Resolution extends Freeze {
  readonly basis: ResolutionBasis;
  /** The document: its file number, or its id with us. */
  readonly reference: string;
}

export const disputeResolved = ({ tradeId, shares, basis, reference }: Resolution): Journal =>
  seal(
    'dispute_resolved',
    tradeId,
    shares.flatMap(({ position, book, amount }) => moved('dispute', client(position), book, amount)),
    { basis, reference },
  );

interface HoldbackRelease extends Share {
  readonly tradeId: number;
  readonly leg: number;
  readonly reference: string;
}

/** The condition of a holdback was met, or failed: its money goes to the giver or back to the receiver, as agreed. */
export const holdbackReleased = ({ tradeId, position, book, amount, leg, reference }: HoldbackRelease): Journal =>
  seal('holdback_released', tradeId, moved('holdback', client(position), book, amount), { leg, reference });

/** A release is final, and a mistaken correction is repeated as a new event. */
const FINAL: readonly JournalKind[] = ['release', 'correction'];

export const isCorrectable = (kind: JournalKind): boolean => !FINAL.includes(kind);

/** Takes back an earlier journal as a whole. */
export function correction(earlier: RecordedJournal, reason: string): Journal {
  if (!isCorrectable(earlier.kind)) throw new RangeError(`A journal of the kind ${earlier.kind} is final.`);
  return seal(
    'correction',
    earlier.tradeId,
    earlier.postings.map((posting) => ({ ...posting, amount: -posting.amount })),
    { corrects: earlier.kind, reason },
  );
}
