import { readFileSync } from 'node:fs';
import { SPELLED } from './number-spelling.ts';
import type { CaseBoat, Catalog } from './random-catalog.ts';

/** An answer of a model with placeholders for the facts of a random catalog, one per line of a JSONL file. */
interface WrittenCase {
  kind: string;
  /** In a fault, « » mark the sentence that must not be shown; without marks it is all of it. */
  say: string;
  asked?: string;
}

export interface FactCase {
  kind: string;
  asked: string;
  answer: string;
  /** Must not be shown. Empty for a true answer. */
  fault: string;
}

export const writtenCases = (file: 'faults' | 'truths' | 'later-faults'): WrittenCase[] =>
  readFileSync(new URL(`${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WrittenCase);

/** Fills the placeholders with a catalog: `{a.price}`, `{c-a.price}`, `{x.person}`. */
export function caseOf({ kind, say, asked = 'what do you have' }: WrittenCase, catalog: Catalog): FactCase {
  const filled = say.replace(/\{([^}]+)\}/g, (_all, name: string) => filledIn(name, catalog));
  const answer = filled.replace(/[«»]/g, '');
  return {
    kind,
    asked: asked.replace(/\{([^}]+)\}/g, (_all, name: string) => filledIn(name, catalog)),
    answer,
    fault: /«([^»]+)»/.exec(filled)?.[1] ?? answer,
  };
}

const BOATS = 'abc';
const FEET_PER_METER = 3.28084;

function filledIn(name: string, { boats, strangers }: Catalog): string {
  const [who = '', field = ''] = name.split('.');
  if (who === 'x') {
    if (field === 'price') return money(strangers.price);
    return String((strangers as unknown as Record<string, string | number>)[field] ?? `{${name}}`);
  }
  const boatOf = (letter: string | undefined) => boats[BOATS.indexOf(letter ?? '')] as CaseBoat;
  const [first, sign, second] = who;
  if (sign === '-' || sign === '+' || sign === '%') {
    const of = (boat: CaseBoat) =>
      field.startsWith('price')
        ? boat.price
        : field === 'year'
          ? boat.year
          : field === 'hours'
            ? boat.hours
            : boat.length;
    const [one, two] = [of(boatOf(first)), of(boatOf(second))];
    if (sign === '%') return String(Math.round((Math.abs(one - two) / two) * 100));
    const value = sign === '-' ? Math.abs(one - two) : one + two;
    return field.startsWith('price') ? money(value) : String(value);
  }
  return fieldOf(boatOf(first), field, name);
}

const money = (value: number) => `$${value.toLocaleString('en-US')}`;

function fieldOf(boat: CaseBoat, field: string, name: string): string {
  const { price, make, model, year, length } = boat;
  const values: Record<string, string> = {
    '': `${make} ${model}`,
    title: `${year} ${make} ${model}`,
    price: money(price),
    number: price.toLocaleString('en-US'),
    k: `$${price / 1_000}k`,
    K: `${price / 1_000}K`,
    dots: `${price.toLocaleString('de-DE')}`,
    spaces: price.toLocaleString('en-US').replaceAll(',', ' '),
    words: SPELLED.en(price),
    palabras: SPELLED.es(price),
    mots: SPELLED.fr(price),
    worte: SPELLED.de(price),
    about: `$${Math.round(price / 5_000) * 5}k`,
    close: money(Math.round(price * 1.01)),
    off: money(price + 10_000),
    short: model.split(' ')[0] ?? '',
    location: `${boat.city}, ${boat.code}`,
    meters: (length / FEET_PER_METER).toFixed(1),
    metros: (length / FEET_PER_METER).toFixed(1).replace('.', ','),
    perFoot: money(Math.round(price / length)),
    closing: money(Math.round(price * 0.015)),
    age: String(new Date().getFullYear() - year),
    hoursWords: SPELLED.en(boat.hours),
    condition: boat.condition.toLowerCase(),
    feature: (boat.features[0] ?? '').toLowerCase(),
    type: boat.type.toLowerCase(),
    knots: String(Math.round(boat.speed / 1.15078)),
  };
  return values[field] ?? String((boat as unknown as Record<string, unknown>)[field] ?? `{${name}}`);
}
