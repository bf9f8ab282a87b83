import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { billingNotices } from '../../db/schema/platform.ts';

const columns = {
  id: users.id,
  email: users.email,
  freeAccount: users.freeAccount,
  subscriptionActive: users.subscriptionActive,
  subscriptionStartDate: users.subscriptionStartDate,
  stripeCustomerId: users.stripeCustomerId,
  subscriptionNoticeAt: users.subscriptionNoticeAt,
};

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

export async function findSubscriber(db: Queryable, userId: string) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
  return row;
}

/** Locks this customer's subscription until the transaction ends. */
export async function lockSubscriber(tx: Queryable, customer: string): Promise<Subscriber | undefined> {
  const [row] = await tx.select(columns).from(users).where(eq(users.stripeCustomerId, customer)).for('update');
  return row;
}

/** Replaces the user's former customer, if unchanged, and returns the one that is stored afterwards. */
export async function adoptCustomer(
  db: Queryable,
  { userId, customer, former }: { userId: string; customer: string; former: string | undefined },
): Promise<string | null> {
  const isFormer = former === undefined ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, former);
  await db
    .update(users)
    .set({ stripeCustomerId: customer })
    .where(and(eq(users.id, userId), isFormer));
  return (await findSubscriber(db, userId))?.stripeCustomerId ?? null;
}

interface SubscriptionChange {
  subscriptionActive?: boolean;
  subscriptionStartDate?: Date;
  subscriptionNoticeAt?: Date;
}

export const updateSubscription = (tx: Queryable, userId: string, change: SubscriptionChange) =>
  tx
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, userId));

/** Whether this notice is new. A concurrent duplicate waits until the first one is processed. */
export async function insertNotice(tx: Queryable, notice: { id: string; type: string }): Promise<boolean> {
  const { id, type } = notice;
  const written = await tx.insert(billingNotices).values({ id, type }).onConflictDoNothing().returning();
  return written.length > 0;
}
