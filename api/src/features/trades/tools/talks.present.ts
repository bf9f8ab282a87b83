import type { Trade } from '@tradewind/contract/trades';

/** The conversation about the trade, and the boat that it is about. */
export function talkOf({ conversation, legs, parties }: Trade, userId: string) {
  const leg = legs.find(({ boatId }) => boatId !== undefined && boatId === conversation?.boatId);
  const other = parties.find((party) => party.userId === conversation?.with);
  if (!conversation || !leg || !other) return {};
  const { boatId, with: withId } = conversation;
  return { talk: { boatId, withId, with: other.firstName, about: leg.title, isMine: leg.from === userId } };
}
