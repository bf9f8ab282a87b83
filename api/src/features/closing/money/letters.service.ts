import type { Work } from '../../../platform/work.ts';
import { type ChangeableTrade, tellParties, tradeChanged } from '../../trades/service.ts';
import { asStale } from '../policy.ts';
import { type ClosingRow, closingTasksOf } from '../store.ts';
import { reopenPayoff, returnLetters } from './letters.store.ts';
import { payoffsIn } from './terms.service.ts';

interface Held {
  trade: ChangeableTrade;
  closing: ClosingRow;
}

/** A payoff letter that has run out is asked for again: its amounts are no longer what the lender takes. */
export async function askForLetters(work: Work, { trade, closing }: Held, now: Date): Promise<void> {
  if (trade.trade.status !== 'closing' || closing.endingAt || closing.releasedAt) return;
  for (const { task, facts } of payoffsIn(await closingTasksOf(work.tx, closing.tradeId))) {
    const stale = asStale(task, facts.goodThrough, now);
    if (!stale) continue;
    await reopenPayoff(work.tx, stale);
    await returnLetters(work.tx, stale);
    const title = trade.legs.find(({ number }) => number === task.leg)?.title ?? 'your boat';
    const others = trade.parties.flatMap(({ position, userId }) => (position === task.actor ? [] : (userId ?? [])));
    tellParties(
      work,
      trade,
      {
        title: `The payoff letter for ${title} has run out`,
        body: 'Please ask your lender for a new one, add it, and enter its amounts. The trade can’t be released before.',
      },
      others,
    );
    await tradeChanged(work, trade);
  }
}
