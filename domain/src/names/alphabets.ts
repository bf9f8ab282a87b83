/** Scripts in everyday use (Unicode UAX 31, table 5). Lisu, Cherokee, Coptic or Carian in a name would only imitate Latin letters. */
const SCRIPTS = [
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Ethiopic',
];
/** Scripts that one word may combine. */
const COMBINATIONS = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];
/** Phonetic, medieval and letter-like forms, which in a name only imitate ordinary letters. */
const UNUSUAL =
  /[\u1C80-\u1C8F\u1D00-\u1DBF\u2100-\u218F\u2C60-\u2C7F\u2DE0-\u2DFF\uA640-\uA7FF\uAB30-\uAB6F\u{10780}-\u{1FFFF}]/u;
const ACCENTS = '\\u0300-\\u036F';
const APOSTROPHES = 'ʻʼʾʿ';

const wholeWord = (scripts: readonly string[], extra = '') =>
  new RegExp(`^[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}${ACCENTS}${extra}]+$`, 'u');
const alphabets = [
  wholeWord(['Latin'], APOSTROPHES),
  ...SCRIPTS.map((script) => wholeWord([script])),
  ...COMBINATIONS.map((scripts) => wholeWord(scripts)),
];

const WORD = /[\p{L}\p{M}]+/gu;
/** Vietnamese, Thai, Hebrew and Tibetan put up to four marks on a letter. */
const MOST_MARKS = 4;
const STACKED_MARKS = new RegExp(`\\p{Mn}{${MOST_MARKS + 1}}`, 'u');
const LOOSE_MARK = /^\p{M}/u;
/** Emoji may follow a name, except letters, check marks and badges, which could pass for something else. */
const EMOJI_AT_END =
  /(?:\s*(?![\u{1F100}-\u{1F2FF}✅❎🏅📛🔙-🔤🔰])\p{Emoji_Presentation}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*)+$/u;
const BETWEEN_WORDS = /^[ -~\p{Nd}\u00A0\u3000´‘’“”«»‐‑–—·・‧…׳״،\u0F0B（）〇]*$/u;

/** Whether a name contains anything but words in one everyday alphabet each, common punctuation, and emoji at the end. */
export function hasUnusualLetters(name: string): boolean {
  const text = name.normalize('NFC').replace(EMOJI_AT_END, '');
  if (UNUSUAL.test(text) || STACKED_MARKS.test(text)) return true;
  const words = text.match(WORD) ?? [];
  const isOrdinary = (word: string) => !LOOSE_MARK.test(word) && alphabets.some((alphabet) => alphabet.test(word));
  return !words.every(isOrdinary) || !BETWEEN_WORDS.test(text.replace(WORD, ''));
}
