import { STATE_NAMES, US_STATES } from '@tradewind/domain/geography';
import type { Language } from '../../../platform/help.ts';
import { matches } from '../../matching.ts';
import { readCeilings } from './foreign-ceilings.ts';
import { readGapQuestions } from './foreign-comparisons.ts';
import { readOffers } from './foreign-offers.ts';
import { isCondition, readNeither, readOwnRuledOut, readPlus, readShorthand } from './foreign-shorthand.ts';
import { readFrenchSuperlatives } from './french-superlatives.ts';
import { CHOSEN_ONES } from './glossaries/chosen-ones.ts';
import { CLAIMS } from './glossaries/claims.ts';
import { glossaryLines } from './glossaries/columns.ts';
import { EQUIPMENT_WORDS } from './glossaries/equipment.ts';
import { FRENCH } from './glossaries/french.ts';
import { FRENCH_BRIEF } from './glossaries/french-brief.ts';
import { FRENCH_EVERYDAY } from './glossaries/french-everyday.ts';
import { FRENCH_HELP } from './glossaries/french-help.ts';
import { FRENCH_LISTS } from './glossaries/french-lists.ts';
import { FRENCH_OWN } from './glossaries/french-own.ts';
import { FRENCH_TALK } from './glossaries/french-talk.ts';
import { FRENCH_WORDS } from './glossaries/french-words.ts';
import { GERMAN } from './glossaries/german.ts';
import { GERMAN_BRIEF } from './glossaries/german-brief.ts';
import { GERMAN_EVERYDAY } from './glossaries/german-everyday.ts';
import { GERMAN_HELP } from './glossaries/german-help.ts';
import { GERMAN_LISTS } from './glossaries/german-lists.ts';
import { GERMAN_OWN } from './glossaries/german-own.ts';
import { GERMAN_TALK } from './glossaries/german-talk.ts';
import { GERMAN_WORDS } from './glossaries/german-words.ts';
import { LIMIT_WORDS } from './glossaries/limits.ts';
import { FRENCH_PLACES, GERMAN_PLACES, SPANISH_PLACES } from './glossaries/places.ts';
import { SPANISH } from './glossaries/spanish.ts';
import { SPANISH_BRIEF } from './glossaries/spanish-brief.ts';
import { SPANISH_EVERYDAY } from './glossaries/spanish-everyday.ts';
import { SPANISH_HELP } from './glossaries/spanish-help.ts';
import { SPANISH_LISTS } from './glossaries/spanish-lists.ts';
import { SPANISH_OWN } from './glossaries/spanish-own.ts';
import { SPANISH_TALK } from './glossaries/spanish-talk.ts';
import { SPANISH_WORDS } from './glossaries/spanish-words.ts';
import { TRADE_THINGS } from './glossaries/trade-things.ts';
import { USES } from './glossaries/uses.ts';
import type { Line } from './line.ts';
import { STATE_OF_CITY } from './places/us-places.ts';
import { readSuperlatives } from './spanish-superlatives.ts';
import { tokensOf } from './tokens.ts';
import { compoundWords } from './words/compounds.ts';
import { isOrdinary } from './words/spelling.ts';
import { editsBetween } from './words/wording.ts';

/** A language that Eddy translates into English to read it. */
export type Foreign = Exclude<Language, 'en'>;

interface Glossary {
  /** English words by phrase, as it is spelled correctly. */
  exact: ReadonlyMap<string, string>;
  /** The same without accents. */
  plain: ReadonlyMap<string, string>;
  /** All words of the phrases, without accents. */
  words: ReadonlySet<string>;
}

