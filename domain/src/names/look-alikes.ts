/** Letters that look like Latin ones and that no Unicode normalization turns into them: Cyrillic, Greek, Armenian, Cherokee, small capitals. */
const LATIN_FOR: Record<string, string> = {
  a: 'аαɑᴀꭺ',
  b: 'ьвʙᏼꮟƅ',
  c: 'сϲᴄꮯ',
  d: 'ԁɗᴅꭰđ',
  e: 'еєεᴇꭼ',
  f: 'ꜰƒϝ',
  g: 'ɡցɢꮐ',
  h: 'һհʜꮋħн',
  i: 'іιıɩɪꭵ',
  j: 'јϳᴊꭻ',
  k: 'кκᴋꮶ',
  l: 'ӏʟꮮłḷ',
  m: 'мᴍꮇ',
  n: 'пηոɴņ',
  o: 'оοօσᴏøס',
  p: 'рρᴘꮲ',
  q: 'ԛգ',
  r: 'гʀꮢ',
  s: 'ѕꜱꮪʂ',
  t: 'тτᴛꭲŧ',
  u: 'υսᴜц',
  v: 'νѵᴠꮩ',
  w: 'ԝωᴡꮃш',
  x: 'хχ',
  y: 'уγʏү',
  z: 'ᴢꮓ',
};
/** Digits and signs that people read as letters. */
const LETTER_FOR: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };
const SIGN_FOR: Record<string, string> = { '@': 'a', $: 's', '|': 'l', '!': 'l', '€': 'e' };

const read = new Map([
  ...Object.entries(LATIN_FOR).flatMap(([letter, alike]) => [...alike].map((other) => [other, letter] as const)),
  ...Object.entries({ ...LETTER_FOR, ...SIGN_FOR }),
]);

/** How a text looks at a glance: texts that can be taken for each other have the same one. */
export function skeletonOf(text: string): string {
  const letters = [...text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')];
  return letters
    .map((letter) => read.get(letter) ?? letter)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const LATIN = /\p{Script=Latin}/u;
const ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** A word of letters from two alphabets that look alike: no name is written so. */
export const hasMixedWord = (text: string): boolean =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => LATIN.test(word) && ALIKE.test(word));
