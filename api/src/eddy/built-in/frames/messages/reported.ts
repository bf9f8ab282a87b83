import { matches } from '../../../matching.ts';
import { baseForm, HAS_DONE, HER_THING, YOURS } from './said-of-reader.ts';
import { tidied, withApostrophes } from './tidied-text.ts';

/** Somebody else whom 'he' and 'she' may mean. */
const SOMEBODY =
  /\b(?:husband|wife|son|daughter|dad|father|mom|mother|brother|sister|friend|buddy|mechanic|surveyor|broker|partner|captain|uncle|boss|guy)\b/i;
/** Predicates of boats, not of owners: 'she' is the boat. */
const OF_BOAT =
  /\b(?:she|he)(?=(?:['’]s| is| was| has been| will be| would be)?(?: still| already| really| ever)* (?:available|for sale|sold(?! (?:the|his|her|my|it|that|a)\b)|listed|in the water|on a trailer|seaworthy|insured|run\w*|float\w*|leak\w*|sleeps?|comes with|come with|priced|worth|too (?:big|small|old|expensive|long)))/gi;
/** 'She is …' is about the boat, unless the predicate is one of people. */
const SHE_IS =
  /\bshe(?=(?:['’]s| is| was)(?: still| already| really| ever| even)* (?!(?:not |even |also )*(?:willing|ok|okay|fine|cool|good with|open|interested|free|around|home|happy|selling|trading|looking|able|ready to|flexible|serious|there|available to|in town|in a hurry|thinking|planning|going|sure|firm|asking|the owner|coming|keeping|moving|buying|in|seen|heard|read|decided|made|taken|said|told|thought|talked|looked|changed|got|received|paid|signed|written|found|chosen|promised|offered|agreed|accepted|asked|called|tried|finished)\b)\p{L})/giu;
/** 'Her' behind these verbs is the boat: nobody keeps or sells an owner. */
const HER_BOAT =
  /\b(keep|sell|trad|swap|list|deliver|haul|tow|launch|survey|inspect|buy|price|paint|refit|repower|insur|own)((?:e|es|s|ing|ting|ping|ling|ed)?) her\b(?! \p{L}*(?:boat|yacht))/giu;
/** 'He can come see her': the reader sees the boat. */
const SEES_HER =
  /\b((?:he|she|they)(?:['’](?:d|ll|s|re)| (?:can|could|may|should|will|would|wants? to|is|are))[^.?!;]{0,40}?\b(?:see|look at|view|check|visit|inspect|run|drive|try|test|get|fetch|collect|pick up|grab|haul|trailer|launch|take home)(?: out)? )her\b(?=\s*(?:[.,;!?]|$)|\s(?:on|this|next|any|in|at|before|after|around|again|first|sometime|soon|anytime|tomorrow|tonight|today|\p{L}{3,6}day|move|run|if|and|or|when|whenever|up close|up|out|for|from|with|himself|herself|himself|home)\b)/giu;
/** 'I can come see her on Saturday': the boat, which keeps its pronoun. */
const I_SEE_HER =
  /\b((?:i|we)(?:['’](?:d|ll|m|re))?\b[^.?!;]{0,40}?\b(?:see|seeing|look at|looking at|view|viewing|check|inspect|inspecting|run|drive|try|test|sea trial)(?: out)? )her\b(?=\s*(?:[.,;!?]|$)|\s(?:on|this|next|in|at|before|after|around|again|first|sometime|soon|anytime|tomorrow|tonight|today|\p{L}{3,6}day|move|if|and|or|when|up close|for)\b)/giu;
/** Stands for a 'her' that stays. */
const KEPT = '\u0001';
const VERBS: Record<string, string> = { is: 'are', was: 'were', has: 'have' };

const ofYou = (verb: string) =>
  VERBS[verb.toLowerCase()] ??
  (/n[’']t$/.test(verb)
    ? verb.replace(/^does/i, 'do').replace(/^is/i, 'are').replace(/^was/i, 'were').replace(/^has/i, 'have')
    : baseForm(verb));
/** The second verb of 'he comes and picks it up'. */
const SECOND_VERB =
  /\b(you \p{L}+(?: [\p{L}’']+){0,5}?,? (?:and|or|then) (?:then |also |just )?)(\p{L}{2,}s)(?= (?:it|me|us|you|them|that|this|the|a|an|my|our|your|his|her|their|up|out|off|over|by|down|back|in|on|to)\b)/giu;

/** Words about the owner as words to the owner: 'he should call me' becomes 'you should call me'. */
export const toYou = (words: string): string => addressed(words).replaceAll(KEPT, 'her');

function addressed(words: string): string {
  const plain = withApostrophes(words)
    .replace(SEES_HER, '$1it')
    .replace(I_SEE_HER, `$1${KEPT}`)
    .replace(OF_BOAT, 'it')
    .replace(SHE_IS, 'it')
    .replace(HER_BOAT, '$1$2 it');
  const somebody = SOMEBODY.exec(plain);
  // In 'whether she brings her surveyor', the pronoun comes first and means the reader.
  if (somebody && !/\b(?:he|she|they)\b/i.test(plain.slice(0, somebody.index))) return plain;
  return plain
    .replace(/\b(?:himself|herself|themselves)\b/gi, 'yourself')
    .replace(
      /\b(does|is|was|has)(n[’']t)? (?:he|she)\b/gi,
      (_all, verb: string, not = '') => `${VERBS[verb.toLowerCase()] ?? verb}${not} you`,
    )
    .replace(HAS_DONE, 'you’ve')
    .replace(/\b(?:he|she)[’']s\b/gi, 'you’re')
    .replace(/\b(?:he|she)[’'](d|ll)\b/gi, 'you’$1')
    .replace(/(^|\b(?:if|whether|that|when|what|where|how|and|or|but|because) )they[’']re\b/gi, '$1you’re')
    .replace(/(^|\b(?:if|whether|that|when|what|where|how|and|or|but|because) )they\b/gi, '$1you')
    .replace(
      /\b(?:he|she) (still |also |really |ever |already |maybe )?([\p{L}’']+)/giu,
      (_all, adverb = '', verb: string) => `you ${adverb}${ofYou(verb)}`,
    )
    .replace(
      /\bthe (?:owner|seller) (would|will|could|can|might|has|is|does|wants|takes|accepts)\b/gi,
      (_all, verb: string) => `you ${ofYou(verb)}`,
    )
    .replace(SECOND_VERB, (_all, before: string, verb: string) => `${before}${baseForm(verb)}`)
    .replace(/\b(?:himself|herself)\b/gi, 'yourself')
    .replace(YOURS, 'yours')
    .replace(/\b(?:his|their)\b/gi, 'your')
    .replace(HER_THING, 'your')
    .replace(/\b(?:him|her)\b/gi, 'you');
}

const TO_DO = /^(?:that )?(not )?to (?:please )?(\p{L}+)/iu;
const WITHOUT_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:still |very |really |also |only |not |no longer )*(?:interested|coming|looking|happy|ready|willing|sorry|serious|available|sure|able|thinking|waiting|selling|moving|flexible|not sure)\b/i,
    'I’m ',
  ],
  [/^(?:am)\b/i, 'I '],
  [
    /^(?:still |really |also |only |just |would |will |can |could |might )*(?:want|need|have|like|love|would|will|can|could|can’t|don’t|won’t|might|live|own|pay|got|saw|agree|accept|prefer|hope|think)\b(?! (?:you|it|the|that|this|i|we|my|our|there|your|he|she|they|somebody|someone|anybody|anyone)\b)/i,
    'I ',
  ],
];

/** Reported speech as the user would write it to the owner: a sentence with its subject, in the first person. */
export function spoken(words: string, title?: string): string {
  const order = TO_DO.exec(words.trim());
  const said = order
    ? toYou(words.trim().replace(TO_DO, `please ${order[1] ? 'don’t ' : ''}${order[2]}`))
    : toYou(
        words
          .trim()
          .replace(/^that\s+/i, '')
          .replace(/\b(and|but) that (?=\p{L})/giu, '$1 '),
      );
  const asked = said.replace(/^you should (?!have\b)/i, 'please ');
  const subject = WITHOUT_SUBJECT.find(([pattern]) => matches(pattern, asked))?.[1] ?? '';
  return tidied(`${subject}${asked}`, title);
}
