import { expiryOf, type TradeKind } from '@tradewind/domain/trades/proposal';
import type { Work } from '../../platform/work.ts';
import { freedBackups, type Items, proposalsWith } from './items.store.ts';
import { asClock } from './policy.ts';
import { lockTrades, type TradeBundle, updateTrade } from './store.ts';
import { tellParties, tradeChanged } from './telling.service.ts';
import { tellWatchersLater } from './watchers.service.ts';
import { subjectTitle } from './words.present.ts';

/** Proposals that contain an item of an agreed trade wait, without a deadline, until it is free again. */
export async function becomeBackups(work: Work, agreed: TradeBundle, items: Items, now: Date): Promise<void> {
  const ids = (await proposalsWith(work.tx, items)).filter((id) => id !== agreed.trade.id);
  for (const bundle of await lockTrades(work.tx, ids)) {
    if (bundle.trade.backup) continue;
    await updateTrade(work.tx, asClock(bundle), { backup: true, expiresAt: null }, now);
    const title = takenTitle(bundle, items);
    tellParties(work, bundle, {
      title: `${title} has a trade pending`,
      body: 'Your offer stays as a backup. We’ll tell you if it’s free again.',
    });
    await tradeChanged(work, bundle);
  }
  await tellWatchersLater(work, agreed, 'pending');
}

/** Items that are free again bring their backups back to life. */
export async function reviveBackups(work: Work, cancelled: TradeBundle, items: Items, now: Date): Promise<void> {
  const ids = await freedBackups(work.tx, items);
  for (const bundle of await lockTrades(work.tx, ids)) {
    const expiresAt = expiryOf(bundle.trade.kind as TradeKind, now);
    await updateTrade(work.tx, asClock(bundle), { backup: false, expiresAt }, now);
    tellParties(work, bundle, {
      title: `${takenTitle(bundle, items)} is free again`,
      body: `The other trade ended. The offer for ${subjectTitle(bundle)} is open again.`,
    });
    await tradeChanged(work, bundle);
  }
  await tellWatchersLater(work, cancelled, 'free');
}

const takenTitle = ({ legs }: TradeBundle, { boatIds, assetIds }: Items): string =>
  legs.find(({ boatId, assetId }) => boatIds.includes(boatId ?? 0) || assetIds.includes(assetId ?? 0))?.title ??
  'One of its items';
