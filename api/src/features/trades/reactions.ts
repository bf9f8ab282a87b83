import { tradePath } from '@tradewind/contract/paths';
import type {
  ChangedBoats,
  ChangingAssets,
  ChangingBoats,
  LeavingBoats,
  Reactions,
} from '../../platform/domain-events.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Items, reservedFor } from './items/items.store.ts';
import { tradeChanged } from './news/telling.service.ts';
import { forgetPairs, lockPair } from './offers/pairs.store.ts';
import { outdatedProposals, proposalsWith } from './offers/proposals.store.ts';
import { voidProposals } from './offers/voiding.service.ts';
import { type ProposalOf, partnersIn, proposalsBetween, proposalsOf, reservingTradesOf } from './people.store.ts';
import { findTrade } from './store.ts';
import { shortTitle } from './words.present.ts';

/** Refuses what would break an agreed trade, and ends the proposals that a change leaves without a basis. */
export const tradeReactions: Reactions = {
  'boats.changing': async (work, { how, boats, by }) => {
    const items = { boatIds: boats.map(({ id }) => id), assetIds: [] };
    await requireUnreserved(work, items, by);
    // Owners hear of it from the listing.
    const besides = [...boats.map(({ sellerId }) => sellerId), ...(by ? [by] : [])];
    await voidProposals(work, await proposalsWith(work.tx, items), { reason: reasonOf(how, boats[0]), besides });
  },
  // The inventory feed changes prices and titles without asking.
  'boats.changed': endOutdated,
  'assets.changing': async (work, { how, assets, by }) => {
    const items = { boatIds: [], assetIds: assets.map(({ id }) => id) };
    await requireUnreserved(work, items, by);
    if (how === 'edited') return;
    const besides = by ? [by] : [];
    await voidProposals(work, await proposalsWith(work.tx, items), { reason: reasonOf(how, assets[0]), besides });
  },
  'money.moved': async (work, { tradeId }) => {
    const bundle = await findTrade(work.tx, tradeId);
    if (bundle) await tradeChanged(work, bundle);
  },
  'boats.leaving': leave,
  'people.blocked': endContact,
  // A signed trade goes on without them, or ends: the broker sees to it.
  'people.suspended': async (work, { userIds }) => {
    const refusal = new Refusal(
      'conflict',
      'This person has an agreed trade that isn’t signed yet. A broker must cancel it before you suspend them.',
    );
    if ((await reservingTradesOf(work.tx, userIds, ['agreed'])).length > 0) throw refusal;
    await endAll(work, await proposalsOf(work.tx, userIds), GONE, { besides: userIds, refusal });
  },
};

/** Leads the owner to the trade; strangers to it do not learn which one it is. */
async function requireUnreserved(work: Work, items: Items, by: string | undefined): Promise<void> {
  const [reserved] = await reservedFor(work.tx, items);
  if (!reserved) return;
  throw new Refusal('reserved', `${reserved.title} is part of an agreed trade. Finish or cancel the trade first.`, {
    path: by === undefined ? undefined : tradePath(reserved.tradeId),
  });
}

async function endOutdated(work: Work, changed: ChangedBoats): Promise<void> {
  const outdated = await outdatedProposals(work.tx, changed);
  const causes = Map.groupBy(outdated, ({ title, repriced }) => reasonOf(repriced ? 'repriced' : 'altered', { title }));
  for (const [reason, proposals] of causes)
    await voidProposals(
      work,
      proposals.map(({ id }) => id),
      { reason },
    );
}

async function endContact(
  work: Work,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  const { tx } = work;
  // Offers between the two that are being made wait, and are refused.
  await lockPair(tx, [blockerId, blockedId]);
  const [tradeId] = await partnersIn(tx, blockerId, blockedId);
  const refusal = new Refusal(
    'conflict',
    'You have an agreed trade with this person. Finish or cancel it before you block them.',
    { path: tradeId === undefined ? undefined : tradePath(tradeId) },
  );
  if (tradeId !== undefined) throw refusal;
  const proposals = await proposalsBetween(tx, blockerId, blockedId);
  await endAll(work, proposals, OUT_OF_CONTACT, { besides: [blockerId], refusal });
}

/** Reasons that everyone in a trade can read: of two people, and of a ring. */
interface Reasons {
  two: string;
  ring: string;
}

const OUT_OF_CONTACT: Reasons = {
  two: 'The two of you are no longer in contact.',
  ring: 'Two of the people in this trade are no longer in contact.',
};
const GONE: Reasons = {
  two: 'The other person is no longer on Tradewind.',
  ring: 'One of the people in this trade is no longer on Tradewind.',
};
const LEFT: Reasons = {
  two: 'The other person has left Tradewind.',
  ring: 'One of the people in this trade has left Tradewind.',
};

async function endAll(
  work: Work,
  proposals: readonly ProposalOf[],
  reasons: Reasons,
  cause: { besides: readonly string[]; refusal: Refusal },
): Promise<void> {
  for (const [isRing, ended] of Map.groupBy(proposals, ({ kind }) => kind === 'ring')) {
    const ids = ended.map(({ id }) => id);
    await voidProposals(work, ids, { reason: isRing ? reasons.ring : reasons.two, ...cause });
  }
}

async function leave(work: Work, { how, boats, users = [], by }: LeavingBoats): Promise<void> {
  const { tx } = work;
  await requireUnreserved(work, { boatIds: boats.map(({ id }) => id), assetIds: [] }, by);
  const refusal = new Refusal(
    'conflict',
    'There’s an agreed trade on this account. Finish or cancel it before the account is deleted.',
  );
  if ((await reservingTradesOf(tx, users)).length > 0) throw refusal;
  const besides = [...users, ...(by ? [by] : [])];
  for (const boat of boats) {
    const ids = await proposalsWith(tx, { boatIds: [boat.id], assetIds: [] });
    await voidProposals(work, ids, { reason: reasonOf(how, boat), besides });
  }
  await endAll(work, await proposalsOf(tx, users), LEFT, { besides, refusal });
  await forgetPairs(tx, users);
}

type How = ChangingBoats['how'] | ChangingAssets['how'] | LeavingBoats['how'];

/** Why a proposal with this item ended, for its people. */
function reasonOf(how: How, item: { title: string } | undefined): string {
  const title = item ? shortTitle(item.title) : 'An item in it';
  switch (how) {
    case 'repriced':
      return `The asking price of ${title} changed.`;
    case 'revalued':
      return `The value of ${title} changed.`;
    case 'altered':
    case 'edited':
      return `The details of ${title} changed.`;
    case 'sold':
      return `${title} was sold.`;
    case 'deleted':
      return `${title} was removed.`;
    case 'paused':
    case 'removed':
    case 'retired':
      return `${title} is no longer listed.`;
  }
}
