import { boatsOf, type KnownBoat } from '../memory.ts';
import { countOf, errorOf, just, type Plan, plural, type Skill, say, textOf, use, useSaying } from '../plan.ts';
import { readMake, readType } from '../reading/boat-kinds.ts';
import { readLength } from '../reading/lengths.ts';
import { readReference } from '../reading/references.ts';
import { Text } from '../reading/text.ts';
import { readYear } from '../reading/years.ts';
import { WHICH_BOAT } from './boats.ts';

const VALUE =
  /\b(?:worth|market (?:value|price)|fair(?:ly)? price[d]?|good (?:deal|price|value)|overpriced|underpriced|too expensive for what|priced (?:right|fairly|well)|value of|what is .* valued|comparables?|comps|average price|going rate|reasonable price|price (?:fair|reasonable|ok|okay|good)|apprais\w+|what (?:do|does|should) .* (?:go for|sell for)|fair)\b/;
const MINE = /\b(?:my|our) (?:[\w-]+ ){0,3}?(?:boat|listing|yacht|vessel)\b|\bmine\b/;

const COMPARING = 'Let me look at comparable boats.';

export const valueSkill: Skill = ({ question, memory, thisYear }) => {
  const text = new Text(question);
  const { lower } = text;
  if (!VALUE.test(lower) || /\b(?:bitcoin|rolex|car|house|crypto)\b.*\bworth\b/.test(lower)) return undefined;
  if (MINE.test(lower)) return ownValue(lower);
  const described = descriptionIn(text, thisYear);
  const reference = readReference(lower, memory);
  if (reference && reference !== 'which one?') return valueOfBoat(reference.ids[0] ?? 0);
  if (described) return describedValue(described);
  if (memory.focus) return valueOfBoat(memory.focus.id);
  return just(
    memory.shown.length > 0
      ? WHICH_BOAT
      : 'Which boat do you mean? Pick one from a list, or tell me its type, year and length.',
  );
};

function descriptionIn(text: Text, thisYear: number) {
  const length = readLength(text);
  const year = readYear(text, thisYear);
  const type = readType(text);
  const make = readMake(text);
  if (!type && !make) return undefined;
  return {
    ...(type && { type }),
    ...(make && { make }),
    ...(year && { year: middle(year) }),
    ...(length && { length: middle(length) }),
  };
}

const middle = ({ min, max }: { min?: number; max?: number }) =>
  Math.round(((min ?? max ?? 0) + (max ?? min ?? 0)) / 2);

const valueOfBoat =
  (boatId: number): Plan =>
  (done) => {
    const last = done.at(-1);
    if (!last) return useSaying(COMPARING, 'market_value', { boatId });
    return say(errorOf(last.output) ?? listedValueText(last.output));
  };

function ownValue(lower: string): Plan {
  return (done) => {
    const [mine, value] = done;
    if (!mine) return use('my_boats');
    const boats = (boatsOf(mine.output) as (KnownBoat & { status: string })[]).filter(
      ({ status }) => status === 'active',
    );
    const [only, ...others] = boats;
    if (!only)
      return say(
        'You have no active listing yet. Tell me the type, year and length, and I’ll tell you what boats like that are listed for.',
      );
    const named = boats.find(
      ({ model, make }) => lower.includes(model.toLowerCase()) || lower.includes(make.toLowerCase()),
    );
    if (others.length > 0 && !named)
      return say('You have several boats. Which one do you mean? Tell me its number or its place in the list.');
    if (!value) return useSaying(COMPARING, 'market_value', { boatId: (named ?? only).id });
    return say(errorOf(value.output) ?? listedValueText(value.output));
  };
}

function listedValueText(output: Record<string, unknown>): string {
  const [boat] = boatsOf(output);
  const count = countOf(output.comparables);
  if (!boat) return 'I couldn’t find that boat.';
  if (count === 0)
    return `I couldn’t find anything comparable to the ${boat.title}, so I can’t estimate its value. It’s listed at ${boat.price}.`;
  const positions = {
    below: `That’s ${textOf(output.difference)} below the average for comparable boats.`,
    above: `That’s ${textOf(output.difference)} above the average for comparable boats.`,
    about: 'That’s about average for comparable boats.',
  };
  const position = positions[output.position as keyof typeof positions] ?? positions.about;
  return `The ${boat.title} is listed at ${textOf(output.asking)}. ${position} I compared ${plural(count, 'boat')}: the average is ${textOf(output.average)}, and the range is ${textOf(output.lowest)} to ${textOf(output.highest)}.${caution(count)}`;
}

function describedValue(input: Record<string, unknown>): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return useSaying(COMPARING, 'market_value', input);
    const error = errorOf(last.output);
    if (error) return say(error);
    const count = countOf(last.output.comparables);
    if (count === 0) return say('I didn’t find any comparable boats, so I can’t estimate a value.');
    const { average, lowest, highest } = last.output;
    return say(
      `${plural(count, 'comparable boat')} ${count === 1 ? 'is' : 'are'} listed at ${textOf(average)} on average, ranging from ${textOf(lowest)} to ${textOf(highest)}.${caution(count)}`,
    );
  };
}

const caution = (count: number) => (count < 5 ? ' That’s a small sample, so treat it as a rough guide.' : '');
