import { escaped } from '../../../matching.ts';

/** Words that people type without the apostrophe, where nothing else can be meant. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bi\b(?!\.e)/g, 'I'],
  [/\bi['’]?m\b/gi, 'I’m'],
  [/\bi['’]?ve\b/gi, 'I’ve'],
  [/\bi['’](d|ll)\b/gi, 'I’$1'],
  [
    /\bid(?= (?:\w+ly )?(?:pay|give|offer|do|go|take|like|love|trade|swap|be|say|rather|want|prefer|consider|need|have|come|buy|add|also|still|even|appreciate|accept)\b)/gi,
    'I’d',
  ],
  [
    /\bill(?= (?:be|come|pay|bring|take|call|send|have|get|see|give|let|pick|drive|add|do|need|keep|wait|stay|think|try|make|buy|go|meet)\b)/gi,
    'I’ll',
  ],
  [/\b(don|can|won|isn|doesn|didn|wouldn|couldn|shouldn|aren|wasn|weren|haven|hasn|hadn)['’]?t\b/gi, '$1’t'],
  [/\b(that|what|where|who|how|there|let|here)s\b(?= )/gi, '$1’s'],
  [/\b(you|they)re\b/gi, '$1’re'],
  [/\b(you|they|we)['’]?ve\b/gi, '$1’ve'],
  [/\b(he|they)['’]?d\b/gi, '$1’d'],
  [/\bshed(?= (?:take|accept|be|consider|do|go|sell|trade|like|want)\b)/gi, 'she’d'],
  [/\b(he|she)s\b/gi, '$1’s'],
  [
    /\bits(?= (?:still|too|a|an|the|my|your|all|fine|ok|okay|yours|in|not|been|for|very|really|just|on|at|worth|gone|sold|available)\b)/gi,
    'it’s',
  ],
  [/,?\s+(?:lol|lmao|haha+)(?=\s*[.?!]*$)/i, ''],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bthx\b/gi, 'thanks'],
  [/(\p{L})'(\p{L})/gu, '$1’$2'],
];
const NAMES =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|easter|christmas|thanksgiving)\b/g;

const OPENS_WITH_NAME = new RegExp(`^(?:${NAMES.source})`, 'i');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** A message as it should be sent: with apostrophes and capitals, also those of the boat's name. */
export function tidied(text: string, title = ''): string {
  const spelled = SLIPS.reduce((words, [slip, right]) => words.replace(slip, right), text.trim().replace(/\s+/g, ' '));
  const name = title.replace(/^\d{4} /, '');
  const model = name.replace(/^\S+ /, '');
  const make = name.replace(/ .*$/, '');
  const named = [name, model, make]
    .filter((one) => one.length > 3)
    .reduce((words, one) => words.replace(new RegExp(`\\b${escaped(one)}\\b`, 'gi'), one), spelled);
  return named
    .replace(NAMES, capital)
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

/** Apostrophes only, for words that are still to be rephrased. */
export const withApostrophes = (text: string): string =>
  SLIPS.reduce((words, [slip, right]) => words.replace(slip, right), text.trim().replace(/\s+/g, ' '));

/** Within a sentence, unless it begins with a name or 'I'. */
export const uncapitalized = (words: string): string =>
  /^(?:I\b|I’|(?!(?:The|Your|My|Our|This|That|A|At|On|In|By|For) )\p{Lu}\p{L}* \d)/u.test(words) ||
  OPENS_WITH_NAME.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);

const SMALL = /^(?:in|to|near|from|at|of|the|around|outside|by|and|on)$/i;

/** A name in capitals, if it was typed without any: 'in houston', 'tx'. */
export const capitalized = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name
        .split(' ')
        .map((word) => (SMALL.test(word) ? word : word.length === 2 ? word.toUpperCase() : capital(word)))
        .join(' ');
