import type { NamedBoat } from '../../../platform/names.ts';
import type { Request } from './request.ts';

const EACH =
  /\b(?:of |for |on |about )?(?:each(?: one| boat| of (?:them|those|these|the two))?|both(?: of them)?|either(?: of them)?|the two(?: of them)?|them both)\b/i;
const MOST_NAMED = 3;

/** Asks for the same of several boats. */
export const asksOfEach = (part: string): boolean => EACH.test(part);

/** The boats that a part names, one by one. */
function namedIn({ situation: { line } }: Request): readonly NamedBoat[] {
  const named = line.chunks.flatMap(({ meaning }) =>
    (meaning?.is === 'boat' && meaning.boats.length === 1) || (meaning?.is === 'make' && meaning.boats.length === 1)
      ? meaning.boats
      : [],
  );
  return named.filter(({ id }, index) => named.findIndex((other) => other.id === id) === index);
}

/** 'Which is longer, the Gale 34 or the Reef 24, and what does each cost': the boats by their names. */
export function ofEach(part: string, last: Request): string {
  const boats = [
    ...new Set(
      last.situation.line.chunks.flatMap(({ meaning }) => {
        if (meaning?.is !== 'boat' && meaning?.is !== 'make') return [];
        const [only, ...more] = meaning.boats;
        if (only && more.length === 0) return [`the ${only.year} ${only.make} ${only.model}`];
        return meaning.is === 'boat' ? [`the ${meaning.name}`] : [];
      }),
    ),
  ];
  if (boats.length < 2 || boats.length > MOST_NAMED || !EACH.test(part)) return part;
  const names = boats.join(' and ');
  const [found = ''] = EACH.exec(part) ?? [];
  const before = /^(of|for|on|about) /i.exec(found)?.[1];
  return part.replace(EACH, before ? `${before} ${names}` : names).replace(/\bdoes (?=the )/i, 'do ');
}

const OWNER =
  /\b(?:the|its|whose) (?:owner|seller)\b|\b(?:seller|owner) of\b|\bwho (?:owns|sells|has|is selling)\b|_ref_ of the _boat_/i;
const MANY = '^(?:(?:and|also|so)\\s+)*(?:how many|what|any|which) (?:\\w+ )?';
const COUNTED: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    new RegExp(`${MANY}(?:trades?|deals?|sales?|transactions?|swaps?)\\b`, 'i'),
    (name) => `how many trades has ${name} done?`,
  ],
  [new RegExp(`${MANY}(?:reviews?|stars?|ratings?)\\b`, 'i'), (name) => `what reviews does ${name} have?`],
  [new RegExp(`${MANY}(?:boats?|listings?)\\b`, 'i'), (name) => `how many boats does ${name} have?`],
];
const THEY = /\b(?:he|she|they)\b(?!['’])/i;

/** 'Is the seller of the Gale verified, and how many trades did she do': the owner by name. */
export function ofOwner(part: string, last: Request): string {
  const { line } = last.situation;
  const [boat, ...more] = namedIn(last);
  const owner = boat?.owner;
  if (!owner || more.length > 0 || line.first('person') || !OWNER.test(`${last.part} ${line.text}`)) return part;
  const asked = THEY.test(part) ? COUNTED.find(([pattern]) => pattern.test(part.trim())) : undefined;
  return asked ? asked[1](owner) : part;
}

const BARE =
  /^(?:(?:and|but|also|so)\s+)*(?<word>when|where|how much|by when|who|from whom|to whom|until when)(?: exactly| then)?[\s?.!]*$/i;
const ASKED_OF_MONEY =
  /^(?:(?:and|so|hey|ok(?:ay)?)\s+)*(?:how much|what)(?: money| cash)? (?<verb>do|will|would|must|should) i (?<gets>get|receive|pay|owe|have to pay|make)(?: paid)?\b(?<rest>[^?.!]*)/i;

/** 'How much do I get for it, and when': the question of before with another word. */
export function askedOtherwise(part: string, last: Request): string {
  const word = BARE.exec(part.trim())?.groups?.word?.toLowerCase();
  if (!word?.endsWith('when')) return part;
  const { verb, gets, rest } = ASKED_OF_MONEY.exec(last.part.trim())?.groups ?? {};
  if (!verb || !gets) return part;
  return /^(?:get|receive|make)$/i.test(gets)
    ? `when ${verb} i ${gets} the money${rest ?? ''}`
    : `when must i pay${rest ?? ''}`;
}
