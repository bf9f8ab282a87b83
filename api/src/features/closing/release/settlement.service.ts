import type { Trade } from '@tradewind/contract/trades';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { forgetItems, lockWithItems, moveTrade, presentForBroker, tellParties } from '../../trades/service.ts';
import { asReleaser, type ReleasableTrade } from '../policy.ts';
import { findClosing, markSettled } from '../store.ts';
import { obstaclesToSettlement } from './obstacles.service.ts';
import { completeTransactions } from './release.store.ts';

/** Closes a released trade: every wire has arrived, and nothing is held for anybody. */
export const settleTrade = (
  { commit }: Pick<Dependencies, 'commit'>,
  broker: BrokerCaller,
  id: number,
  origin: Origin,
): Promise<Trade> =>
  commit(async (work) => {
    const bundle = asReleaser(broker, await lockWithItems(work.tx, id));
    if (bundle.trade.status !== 'closed') await settleNow(work, broker, bundle, origin);
    return presentForBroker(work.tx, broker, id);
  });

async function settleNow(work: Work, broker: BrokerCaller, bundle: ReleasableTrade, origin: Origin): Promise<void> {
  const { tx } = work;
  const { id, status } = bundle.trade;
  if (status !== 'released' || !(await findClosing(tx, id)))
    throw new Refusal('conflict', 'This trade isn’t released, so there is nothing to settle.');
  await requireSettled(work, id);
  const now = new Date();
  await completeTransactions(tx, bundle, now);
  await markSettled(tx, bundle, now);
  await moveTrade(work, bundle, 'settle', 'broker', now);
  await forgetItems(work, bundle);
  await work.logActivity(broker, 'trade.settle', origin, { tradeId: id });
  tellParties(work, bundle, {
    title: 'Your trade is complete',
    body: 'Every wire has arrived. Your final statement is ready, and you can say how it went.',
  });
  await work.happened('trade.closed', { id });
}

async function requireSettled(work: Work, tradeId: number): Promise<void> {
  const problems = await obstaclesToSettlement(work.tx, tradeId);
  if (problems.length > 0) throw new Refusal('conflict', `This can’t be settled yet. ${problems.join(' ')}`);
}
