import { distance, MISSING_DATA_MILES, placeOf } from '@tradewind/domain/geography';
import { matchOf, type SeekerWants, type Way } from '@tradewind/domain/matching';
import { type Cents, cents } from '@tradewind/domain/money';
import { decide, itemObjections, NO_RULES, type Rules, type Verdict, type WantedBoat } from '@tradewind/domain/wants';
import type { Transaction } from '../../../db/client.ts';
import { appraise } from '../../boats/service.ts';
import { boatRules, statedWants, verdictsAbout } from '../../wants/service.ts';
import { boundOf, centsOf, ownBoatOf, seekerOf } from '../looking/matches.service.ts';
import { ownBoatsOf, type SeekerRow } from '../looking/seekers.store.ts';
import { findNegotiableBoat } from './negotiations.store.ts';

export type BoatRow = NonNullable<Awaited<ReturnType<typeof findNegotiableBoat>>>;

export interface Sides {
  boat: BoatRow;
  initiator: SeekerRow;
  responder: SeekerRow;
}

/** The rules that both sides set. */
export interface BothWants {
  initiator: SeekerWants;
  /** The initiator's answer about the boat. */
  verdict: Verdict | undefined;
  /** The owner's rules for the boat, if they set any. */
  owner: Rules | undefined;
}

export interface TradePackage {
  way: Way;
  tradeBoat: { id: number; title: string; value: Cents } | null;
}

/** The confidence at which the market value of the user's own boat replaces its asking price. */
const SURE = 0.5;

export async function wantsOfBoth(tx: Transaction, { boat, initiator }: Sides): Promise<BothWants> {
  const { userId } = initiator;
  return {
    initiator: (await statedWants(tx, [userId]))(userId),
    verdict: (await verdictsAbout(tx, [userId], [boat.id]))(userId, boat.id),
    owner: await boatRules(tx, boat.sellerId, boat.id),
  };
}

/** A package that the initiator would give and the owner would accept: one of the initiator's boats, or else another asset. */
export async function packageFor(
  tx: Transaction,
  sides: Sides,
  wants: BothWants,
  withBoats = true,
): Promise<TradePackage | undefined> {
  const { boat, initiator } = sides;
  const own = withBoats ? await acceptableBoats(tx, sides, wants) : [];
  const seeker = seekerOf(initiator, own.map(ownBoatOf), wants.initiator);
  const { tradeCategories, location, type, length, year } = boat;
  const price = centsOf(boat.price);
  const offered = { price, tradeCategories, location, place: placeOf(location), type, length, year };
  const way = matchOf(seeker, offered, wants.verdict)?.way;
  if (way?.kind !== 'swap') return way && { way, tradeBoat: null };
  const { id, title, value } = way.boat;
  return { way, tradeBoat: { id, title, value: await tradeValueOf(tx, id, value) } };
}

/** The initiator's boats that the owner has nothing against. */
async function acceptableBoats(tx: Transaction, { boat, initiator }: Sides, { owner }: BothWants) {
  const rows = await ownBoatsOf(tx, [initiator.userId]);
  const ids = rows.map(({ id }) => id);
  const verdictOn = await verdictsAbout(tx, [boat.sellerId], ids);
  return rows.filter((row) => {
    const verdict = verdictOn(boat.sellerId, row.id);
    if (verdict) return verdict.answer === 'yes';
    return itemObjections(owner ?? NO_RULES, wantedBoatOf(row, boat, centsOf(row.price))).length === 0;
  });
}

type OwnBoatRow = Awaited<ReturnType<typeof ownBoatsOf>>[number];

function wantedBoatOf({ type, length, year, location }: OwnBoatRow, wanted: BoatRow, value: Cents): WantedBoat {
  const miles = distance(placeOf(wanted.location), placeOf(location));
  return { kind: 'boat', value, type, length, year, miles: miles === MISSING_DATA_MILES ? null : miles };
}

/** The market value if it is known with confidence, but never more than the asking price. */
async function tradeValueOf(tx: Transaction, boatId: number, asked: Cents): Promise<Cents> {
  const boat = await findNegotiableBoat(tx, boatId);
  const market = boat && (await appraise(tx, boat, boatId));
  if (!market || market.confidence < SURE) return asked;
  return cents(Math.min(asked, market.value));
}

/** The most that the initiator gives in all. A yes with an amount takes precedence over the range of their agent. */
export function mostGiven({ initiator }: Sides, wants: BothWants, { tradeBoat }: TradePackage): Cents | null {
  const range = boundOf(initiator.max);
  const said = wants.verdict?.answer === 'yes' ? wants.verdict.cash : null;
  if (!tradeBoat) return said === null ? lower(range, wants.initiator.cash?.mostCashToAdd) : higher(range, said);
  const { id, value } = tradeBoat;
  if (said !== null) return cents(value + said);
  const added = wants.initiator.boats.get(id)?.mostCashToAdd ?? null;
  return lower(range, added === null ? null : cents(value + added));
}

const lower = (one: Cents | null, other: Cents | null | undefined): Cents | null =>
  one === null || other === null || other === undefined ? (one ?? other ?? null) : cents(Math.min(one, other));
const higher = (one: Cents | null, other: Cents): Cents | null => (one === null ? null : cents(Math.max(one, other)));

/**
 * The package at the settled price. A boat in trade may be worth at most the price, so that the owner never pays the balance. Comparing
 * it with the owner's limit instead would reveal something about that limit.
 */
export async function packageAt(
  tx: Transaction,
  price: Cents,
  sides: Sides,
  wants: BothWants,
  given: TradePackage,
): Promise<TradePackage | undefined> {
  const { tradeBoat } = given;
  if (!tradeBoat || (tradeBoat.value <= price && ownerTakes(wants, cents(price - tradeBoat.value)))) return given;
  const without = await packageFor(tx, sides, wants, false);
  const most = without && mostGiven(sides, wants, without);
  return most !== undefined && (most === null || price <= most) ? without : undefined;
}

/** The owner's rules about the boat itself were looked at before; this is about the cash that comes with it. */
function ownerTakes({ owner }: BothWants, receives: Cents): boolean {
  const rules = { ...NO_RULES, leastCashToReceive: owner?.leastCashToReceive ?? null };
  return decide(rules, { item: null, adds: cents(0), receives }).wanted;
}
