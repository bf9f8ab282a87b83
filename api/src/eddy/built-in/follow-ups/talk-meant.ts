import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

interface Talk {
  with: string;
  about: string;
  lastMessage?: string;
  lastFromThem?: string;
  firstFromThem?: string;
  lastFromUser?: string;
}

const ABOUT =
  /^\s*(?:(?:and|so|ok(?:ay)?|but|what about|how about|now)[\s,]+)*(?:the|that) (?:other )?(?:one|message|conversation|chat|talk|thread)(?: (?:that['’]?s|that is))? (?:about|on|over|regarding|with) (?:the|my|our|that|her|his|their) (?<topic>\p{L}[\p{L} -]{2,30}?)(?:[\s,:;–—-]+(?:and )?(?:what|where|who|how|does|did|is|has|remind)\b[^?.!]{0,60}?(?:want|need|say|said|write|wrote|ask|asked|stand|answer|after|waiting for|about|expect)\w*\b[^?.!]{0,20})?[\s?.!]*$/iu;

/** 'And the one about my trailer, what does she want?' behind a list of conversations: what that person wrote last. */
export function withTalkMeant(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const topic = cardIsLast || asked ? undefined : matchOf(ABOUT, message)?.groups?.topic?.toLowerCase();
  const talks = (last?.calls ?? []).flatMap(({ output }) => (output.conversations ?? []) as Talk[]);
  if (!topic || talks.length === 0) return undefined;
  const word = new RegExp(`(?<!\\p{L})${topic.replace(/s$/, '')}`, 'iu');
  const says = ({ about, lastMessage, lastFromThem, firstFromThem, lastFromUser }: Talk) =>
    [about, lastMessage, lastFromThem, firstFromThem, lastFromUser].some((text) => word.test(text ?? ''));
  const [only, ...others] = talks.filter(says);
  return only && others.length === 0 ? `what did ${only.with} write last about the ${only.about}` : undefined;
}
