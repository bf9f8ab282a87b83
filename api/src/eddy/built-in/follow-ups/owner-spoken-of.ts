import { matches } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const HAS = /\b(?:he|she|they)(?=\s+(?:has|have|owns?|sells?|lists?|listed|(?:is|are) selling|got)\b)/i;
/** Asks for the contact of the boat discussed. */
const WHOM_TO_ASK =
  /^\s*(?:(?:and|so|ok(?:ay)?|cool|great|then)[\s,]+)*who(?:m)? (?:do|should|would|can|could|must) (?:i|we) (?:talk|speak|write|contact|message|reach(?: out)?|get in touch|deal|ask|text)(?: (?:to|with))?(?: (?:about|for) (?:it|that|her|this|that one|this one|that boat))?(?: then| there)?[\s?.!]*$/i;
const KIND =
  '(?:other (?:boat|one|listing)|(?:big|little|small|other|older|newer)?\\s*(?:center consoles?|dual consoles?|bowriders?|express|flybridge|convertible|sport ?fish\\w*|motor ?yacht|yacht|(?:express |cabin )?cruiser|trawler|bay boat|skiff|catamaran|pilothouse|walkaround|cc|dc))\\b';
const THEIR = new RegExp(
  `(?<!\\b(?:offer|give|pay|tell|ask|send|bid|counter|propose|text|message|wire|hand|show|write|let)\\s+)\\b(?:his|her|their)(?=\\s+(?:\\d{2,3}\\b(?!\\s?(?:k|grand|thousand|ft|feet|foot|hours?|%|percent|mph)\\b|[.,]\\d)|${KIND}))`,
  'gi',
);

/** 'And the sportfish he has?', 'what about her 62' after a boat: the owner by name, so that their boats are looked through. */
export function withOwnerNamed(message: string, memory: Memory): string | undefined {
  if (memory.focus && memory.last?.calls.length && !memory.cardIsLast && matches(WHOM_TO_ASK, message))
    return 'who is the owner of it';
  const owner = ownerOf(memory);
  if (!owner || memory.cardIsLast || new RegExp(`\\b${owner}\\b`, 'i').test(message)) return undefined;
  // Another name in the message may be the one that the pronoun stands for.
  if (/(?<=\S\s)\p{Lu}\p{Ll}+|\p{L}{3,}['’]s\b/u.test(message)) return undefined;
  if (HAS.test(message) && /\bthe\b/i.test(message)) return message.replace(HAS, owner);
  return message.search(THEIR) < 0 ? undefined : message.replaceAll(THEIR, `${owner}'s`);
}

/** The owner of the boat discussed, or of all boats of the list. */
function ownerOf({ focus, shown }: Memory): string | undefined {
  if (focus) return focus.owner ?? undefined;
  const [owner, ...others] = new Set(shown.map((boat) => boat.owner));
  return others.length === 0 ? (owner ?? undefined) : undefined;
}
