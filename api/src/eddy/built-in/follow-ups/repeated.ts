import type { Turn } from '../../turns.ts';
import type { Memory } from '../memory.ts';
import type { Chunk, Line } from '../reading/line.ts';
import type { Situation } from '../situation.ts';

/** The part of a question that another one may take the place of. */
type Slot = 'boat' | 'place' | 'amount' | 'type';

const FILLER =
  /^(?:and|or|so|okay|then|now|vs|versus|against|compared|what|how|about|same|question|thing|for|with|a|an|the|that|this|one|'s|s|instead|too|as|well|please|if|i|we|was|were|lived?|living|moved?|am|would|be|in|is|from|of|on|it|no|wait|sorry|actually|meant|mean|make|rather|oops|nah|boat|hm+|to|at|,|[?.!])$/;
const OPENS =
  /^(?:hm+|well|and|vs|versus|against|compared (?:to|with)|or|so|okay|what about|how about|same|then|now|no|wait|sorry|actually|oops|nah|i mean|i meant|make|rather|if|the|_own_|_person_)\b/;

const SLOTS: Readonly<Partial<Record<string, Slot>>> = {
  ...{ boat: 'boat', make: 'boat', own: 'boat', person: 'boat' },
  ...{ place: 'place', type: 'type', money: 'amount', n: 'amount', bound: 'amount' },
};

/** After these tools, the question can be asked again with another value. */
const AFTER: Readonly<Record<Slot, ReadonlySet<string>>> = {
  boat: new Set(['boat_details', 'market_value', 'cost_of_change', 'how_far', 'person_profile', 'who_would_trade']),
  place: new Set(['cost_of_change', 'sales_tax', 'boat_statistics']),
  type: new Set(['boat_statistics']),
  amount: new Set(['listing_to_edit', 'services_and_fees']),
};

/** Answers about one's own boats and the offers for them. */
const OF_OWN: ReadonlySet<string> = new Set(['my_boats', 'my_trades', 'explain_trade']);

const slotOf = ({ meaning }: Chunk): Slot | undefined =>
  meaning?.is === 'bound' && meaning.field !== 'price' ? undefined : SLOTS[meaning?.is ?? ''];

/** The only part of a short follow-up that says something: 'and the Harborlane's?', 'and in Texas?', 'no, 28,500'. */
function bareSlot(line: Line): Chunk | undefined {
  const [only, ...more] = line.chunks.filter(({ meaning }) => meaning && meaning.is !== 'aside');
  if (!only || more.length > 0 || only.negated || slotOf(only) === undefined) return undefined;
  return line.chunks.every((chunk) => chunk === only || chunk.meaning || FILLER.test(chunk.text)) ? only : undefined;
}

type Read = (message: string, memory: Memory) => Promise<Situation>;

/** The last question, asked again about another boat, place or amount. */
export async function askedAgain(
  { line, memory, own, message }: Situation,
  past: readonly Turn[],
  read: Read,
): Promise<string | undefined> {
  if (line.has(OTHERS) && memory.asked === undefined) return ofAllOwn(message, past.at(-1), memory, read);
  const said = bareSlot(line);
  const slot = said && slotOf(said);
  const calls = memory.last?.calls ?? [];
  const isAfter =
    slot && (AFTER[slot].has(calls.at(-1)?.name ?? '') || (slot === 'boat' && OF_OWN.has(calls[0]?.name ?? '')));
  if (!said || !slot || !isAfter || !line.has(OPENS)) return undefined;
  if (memory.asked !== undefined || (slot === 'amount' && memory.cardIsLast)) return undefined;
  for (const { question } of past.slice(-MOST_FOLLOWED).reverse()) {
    const before = await read(question, memory);
    if (calls[0]?.name !== 'my_boats' && OF_OWN.has(calls[0]?.name ?? '') && !before.line.first('own'))
      return undefined;
    if (!bareSlot(before.line)) return replaced(before, mineIfOwn(said, before, own), slot);
  }
  return undefined;
}

const OTHERS =
  /^(?:(?:and|so|okay|what about|how about|,) )*(?:_ref_|(?:(?:all )?the|my|all my)? ?(?:other|others|other ones|other (?:boats?|two|three)|rest)(?: of (?:them|my boats|mine|_own_))?)[?.! ]*$/;

/** 'And the others?' behind a figure of one own boat asks for those of the others. */
async function ofAllOwn(said: string, last: Turn | undefined, memory: Memory, read: Read): Promise<string | undefined> {
  if (!last || !/\bothers?\b|\brest\b/i.test(said)) return undefined;
  const { line, message, own } = await read(last.question, memory);
  const told = line.chunks.find(({ meaning }) => meaning?.is === 'own' && meaning.named);
  const { meaning } = told ?? {};
  if (!told || meaning?.is !== 'own') return undefined;
  const others = own.filter(({ id }) => !meaning.boats.some((boat) => boat.id === id));
  if (others.length === 0) return undefined;
  const names = others.map(({ make, model }) => `my ${make} ${model}`).join(' and ');
  const asked = cut(message, told, names).replace(/\b(?:my|our) (?=my )/i, '');
  if (others.length === 1) return asked;
  return asked
    .replace(/\bdoes\b/i, 'do')
    .replace(/\bhas\b/i, 'have')
    .replace(/\bis\b/i, 'are');
}

/** Behind a question about one's own boat, another one's name means one's own too. */
function mineIfOwn(said: Chunk, { line }: Situation, own: Situation['own']): Chunk {
  const { meaning } = said;
  const mine = meaning?.is === 'boat' || meaning?.is === 'make' ? meaning.boats : [];
  return line.first('own') && mine.some(({ id }) => own.some((boat) => boat.id === id))
    ? { ...said, written: `my ${said.written}`, meaning: { is: 'own', boats: mine, named: true } }
    : said;
}

const MOST_FOLLOWED = 4;
const SHORTEST = 4;

function replaced({ line, message }: Situation, said: Chunk, slot: Slot): string | undefined {
  const old = line.chunks.filter((chunk) => slotOf(chunk) === slot);
  const [only, ...more] = old;
  if (more.length > 0 && slot !== 'amount') return undefined;
  if (slot === 'boat') return only ? withBoat(message, only, said) : withName(message, said);
  if (slot === 'type') return only && cut(message, only, said.written);
  if (slot === 'place')
    return only ? cut(message, only, placed(said)) : `${message.replace(/[?.!\s]+$/, '')} ${placed(said)}`;
  const target = old.at(-1);
  const amount = AMOUNT.exec(said.written)?.[0] ?? writtenOut(said.meaning);
  return target && amount && AMOUNT.test(target.written)
    ? cut(message, target, target.written.replace(AMOUNT, amount))
    : undefined;
}

const AMOUNT = /\$?\d[\d.,]*(?:\s?(?:k|grand|thousand|mil(?:lion)?|m)\b)?/i;

/** 'A quarter million' has no digits. */
function writtenOut(meaning: Chunk['meaning']): string | undefined {
  const value = meaning?.is === 'money' ? meaning.value : meaning?.is === 'bound' ? meaning.bare : undefined;
  return value === undefined ? undefined : `$${value}`;
}

const cut = (message: string, { at, end }: Chunk, words: string) => message.slice(0, at) + words + message.slice(end);

const placed = ({ written }: Chunk) => (/^(?:in|near|to|from)\b/i.test(written) ? written : `in ${written}`);

/** A boat by the words of the follow-up, with its article. */
function nameOf({ meaning, written }: Chunk): string {
  if (meaning?.is === 'person') return `${written}'s boat`;
  if (meaning?.is === 'own') return /^mine$/i.test(written) ? 'my boat' : written;
  return `the ${written}`;
}

function withBoat(message: string, old: Chunk, said: Chunk): string {
  if (old.meaning?.is === 'person' && said.meaning?.is === 'person') return cut(message, old, said.written);
  const article = /(?:\b(?:the|that|this|his|her)\s+)$/i.exec(message.slice(0, old.at))?.[0] ?? '';
  return message.slice(0, old.at - article.length) + nameOf(said) + message.slice(old.end);
}

/** 'How many hours does it have?' with a name in the place of the pronoun. */
function withName(message: string, said: Chunk): string | undefined {
  const name = nameOf(said);
  if (/\b(?:its|her)\s+(?=\w)/i.test(message)) return message.replace(/\b(?:its|her)\s+(?=\w)/i, `${name}'s `);
  const pronoun = /\b(?:it|she|her|that one|this one|that boat|this boat)\b/i;
  if (pronoun.test(message)) return message.replace(pronoun, name);
  // 'And how old?' has no place for a name.
  const isShort = message.trim().split(/\s+/).length <= SHORTEST;
  return isShort ? `${message.replace(/[?.!\s]+$/, '')} is ${name}` : undefined;
}
