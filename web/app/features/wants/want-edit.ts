import { withoutSeparators } from '@tradewind/contract/typed-numbers';
import type { Want, WantSubject } from '@tradewind/contract/wants';

/** The form's values: numbers and amounts as typed. */
export interface WantValues {
  categories: string[];
  boatTypes: string[];
  minLength: string;
  maxLength: string;
  minYear: string;
  maxYear: string;
  minPrice: string;
  maxPrice: string;
  maxMiles: string;
  maxCashToAdd: string;
  minCashToReceive: string;
  lowestValue: string;
}
export type WantField = keyof WantValues;

const AMOUNTS = ['minPrice', 'maxPrice', 'maxCashToAdd', 'minCashToReceive', 'lowestValue'] as const;
const NUMBERS = ['minLength', 'maxLength', 'minYear', 'maxYear', 'maxMiles'] as const;

export function valuesOf({ rules }: Want): WantValues {
  return {
    categories: rules.categories,
    boatTypes: rules.boatTypes,
    ...(Object.fromEntries(NUMBERS.map((name) => [name, String(rules[name] ?? '')])) as Record<
      (typeof NUMBERS)[number],
      string
    >),
    ...(Object.fromEntries(AMOUNTS.map((name) => [name, dollarsTyped(rules[name])])) as Record<
      (typeof AMOUNTS)[number],
      string
    >),
  };
}

/** Whole dollars without cents, as people type them. */
const dollarsTyped = (amount: string | null) => amount?.replace(/\.00$/, '') ?? '';

/** All rules: they are saved as a whole. Text that is no number is sent as it is, for the contract to refuse. */
export function rulesTyped(values: WantValues): Record<WantField, unknown> {
  const typed = (name: WantField) => withoutSeparators(String(values[name]));
  const number = (name: WantField) => {
    const text = typed(name);
    if (text === '') return null;
    return Number.isFinite(Number(text)) ? Number(text) : text;
  };
  return {
    categories: values.categories,
    boatTypes: values.boatTypes,
    ...(Object.fromEntries(NUMBERS.map((name) => [name, number(name)])) as Record<(typeof NUMBERS)[number], unknown>),
    ...(Object.fromEntries(AMOUNTS.map((name) => [name, typed(name) || null])) as Record<
      (typeof AMOUNTS)[number],
      unknown
    >),
  };
}

/** How addresses name the subject of a want: `boat-12`, `asset-7` or `cash`. */
export function subjectKey(subject: WantSubject): string {
  if (subject.kind === 'cash') return 'cash';
  return subject.kind === 'boat' ? `boat-${subject.boatId}` : `asset-${subject.assetId}`;
}
