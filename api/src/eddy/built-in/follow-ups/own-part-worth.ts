import { matchOf } from '../../matching.ts';
import type { Turn } from '../../turns.ts';
import { extremeOf } from '../meant.ts';
import { boatsOf, type KnownBoat, type Memory } from '../memory.ts';
import { titledBy } from '../reading/list-words.ts';
import type { Extreme } from '../reading/meanings.ts';

const LEAD = String.raw`^\s*(?:(?:and|so|ok(?:ay)?|but|then|what about|how about|what if|now|also|hm+|what(?:['’]?s| is| are) (?:it|they|that|the total|the sum)|how much(?: is (?:it|that))?)[\s,]+)*`;
const OUT = new RegExp(
  String.raw`${LEAD}(?:without|minus|less|except(?: for)?|excluding|not counting|leaving out|other than|apart from|(?:if (?:you|i|we) )?(?:leave out|drop|ignore|take out|take away|skip|sell|keep|subtract|don['’]?t count)) (?<part>(?:the|my) [^?.!,;]{2,40}?)(?: (?:then|too|as well|also|out|though|together))*[\s.?!]*$`,
  'iu',
);
const KEPT = new RegExp(
  String.raw`${LEAD}(?:only|just) (?<part>(?:the|my) [^?.!,;]{2,50}?)(?: (?:then|together|please))*[\s.?!]*$`,
  'iu',
);
const OTHERS = new RegExp(
  String.raw`${LEAD}(?:only |just )?(?:the|my) (?:other|remaining|rest)(?: (?:of them|two|three|four|ones?|boats?|\d))*(?: (?:then|together|worth))*[\s.?!]*$`,
  'iu',
);
const ENDS: readonly (readonly [RegExp, Extreme])[] = [
  [/\b(?:cheap(?:est|er)|least expensive|lowest)\b/i, 'cheapest'],
  [/\b(?:prici(?:est|er)|dearest|most expensive|costliest|highest)\b/i, 'priciest'],
  [/\bnew(?:est|er)\b/i, 'newest'],
  [/\bold(?:est|er)\b/i, 'oldest'],
  [/\b(?:bigg(?:est|er)|larg(?:est|er)|long(?:est|er)|big|large)\b/i, 'longest'],
  [/\b(?:small(?:est|er)?|short(?:est|er)|little)\b/i, 'shortest'],
];

/** 'And without the Gale' right behind the worth of all boats of one's own: what the others are worth together. */
export function withOwnPartWorth(message: string, memory: Memory): string | undefined {
  const { last, cardIsLast, asked } = memory;
  if (!last || cardIsLast || asked) return undefined;
  const all = boatsOf(last.calls.find(({ name }) => name === 'my_boats')?.output ?? {});
  const told = all.filter(({ title }) => last.text.includes(title));
  if (told.length < 1 || !isWorth(last)) return undefined;
  // Without one that was told apart, there are no others: Eddy asks which one is meant.
  const isOpen = told.length === all.length && matchOf(OTHERS, message) !== null;
  const left = isOpen ? [] : partOf(message, told, all);
  if (!left || left.length === all.length || (left.length === 0 && !isOpen)) return undefined;
  const names = isOpen ? ['my boat'] : left.map(({ make, model }) => `my ${make} ${model}`);
  return names.length === 1 ? `what is ${names[0]} worth` : `what are ${names.join(' and ')} worth together`;
}

const SUM = /\b(?:together|juntos|ensemble|zusammen)\b/i;

/** Whether an answer told what boats are worth, or what they ask together. A mere list tells neither. */
const isWorth = ({ calls, text }: Turn): boolean => calls.some(({ name }) => name === 'market_value') || SUM.test(text);

function partOf(
  message: string,
  told: readonly KnownBoat[],
  all: readonly KnownBoat[],
): readonly KnownBoat[] | undefined {
  // 'The other two' are those that were not told.
  const others = told.length < all.length ? all.filter((boat) => !told.includes(boat)) : undefined;
  if (matchOf(OTHERS, message)) return others;
  const out = matchOf(OUT, message)?.groups?.part;
  if (out !== undefined) {
    const meant = meantBy(out, told);
    return told.length > 1 && meant.length > 0 ? told.filter((boat) => !meant.includes(boat)) : undefined;
  }
  const kept = matchOf(KEPT, message)?.groups?.part;
  const meant = kept === undefined ? [] : meantBy(kept, all);
  return meant.length > 0 ? meant : undefined;
}

/** The boats that a part of a message means: each of its names fits one, or there are none at all. */
function meantBy(part: string, boats: readonly KnownBoat[]): readonly KnownBoat[] {
  const found = part.split(/\s+(?:and|or|plus|&)\s+(?:the |my )?/i).map((one) => {
    const words = one
      .replace(/^(?:the|my) /i, '')
      .replace(/\s+(?:ones?|boats?)$/i, '')
      .split(/\s+/);
    const titled = words.reduce<readonly KnownBoat[]>((left, word) => titledBy(word, left) ?? [], boats);
    return titled.length > 0 ? titled : atEnd(one, boats);
  });
  return found.some((one) => one.length === 0) ? [] : [...new Set(found.flat())];
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** 'The smallest', 'the two cheaper ones' */
function atEnd(words: string, boats: readonly KnownBoat[]): readonly KnownBoat[] {
  const end = ENDS.find(([pattern]) => pattern.test(words))?.[1];
  const said = /\b(two|three|four|[2-4])\b/i.exec(words)?.[1]?.toLowerCase() ?? '1';
  const found: KnownBoat[] = [];
  for (let left = COUNTS[said] ?? Number(said); end && left > 0; left--) {
    const next = extremeOf(
      boats.filter((boat) => !found.includes(boat)),
      end,
    );
    if (next) found.push(next);
  }
  return found;
}
