import type { Language } from '../../../platform/help.ts';
import { FRENCH } from './glossaries/french.ts';
import { GERMAN } from './glossaries/german.ts';
import { SPANISH } from './glossaries/spanish.ts';
import type { Line } from './line.ts';
import { isOrdinary } from './spelling.ts';
import { tokensOf } from './tokens.ts';

type Foreign = Exclude<Language, 'en'>;

const GLOSSARIES: Record<Foreign, Readonly<Record<string, string>>> = { es: SPANISH, fr: FRENCH, de: GERMAN };
/** Words of a glossary that English messages also contain. */
const SHARED = new Set(
  'no me a in on es y o m n message budget compare gold florida details max min minimum maximum million circa ca auto yacht yachts will die was so as am an or moto catamaran catamarán motor bis ab more la de en si as he dollars dollar dos des son tu su al del entre sin menos pas est note super mil un ha des ex et'.split(
    ' ',
  ),
);
const LONGEST_PHRASE = 5;

/** The words of languages that Eddy does not read, by which he notices them. */
const OTHERS =
  /[\u0400-\u04ff\u0600-\u06ff\u0590-\u05ff\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]|\b(?:cerco|barca|barche|sto cercando|vorrei|ciao|buongiorno|procuro|obrigado|olá|estou|preciso|zoek|boten|szukam|łódź|jacht motorowy|hej|söker)\b/i;

/** The language of a message: that whose words it has most of, if they outnumber the English ones. */
export function detectLanguage(message: string): Language | 'other' {
  const words = tokensOf(message)
    .filter(({ value }) => value === undefined)
    .map(({ word }) => word)
    .filter((word) => /\p{L}/u.test(word));
  const english = words.filter((word) => isOrdinary(word) && !isForeign(word)).length;
  const scores = (Object.keys(GLOSSARIES) as Foreign[]).map((language) => ({
    language,
    score: words.filter((word) => !SHARED.has(word) && Object.hasOwn(GLOSSARIES[language], word)).length,
    shared: words.filter((word) => SHARED.has(word) && Object.hasOwn(GLOSSARIES[language], word)).length,
  }));
  const [best] = scores.sort((a, b) => b.score - a.score || b.shared - a.shared);
  if (OTHERS.test(message) && (best?.score ?? 0) < 3 && english * 2 <= words.length) return 'other';
  if (best && best.score > 0 && best.score + best.shared > english) return best.language;
  return 'en';
}

const isForeign = (word: string) => SHARED.has(word);

/** Replaces the words and phrases of a language by English ones. */
export function translate(line: Line, language: Foreign): void {
  const glossary = GLOSSARIES[language];
  for (let index = 0; index < line.chunks.length; index++) {
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const chunks = line.chunks.slice(index, index + length);
      if (chunks.length < length || chunks.some(({ meaning }) => meaning)) continue;
      const phrase = chunks.map(({ text }) => text).join(' ');
      const english = Object.hasOwn(glossary, phrase) ? glossary[phrase] : undefined;
      if (english === undefined) continue;
      const words = english.split(' ');
      if (/^\d+$/.test(english)) line.replace(index, index + length, { is: 'n', value: Number(english) });
      else line.reword(index, index + length, words);
      index += words.length - 1;
      break;
    }
  }
}
