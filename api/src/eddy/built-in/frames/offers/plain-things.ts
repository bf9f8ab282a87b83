import { matches } from '../../../matching.ts';
import type { Chunk, Line } from '../../reading/line.ts';

const GIVES = /^(?:offer|offering|trade|trading|swap|swapping|exchange|give|gave|giving|propose|bid)$/;
const ENDS = /^(?:for|against|to|if|but|because|so|when|who|which|that|on|\.|\?|!|;|:)$/;
const JOINS = /^(?:and|plus|\+|&|,|or)$/;
const STARTS = /^(?:the|a|an|our|some|one|those|these|all|both)$/;
/** Words that stand for no thing of their own. */
const NO_THING =
  /^(?:the|a|an|our|some|one|those|these|all|both|him|her|them|he|she|it|cash|money|dollars?|bucks|trade|swap|deal|offer|bid|counter|asking|ask|price|full|half|percent|less|more|under|over|below|above|something|anything|nothing|everything|whatever|everyone|same|other|another|difference|rest|balance|amount|sum|total|number|good|fair|better|best|lower|higher|low|high|little|bit|few|first|second|third|last|bigger|smaller|cheaper|newer|older|owner|seller|guy|lady|boat|boats|yacht|value|worth|of|in|at|as|with|by|from|straight|even|up|top|minus|or|so|around|about|maybe|like|try|shot|call|go|hand|break|hint|time|day|week(?! )|month|please|just|only|also|too|then|now|note|message|question)$/;

const isWord = ({ meaning, text }: Chunk) =>
  (!meaning && /\p{L}{2}/u.test(text)) || ['strange', 'place', 'feature', 'condition'].includes(meaning?.is ?? '');

const isAsset = ({ meaning }: Chunk) => meaning?.is === 'asset';

/** A number right before a noun counts things: 'six goats'. */
export function countsThings(chunks: readonly Chunk[], index: number): boolean {
  const next = chunks[index + 1];
  return (
    chunks[index]?.meaning?.is === 'n' &&
    next !== undefined &&
    (!next.meaning || ['strange', 'asset'].includes(next.meaning.is)) &&
    /^\p{Ll}{3,}s$/u.test(next.written.toLowerCase()) &&
    !/^(?:bucks|dollars|thousands|grands|stacks|bands|less|minus|plus|this|was|has|his|its|yes|towards|always|across|unless|tops|points|percents|is|hours|days|weeks|months|years|others)$/.test(
      next.text,
    )
  );
}

/** Things that an offer gives without 'my', in the user's words: 'offer the week on the lake plus 50k for …'. */
export function plainThings({ chunks, message }: Line): string[] {
  const verb = chunks.findIndex(({ text, meaning }) => !meaning && GIVES.test(text));
  if (verb < 0) return [];
  const length = chunks.slice(verb + 1).findIndex(({ text, meaning }) => !meaning && ENDS.test(text));
  const isAimed = chunks.slice(verb + 1).some(({ text }) => /^(?:for|against)$/.test(text));
  if (length < 1 || !isAimed) return [];
  const given = chunks.slice(verb + 1, verb + 1 + length + 1);
  return partsOf(withPlaces(given, chunks, verb + 1 + length)).flatMap((part) => thingIn(part, message));
}

/** 'The week on the lake': the first 'on' belongs to the thing if another word still leads to the boat. */
function withPlaces(given: readonly Chunk[], chunks: readonly Chunk[], end: number): readonly Chunk[] {
  if (chunks[end]?.text !== 'on') return given.slice(0, -1);
  const more = chunks.slice(end + 1).findIndex(({ text, meaning }) => !meaning && ENDS.test(text));
  return more < 0 ? given.slice(0, -1) : [...given, ...chunks.slice(end + 1, end + 1 + more)];
}

function partsOf(chunks: readonly Chunk[]): Chunk[][] {
  const parts: Chunk[][] = [[]];
  for (const chunk of chunks) {
    const isMoney = ['money', 'bound', 'coins'].includes(chunk.meaning?.is ?? '');
    if (isMoney || (!chunk.meaning && JOINS.test(chunk.text))) parts.push([]);
    else if (chunk.meaning?.is !== 'person') parts.at(-1)?.push(chunk);
  }
  return parts;
}

function thingIn(part: readonly Chunk[], message: string): string[] {
  const [first] = part;
  const last = part.at(-1);
  if (!first || !last) return [];
  const isCounted = countsThings(part, 0);
  const words = isCounted ? part.slice(1) : part;
  const isNamedAsset = words.some(isAsset) && words.some(({ meaning }) => meaning?.is === 'strange');
  if (!words.every((chunk) => isWord(chunk) || (isNamedAsset && isAsset(chunk)))) return [];
  const begins = isCounted || STARTS.test(first.text) || part.some(({ meaning }) => meaning?.is === 'strange');
  const tells = words.some(({ text, meaning }) => meaning || !matches(NO_THING, text));
  if (!begins || !tells || words.some(({ text }) => text === 'my')) return [];
  const from = !isCounted && STARTS.test(first.text) ? (part[1] ?? first) : first;
  return [message.slice(from.at, last.end)];
}