/** Without accents; German umlauts become two letters, as people type them. */
const plainly = (text: string, language: Foreign) =>
  (language === 'de'
    ? text.replace(/[äöü]/g, (letter) => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter]}e`).replaceAll('ß', 'ss')
    : text
  )
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

function glossaryOf(language: Foreign, words: Readonly<Record<string, string>>, talk: string): Glossary {
  const lines = talk.split('\n').filter((line) => line.includes(' = '));
  const more = lines.flatMap((line) => {
    const [phrases = '', english = ''] = line.split(' = ');
    // A line has "d'accord" as two words.
    return phrases
      .split('|')
      .map((phrase) => [phrase.replace(/(?<!quelqu|aujourd)'(?=\p{L})/gu, "' "), english] as const);
  });
  const exact = new Map(Object.entries(words));
  const plain = new Map([
    ...[...exact].map(([phrase, english]) => [plainly(phrase, language), english] as const),
    ...more,
  ]);
  return { exact, plain, words: new Set([...plain.keys()].flatMap((phrase) => phrase.split(/[ ']/))) };
}

/** The words of the tables that all languages share. */
const columnIn = (language: Foreign) =>
  plainly(
    glossaryLines([...EQUIPMENT_WORDS, ...USES, ...TRADE_THINGS, ...CLAIMS, ...CHOSEN_ONES, ...LIMIT_WORDS], language),
    language,
  );

const GLOSSARIES: Record<Foreign, Glossary> = {
  es: glossaryOf(
    'es',
    SPANISH,
    SPANISH_WORDS +
      SPANISH_HELP +
      SPANISH_TALK +
      SPANISH_EVERYDAY +
      SPANISH_PLACES +
      columnIn('es') +
      SPANISH_LISTS +
      SPANISH_OWN +
      SPANISH_BRIEF,
  ),
  fr: glossaryOf(
    'fr',
    FRENCH,
    FRENCH_WORDS +
      FRENCH_HELP +
      FRENCH_TALK +
      FRENCH_EVERYDAY +
      FRENCH_PLACES +
      columnIn('fr') +
      FRENCH_LISTS +
      FRENCH_OWN +
      FRENCH_BRIEF,
  ),
  de: glossaryOf(
    'de',
    GERMAN,
    GERMAN_WORDS +
      GERMAN_HELP +
      GERMAN_TALK +
      GERMAN_EVERYDAY +
      GERMAN_PLACES +
      columnIn('de') +
      GERMAN_LISTS +
      GERMAN_OWN +
      GERMAN_BRIEF,
  ),
};
/** Words of a glossary that English messages also contain. */
const SHARED = new Set(
  'no me ma a in on es y o m n message budget compare gold florida details max min minimum maximum million circa ca auto yacht yachts will die was so as am an or moto catamaran catamarán motor bis ab more la de en si as he dollars dollar dos des son tu su al del pas est note super mil un ha des ex et hi hey email mail mails emails account six photos photo notifications change fuel whatsapp solo per au on moi ce plus sur live once pro art typ bot me he tu te se fiable regular total real robot manage bj gib mach s il elle ou par je ne do as has it per son sa fuel mail notifications taxes minimum general normal real im ps va vas aller trailer decide error video videos sea ya stop retire arrive credit credits transport service support site page code agent accident expire recent ton problem fake land man um badge spam wallet dispute signature tribunal verification conclusion bad bar radar joystick grill tour satellite teak ben jacuzzi bimini hardtop autopilot generator passerelle davit davits plotter inverter frigo wc tender stereo barbecue cash cara caro gangway whirlpool pantry tele batteries instruments bote botes motoryacht motoryachts'.split(
    ' ',
  ),
);
const LONGEST_PHRASE = 7;
/** Names and terms that all languages share. */
const NEUTRAL = new Set(
  `${US_STATES.map((state) => STATE_NAMES[state]).join(' ')} ${[...STATE_OF_CITY.keys()].join(' ')} england carolina carolinas bowrider bowriders diesel center console consoles dual express cruiser cruisers coupe grand sport vs yacht yachts motor bitcoin btc zelle venmo paypal dollar dollars usd euro euros`
    .toLowerCase()
    .split(/\s+/),
);
const ENGLISH = new Set(
  'the of and is are with for my to this that it you your what how do does not under over from boats boat'.split(' '),
);
const ACCENTS: Record<Foreign, RegExp> = { es: /[ñ¿¡áíóú]/i, fr: /[àèêçùœîô]/i, de: /[äöüß]/i };

/** The words of languages that Eddy does not read, by which he notices them. */
const OTHERS =
  /[\u0370-\u03ff\u0400-\u04ff\u0600-\u06ff\u0590-\u05ff\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]|(?<!\p{L})(?:cerco|barca|barche|sto cercando|vorrei|ciao|buongiorno|avete|quanto costa|procuro|obrigado|olá|estou|preciso|quero|você|quanto custa|zoek|ik|boten|graag|hoeveel|goedkope|szukam|łódź|łodzi|chcę|ile kosztuje|jacht motorowy|hej|jag|söker|båt|båtar|finns|leder efter|jeg|båd|etsin|venettä|vene|veneitä|haluan|onko|kiitos|tekne|arıyorum|merhaba|hledám|loď|caut|keresek|hajó)(?!\p{L})/iu;

/** Words of Italian, Portuguese and Dutch that no language has that Eddy reads, however much else they share with it. */
const RELATED =
  /(?<!\p{L})(?:ciao|cerco|cerchiamo|sotto|sopra|vorrei|vorremmo|voglio|buongiorno|buonasera|grazie|barche|della|delle|degli|nella|avete|prezzo|soldi|perché|anche|posti|letto|motori|metri|olá|procuro|procurando|preciso|quero|gostaria|você|vocês|obrigad[oa]|até|não|uma|preço|onde|qual|quais|é|tem|têm|são|há|meu|minha|dinheiro|trocar|quanto|quanti|quanta|custa|più|piu|quali|gli|zoek|ik|een|het|voor|graag|hoeveel|goedkope|prijs|niet|wij|naar)(?!\p{L})/giu;
const LEAST_RELATED = 2;

/** Whether a message is in a language that resembles one that Eddy reads. */
const isRelated = (message: string) =>
  new Set([...message.matchAll(RELATED)].map(([word]) => word.toLowerCase())).size >= LEAST_RELATED;

/** French words of English listings. */
const LOANWORDS = /\ben[ -]?suites?\b/gi;

/** The possessive of English names is no word: 'Ruth's'. */
const OF_SOMEBODY = /(?<=\p{L})['’]s(?![\p{L}])/giu;

/** 'Bis 80.000': a short word that only stands before numbers in German. */
const GERMAN_LIMIT = /(?<!\p{L})(?:bis(?: zu)?|ab)\s+\$?\d/iu;

/** Short words that link others, and that English lacks. */
const LINKING = new Set(['de', 'et', 'del', 'des', 'est']);

/** The language of a message: that whose words it has most of, if they outnumber the English ones. */
export function detectLanguage(message: string, before: Language | 'other' = 'en'): Language | 'other' {
  const words = tokensOf(message.replace(LOANWORDS, ' ').replace(OF_SOMEBODY, ''))
    .filter(({ value }) => value === undefined)
    .map(({ word }) => word)
    .filter((word) => /\p{L}/u.test(word));
  const english = words.filter(
    (word) => ENGLISH.has(word) || (isOrdinary(word) && !isForeign(word) && !NEUTRAL.has(word)),
  ).length;
  const scores = (Object.keys(GLOSSARIES) as Foreign[]).map((language) => ({
    language,
    score: words.filter((word) => !SHARED.has(word) && !NEUTRAL.has(word) && isIn(language, word)).length,
    shared: words.filter((word) => SHARED.has(word) && isIn(language, word)).length,
  }));
  const accented = (language: Foreign) => (ACCENTS[language].test(message) ? 1 : 0);
  const [best] = scores.sort(
    (a, b) => b.score - a.score || accented(b.language) - accented(a.language) || b.shared - a.shared,
  );
  if (((matches(OTHERS, message) && (best?.score ?? 0) < 3) || isRelated(message)) && english * 2 <= words.length)
    return 'other';
  if (best && best.score > 0 && best.score + best.shared > english) return best.language;
  if (english === 0 && GERMAN_LIMIT.test(message)) return 'de';
  const [most, second] = scores.toSorted((a, b) => b.shared - a.shared);
  if (english === 0 && most && most.shared > (second?.shared ?? 0) && words.some((word) => LINKING.has(word)))
    return most.language;
  const others = words.filter((word) => word !== 'eddy');
  const greeted = others.length <= 2 && !others.some(isOrdinary) ? greetedIn(others) : undefined;
  if (greeted) return greeted;
  // A place or a number is in the language of the conversation.
  return english === 0 && before !== 'other' ? before : 'en';
}

/** The language of a misspelled greeting: 'bonjor'. */
const greetedIn = (words: readonly string[]): Foreign | undefined =>
  (Object.keys(GLOSSARIES) as Foreign[]).find((language) =>
    words.some((word) => /^(?:hello|good )/.test(misspelled(word, language) ?? '')),
  );

const isIn = (language: Foreign, word: string) =>
  word.split("'").some((part) => part.length > 1 && GLOSSARIES[language].words.has(plainly(part, language))) ||
  (language === 'de' && glued(word) !== undefined);

/** A German compound in English. Terms of the trade are the same in both languages. */
const glued = (word: string): string | undefined =>
  compoundWords(
    plainly(word, 'de'),
    (part) => GLOSSARIES.de.plain.get(part) ?? (NEUTRAL.has(part) && !STATE_OF_CITY.has(part) ? part : undefined),
  );

const isForeign = (word: string) => SHARED.has(word);

/** Words that a slip must not be read as, because they decide over everything: numbers and short words. */
const LEAST_LETTERS = 7;

/** The English of the one word or pair that is written nearly like this: 'mindestns', 'consola centrl'. */
function misspelled(phrase: string, language: Foreign): string | undefined {
  const written = plainly(phrase, language);
  if (written.length < LEAST_LETTERS - 1 || phrase.split(' ').every((word) => NEUTRAL.has(word) || isOrdinary(word)))
    return undefined;
  const words = phrase.split(' ').length;
  // Two known words are no misspelling of another pair: 'el intercambio' is not 'en intercambio'.
  if (words > 1 && written.split(' ').every((word) => GLOSSARIES[language].plain.has(word))) return undefined;
  const near = [...GLOSSARIES[language].plain].filter(
    ([known]) =>
      known[0] === written[0] &&
      known.length >= LEAST_LETTERS &&
      known.split(' ').length === words &&
      editsBetween(written, known, 1) <= 1,
  );
  const meant = new Set(near.map(([, english]) => english));
  return meant.size === 1 ? near[0]?.[1] : undefined;
}

/** The English of a word or phrase of a language. */
export const inEnglishWords = (phrase: string, language: Foreign): string | undefined =>
  GLOSSARIES[language].plain.get(plainly(phrase.toLowerCase(), language));

/** The English of a word that stands alone in an English message: 'hola', 'merci', 'danke'. */
export const borrowed = (word: string): string | undefined =>
  (Object.keys(GLOSSARIES) as Foreign[])
    .map((language) => GLOSSARIES[language].plain.get(plainly(word, language)))
    .find((english) => english !== undefined);

/** 'De 12 à 15 mètres', 'de 10 a 12 metros': between numbers, the word means 'to'. */
function readRanges(line: Line): void {
  line.chunks.forEach(({ text }, index) => {
    if (text !== 'à' && text !== 'a') return;
    const isNumber = (at: number) => line.chunks[at]?.meaning?.is === 'n';
    const starts = [index - 1, index - 2].find(isNumber);
    if (starts === undefined || !(isNumber(index + 1) || isNumber(index + 2))) return;
    line.reword(index, index + 1, ['to']);
    if (/^(?:de|des|desde)$/.test(line.chunks[starts - 1]?.text ?? '')) line.reword(starts - 1, starts, ['from']);
  });
}

/** Replaces the words and phrases of a language by English ones. */
export function translate(line: Line, language: Foreign): void {
  const glossary = GLOSSARIES[language];
  readShorthand(line, language);
  readPlus(line, language);
  readCeilings(line);
  readRanges(line);
  readGapQuestions(line, language);
  readOffers(line, language);
  if (language === 'es') readSuperlatives(line);
  if (language === 'fr') readFrenchSuperlatives(line);
  if (language === 'de') {
    readNeither(line);
    readOwnRuledOut(line);
  }
  for (let index = 0; index < line.chunks.length; index++) {
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const chunks = line.chunks.slice(index, index + length);
      if (chunks.length < length || chunks.some(({ meaning }) => meaning)) continue;
      const phrase = chunks.map(({ text }) => text).join(' ');
      const english =
        (phrase === 'si' && language === 'es' && isCondition(line, index) ? 'if' : undefined) ??
        glossary.exact.get(phrase) ??
        glossary.plain.get(plainly(phrase, language)) ??
        (language === 'de' && length === 1 ? glued(phrase) : undefined) ??
        (length <= 2 ? misspelled(phrase, language) : undefined);
      if (english === undefined) continue;
      const words = english.split(' ');
      if (/^\d+$/.test(english)) line.replace(index, index + length, { is: 'n', value: Number(english) });
      else line.reword(index, index + length, words);
      index += words.length - 1;
      break;
    }
  }
}
