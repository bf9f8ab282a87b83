import { type Replacement, replacedIn } from '../../matching.ts';

/** Words as phones and quick typing shorten them, where no English word is spelled like that. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ hw: 'how', hws: "how's", mny: 'many', mch: 'much', mutch: 'much', undr: 'under', ovr: 'over', abv: 'above' },
  ...{ hv: 'have', hav: 'have', hve: 'have', wat: 'what', wut: 'what', wht: 'what', wats: "what's" },
  ...{ wuts: "what's", whts: "what's", whr: 'where', wher: 'where', whch: 'which' },
  ...{ othr: 'other', otha: 'other', uther: 'other', othrs: 'others', mor: 'more', thier: 'their' },
  ...{ frm: 'from', abt: 'about', wth: 'with', wud: 'would', cud: 'could', shud: 'should', cheep: 'cheap' },
  ...{ cheepest: 'cheapest', chpst: 'cheapest', chepest: 'cheapest', ownr: 'owner', ownrs: 'owners', prce: 'price' },
  ...{ lngth: 'length', engn: 'engine', engns: 'engines', sngl: 'single', snd: 'send', msg: 'message' },
  ...{ msgs: 'messages', gud: 'good', bst: 'best', sumthing: 'something', dat: 'that', tht: 'that', ths: 'this' },
  ...{ becuz: 'because', bcuz: 'because', coz: 'because', yrs: 'years', kno: 'know', nuthing: 'nothing' },
  ...{ shw: 'show', fnd: 'find', bote: 'boat', botes: 'boats', trde: 'trade', tke: 'take', tak: 'take', taks: 'takes' },
  ...{ acept: 'accept', acepts: 'accepts' },
};
const WORDS = new RegExp(`(?<![\\p{L}\\d'’.@-])(?:${Object.keys(SHORT).join('|')})(?![\\p{L}\\d'’@-])`, 'giu');

/** Short words that only their neighbors tell. */
const BESIDE: readonly Replacement[] = [
  [/\bdos(?= (?:it|he|she|that|this|the|they|his|her|any|anyone)\b)/giu, 'does'],
  [/\bwitch(?= (?:one|boat|of|is|has)\b)/giu, 'which'],
  [/\bwen(?= (?:is|was|are|does|do|did|can|will|i|you|he|she|they|it)\b)/giu, 'when'],
  [/\bdoz(?= \p{L})/giu, 'does'],
  [
    /\bles(?= (?:(?:engine |motor )?(?:h?ours|hrs|money|time|miles|berths|people)|then|than|expensive|used)\b)/giu,
    'less',
  ],
  [/(?<=\b(?:less|fewer|more|most|least|fewest|low|many|engine|motor) )ours\b/giu, 'hours'],
  [/(?<=\d )ours(?=\s*(?:$|[,.?!]|on\b))/giu, 'hours'],
  [/\btwn(?= (?:outb\p{L}+|engines?|engns?|motors?|diesels?|inb\p{L}+|screws?|\d))/giu, 'twin'],
  [/^(\s*(?:(?:and|so|n|ok)[\s,]+)*)were(?= (?:is|can|do|does)\b)/iu, '$1where'],
  [/\bthen(?= (?:the|that|this|my) other\b)/giu, 'than'],
  [/\bwit(?= (?:a|an|the|my|his|her|two|twin|diesels?|gas|outb\p{L}+|trailer|cash)\b)/giu, 'with'],
];

/** An English message with its shortened words written out. */
export const inFullWords = (message: string): string =>
  replacedIn(
    message.replace(WORDS, (word) => SHORT[word.toLowerCase()] ?? word),
    BESIDE,
  );
