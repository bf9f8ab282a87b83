import type { FindInMessagesInput } from '@tradewind/contract/eddy-tools';
import type { Queryable } from '../../db/client.ts';
import { type MessageWithOther, newestMessages } from './store.ts';

/** How many messages are searched, the newest first. */
const SEARCHED = 300;
const MOST_FOUND = 3;

interface Found {
  match: MessageWithOther;
  /** The next message of the other side, where the match is the user's own: it may answer a question. */
  answer: MessageWithOther | undefined;
  /** Whether the other side has written nothing in that conversation since. */
  isUnanswered: boolean;
}

/** A user's messages that mention any of these words: those with most of the words first, then the newest. */
export async function findInMessages(
  db: Queryable,
  callerId: string,
  { words, with: otherId }: FindInMessagesInput,
): Promise<{ searched: number; found: Found[] }> {
  const all = await newestMessages(db, callerId, otherId, SEARCHED);
  const stems = [...new Set(words.map(stemOf))];
  const found = all
    .map((match, index) => {
      const later = all.slice(0, index).filter((one) => isSameTalk(one, match));
      const isOwn = match.message.senderId === callerId;
      return {
        match,
        hits: hitsIn(match.message.content, stems),
        answer: isOwn
          ? later.findLast(({ message }, at) => at === later.length - 1 && message.senderId !== callerId)
          : undefined,
        isUnanswered: isOwn && later.every(({ message }) => message.senderId === callerId),
      };
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  return { searched: all.length, found: found.slice(0, MOST_FOUND) };
}

const LEAST_STEM = 3;

/** 'Burns' is found in 'burn' and 'burning'. */
function stemOf(word: string): string {
  const plain = word.toLowerCase();
  const base = plain.replace(/(?:'s|’s|ies|ing|ed|es|s)$/, '');
  return base.length < LEAST_STEM ? plain : base;
}

const hitsIn = (content: string, stems: readonly string[]): number => {
  const words = content.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
};

const isSameTalk = (one: MessageWithOther, other: MessageWithOther) =>
  one.message.subjectId === other.message.subjectId && one.other.id === other.other.id;
