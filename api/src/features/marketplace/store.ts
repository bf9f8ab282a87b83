import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats } from '../../db/schema/boats.ts';

const isPublic = and(eq(boats.status, 'active'), eq(users.suspended, false));

export async function boatTotals(db: Queryable) {
  const [row] = await db
    .select({
      boats: count(),
      value: sql<string>`coalesce(${sum(boats.price)}, 0)::numeric(20,2)::text`,
      average: sql<string>`coalesce(avg(${boats.price}), 0)::numeric(12,2)::text`,
    })
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(isPublic);
  return row ?? { boats: 0, value: '0.00', average: '0.00' };
}

export async function userTotal(db: Queryable): Promise<number> {
  const [row] = await db.select({ users: count() }).from(users);
  return row?.users ?? 0;
}

export async function newestBoat(db: Queryable) {
  const [row] = await db
    .select({
      id: boats.id,
      title: boats.title,
      price: boats.price,
      createdAt: boats.createdAt,
      sellerFirstName: users.firstName,
      sellerLastName: users.lastName,
    })
    .from(boats)
    .innerJoin(users, eq(users.id, boats.sellerId))
    .where(isPublic)
    .orderBy(desc(boats.createdAt), desc(boats.id))
    .limit(1);
  return row;
}
