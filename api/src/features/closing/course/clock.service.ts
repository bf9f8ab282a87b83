import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { isFinished } from '@tradewind/domain/closing/progress';
import { SIGNING_HOURS, signBy } from '@tradewind/domain/closing/terms';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { type ChangeableTrade, firstNameOf, lockWithItems } from '../../trades/service.ts';
import { beginEnding, type Ending, finishEnding } from '../ending/endings.service.ts';
import { accrueInterest } from '../money/interest.service.ts';
import { askForLetters } from '../money/letters.service.ts';
import { remindOfHoldbacks } from '../release/holdback-days.service.ts';
import { tradesWithDueHoldbacks } from '../release/holdback-days.store.ts';
import { type ClosingRow, closingTasksOf, findClosing } from '../store.ts';
import { paidBack, silentAt, staleLetters, tradesWithoutClosing, unpaidLenders, unsignedSince } from './clock.store.ts';
import { openClosing } from './plan.service.ts';

type Context = Pick<Dependencies, 'db' | 'commit'>;

export const ENDING_JOB = 'closing-ending';

const HOUR_MS = 60 * 60 * 1_000;

interface Held {
  trade: ChangeableTrade;
  closing: ClosingRow;
}

/**
 * Does what time does to closings. Every step is a transaction of its own that looks again at what it holds, so a crash or a second
 * worker changes nothing.
 */
export async function runClock(context: Context, now = new Date()): Promise<void> {
  const { db, commit } = context;
  for (const id of await tradesWithoutClosing(db)) await commit((work) => openClosing(work, id, now));
  const unsigned = await unsignedSince(db, new Date(now.getTime() - SIGNING_HOURS * HOUR_MS));
  for (const id of unsigned) await commit((work) => withCourse(work, id, (held) => lapse(work, held, now)));
  for (const id of await silentAt(db, now))
    await commit((work) => withCourse(work, id, (held) => rejectInSilence(work, held, now)));
  const today = brokerageDay(now);
  for (const id of await staleLetters(db, today))
    await commit((work) => withCourse(work, id, (held) => askForLetters(work, held, now)));
  for (const id of await tradesWithDueHoldbacks(db, today))
    await commit((work) => withCourse(work, id, ({ trade }) => remindOfHoldbacks(work, trade, today, now)));
  for (const id of await paidBack(db)) await endWhenPaidBack(context, id, now);
  for (const id of await unpaidLenders(db)) await commit(async (work) => void (await accrueInterest(work, id, now)));
}

/** Cancels a trade that ended for a cause, once nothing is held. */
export const endWhenPaidBack = (
  { commit }: Pick<Context, 'commit'>,
  tradeId: number,
  now = new Date(),
): Promise<void> =>
  commit((work) => withCourse(work, tradeId, ({ trade, closing }) => finishEnding(work, trade, closing, now)));

async function withCourse({ tx }: Work, tradeId: number, step: (held: Held) => Promise<void>): Promise<void> {
  const trade = await lockWithItems(tx, tradeId);
  const closing = await findClosing(tx, tradeId);
  if (trade && closing) await step({ trade, closing });
}

/** Not everyone has signed in time. */
async function lapse(work: Work, held: Held, now: Date): Promise<void> {
  const { trade, closing } = held;
  const isOver = closing.signedAt === null && signBy(closing).getTime() <= now.getTime();
  if (trade.trade.status !== 'agreed' || closing.endingAt || !isOver) return;
  await endByClock(work, held, { cause: 'unsigned', party: null, by: null, reason: null }, now);
}

/** Silence at the last day of acceptance is rejection. */
async function rejectInSilence(work: Work, held: Held, now: Date): Promise<void> {
  const { trade, closing } = held;
  if (trade.trade.status !== 'closing' || closing.endingAt || closing.releasedAt) return;
  const silent = (await closingTasksOf(work.tx, closing.tradeId)).find(
    (task) =>
      task.kind === 'acceptance' && !isFinished(task) && task.dueAt !== null && task.dueAt.getTime() <= now.getTime(),
  );
  if (!silent) return;
  const reason = `${firstNameOf(trade, silent.actor)} did not accept it by the last day.`;
  await endByClock(work, held, { cause: 'rejected', party: silent.actor, by: null, reason }, now);
}

async function endByClock(work: Work, { trade, closing }: Held, ending: Ending, now: Date): Promise<void> {
  await work.logActivity(null, 'closing.lapse', {}, { tradeId: closing.tradeId, cause: ending.cause });
  await beginEnding(work, { trade, closing, now }, ending);
}
