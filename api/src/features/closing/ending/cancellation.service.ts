import type { Closing } from '@tradewind/contract/closing';
import type { CancelInput } from '@tradewind/contract/closing-course';
import { type CancellationCause, isAtRisk, needsFault } from '@tradewind/domain/closing/cancellation';
import { isFinished } from '@tradewind/domain/closing/progress';
import { client } from '@tradewind/domain/ledger/accounts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, notAllowed, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { balancesOf } from '../../ledger/service.ts';
import { tradeChanged } from '../../trades/service.ts';
import { type Course, lockCourse, readClosing } from '../course/course.service.ts';
import { freeze } from './disputes.service.ts';
import { causesOf } from './endings.policy.ts';
import { beginEnding } from './endings.service.ts';

/**
 * Somebody states why the trade ends. A default that puts a deposit at risk becomes a dispute: the brokerage does not decide who
 * gets the money.
 */
export const cancelForCause = (
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  tradeId: number,
  { cause, party, reason }: CancelInput,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { closing, role, trade } = course;
    const by = role === 'broker' ? null : role;
    if (closing.endingCause === cause && closing.endingBy === by) return readClosing(tx, caller, tradeId);
    if (!causesOf(course).includes(cause)) throw refusalOf(course, cause);
    const answerable = answerableParty(course, cause, party);
    await work.logActivity(caller, 'closing.cancel', origin, { tradeId, cause, party: answerable });
    if (answerable !== null && needsFault(cause) && (await isDepositAtRisk(work, course, answerable)))
      await freeze(work, course, { against: answerable, cause, reason });
    else await beginEnding(work, course, { cause, party: answerable, by, reason });
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });

const RECORDED_ELSEWHERE: Readonly<Partial<Record<CancellationCause, string>>> = {
  mutual: 'A mutual end needs everyone’s consent. Please propose it.',
  rejected: 'Please reject the boat or item in its task.',
  unsigned: 'An unsigned agreement lapses by itself.',
  'outside-failed': 'Please record it where the outside leg is tracked.',
  decided: 'Please record the award or the order in the dispute.',
};

function refusalOf({ trade, role }: Course, cause: CancellationCause): Refusal {
  if (trade.trade.status === 'agreed')
    return new Refusal('conflict', 'Nobody is bound before everyone has signed. You can simply cancel the trade.');
  if (trade.trade.status === 'disputed')
    return new Refusal('conflict', 'This trade is in dispute. It ends, or goes on, when the dispute is resolved.');
  if (trade.trade.status !== 'closing') return new Refusal('conflict', 'This trade can’t be canceled anymore.');
  const elsewhere = RECORDED_ELSEWHERE[cause];
  if (elsewhere) return new Refusal('conflict', elsewhere);
  if (role !== 'broker') return notAllowed('Only your broker can record that. Please write to them.');
  return new Refusal('conflict', 'This cause doesn’t apply now.');
}

/** The party who answers for a default. Parties state only their own. */
function answerableParty({ trade, role }: Course, cause: CancellationCause, party: number | undefined): number | null {
  if (role !== 'broker') {
    if (party !== undefined && party !== role)
      throw notAllowed('You can state only your own default. About somebody else’s, open a dispute.');
    return role;
  }
  if (!needsFault(cause) && cause !== 'deposit-missing') return null;
  if (!trade.parties.some(({ position }) => position === party))
    throw invalidField('party', 'Please choose the party who answers for it.');
  return party ?? null;
}

/** Whether a party who walks away puts their own money at risk. */
export async function isDepositAtRisk(
  { tx }: Work,
  { trade, tasks, closing }: Course,
  party: number,
): Promise<boolean> {
  const acceptances = tasks
    .filter(({ kind }) => kind === 'acceptance')
    .flatMap((task) => {
      const leg = trade.legs.find(({ number }) => number === task.leg);
      return leg ? [{ giver: leg.giver, receiver: leg.receiver, done: isFinished(task) }] : [];
    });
  if (!isAtRisk(party, acceptances)) return false;
  return (await balancesOf(tx, closing.tradeId)).some(({ account }) => account === client(party));
}
