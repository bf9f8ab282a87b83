import type { Memory } from './memory.ts';

const HAS = /\b(?:he|she|they)(?=\s+(?:has|have|owns?|sells?|lists?|listed|(?:is|are) selling|got)\b)/i;
const KIND =
  '(?:other (?:boat|one|listing)|(?:big|little|small|other|older|newer)?\\s*(?:center consoles?|dual consoles?|bowriders?|express|flybridge|convertible|sport ?fish\\w*|motor ?yacht|yacht|(?:express |cabin )?cruiser|trawler|bay boat|skiff|catamaran|pilothouse|walkaround|cc|dc))\\b';
const THEIR = new RegExp(
  `(?<!\\b(?:offer|give|pay|tell|ask|send|bid|counter|propose|text|message|wire|hand|show|write|let)\\s+)\\b(?:his|her|their)(?=\\s+(?:\\d{2,3}\\b(?!\\s?(?:k|grand|thousand|ft|feet|foot|hours?|%|percent|mph)\\b|[.,]\\d)|${KIND}))`,
  'i',
);

/** 'And the sportfish he has?', 'what about her 62' after a boat: the owner by name, so that their boats are looked through. */
export function withOwnerNamed(message: string, { focus, cardIsLast }: Memory): string | undefined {
  const owner = focus?.owner;
  if (!owner || cardIsLast || new RegExp(`\\b${owner}\\b`, 'i').test(message)) return undefined;
  // Another name in the message may be the one that the pronoun stands for.
  if (/(?<=\S\s)\p{Lu}\p{Ll}+|\p{L}{3,}['’]s\b/u.test(message)) return undefined;
  if (HAS.test(message) && /\bthe\b/i.test(message)) return message.replace(HAS, owner);
  return THEIR.test(message) ? message.replace(THEIR, `${owner}'s`) : undefined;
}
