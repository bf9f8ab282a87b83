import type { NewLeg } from '@tradewind/contract/trades';
import { expiryOf } from '@tradewind/domain/trades/proposal';
import type { Work } from '../../../platform/work.ts';
import { lockItems } from '../items/items.store.ts';
import { tradeChanged } from '../news/telling.service.ts';
import { findTrade, insertRevision, insertTrade } from '../store.ts';
import { itemIdsOf, legsBetween, seenBy } from './legs.service.ts';
import { requireFree } from './requirements.service.ts';

/** One leg of a ring between two of its people, by their positions. */
interface RingLeg {
  from: number;
  to: number;
  what: NewLeg;
}

/** Proposes a trade of several people that nobody has accepted yet. Everything in it must be free and belong to its giver. */
export async function proposeRing(work: Work, userIds: readonly string[], legs: readonly RingLeg[]): Promise<number> {
  const { tx } = work;
  const items = await lockItems(tx, itemIdsOf(legs.map(({ what }) => what)));
  const at = (position: number) => ({ id: userIds[position] ?? '', position });
  const rows = legs.flatMap(({ from, to, what }) =>
    legsBetween({ gives: [what], gets: [] }, items, at(from), at(to), seenBy(at(from).id)),
  );
  await requireFree(tx, rows);
  const now = new Date();
  const { id } = await insertTrade(tx, {
    ...{ kind: 'ring', subjectId: null, userIds: [...userIds], expiresAt: expiryOf('ring', now) },
  });
  await insertRevision(tx, { tradeId: id, number: 1, author: null, note: null, legs: rows }, now);
  const bundle = await findTrade(tx, id);
  if (!bundle) throw new Error(`Trade ${id} was not written.`);
  await tradeChanged(work, bundle);
  return id;
}
