/** A word, number or sign of a message with its place in it. */
interface Token {
  /** Lower case, with plain quotes. */
  word: string;
  written: string;
  at: number;
  end: number;
  value?: number;
}

/** Millions are never counted by the thousand: '1.465M' and '1,465 million' have a decimal sign. */
const MILLIONS = String.raw` ?(?:mm?|mill?|mio|mln|mill(?:i?[oó]n(?:s|en)?|ones))(?!\p{L})`;
/** Behind these, a space separates two numbers: 'the Dorado 31 104k'. */
const SCALED = String.raw` ?(?:k|grand|thousand)(?!\p{L})|${MILLIONS}`;
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d{1,3}(?: \d{3})+(?![\d.,]*\d|${SCALED})|\d+[.,]\d+|(?<!\d)\.\d+(?=${MILLIONS})|\d+`;
/** Words that are often written without the space before their number: 'under1.5 million'. */
const GLUED = String.raw`(?:under|over|below|above|about|around|than|least|budget|spend|between)(?=\.?\d)`;
const WORD = String.raw`\p{L}[\p{L}\p{M}\d]*(?:'[\p{L}]+)*`;
/** Feet and inches: '8'6"'. */
const FEET = String.raw`(?<feet>\d{1,3})' ?(?<inches>1[01]|\d)(?:"|''|(?=[\s,.;?!)]|$))`;
const TOKEN = new RegExp(`${FEET}|(?<number>${NUMBER})|${GLUED}|${WORD}|[$€£%#+<>=~@/&?!.,;:()"'-]`, 'giu');
const IN_MILLIONS = new RegExp(`^${MILLIONS}`, 'iu');

/** Messages are read up to this length. */
const LONGEST = 1_500;

export function tokensOf(message: string): Token[] {
  const plain = message
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[‘’′ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/[\s\u00a0\u202f]/g, ' ')
    .replace(/\b(st|ft|mt|pt)\.(?= ?\p{L}{3})/giu, '$1 ');
  return [...plain.matchAll(TOKEN)].flatMap((match) => {
    const [written] = match;
    const { feet, inches, number } = match.groups ?? {};
    const end = match.index + written.length;
    const token = { word: written.toLowerCase(), written, at: match.index, end };
    if (feet !== undefined) {
      const value = Math.round(10 * (Number(feet) + Number(inches) / 12)) / 10;
      return [
        { ...token, word: String(value), value },
        { word: "'", written: '', at: end, end },
      ];
    }
    return [number === undefined ? token : { ...token, value: numberOf(number, IN_MILLIONS.test(plain.slice(end))) }];
  });
}

/** '1.200.000', '1,200,000' and '1 200 000' are the same; '1,5' is one and a half. */
function numberOf(digits: string, inMillions: boolean): number {
  const plain = digits.replaceAll(' ', '');
  if (inMillions && /^\d+[.,]\d+$/.test(plain)) return Number(plain.replace(',', '.'));
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return Number(plain.replace(',', '.'));
}
