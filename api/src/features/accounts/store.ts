import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import type { ManagedAccount, OwnAccount, VerifiableAccount } from './policy.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUserById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUserByGoogleSubject(db: Queryable, subject: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.googleSubject, subject));
  return row;
}

/** The name for emails. An unconfirmed address may be a stranger's, who must not receive text that others entered. */
export const confirmedName = ({ emailVerified, firstName }: UserRow): string | undefined =>
  emailVerified ? firstName : undefined;

/** Inserts unless the email address or the username is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

type Verification = Pick<NewUser, 'verified' | 'verifiedAt' | 'verifiedBy'>;
type Standing = Pick<NewUser, 'isAdmin' | 'isBroker' | 'suspended' | 'suspensionReason'>;

/** Nobody gives themselves rights or a badge. */
export type OwnChange = Partial<NewUser> & { readonly [Column in keyof (Standing & Verification)]?: never };

export const updateUser = (db: Queryable, { id }: OwnAccount, change: OwnChange): Promise<UserRow | undefined> =>
  update(db, id, change);

/** Changes everything about a user: also their rights, their badge and whether they may sign in. */
export const updateManagedUser = (db: Queryable, { id }: ManagedAccount, change: Partial<NewUser>) =>
  update(db, id, change);

export const updateVerification = (db: Queryable, { id }: VerifiableAccount, change: Verification) =>
  update(db, id, change);

/** For a session that was just opened. */
export const recordSignIn = (db: Queryable, id: string) => update(db, id, { lastLogin: new Date() });

async function update(db: Queryable, id: string, change: Partial<NewUser>): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning();
  return row;
}

export async function usernameTaken(db: Queryable, username: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return row !== undefined;
}

/** Locks this user until the transaction ends. */
export async function lockUser(tx: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

export async function demoAccountExists(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.demo, true)).limit(1);
  return row !== undefined;
}

/** One more trade for everyone in it. In the order of their ids, so that two trades of the same people don't deadlock. */
export async function countClosedTrade(tx: Queryable, ids: readonly string[]): Promise<void> {
  const theirs = inArray(users.id, [...ids]);
  await tx.select({ id: users.id }).from(users).where(theirs).orderBy(users.id).for('no key update');
  await tx
    .update(users)
    .set({ totalTransactions: sql`${users.totalTransactions} + 1` })
    .where(theirs);
}

/** Counts a posted boat and makes the user a boat owner. */
export async function countPostedBoat(db: Queryable, id: string): Promise<void> {
  const role = sql`'boat_owner'`;
  await db
    .update(users)
    .set({
      boatsPosted: sql`${users.boatsPosted} + 1`,
      isBoatOwner: true,
      userRoles: sql`array_append(array_remove(${users.userRoles}, ${role}), ${role})`,
      updatedAt: new Date(),
    })
    .where(eq(users.id, id));
}

export const adminIds = (db: Queryable): Promise<string[]> => idsWith(db, users.isAdmin);
export const brokerIds = (db: Queryable): Promise<string[]> => idsWith(db, users.isBroker);

async function idsWith(db: Queryable, right: typeof users.isAdmin | typeof users.isBroker): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(right, true), eq(users.suspended, false)));
  return rows.map(({ id }) => id);
}
