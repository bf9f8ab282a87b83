import { defaultTitle } from '@tradewind/domain/boat-defaults';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { stateOf } from '@tradewind/domain/geography';
import { DEFAULT_CATEGORIES } from '@tradewind/domain/trade-taxonomy';
import type { Queryable } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { assets } from '../db/schema/assets.ts';
import { boats } from '../db/schema/boats.ts';
import { NO_PASSWORD } from '../platform/passwords.ts';

export type UserDraft = typeof users.$inferInsert;
export type UserRow = typeof users.$inferSelect;
export type BoatDraft = typeof boats.$inferInsert;
export type BoatRow = typeof boats.$inferSelect;
export type AssetDraft = typeof assets.$inferInsert;
type AssetRow = typeof assets.$inferSelect;

/** Counters that make the users, boats and assets of a test file reproducible. */
const made = { users: 0, boats: 0, assets: 0 };

/** A user who cannot sign in unless `password` is a real hash. */
export function userDraft(overrides: Partial<UserDraft> = {}): UserDraft {
  const number = ++made.users;
  return {
    id: `user-${number}`,
    email: `user${number}@example.com`,
    username: `user${number}`,
    firstName: 'Robin',
    lastName: `Nr. ${number}`,
    location: 'Miami, FL',
    password: NO_PASSWORD,
    emailVerified: true,
    ...overrides,
  };
}

/** An active boat, whose title and state are derived from the rest unless given. */
export function boatDraft({ sellerId, ...overrides }: Partial<BoatDraft> & { sellerId: string }): BoatDraft {
  const number = ++made.boats;
  const draft = {
    price: '125000.00',
    year: 2010 + (number % 14),
    make: 'Larkwell',
    model: `Model ${number}`,
    length: 20 + (number % 40),
    type: BOAT_TYPES[number % BOAT_TYPES.length] ?? null,
    condition: 'Good',
    location: 'Miami, FL',
    tradeCategories: [...DEFAULT_CATEGORIES],
    managementToken: `management-token-${number}`,
    sellerId,
    ...overrides,
  };
  return { title: defaultTitle(draft), state: stateOf(draft.location) ?? null, ...draft };
}

/** A car that only the receivers of an offer see. */
export function assetDraft({ ownerId, ...overrides }: Partial<AssetDraft> & { ownerId: string }): AssetDraft {
  const number = ++made.assets;
  return {
    ownerId,
    category: 'vehicles',
    title: `Car ${number}`,
    value: '45000.00',
    details: { year: 2019, make: 'Porsche', model: 'Cayenne', mileage: 41_200 },
    ...overrides,
  };
}

export async function insertUser(db: Queryable, overrides: Partial<UserDraft> = {}): Promise<UserRow> {
  const [row] = await db.insert(users).values(userDraft(overrides)).returning();
  return present(row);
}

/** Creates a seller unless a `sellerId` is given. */
export async function insertBoat(db: Queryable, overrides: Partial<BoatDraft> = {}): Promise<BoatRow> {
  const sellerId = overrides.sellerId ?? (await insertUser(db)).id;
  const [row] = await db
    .insert(boats)
    .values(boatDraft({ ...overrides, sellerId }))
    .returning();
  return present(row);
}

/** Without an `ownerId`, a new user owns it. */
export async function insertAsset(db: Queryable, overrides: Partial<AssetDraft> = {}): Promise<AssetRow> {
  const ownerId = overrides.ownerId ?? (await insertUser(db)).id;
  const [row] = await db
    .insert(assets)
    .values(assetDraft({ ...overrides, ownerId }))
    .returning();
  return present(row);
}

function present<T>(row: T | undefined): T {
  if (!row) throw new Error('The database returned no row.');
  return row;
}
