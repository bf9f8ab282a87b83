import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import type { Chunk, Line } from '../reading/line.ts';

const VERB = /^(?:tell|ask|message|text|write|let|remind|inform|reply|email|dm|ping|contact|send)$/;
const JOINS = /^(?:and|,|&|plus|both|to|as well as)$/;
const BOTH =
  /\b(tell|ask|message|text|write(?: to)?|let|remind|inform|email|contact)\s+(?:them both|both of them|both (?:owners|sellers|guys)|both|all (?:three|of them)|each of them|the two of them|them all|all of them)\b/i;
const MOST = 3;

/** 'Tell Ruth and Sam that …', 'tell both of them …': the order for each of them. Undefined if one person is meant. */
export function ordersToEach(message: string, line: Line, memory: Memory): string[] | undefined {
  if (/["“]/.test(message)) return undefined;
  const named = toNamed(message, line);
  if (named) return named;
  const found = matchOf(BOTH, message);
  if (!found || line.first('person')) return undefined;
  const to = recipientsIn(memory);
  if (to.length < 2 || to.length > MOST) return undefined;
  const before = message.slice(0, found.index) + found[1];
  return to.map((one) => `${before} ${one}${message.slice(found.index + found[0].length)}`);
}

function toNamed(message: string, { chunks }: Line): string[] | undefined {
  const verb = chunks.findIndex(({ text, meaning }) => !meaning && VERB.test(text));
  if (verb < 0) return undefined;
  let end = verb + 1;
  while (isListed(chunks[end])) end++;
  while (end > verb + 1 && chunks[end - 1]?.meaning?.is !== 'person') end--;
  const people = chunks.slice(verb + 1, end).filter(({ meaning }) => meaning?.is === 'person');
  const [first, last] = [people[0], people.at(-1)];
  if (!first || !last || people.length < 2 || people.length > MOST) return undefined;
  const before = message.slice(0, first.at).replace(/\bboth\s+$/i, '');
  return people.map(({ written }) => `${before}${written}${message.slice(last.end)}`);
}

/** 'Both', a name, or what joins two names. */
const isListed = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined &&
  (chunk.meaning
    ? chunk.meaning.is === 'person' || (chunk.meaning.is === 'ref' && /^both$/i.test(chunk.written))
    : JOINS.test(chunk.text));

/** The people of the last answer, or the owners of the few boats on screen. */
function recipientsIn({ told, shown }: Memory): string[] {
  const names = [...new Set(told.map(({ name }) => name))];
  if (names.length > 0) return names;
  return shown.length <= MOST ? shown.map(({ title }) => `the owner of the ${title}`) : [];
}
