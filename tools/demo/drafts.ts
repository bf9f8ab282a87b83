import { createHash } from 'node:crypto';
import { defaultTitle } from '@tradewind/domain/boat-defaults';
import { closingCost, formatMoney, parseMoney, sum } from '@tradewind/domain/money';
import { flagsOf } from '@tradewind/domain/roles';
import type { Caller } from '../../api/src/platform/auth.ts';
import { newToken } from '../../api/src/platform/tokens.ts';
import {
  type AssetDraft,
  assetDraft,
  type BoatDraft,
  boatDraft,
  type UserDraft,
  userDraft,
} from '../../api/src/testing/factories.ts';
import { ALL_BOATS, type DemoBoat } from './world/boats.ts';
import { type DemoSale, SALES } from './world/dealings.ts';
import type { DemoAsset } from './world/garages.ts';
import { ADMIN, BROKERS, type DemoPerson, EVERYBODY } from './world/people.ts';

/** A caller without a session. */
export const callerNamed = (name: string): Caller => ({
  ...{ id: userIdOf(name), email: emailOf(name), isAdmin: false, isBroker: false },
  ...{ sid: Buffer.alloc(0), signedInAt: new Date(), expire: new Date() },
});

const HOUR_MS = 3_600_000;

export const emailOf = (name: string) => `${name}@demo.example.com`;
export const titleOf = (boat: DemoBoat) => boat.title ?? defaultTitle(boat);
export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);
export const daysBefore = (now: Date, days: number) => hoursBefore(now, days * 24);

/** Deterministic, but as opaque as any other id. */
function digestOf(what: string): string {
  return createHash('sha256').update(`tradewind sample data: ${what}`).digest('hex');
}

export function userIdOf(name: string): string {
  const hex = digestOf(name);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** The name that documents and bank accounts show. */
export function legalNameOf(name: string): string {
  const person = EVERYBODY.find((candidate) => candidate.name === name);
  if (!person) throw new Error(`No such person: ${name}.`);
  return `${person.firstName} ${person.lastName}`;
}

export function personDraft(person: DemoPerson, password: string, avatar: string | null, now: Date): UserDraft {
  const { name, roles } = person;
  const joined = daysBefore(now, person.joinedDaysAgo);
  return userDraft({
    id: userIdOf(name),
    email: emailOf(name),
    username: `${name}.${person.lastName.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase()}`,
    firstName: person.firstName,
    lastName: person.lastName,
    bio: person.bio,
    profileImageUrl: avatar,
    phone: person.phone ?? null,
    location: person.location,
    verified: person.verified,
    ...(person.verified && { verifiedAt: joined, verifiedBy: 'admin' }),
    totalTransactions: SALES.filter((sale) => sale.seller === name || buyerOf(sale) === name).length,
    acceptedAssets: [...person.accepts],
    userRoles: [...roles],
    ...flagsOf(roles),
    password,
    boatsPosted: ALL_BOATS.filter((boat) => boat.owner === name).length,
    isAdmin: person === ADMIN,
    isBroker: BROKERS.includes(person),
    lastLogin: hoursBefore(now, 1 + person.joinedDaysAgo / 8),
    demo: true,
    createdAt: joined,
    updatedAt: joined,
  });
}

export function listingDraft(boat: DemoBoat, imageUrls: string[], now: Date): BoatDraft {
  const listed = daysBefore(now, boat.listedDaysAgo);
  return boatDraft({
    sellerId: userIdOf(boat.owner),
    title: titleOf(boat),
    description: boat.description,
    price: boat.price,
    year: boat.year,
    make: boat.make,
    model: boat.model,
    length: boat.length,
    beam: boat.beam ?? null,
    type: boat.type,
    condition: boat.condition,
    location: boat.location,
    imageUrls,
    features: [...boat.features],
    tradeCategories: [...boat.accepts],
    engineType: boat.engine,
    engineHours: boat.engineHours,
    fuel: boat.fuel,
    maxSpeed: boat.maxSpeed,
    capacity: boat.capacity,
    sleeps: boat.sleeps ?? null,
    featured: boat.featured ?? false,
    views: boat.views,
    // Random, unlike the rest, because the token allows deleting the listing.
    managementToken: newToken(),
    createdAt: listed,
    updatedAt: listed,
  });
}

export function garageDraft(demo: DemoAsset, now: Date): AssetDraft {
  const { owner, isPublic, addedDaysAgo, details, inDays, ...asset } = demo;
  const added = daysBefore(now, addedDaysAgo);
  const dayIn = (days: number) => daysBefore(now, -days).toISOString().slice(0, 10);
  return assetDraft({
    ...asset,
    ownerId: userIdOf(owner),
    details: { ...details, ...(inDays && { from: dayIn(inDays.from), to: dayIn(inDays.to) }) },
    visibility: isPublic ? 'public' : 'offers',
    createdAt: added,
    updatedAt: added,
  });
}

/** The buyer is the boat's current owner. */
export function buyerOf(sale: DemoSale): string {
  return demoBoat(sale.boat).owner;
}

export function demoBoat(key: string): DemoBoat {
  const boat = ALL_BOATS.find((candidate) => candidate.key === key);
  if (!boat) throw new Error(`No such boat: ${key}.`);
  return boat;
}

export function saleAmounts(sale: DemoSale): { salePrice: string; adminFee: string; totalAmount: string } {
  const price = parseMoney(sale.salePrice);
  if (price === undefined) throw new Error(`Not a price: ${sale.salePrice}`);
  const fee = closingCost(price);
  return { salePrice: formatMoney(price), adminFee: formatMoney(fee), totalAmount: formatMoney(sum([price, fee])) };
}
