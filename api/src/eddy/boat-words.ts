import { boatImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import type { EddyBoat, EddyPart } from '@tradewind/contract/eddy';
import { priceText } from '@tradewind/contract/prices';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { totalHorsepower } from './engine-power.ts';

export const BOATS_SHOWN = 6;

/** A boat for a model: short, and with nothing that the listing's page does not show. */
export function boatForModel(boat: Boat) {
  return {
    id: boat.id,
    title: boat.title,
    price: priceText(boat.price),
    year: boat.year,
    make: boat.make,
    model: boat.model,
    length: boat.length,
    engineHours: boat.engineHours,
    topSpeed: boat.maxSpeed,
    type: boat.type,
    condition: boat.condition,
    location: boat.location,
    owner: boat.seller?.firstName ?? null,
    ownerId: boat.sellerId,
    takesInTrade: boat.tradeCategories.map(categoryLabel),
    // In an agreed trade: it takes no offers.
    ...(boat.status === 'pending' && { inTrade: true }),
  };
}

/** The measures and engines of a boat, as far as its listing gives them. */
export const figuresForModel = (boat: Boat) => ({
  beam: boat.beam,
  engine: boat.engineType,
  horsepower: totalHorsepower(boat.engineType),
  engineHours: boat.engineHours,
  fuel: boat.fuel,
  people: boat.capacity,
  topSpeed: boat.maxSpeed,
  sleeps: boat.sleeps,
});

/** The day of a listing, and how long ago that was. */
export function listedOn({ createdAt }: Pick<Boat, 'createdAt'>, now = Date.now()) {
  const days = Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY_MS));
  return {
    listedOn: dayText(createdAt),
    listedFor: days === 0 ? 'less than a day' : `${days} ${days === 1 ? 'day' : 'days'}`,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** 'November 18, 2026'. */
export const dayText = (time: string | Date) =>
  new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

export type BoatForModel = ReturnType<typeof boatForModel>;

/** As the site marks boats in an agreed trade. */
const TRADE_PENDING = 'Trade pending';

export function boatCard(boat: Boat, said?: string): EddyBoat {
  const { id, title, price, year, length, type, location } = boat;
  const [imageUrl = ''] = boatImages(boat);
  const note = said ?? (boat.status === 'pending' ? TRADE_PENDING : undefined);
  return { id, title, price, year, length, type, location, imageUrl, ...(note && { note }) };
}

export const boatCards = (boats: readonly EddyBoat[]): EddyPart[] =>
  boats.length > 0 ? [{ type: 'data-boats', data: { boats: [...boats] } }] : [];
