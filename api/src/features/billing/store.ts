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

/** Until the end of the transaction nobody else decides about this customer's subscription. */
export async function lockSubscriber(tx: Queryable, customer: string): Promise<Subscriber | undefined> {
  const [row] = await tx.select(columns).from(users).where(eq(users.stripeCustomerId, customer)).for('update');
  return row;
}

/** Gives the user this customer in place of the former one or of none; answers with the one that is there afterwards. */
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

/** Whether this notice is new. One that arrives twice at once waits for the first to be dealt with. */
export async function insertNotice(tx: Queryable, notice: { id: string; type: string }): Promise<boolean> {
  const { id, type } = notice;
  const written = await tx.insert(billingNotices).values({ id, type }).onConflictDoNothing().returning();
  return written.length > 0;
}
