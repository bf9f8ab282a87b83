import type { Closing } from '@tradewind/contract/closing';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notAllowed, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { tradeChanged } from '../../trades/service.ts';
import { lockCourse, readClosing } from '../course/course.service.ts';
import { isDepositAtRisk } from '../ending/cancellation.service.ts';
import { freeze } from '../ending/disputes.service.ts';
import { beginEnding } from '../ending/endings.service.ts';
import { mayFail, presentOutside } from './outside.present.ts';

/**
 * Something that closes outside fell through before the release: the trade ends, and everyone gets their deposit back. After an
 * acceptance its giver's word is not enough: it is a dispute until the broker knows more.
 */
export const failOutside = (
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  { id: tradeId, leg: number }: { id: number; leg: number },
  reason: string,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { closing, role, trade } = course;
    if (closing.endingLeg === number) return readClosing(tx, caller, tradeId);
    const leg = presentOutside(course).find((one) => one.leg === number);
    if (!leg) throw notFound('Nothing in this place of the trade is closed outside.');
    const next = mayFail(leg.state, leg, role);
    if (!next.ok && next.refusal === 'forbidden')
      throw notAllowed('Only the person who gives it, or your broker, can record that.');
    if (!leg.actions.includes('fail'))
      throw new Refusal('conflict', 'That can be recorded only while everyone has signed and nothing is released.');
    await work.logActivity(caller, 'closing.cancel', origin, { tradeId, cause: 'outside-failed', leg: number });
    const by = role === 'broker' ? null : role;
    const words = `${leg.title}: ${reason}`;
    if (by !== null && (await isDepositAtRisk(work, course, leg.giver)))
      await freeze(work, course, { against: leg.giver, cause: 'giver-default', reason: words });
    else
      await beginEnding(work, course, {
        ...{ cause: 'outside-failed', party: leg.giver, by, leg: number },
        reason: words,
      });
    await tradeChanged(work, trade);
    return readClosing(tx, caller, tradeId);
  });
