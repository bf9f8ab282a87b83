import { readHullNumber } from '@tradewind/domain/hull-number';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findHull } from './store.ts';

/** Strangers cannot tell a boat without a number from one whose number is private. */
const noHullNumber = () => notFound('This boat has no hull number that you can see.');

export async function readHull(db: Queryable, caller: Caller, boatId: number) {
  const boat = await findHull(db, boatId, caller.id);
  const mayRead = boat && (boat.sellerId === caller.id || caller.isAdmin || caller.isBroker || boat.isPartner);
  if (!mayRead || boat.hullNumber === null) throw noHullNumber();
  const reading = readHullNumber(boat.hullNumber, new Date().getFullYear());
  if (!reading.ok) throw noHullNumber();
  const { manufacturer, modelYear } = reading.hull;
  const checkedAt = boat.hullCheckedAt?.toISOString() ?? null;
  return { hullNumber: boat.hullNumber, manufacturer, modelYear, checkedAt };
}
