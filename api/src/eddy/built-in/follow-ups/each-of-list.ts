import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const LEAD =
  '^[\\s¿]*(?:(?:and|so|also|but|oh|ok(?:ay)?|hm+|cool|nice|great|thanks|thx|y|et|und|tell me|can you tell me|do you know)[\\s,.!]+)*';
const THEM =
  '(?:they|them|these|those|each(?: one)?(?: of (?:them|these|those|the \\p{L}+))?|(?:all|both)(?: of (?:them|these|those))?|(?:all |both |of )*(?:these|those|the)(?: (?:two|three|four|five|\\d))?(?: (?:boats?|ones|yachts?))?|every(?: ?one)?)';
const ALL =
  '(?:\\s+(?:each|all|both|apiece|individually|have|has|got|having|on (?:them|each)|in (?:them|each)|there))*';
const END = '[\\s.!?]*$';
const CAN = '(?:can|could|do|does|will|would|did)';
const HAVE = '(?:do|does|did|have|has|are|is|can|will)';

const english = (pattern: string) => new RegExp(LEAD + pattern + ALL + END, 'iu');

/** Questions about each boat of a list, and the figure they ask for. */
const ASKS: readonly (readonly [RegExp, string])[] = [
  [
    english(
      `how many(?: (?:people|persons|guests|adults|folks|friends))? ${CAN} ${THEM}(?: each| all)?(?: comfortably)? sleep`,
    ),
    'berths of each',
  ],
  [english(`(?:how many|what) ${CAN} ${THEM}(?: each| all)? sleep`), 'berths of each'],
  [
    english(
      `how many (?:berths|beds|bunks|sleeping places|sleep)(?: are (?:there )?(?:in|on|aboard))? (?:${HAVE} )?${THEM}`,
    ),
    'berths of each',
  ],
  [
    english(
      `how many(?: (?:people|persons|passengers|guests|folks|pax|friends))? ${CAN} ${THEM}(?: each| all)?(?: comfortably| legally)? (?:seat|hold|carry|fit|take aboard|take out|handle)`,
    ),
    'capacity of each',
  ],
  [
    english(
      `(?:are there (?:any )?|is there (?:a )?|do any(?: of (?:them|these|those))? have (?:a |any )?|${HAVE} ${THEM} have (?:a |any )?|any )(?:berths?|beds?|bunks?|sleeping places?)(?: (?:aboard|on|in|for) (?:any of )?${THEM})?`,
    ),
    'berths of each',
  ],
  [english(`how (?:long|big|large) (?:are|is) ${THEM}`), 'length of each'],
  [english(`how wide (?:are|is) ${THEM}`), 'beam of each'],
  [english(`how fast (?:are|is|${CAN}) ${THEM}(?: each| all)?(?: go| run| cruise)?`), 'speed of each'],
  [english(`how (?:much|many) (?:run )?(?:hours|time) (?:is|are) (?:there )?on ${THEM}`), 'hours of each'],
  [english(`how many (?:engine )?(?:hours|hrs) ${HAVE} ${THEM}`), 'hours of each'],
  [english(`how (?:used|worn) (?:are|is) ${THEM}`), 'hours of each'],
  [
    english(`(?:how much|what) (?:are|is|${CAN}) ${THEM}(?: each| all)? (?:cost|asking|going for|listed (?:at|for))`),
    'price of each',
  ],
  [english(`what (?:year|years|model years?) (?:are|is) ${THEM}`), 'year of each'],
  [
    /^[\s¿]*(?:y )?cu[aá]nt[oa]s (?:literas|camas|plazas para dormir)(?: tiene[n]?)?(?: cada un[oa]| ellos)?[\s?]*$/iu,
    'berths of each',
  ],
  [
    /^[\s¿]*(?:y )?cu[aá]nt[oa]s (?:personas|pasajeros)(?: caben| llevan| admiten)(?: en cada un[oa])?[\s?]*$/iu,
    'capacity of each',
  ],
  [/^[\s¿]*(?:y )?cu[aá]ntas horas(?: de motor)? tienen(?: cada un[oa])?[\s?]*$/iu, 'hours of each'],
  [/^[\s¿]*(?:y )?cu[aá]nto (?:miden|miden de largo)(?: cada un[oa])?[\s?]*$/iu, 'length of each'],
  [/^[\s¿]*(?:y )?d[oó]nde est[aá]n[\s?]*$/iu, 'where are they'],
  [
    /^\s*(?:et )?combien de (?:couchages|couchettes|lits)(?: ont[- ]ils| ont[- ]elles| chacun)*[\s?]*$/iu,
    'berths of each',
  ],
  [/^\s*(?:et )?combien d['’ ]?heures(?: de moteur)?(?: ont[- ]ils| chacun)*[\s?]*$/iu, 'hours of each'],
  [/^\s*(?:et )?(?:où (?:sont|se trouvent)[- ]ils|ils sont où|ils se trouvent où)[\s?]*$/iu, 'where are they'],
  [
    /^\s*(?:und )?wie viele (?:kojen|betten|schlafplätze) haben (?:sie|die|diese)(?: jeweils| je| denn)*[\s?]*$/iu,
    'berths of each',
  ],
  [
    /^\s*(?:und )?wie viele (?:motor|betriebs)?stunden haben (?:sie|die|diese)(?: jeweils| je| drauf| denn)*[\s?]*$/iu,
    'hours of each',
  ],
  [/^\s*(?:und )?wie lang sind (?:sie|die|diese)(?: jeweils| denn)*[\s?]*$/iu, 'length of each'],
  [/^\s*(?:und )?wo liegen (?:sie|die|diese)(?: jeweils| denn)*[\s?]*$/iu, 'where are they'],
];

const TAKES = new RegExp(
  `${LEAD}(?:what (?:do|would|will|did) (?:they|the owners|these owners|those owners|their owners|the sellers|each(?: of them)?)(?: (?:of|for|on) (?:them|these|those))?(?: each| all)? (?:take|accept|want|like|consider|swap for)|what are (?:they|the owners) (?:open to|looking for|after))(?: in (?:trade|exchange|return)| for (?:them|it|these))*${END}`,
  'iu',
);
const TAKES_IT = new RegExp(
  `${LEAD}(?:do|would|will) (?:they|the owners|these owners|those owners|their owners|the sellers)(?: all| both| each)? (?:take|accept|want|consider|go for|swap for)(?: (?:an?|my|the|some))? (?<thing>\\p{L}[\\p{L} ]{2,24}?)(?: (?:in (?:trade|exchange)|as payment|for (?:it|them)))*${END}`,
  'iu',
);
const OWN_THING = /\b(?:my|mine|offer|less|lower|cash|money|it|that|this)\b/i;
const MOST = 8;

/** 'How many does each sleep' behind a list asks the figure of each boat. */
export function withEachOfList(message: string, { shown, focusId, cardIsLast, asked }: Memory): string | undefined {
  if (shown.length < 2 || shown.length > MOST || focusId !== undefined || cardIsLast || asked) return undefined;
  const plain = ASKS.find(([pattern]) => pattern.test(message))?.[1];
  if (plain) return plain;
  if (TAKES.test(message)) return 'what do they take in trade';
  const thing = matchOf(TAKES_IT, message)?.groups?.thing;
  return thing && !OWN_THING.test(message) ? `which of these take ${plural(thing)} in trade` : undefined;
}

const plural = (thing: string): string => (/^boat$|^car$|^house$|^truck$|^plane$/i.test(thing) ? `${thing}s` : thing);
