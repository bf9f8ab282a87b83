import { replacedIn } from '../../matching.ts';
import { ONES, sumOfWords, TENS } from '../../number-words.ts';
import { detectLanguage } from '../reading/languages.ts';
import { isFamiliar } from '../reading/words/spelling.ts';
import { inPlainForeign } from './foreign-turns.ts';
import { inFullWords } from './shorthand.ts';
import { SPOKEN } from './spoken.ts';

/** Short words whose letters people swap most often: longer ones are corrected by their neighbors. */
const SWAPPED: Readonly<Record<string, string>> = {
  ...{ hwo: 'how', teh: 'the', hte: 'the', waht: 'what', whta: 'what', wnat: 'want', wirte: 'write', wrtie: 'write' },
  ...{ taht: 'that', thta: 'that', thsi: 'this', htis: 'this', adn: 'and', nad: 'and', yuo: 'you', ahve: 'have' },
  ...{ haev: 'have', wich: 'which', whcih: 'which', jsut: 'just', liek: 'like', fidn: 'find', shwo: 'show' },
  ...{ sohw: 'show', cna: 'can', priec: 'price', pirce: 'price', baot: 'boat', baots: 'boats', ofer: 'offer' },
  ...{ onwer: 'owner', sedn: 'send', tkae: 'take', mkae: 'make', woudl: 'would', coudl: 'could', abotu: 'about' },
  ...{ aobut: 'about', udner: 'under', unedr: 'under', ovre: 'over', whos: "who's", sotuh: 'south', souht: 'south' },
  ...{ nroth: 'north', norht: 'north', flordia: 'florida', geogria: 'georgia', tehre: 'there' },
  ...{ nott: 'not', nto: 'not', dnt: "don't", dotn: "don't", donot: 'do not', itd: 'it would', thered: 'there would' },
  ...{ hwere: 'where', wehre: 'where', whne: 'when', wehn: 'when', msot: 'most', lsit: 'list', trad: 'trade' },
};
const SWAP = new RegExp(`(?<![\\p{L}'’])(?:${Object.keys(SWAPPED).join('|')})(?![\\p{L}'’])`, 'giu');

/** 'A buck fifty' is 150. */
const BUCK = new RegExp(`\\b(?:a |one )?buck (ten|${TENS})\\b`, 'giu');

/** 'One oh five' and 'five oh'. */
const WITH_OH = new RegExp(`\\b(${ONES})[ -]oh(?:[ -](${ONES}))?\\b`, 'giu');

/** 'The Gale 78 compared to the 112': both are of that make. */
const SAME_MAKE =
  /(?<![\p{L}\d])(?!under|over|about|offer|than|from|with|model|year|boat|listing|sleeps|below|above|around|least|most)(\p{L}{4,}) (\d{2,3})((?: (?:vs\.?|versus|against|or|and|compares? (?:to|with)|compared (?:to|with)))) the (\d{2,3})(?= (?!(?:ft|feet|foot|k|grand|hours|mph|thousand|year|day|percent)\b)|\s*[?.!,]|\s*$)/giu;

const FOREIGN = /\b(?:el|la|los|una?|del|les?|des|une|du|der|die|das|ein|und|por|para|avec|mit)\b/i;

const DROPPED_G = /(?<![\p{L}'’])(\p{L}{3,}|do|go|be)in['’]?(?![\p{L}])/giu;

/** 'Mein' and 'sein' are German. */
const GERMAN_EIN = /^(?:[mdsk])?ein$/;

/** 'Sayin' is 'saying' if 'say' is a word and 'sayin' is none. */
function withG(written: string, stem: string): string {
  const word = stem.toLowerCase();
  if (isFamiliar(`${word}in`) || GERMAN_EIN.test(`${word}in`)) return written;
  const verbs = [word, `${word}e`, word.replace(/(.)\1$/, '$1')];
  return verbs.some(isFamiliar) ? `${stem}ing` : written;
}

/** A message with the slips and the slang that would turn its meaning round written out. */
export function writtenOut(written: string): string {
  if (written.length > 600) return written;
  const language = detectLanguage(written);
  const message = language === 'en' || language === 'other' ? inFullWords(written) : inPlainForeign(written);
  const said = FOREIGN.test(message) ? message : message.replace(SWAP, (word) => SWAPPED[word.toLowerCase()] ?? word);
  const plainly = FOREIGN.test(message) || language !== 'en' ? said : said.replace(DROPPED_G, withG);
  return replacedIn(plainly.replace(SAME_MAKE, '$1 $2$3 the $1 $4'), SPOKEN)
    .replace(BUCK, (_all, tens: string) => String(100 + sumOfWords(tens)))
    .replace(WITH_OH, (_all, tens: string, ones?: string) =>
      String(sumOfWords(tens) * (ones ? 100 : 10) + sumOfWords(ones)),
    );
}
