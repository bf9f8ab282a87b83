import { matchOf } from '../../matching.ts';
import type { Turn } from '../../turns.ts';
import { type Memory, memoryOf } from '../memory.ts';
import { readWish, type Wish } from '../reading/wish.ts';
import type { Situation } from '../situation.ts';

const RETURNS =
  /^\s*(?:(?:ok(?:ay)?|so|now|and|well|alright|right|then|actually|please|hm+)[\s,]+)*(?:(?:let['’]?s|can we|could we|i(?:['’]d| would) like to|i want to|want to|gotta|take me|bring me)\s+)?(?:(?:go|get|come|going|switch|turn|head)\s+)?(?:back|return)\s+to\s+(?<what>(?:the|those|these|my|that)\s+[^,.;:?!]+?)(?:\s*[,.;:?!–-]+\s*|\s+(?:and|but)\s+|\s+(?=(?:which|what|how|who|show|is|are)\b)|\s*$)(?<rest>.*)$/isu;

type Read = (message: string, memory: Memory) => Promise<Situation>;

type Returned = { message: string; memory: Memory } | { again: Wish };

/** 'Back to the yachts, which is cheapest': the request behind it, with the earlier list as the current one, or a new search. */
export async function backTo(
  message: string,
  memory: Memory,
  past: readonly Turn[],
  read: Read,
): Promise<Returned | undefined> {
  const { what, rest = '' } = matchOf(RETURNS, message)?.groups ?? {};
  if (!what) return undefined;
  // 'Back to that boat: where is she' after something else.
  if (memory.focus && rest.trim() && /^(?:that|the|this|my) (?:boat|one|yacht|listing)$/i.test(what.trim()))
    return { message: rest.trim(), memory };
  const { line } = await read(what, memory);
  const { wish } = readWish(line);
  if (!line.has(/_(?:type|make|kind|place|boat)_/) || Object.keys(wish).length === 0) return undefined;
  const at = past.findLastIndex(({ calls }) =>
    calls.some(({ name, input, output }) => name === 'search_boats' && !('error' in output) && isAbout(input, wish)),
  );
  // 'Back to that Falcon' means the one that was spoken of.
  const { focus } = memory;
  if (at < 0 && focus && isOne(line, focus.id))
    return { message: rest.trim() || `tell me about the ${focus.title}`, memory };
  if (at < 0) return { message: `show me ${what.replace(/^(?:the|those|these|my|that)\s+/i, '')}. ${rest}`, memory };
  if (!rest.trim()) return { again: searchIn(past[at], wish) };
  const { last, before } = memory;
  const earlier: Memory = {
    ...memoryOf(past.slice(0, at + 1)),
    last,
    before,
    asked: undefined,
    card: undefined,
    cardIsLast: false,
  };
  return { message: rest.trim(), memory: earlier };
}

/** Whether the only name in some words may be that of a boat. */
function isOne(line: Situation['line'], id: number): boolean {
  const [name, ...others] = [...line.all('make'), ...line.all('boat')];
  return name !== undefined && others.length === 0 && name.boats.some((boat) => boat.id === id);
}

function searchIn(turn: Turn | undefined, wish: Wish): Wish {
  const found = turn?.calls.find(({ name, input }) => name === 'search_boats' && isAbout(input, wish));
  const { cursor: _cursor, ...search } = (found?.input ?? {}) as Wish & { cursor?: string };
  return search;
}

/** Whether a search looked for what the words say: 'the yachts' is the search for yachts over 400k. */
const isAbout = (search: Record<string, unknown>, wish: Wish): boolean =>
  Object.entries(wish).every(([key, value]) => {
    if (key === 'type' && Array.isArray(search.types)) return search.types.includes(value);
    return JSON.stringify(search[key])?.toLowerCase() === JSON.stringify(value).toLowerCase();
  });
