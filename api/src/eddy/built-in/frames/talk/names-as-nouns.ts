import type { Chunk } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';

const DETERMINED = /^(?:the|a|an|my|our|that|this|his|her|their|your|'s)$/;
const RUNNING: ReadonlySet<string> = new Set(['open', 'waiting', 'agreed', 'closing', 'closed']);

/** The message with 'my boat', 'the boat', 'the seller' and 'the buyer' in place of names, and with its numbers: help is written so. */
export function namesAsNouns(situation: Situation): string | undefined {
  const { chunks } = situation.line;
  if (!chunks.some(({ meaning }) => meaning && NAMES.has(meaning.is))) return undefined;
  const nouns = chunks.map((chunk, index) => nounFor(chunk, chunks[index - 1], situation)).join(' ');
  return nouns.replace(/\b(?:the|that|this|my|our) my boat\b/g, 'my boat');
}

const NAMES: ReadonlySet<string> = new Set(['own', 'boat', 'make', 'person', 'n']);

function nounFor({ meaning, text, written }: Chunk, before: Chunk | undefined, situation: Situation): string {
  if (meaning?.is === 'own') return 'my boat';
  const isDetermined = DETERMINED.test(before?.text ?? '');
  if (meaning?.is === 'boat' || meaning?.is === 'make') {
    const isOwn = meaning.boats.some(({ id }) => situation.own.some((boat) => boat.id === id));
    return isOwn ? 'my boat' : isDetermined ? 'boat' : 'the boat';
  }
  if (meaning?.is === 'person') return `the ${roleOf(meaning.name, situation)}`;
  return meaning ? written.toLowerCase() : text;
}

/** Somebody who would get a boat of the user's is a buyer; everybody else has a boat that the user would get. */
const roleOf = (name: string, { deals }: Situation): 'buyer' | 'seller' =>
  deals.some(
    ({ list, people, boats }) =>
      RUNNING.has(list) && people.some((other) => other.name === name) && boats.some(({ isMine }) => isMine),
  )
    ? 'buyer'
    : 'seller';
