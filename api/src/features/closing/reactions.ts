import type { JournalKind } from '@tradewind/domain/ledger/journal';
import type { Reactions } from '../../platform/domain-events.ts';
import { chargeOrders } from './costs.service.ts';
import { ENDING_JOB } from './course/clock.service.ts';
import { openClosing } from './course/plan.service.ts';
import { showBrokers } from './course/reminders.service.ts';
import { leaveClosings } from './documents/retention.service.ts';
import { followActivations, followSuspensions } from './ending/suspensions.service.ts';
import { requireInterest } from './money/interest.service.ts';
import { requirePayable } from './money/payouts.service.ts';
import { followMoney } from './money/tasks.service.ts';
import { voidOutdated } from './signing/signing.service.ts';
import { findClosing } from './store.ts';

const MONEY_IN: readonly JournalKind[] = ['deposit', 'funds', 'suspense_assigned'];

export const closingReactions: Reactions = {
  'accounts.leaving': (work, { users }) => leaveClosings(work, users),
  'people.suspended': (work, { userIds }) => followSuspensions(work, userIds),
  'people.activated': (work, { userIds }) => followActivations(work, userIds),
  'trade.changed': async (work, { id }) => {
    const closing = (await findClosing(work.tx, id)) ?? (await openClosing(work, id));
    if (!closing) return;
    await followMoney(work, closing);
    await voidOutdated(work, closing);
    await showBrokers(work, id);
  },
  'wire.changed': async (work, { tradeId }) => {
    if (await findClosing(work.tx, tradeId)) await showBrokers(work, tradeId);
  },
  'money.leaving': async (work, leaving) => {
    await requirePayable(work, leaving);
    if (leaving.purpose === 'lender') await requireInterest(work, leaving.tradeId);
  },
  // Items are locked before their trade, which a payment holds: the end follows in a transaction of its own.
  'money.moved': async (work, { tradeId, kind }) => {
    if (MONEY_IN.includes(kind)) await chargeOrders(work, tradeId, new Date());
    const closing = await findClosing(work.tx, tradeId);
    if (closing?.endingAt) await work.sendJob(ENDING_JOB, { tradeId });
  },
};
