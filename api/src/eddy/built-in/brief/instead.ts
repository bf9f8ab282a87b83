import type { Memory } from '../memory.ts';
import { question } from '../phrases/questions.ts';
import type { Chunk } from '../reading/line.ts';
import type { Situation } from '../situation.ts';
import { withMakeOfCard } from './another-boat.ts';
import {
  chosenAnd,
  described,
  littleMore,
  numberOfMake,
  offeredThing,
  onlyThing,
  oppositeEnd,
  otherThing,
  takenBack,
} from './one-instead.ts';
import { thingInstead } from './thing-instead.ts';

const NOT_THAT =
  /^\s*(?:(?:no+|nah|nope|sorry|oops|wait|hm+|ok(?:ay)?|but|well|i mean|actually)[\s,.!]+)*(?:i (?:didn['’]?t|did not|don['’]?t|do not) mean|i wasn['’]?t asking about|not|wrong|that['’]?s (?:not|the wrong))\s+(?:(?:that|this|it)(?: (?:one|boat|listing))?|(?:the )?(?:one|boat|listing)\b(?! (?:in|at|from|near|with|of|by|for|on|that|under|over)\b))[\s,.;:–—-]*(?:(?:but|i meant?|i want(?:ed)?|show me|rather|instead)[\s,]+)*(?<rest>.*?)[\s.!]*$/iu;
const NOT_THAT_FOREIGN =
  /^\s*(?:(?:no+|non|nein|perd[oó]n|pardon|sorry|nee?)[\s,.!]+)*(?:(?:ese|esa|este|esta)(?: barco)? no|no (?:ese|esa|este|esta)|pas (?:celui|celle)[- ]?l[àa]|nicht (?:das|dieses|der|die|diese[rs]?)|(?:das|die|der) nicht)[\s,.;:–—-]*(?:(?:sino|sondern|mais|quiero|ich meine?|je veux)[\s,]+)*(?:(?:el|la|le|das|die|der|den|l['’])\s*)?(?<rest>.*?)[\s.!]*$/iu;
const found = (message: string) => NOT_THAT.exec(message) ?? NOT_THAT_FOREIGN.exec(message);
const ACTUALLY =
  /^\s*(?:(?:actually|rather|sorry|oops|i meant?|wait)[\s,]+)+((?:the|her|his|their) [\p{L}\d][\p{L}\d ]{2,25}?)[\s.!]*$/iu;
const ARTICLE = /^(?:the|that|this|my|his|her|their|\p{L}+['’]s)\b/iu;

/** Another boat, thing or end in place of the last: 'no, not that one, the Reef 26'. */
export function insteadOf(message: string, memory: Memory): string | undefined {
  return (
    withMakeOfCard(message, memory) ??
    onlyThing(message, memory) ??
    chosenAnd(message, memory) ??
    otherThing(message, memory) ??
    numberOfMake(message, memory) ??
    oppositeEnd(message, memory) ??
    takenBack(message, memory) ??
    littleMore(message, memory) ??
    described(message, memory) ??
    offeredThing(message, memory) ??
    otherNamed(message, memory)
  );
}

function otherNamed(message: string, { card, cardIsLast, asked, focus }: Memory): string | undefined {
  const rest = found(message)?.groups?.rest?.trim();
  if (!rest)
    return cardIsLast && card?.name === 'draft_message'
      ? ACTUALLY.exec(message)?.[1]?.replace(/^/, 'about ').concat(' instead')
      : undefined;
  if (asked || rest.split(/\s+/).length > 8) return undefined;
  const name = ARTICLE.test(rest) ? rest : `the ${rest}`;
  if (cardIsLast && card?.name === 'draft_message') return `about ${name} instead`;
  if (cardIsLast && card?.name === 'draft_offer')
    return /[\s,]\$?\d[\d.,]*\s?(?:k|grand|thousand|mil|million)?[\s.!]*$/i.test(rest)
      ? `no, ${name}`
      : `same for ${name}`;
  if (cardIsLast) return undefined;
  // 'Not that, the 41' is of the same make.
  const number = /^the (\d{2,3})$/i.exec(name)?.[1];
  return `tell me about ${number && focus ? `the ${focus.make} ${number}` : name}`;
}

/** 'No, not that one' alone. */
export function whichInstead({ message, memory, language }: Situation): string | undefined {
  const taken = found(message);
  const isBoat = memory.focus !== undefined || memory.shown.length > 0;
  return taken && !taken.groups?.rest && isBoat && !memory.cardIsLast ? question('whichBoat', language) : undefined;
}

const SAME =
  /^\s*(?:(?:and|ok(?:ay)?|now|then|please|cool|great|also)[\s,]+)*(?:(?:do |write |send |say |ask )?(?:the )?same(?: (?:thing|message|offer|question|text|one))?|also|now|another one|one more)(?: (?:for|to|with))?\b/i;

/** 'The same to Ruth about the Reef 24', 'no, use the truck instead': the last draft with another person, boat or thing. */
export async function drafted(
  situation: Situation,
  read: (message: string) => Promise<Situation>,
): Promise<string | undefined> {
  return thingInstead(situation) ?? (await draftedAgain(situation, read));
}

async function draftedAgain(
  { line, memory, message }: Situation,
  read: (message: string) => Promise<Situation>,
): Promise<string | undefined> {
  const { card, cardIsLast, last } = memory;
  if (!cardIsLast || card?.name !== 'draft_message' || !last || !SAME.test(message)) return undefined;
  const person = line.chunks.find(({ meaning }) => meaning?.is === 'person');
  const boat = boatIn(line.chunks);
  if (!person && !boat) return undefined;
  const before = await read(last.question);
  const [name, about] = [
    before.line.chunks.find(({ meaning }) => meaning?.is === 'person'),
    boatIn(before.line.chunks),
  ];
  const changes = [
    ...(person && name ? [{ chunk: name, words: person.written }] : []),
    ...(boat && about ? [{ chunk: about, words: boat.written }] : []),
    ...(person && !boat && about ? [{ chunk: about, words: `${person.written}'s boat` }] : []),
  ].toSorted((a, b) => b.chunk.at - a.chunk.at);
  if (changes.length === 0 || (person && !name)) return undefined;
  return changes.reduce(
    (said, { chunk, words }) => said.slice(0, chunk.at) + words + said.slice(chunk.end),
    last.question,
  );
}

const boatIn = (chunks: readonly Chunk[]) =>
  chunks.find(({ meaning }) => meaning?.is === 'boat' || meaning?.is === 'make');
