/**
 * Letters that look like Latin ones but survive Unicode normalization: small capitals, Latin letters with strokes and hooks,
 * Cyrillic, Greek and Armenian. `hasUnusualLetters` rejects the scripts missing here.
 */
const LATIN_FOR: Record<string, string> = {
  a: 'аαɑᴀɐⱥ',
  b: 'ьвʙƅƀɓƃ',
  c: 'сϲᴄƈȼɕ',
  d: 'ԁɗᴅđɖƌȡðдδ',
  e: 'еєεᴇɇɛǝəәҽ',
  f: 'ꜰƒϝ',
  g: 'ɡցɢǥɠ',
  h: 'һհʜħнɦɧ',
  i: 'іιıɩɪɨ',
  j: 'јϳᴊɉʝɟ',
  k: 'кκᴋƙқ',
  l: 'ӏʟłƚɫɬɭȴǀ',
  m: 'мᴍɱɯ',
  n: 'пиηոɴƞɲɳȵŋ',
  o: 'оοօσᴏøסɵө',
  p: 'рρᴘƥ',
  q: 'ԛգɋʠ',
  r: 'гяʀɍɼɽɾʁ',
  s: 'ѕꜱʂȿƨ',
  t: 'тτᴛŧƭʈƫȶⱦ',
  u: 'υսᴜцʉ',
  v: 'νѵᴠʋ',
  w: 'ԝωᴡшщʍ',
  x: 'хχ',
  y: 'уγʏүƴɏ',
  z: 'ᴢƶȥʐʑɀ',
};
/** Greek capitals whose lowercase forms look like a different Latin letter. */
const capitals = new Map(Object.entries({ Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' }));
/** Digits and signs that people read as letters. */
const LETTER_FOR: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };
const SIGN_FOR: Record<string, string> = { '@': 'a', $: 's', '|': 'l', '!': 'l', '€': 'e' };

const latin = new Map(
  Object.entries(LATIN_FOR).flatMap(([letter, alike]) => [...alike].map((other) => [other, letter] as const)),
);
const read = new Map([...latin, ...Object.entries({ ...LETTER_FOR, ...SIGN_FOR })]);

const replaced = (text: string, table: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => table.get(letter) ?? letter).join('');

const plain = (text: string) =>
  replaced(text.normalize('NFKD'), capitals).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Replaces letters that look Latin with lowercase Latin letters. Digits and signs stay. */
export const inLatinLetters = (text: string): string => replaced(plain(text), latin);

/** Normalizes a text by its looks: texts that can be mistaken for each other have the same skeleton. */
export const skeletonOf = (text: string): string =>
  replaced(plain(text), read).replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
