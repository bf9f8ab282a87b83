import { type Cents, cents, dollars } from '../money.ts';

/** Our assumptions about what haulers charge by the mile: long boats need permits and escorts. */
const PER_MILE: readonly { readonly upToFeet: number; readonly price: Cents }[] = [
  { upToFeet: 26, price: cents(300) },
  { upToFeet: 35, price: cents(450) },
  { upToFeet: 45, price: cents(750) },
];
const PER_MILE_LONGER = cents(1_200);

export const pricePerMile = (feet: number | null): Cents =>
  PER_MILE.find(({ upToFeet }) => feet !== null && feet <= upToFeet)?.price ?? PER_MILE_LONGER;

/** The catalog's full survey costs $500 to $5,000 by vessel size; we assume $25 a foot between them. */
export const SURVEY = { least: dollars(500), most: dollars(5_000), perFoot: dollars(25) } as const;

/** For a boat of unknown length, the least. */
export function surveyCost(feet: number | null): Cents {
  const cost = Math.round((feet ?? 0) * SURVEY.perFoot);
  return cents(Math.min(SURVEY.most, Math.max(SURVEY.least, cost)));
}

/** Half up to the cent. */
export const transportCost = (miles: number, perMile: Cents): Cents => cents(Math.round(miles * perMile));
