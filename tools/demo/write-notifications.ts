import { conversationPath } from '@tradewind/contract/paths';
import { isNull } from 'drizzle-orm';
import type { Queryable } from '../../api/src/db/client.ts';
import { notifications } from '../../api/src/db/schema/index.ts';
import { demoBoat, hoursBefore, titleOf, userIdOf } from './drafts.ts';
import { CONVERSATIONS, type DemoConversation } from './world/conversations.ts';
import { EVERYBODY } from './world/people.ts';

/** Writes notifications for unread messages, marked as mailed so that nobody gets an email about them. */
export async function writeNotifications(tx: Queryable, boatId: (key: string) => number, now: Date): Promise<void> {
  const rows = CONVERSATIONS.flatMap((conversation) => unreadOf(conversation, boatId(conversation.boat), now));
  await tx.insert(notifications).values(rows);
}

/** Nobody gets an email about what the demo users have done. */
export const markMailed = (db: Queryable, now: Date) =>
  db.update(notifications).set({ mailedAt: now }).where(isNull(notifications.mailedAt));

function unreadOf({ boat: key, buyer, messages }: DemoConversation, boatId: number, now: Date) {
  const boat = demoBoat(key);
  return (['owner', 'buyer'] as const).flatMap((by) => {
    const unread = messages.filter((message) => message.unread && message.by === by);
    const newest = unread.at(-1);
    if (!newest) return [];
    const [sender, receiver] = by === 'owner' ? [boat.owner, buyer] : [buyer, boat.owner];
    const senderId = userIdOf(sender);
    const at = hoursBefore(now, newest.hoursAgo);
    return [
      {
        userId: userIdOf(receiver),
        kind: 'message',
        title: `${firstNameOf(sender)} messaged you about ${titleOf(boat)}`,
        body: newest.text,
        path: conversationPath(boatId, senderId),
        groupKey: `message:${boatId}:${senderId}`,
        count: unread.length,
        mailedAt: now,
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
}

const firstNameOf = (name: string) => EVERYBODY.find((person) => person.name === name)?.firstName ?? name;
