import type { ChangingBoats, LeavingBoats, Reactions } from '../../platform/domain-events.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { voidProposals } from './endings.service.ts';
import { proposalsWith, repricedProposals, reservedFor } from './items.store.ts';
import { partnersIn, proposalsBetween, proposalsOf, reservingTradesOf } from './people.store.ts';

/** Refuses what would break an agreed trade, and ends the proposals that a change leaves without a basis. */
export const tradeReactions: Reactions = {
  'boats.changing': async (work, { how, boats, by }) => {
    const items = { boatIds: boats.map(({ id }) => id), assetIds: [] };
    const [reserved] = await reservedFor(work.tx, items);
    if (reserved) throw isReserved(reserved.title);
    await voidProposals(work, await proposalsWith(work.tx, items), reasonOf({ how, boats }), by);
  },
  // The inventory feed changes prices without asking.
  'boats.changed': async (work, changed) => {
    for (const { id, title } of await repricedProposals(work.tx, changed))
      await voidProposals(work, [id], `The asking price of ${title} changed.`);
  },
  'assets.changing': async (work, { how, assets, by }) => {
    const items = { boatIds: [], assetIds: assets.map(({ id }) => id) };
    const [reserved] = await reservedFor(work.tx, items);
    if (reserved) throw isReserved(reserved.title);
    if (how === 'edited') return;
    const title = assets[0]?.title ?? 'An item in it';
    const reason = how === 'deleted' ? `${title} was removed.` : `The value of ${title} changed.`;
    await voidProposals(work, await proposalsWith(work.tx, items), reason, by);
  },
  'boats.leaving': leave,
  'people.blocked': async (work, { blockerId, blockedId }) => {
    const [partner] = await partnersIn(work.tx, blockerId, blockedId);
    if (partner)
      throw new Refusal(
        'conflict',
        'You have an agreed trade with this person. Finish or cancel it before you block them.',
      );
    const ids = await proposalsBetween(work.tx, blockerId, blockedId);
    await voidProposals(work, ids, 'The two of you are no longer in contact.', blockerId);
  },
  'people.suspended': async (work, { userIds }) => {
    if ((await reservingTradesOf(work.tx, userIds)).length > 0)
      throw new Refusal(
        'conflict',
        'This person has an agreed trade. A broker must cancel it before you suspend them.',
      );
    await voidProposals(work, await proposalsOf(work.tx, userIds), 'The other person is no longer on Tradewind.');
  },
};

async function leave(work: Work, { how, boats, users = [], by }: LeavingBoats): Promise<void> {
  const items = { boatIds: boats.map(({ id }) => id), assetIds: [] };
  const [reserved] = await reservedFor(work.tx, items);
  if (reserved) throw isReserved(reserved.title);
  if ((await reservingTradesOf(work.tx, users)).length > 0)
    throw new Refusal(
      'conflict',
      'There’s an agreed trade on this account. Finish or cancel it before the account is deleted.',
    );
  for (const { id, title } of boats) {
    const reason = how === 'retired' ? `${title} is no longer listed.` : `${title} was removed.`;
    await voidProposals(work, await proposalsWith(work.tx, { boatIds: [id], assetIds: [] }), reason, by);
  }
  await voidProposals(work, await proposalsOf(work.tx, users), 'The other person has left Tradewind.', by);
}

const isReserved = (title: string) =>
  new Refusal('conflict', `${title} is part of an agreed trade. Finish or cancel the trade first.`);

function reasonOf({ how, boats }: Pick<ChangingBoats, 'how' | 'boats'>): string {
  const title = boats[0]?.title ?? 'A boat in it';
  if (how === 'repriced') return `The asking price of ${title} changed.`;
  return how === 'sold' ? `${title} was sold.` : `${title} is no longer listed.`;
}
