import type { Queryable } from '../../api/src/db/client.ts';
import { agentPreferences, favorites, messages, transactions } from '../../api/src/db/schema/index.ts';
import { buyerOf, daysBefore, demoBoat, hoursBefore, saleAmounts, titleOf, userIdOf } from './drafts.ts';
import { CONVERSATIONS, type DemoConversation } from './world/conversations.ts';
import { AGENTS, FAVORITES, SALES } from './world/dealings.ts';
import { writeNotifications } from './write-notifications.ts';

type BoatIds = ReadonlyMap<string, number>;

/** Writes conversations, favorites, trades and agents. */
export async function writeDealings(tx: Queryable, ids: BoatIds, now: Date): Promise<void> {
  const lines = CONVERSATIONS.flatMap((conversation) => messageRows(conversation, ids, now));
  await tx.insert(messages).values(lines.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
  await writeNotifications(tx, (key) => idOf(ids, key), now);
  await tx.insert(favorites).values(favoriteRows(ids));
  await tx.insert(transactions).values(saleRows(ids, now));
  await tx.insert(agentPreferences).values(agentRows(now));
}

function messageRows({ boat: key, buyer, messages: lines }: DemoConversation, ids: BoatIds, now: Date) {
  const boat = demoBoat(key);
  const boatId = idOf(ids, key);
  return lines.map(({ by, hoursAgo, text, unread }) => ({
    boatId,
    subjectId: boatId,
    boatTitle: titleOf(boat),
    senderId: userIdOf(by === 'owner' ? boat.owner : buyer),
    receiverId: userIdOf(by === 'owner' ? buyer : boat.owner),
    content: text,
    read: !unread,
    createdAt: hoursBefore(now, hoursAgo),
  }));
}

function favoriteRows(ids: BoatIds) {
  return Object.entries(FAVORITES).flatMap(([name, keys]) =>
    keys.map((key) => ({ userId: userIdOf(name), boatId: idOf(ids, key) })),
  );
}

function saleRows(ids: BoatIds, now: Date) {
  return SALES.map((sale) => ({
    boatId: idOf(ids, sale.boat),
    buyerId: userIdOf(buyerOf(sale)),
    sellerId: userIdOf(sale.seller),
    ...saleAmounts(sale),
    status: 'completed',
    paymentMethod: 'trade',
    createdAt: daysBefore(now, sale.agreedDaysAgo),
    completedAt: daysBefore(now, sale.completedDaysAgo),
  }));
}

function agentRows(now: Date) {
  return AGENTS.map((agent) => ({
    userId: userIdOf(agent.owner),
    preferredTradeCategories: [...agent.categories],
    priceRangeMin: agent.priceRange[0],
    priceRangeMax: agent.priceRange[1],
    preferredLocations: [agent.location],
    autoNegotiate: agent.autoNegotiate,
    tradingStrategy: agent.strategy,
    deployedAt: agent.deployedDaysAgo === undefined ? null : daysBefore(now, agent.deployedDaysAgo),
  }));
}

function idOf(ids: BoatIds, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No such boat: ${key}.`);
  return id;
}
