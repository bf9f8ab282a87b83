import type { Chunk, Line } from '../line.ts';

const THINGS: ReadonlySet<string> = new Set(['asset', 'own', 'coins']);
const JOINS = /^(?:and|plus|with|&|\+|another|about|around|some|like|maybe)$/;
const STARTS_JOINED = /^(?:and|plus|with|&|\+)\s*\$?\d/i;
const ON_TOP = /^(?:in )?(?:cash|on top|extra|to boot|more)\b/;
const GIVES = /\b(?:i (?:have|own|got|can (?:add|give)|would (?:add|give))|my|our|pay with|for (?:an?|some|_n_))\b/;

const LONGEST_NAME = 4;

/** An amount that the user would pay beside a thing: 'a truck plus 50k cash'. It limits no price and is no worth of the thing. */
export function cashBeside(line: Line): Chunk | undefined {
  const { chunks } = line;
  return chunks.find((chunk, index) => {
    if (isBeforeThing(chunks, index)) return true;
    if (!isAmount(chunk)) return false;
    const before = chunks.slice(0, index);
    const thing = before.findLastIndex(({ meaning, text }) => (meaning ? THINGS.has(meaning.is) : text === 'my'));
    if (thing < 0) return false;
    const worth = before.slice(thing + 1);
    const words = worth.slice(worthIn(worth)).map(({ text }) => text);
    // 'My pasture' is a thing, too, though no word of ours.
    const named = before[thing]?.meaning ? 0 : words.findIndex((text) => JOINS.test(text));
    const between = words.slice(named < 0 ? words.length : named);
    if (!between.every((text) => JOINS.test(text)) || Math.max(named, words.length - between.length) > LONGEST_NAME)
      return false;
    const joins = between.some((text) => /^(?:and|plus|with|&|\+)$/.test(text)) || STARTS_JOINED.test(chunk.written);
    const behind = chunks
      .slice(index + 1, index + 4)
      .map(({ text }) => text)
      .join(' ');
    const isPlus = /^(?:plus|\+)/i.test(chunk.written) || between.includes('plus') || between.includes('+');
    return joins && (isPlus || ON_TOP.test(behind) || line.has(GIVES));
  });
}

const HAS = /\b(?:got|have|had|has)\b/i;

/** 'I got 80k'. */
function isHad(chunks: readonly Chunk[], index: number): boolean {
  const { meaning, written = '' } = chunks[index] ?? {};
  const before = chunks[index - 1]?.text ?? '';
  if (meaning?.is === 'money') return HAS.test(before);
  return meaning?.is === 'bound' && meaning.field === 'price' && meaning.min === undefined && HAS.test(written);
}

/** '80k and a truck to trade'. */
const isBeforeThing = (chunks: readonly Chunk[], index: number): boolean => {
  const behind = chunks.slice(index + 1, index + 5);
  const thing = behind.findIndex(({ meaning }) => meaning?.is === 'asset' || meaning?.is === 'coins');
  const between = behind.slice(0, thing).map(({ text }) => text);
  return (
    isHad(chunks, index) &&
    thing > 0 &&
    /^(?:and|plus|&|\+)$/.test(between[0] ?? '') &&
    between.slice(1).every((text) => /^(?:an?|my|our|some|the|\w+)$/.test(text))
  );
};

const WORTH = /^(?:worth|valued|appraised|at|about|around|roughly|maybe|some|,)$/;

/** How many chunks tell the worth of the thing before them: 'a truck worth about 40k and 60k cash'. */
function worthIn(chunks: readonly Chunk[]): number {
  const amount = chunks.findIndex(({ meaning }) => meaning?.is === 'money' || meaning?.is === 'bound');
  const isWorth = amount >= 1 && chunks.slice(0, amount).every(({ text }) => WORTH.test(text));
  const toldInside = chunks[0]?.meaning?.is === 'bound' && /^(?:worth|valued)/i.test(chunks[0].written);
  return isWorth || toldInside ? amount + 1 : 0;
}

/** A limit such as 'and under 200k' is none. */
const isAmount = ({ meaning, written }: Chunk) =>
  meaning?.is === 'money' || (meaning?.is === 'bound' && meaning.field === 'price' && STARTS_JOINED.test(written));

/** Its dollars. */
export function dollarsBeside(line: Line): number | undefined {
  const meaning = cashBeside(line)?.meaning;
  if (meaning?.is === 'money') return meaning.value;
  return meaning?.is === 'bound' ? (meaning.min ?? meaning.max) : undefined;
}
