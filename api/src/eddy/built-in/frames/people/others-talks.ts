import { matches } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';

const ONE = '_(?:person|strange)_';
const TWO = `${ONE}(?: 's)? (?:and|&|or) ${ONE}`;
const SAYS =
  '(?:writ(?:e|es|ing|ten)|wrote|say(?:s|ing)?|said|talk(?:s|ed|ing)?|tell(?:s|ing)?|told|text(?:s|ed|ing)?|messag(?:e|es|ed|ing)|chat(?:s|ted|ting)?|email(?:s|ed|ing)?|sent|send(?:s|ing)?|discuss(?:es|ed|ing)?|exchang(?:e|es|ed|ing)|speak(?:s|ing)?|spoken?|corresponding)';
const TALKS =
  '(?:messages?|chats?|conversations?|threads?|texts?|emails?|mails?|letters?|inbox|correspondence|dms?|talks?|exchanges?|history)';
/** Words that two other people wrote to each other. */
const BETWEEN = new RegExp(
  [
    `${TWO} (?:\\w+ ){0,3}${SAYS}(?!\\w)`,
    `${TWO}(?: 's)? (?:\\w+ ){0,2}${TALKS}(?!\\w)`,
    `(?:^|\\W)${TALKS} (?:\\w+ ){0,3}${ONE} (?:\\w+ ){0,3}(?:(?:and|&|with|to|from) )?${ONE}`,
    `${ONE}(?: 's)? (?:\\w+ ){0,2}(?:${TALKS}|${SAYS}) (?:\\w+ )?(?:with|to|from|for) ${ONE}`,
    // Somebody whom nobody here knows by that name may be one of the two.
    `\\bwhat (?!i\\b|we\\b|you\\b|he\\b|she\\b|they\\b|me\\b|us\\b|the\\b|my\\b|our\\b)\\w{3,} (?:and|&) ${ONE} (?:\\w+ ){0,2}${SAYS}(?!\\w)`,
    `(?:^|\\W)${TALKS} (?:\\w+ )?between (?!me\\b|us\\b|my\\b|you\\b|our\\b)(?:_\\w+_|\\w+)(?: 's)? (?:and|&) (?!me\\b|us\\b|my\\b|you\\b|i\\b)(?:_\\w+_|\\w+)`,
    `(?:^|\\W)(?:his|her|their) (?:\\w+ )?${TALKS} (?:with|to|from) ${ONE}`,
    `${ONE} (?:\\w+ ){0,2}(?:wrote|write|sent|send|told|tell|texted|text|messaged|emailed|answered) ${ONE}`,
  ].join('|'),
);
/** Opens a wish to see something: these words are the user's, and the talk is not. */
const WISH =
  /^(?:(?:please|hey|hi|so|okay|and|eddy|just|,) )*(?:(?:i (?:want|would like|need|wish|would love) to|(?:can|could|may) (?:i|we|you)|let (?:me|us)|(?:would|will) you|tell me|show me|read me|give me|get me|find out|find|see|read|open|look at|pull up|bring up|know|check|display|print|forward|to) )*(?:me )?/;
const ASKS =
  /^(?:(?:please|hey|hi|so|okay|and|eddy|just|,) )*(?:what|which|how|did|do|does|have|has|when|why|show|read|open|pull|bring|see|look|give|get|let|can|could|may|would|will|i (?:want|would|need|wish)|find|tell me|check|display|print|forward|list|dump|any)\b/;
/** A reason that is told before the order: 'I'm married to him so it's fine, open …'. */
const REASON =
  /^(?:(?:hey|hi|so|look|listen|well|eddy|,) )*(?:i am|i work|we are|this is|it is|my|trust me|as|he|she|they|_person_|for|because|since)\b.*?(?:[,.:;!] |\b(?:so|and|then) )(?=(?:(?:please|just|can you|could you|go ahead and|now|so|and|then|it is fine|,) )*(?:open|show|read|give|pull|bring|print|forward|display|let me|tell me|list|check|what)\b)/;
const MINE = /\b(?:i|me|my|mine|we|us|our)\b|_own_/;
const DICTATES = /^(?:(?:please|can you|could you) )*(?:tell|ask|message|write(?: to)?|text|let) _person_/;

/** Whether the message asks for what other people write to each other: 'show me what Ann and Bob wrote'. */
export function asksOthersTalk({ line }: Pick<Situation, 'line'>): boolean {
  const text = line.text.replace(REASON, '');
  return (
    line.all('person').length > 0 &&
    matches(ASKS, text) &&
    !line.has(DICTATES) &&
    matches(BETWEEN, text) &&
    !MINE.test(text.replace(WISH, ''))
  );
}
