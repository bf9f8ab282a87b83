import { type AdminUserDetails, adminUser, USER_SORTS, type UserSort } from '@tradewind/contract/admin';
import { z } from 'zod';
import { invalidCursor } from '../../platform/http/refusal.ts';
import type { boatsOfUser, UserPlace } from './users.store.ts';

interface Besides {
  boats: Awaited<ReturnType<typeof boatsOfUser>>;
  openReports: number;
}

export const presentDetails = (userJson: string, { boats, openReports }: Besides): AdminUserDetails => ({
  ...adminUser.parse(JSON.parse(userJson)),
  boats: boats.map((boat) => ({ ...boat, createdAt: boat.createdAt.toISOString() })),
  openReports,
});

const moment = /^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;
const keys: Record<UserSort, z.ZodType<string>> = {
  newest: z.string().regex(moment),
  oldest: z.string().regex(moment),
  'last-login': z.string().regex(moment),
  boats: z.string().regex(/^\d{1,9}$/),
  name: z.string().max(200),
};
const place = z.tuple([z.enum(USER_SORTS), z.string(), z.string().max(64)]);

export const writePlace = (sort: UserSort, { key, id }: UserPlace): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** A cursor that we did not write, or wrote for another order, is refused. */
export function readPlace(sort: UserSort, text: string): UserPlace {
  const parsed = place.safeParse(jsonIn(text));
  const [madeFor, key, id] = parsed.data ?? [];
  if (madeFor !== sort || key === undefined || id === undefined || !keys[sort].safeParse(key).success)
    throw invalidCursor();
  return { key, id };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
