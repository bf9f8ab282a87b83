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
    `${ONE} (?:\\w+ ){0,2}(?:wrote|write|sent|send|told|tell|texted|text|messaged|emailed|answered) ${ONE}`,
  ].join('|'),
);
/** Opens a wish to see something: these words are the user's, and the talk is not. */
const WISH =
  /^(?:(?:please|hey|hi|so|okay|and|eddy|just|,) )*(?:(?:i (?:want|would like|need|wish|would love) to|(?:can|could|may) (?:i|we|you)|let (?:me|us)|(?:would|will) you|tell me|show me|read me|give me|get me|find out|find|see|read|open|look at|pull up|bring up|know|check|display|print|forward|to) )*(?:me )?/;
const ASKS =
  /^(?:(?:please|hey|hi|so|okay|and|eddy|just|,) )*(?:what|which|how|did|do|does|have|has|when|why|show|read|open|pull|bring|see|look|give|get|let|can|could|may|would|will|i (?:want|would|need|wish)|find|tell me|check|display|print|forward|any)\b/;
const MINE = /\b(?:i|me|my|mine|we|us|our)\b|_own_/;
const DICTATES = /^(?:(?:please|can you|could you) )*(?:tell|ask|message|write(?: to)?|text|let) _person_/;

/** Whether the message asks for what other people write to each other: 'show me what Ann and Bob wrote'. */
export const asksOthersTalk = ({ line }: Pick<Situation, 'line'>): boolean =>
  line.all('person').length > 0 &&
  line.has(ASKS) &&
  !line.has(DICTATES) &&
  line.has(BETWEEN) &&
  !MINE.test(line.text.replace(WISH, ''));
