import { expiryOf, hasExpired } from '@tradewind/domain/trades/proposal';
import type { Work } from '../../../platform/work.ts';
import type { Items } from '../items/items.store.ts';
import { proposalsChanged } from '../news/proposal-news.service.ts';
import { tellWatchersLater } from '../news/watchers.service.ts';
import { asClockOver } from '../policy.ts';
import type { TradeBundle } from '../store.ts';
import { freedBackups, type Held, holdProposals, proposalsWith, updateProposals } from './proposals.store.ts';

const isOpen = ({ status, expiresAt }: Held, now: Date) =>
  status === 'proposed' && !hasExpired({ status, expiresAt }, now);

/** Proposals that contain an item of an agreed trade wait, without a deadline, until it is free again. */
export async function becomeBackups(work: Work, agreed: TradeBundle, items: Items, now: Date): Promise<void> {
  const { tx } = work;
  const ids = (await proposalsWith(tx, items)).filter((id) => id !== agreed.trade.id);
  const held = asClockOver((await holdProposals(tx, ids)).filter((one) => isOpen(one, now) && !one.backup));
  await updateProposals(tx, held, { backup: true, expiresAt: null }, now);
  await proposalsChanged(work, held, { what: 'backup', ...items, besides: peopleIn(agreed) });
  await tellWatchersLater(work, agreed, 'pending');
}

/** Items that are free again bring their backups back to life. */
export async function reviveBackups(work: Work, cancelled: TradeBundle, items: Items, now: Date): Promise<void> {
  const { tx } = work;
  const held = (await holdProposals(tx, await freedBackups(tx, items))).filter((one) => isOpen(one, now) && one.backup);
  for (const [kind, alike] of Map.groupBy(held, (one) => one.kind))
    await updateProposals(tx, asClockOver(alike), { backup: false, expiresAt: expiryOf(kind, now) }, now);
  await proposalsChanged(work, asClockOver(held), { what: 'free', ...items, besides: peopleIn(cancelled) });
  await tellWatchersLater(work, cancelled, 'free');
}

/** They know already. */
const peopleIn = ({ parties }: TradeBundle): string[] => parties.flatMap(({ userId }) => userId ?? []);
