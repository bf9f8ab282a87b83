import { matches } from '../../matching.ts';
import type { Turn } from '../../turns.ts';
import { boatsOf } from '../memory.ts';
import type { Line } from '../reading/line.ts';

/** 'The average price there', 'which one over there': no 'is there' and no 'hi there'. */
const THERE =
  /(?<!\b(?:is|are|was|were|be|been|being|has|have|had|hi|hey|hello|out|get|got|go|went|from|almost|nearly|getting|right|hang|so|and|or|if|that|whether|do|does|what['’]?s|who['’]?s|how['’]?s|where['’]?s|isn['’]?t|aren['’]?t) |^)(?:(?:over|down|up|around|right) )?\bthere\b(?!['’]|[- ](?:is|are|was|were|has|have|will|would|be|been|seems?|a|an|any|no|some|anything|anyone|something)\b)/i;

export const saysThere = (message: string): boolean => matches(THERE, message);

/** A message with the place that 'there' stands for. */
export const withPlace = (message: string, place: string | undefined): string =>
  place ? message.replace(THERE, place) : message;

/** 'How far is it from there': the place that was the last one asked about, and no boat's town. */
const FROM_THERE = /\b(?:how (?:far|close|near|many miles)|distance|far|drive|miles|haul|tow)\b.*\bfrom there\b/i;

export const saysFromThere = (message: string): boolean => matches(FROM_THERE, message);

export async function withPlaceFrom(
  message: string,
  past: readonly Turn[],
  lineOf: (message: string) => Promise<Line>,
): Promise<string> {
  for (const { question, calls } of past.slice(-MOST_PLACES_BACK).toReversed()) {
    const from = calls.find(({ name }) => name === 'how_far')?.input.from;
    const place = typeof from === 'string' ? from : placeIn(await lineOf(question))?.replace(BEFORE_TOWN, '');
    if (place) return message.replace(/\bfrom there\b/i, `from ${place}`);
  }
  return message;
}

const BEFORE_TOWN = /^(?:(?:in|near|around|by|close to|at|on|within(?: [\d.]+ (?:miles?|mi|hours?)(?: of)?)?) )+/i;
const MOST_PLACES_BACK = 6;
const JOINS = /^(?:or|and|,|&|\/)$/;

/** The place of a message in words that can stand for 'there', also several in a row. */
export function placeIn({ chunks, message }: Line): string | undefined {
  const places = chunks.filter(({ meaning }) => meaning?.is === 'place');
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.some(({ negated }) => negated)) return undefined;
  const between = chunks.slice(chunks.indexOf(first), chunks.indexOf(last) + 1);
  if (!between.every(({ meaning, text }) => meaning?.is === 'place' || JOINS.test(text))) return undefined;
  const said = message.slice(first.at, last.end).trim();
  return /^(?:in|near|around|by|within|on|close to|at)\b/i.test(said) ? said : `in ${said.replace(/^from\s+/i, '')}`;
}

/** The town of the only boat that a turn was about. */
function townOf(calls: Turn['calls']): string | undefined {
  const boats = new Map(calls.flatMap(({ output }) => boatsOf(output)).map((boat) => [boat.id, boat]));
  const [only, ...more] = boats.values();
  const town = more.length === 0 ? only?.location.split(',')[0]?.trim() : undefined;
  return town ? `in ${town}` : undefined;
}

const TOLD = /^(?<place>\p{Lu}[\p{L} ]{2,30}?) (?:has|have) (?:the most|the fewest|more|most)\b/u;
const MOST_BACK = 4;

/** The place that the conversation was about last. */
export async function placeTold(
  past: readonly Turn[],
  lineOf: (message: string) => Promise<Line>,
): Promise<string | undefined> {
  for (const { question, text, calls } of past.slice(-MOST_BACK).toReversed()) {
    const told = calls.some(({ input }) => input.by === 'state') ? TOLD.exec(text)?.groups?.place : undefined;
    const place = told
      ? `in ${told}`
      : (placeIn(await lineOf(question)) ?? (saysThere(question) ? undefined : townOf(calls)));
    if (place) return place;
  }
  return undefined;
}
