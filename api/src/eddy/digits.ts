import { ONES, sumOfWords, TEENS, TENS } from './number-words.ts';

/** Slips in number words. */
export const NUMBER_SLIPS: Readonly<Record<string, string>> = {
  ...{ fourty: 'forty', ninty: 'ninety', nintey: 'ninety', fivety: 'fifty', thirdy: 'thirty', eigthy: 'eighty' },
  ...{ eighthy: 'eighty', sixtey: 'sixty', hunderd: 'hundred', hundered: 'hundred', thousend: 'thousand' },
  ...{ fiddy: 'fifty', thousnd: 'thousand', thousad: 'thousand', quater: 'quarter', qarter: 'quarter' },
};
const SLIP = new RegExp(`\\b(?:${Object.keys(NUMBER_SLIPS).join('|')})(?=s?\\b)`, 'gi');
const HUNDREDS = new RegExp(`\\b([1-9]) hundred(?: and)?(?: (ten|${TENS}))?(?= ?(?:k|grand|thousand)\\b)`, 'gi');
/** '3 hundred ninety five': the rest may be in words or digits. */
const HUNDREDS_AND = new RegExp(
  `\\b([1-9]) hundred(?: and)? (?:(${TENS})(?:[ -](${ONES}))?|(${ONES}|${TEENS})|(\\d\\d))\\b(?![.,]\\d| ?(?:hundred|ft|feet|foot\\p{L}*)\\b)`,
  'giu',
);
/** Said aloud: '1 point 4'. */
const POINT =
  /\b(\d{1,2}) point (\d{1,2})(?=\s*(?:-|to\b|and\b|or\b|mil|million|k\b|btc\b|bitcoin|ft\b|feet\b|m\b|$|[,.?!]))/gi;

/**
 * Writes numbers in digits, so that every rule reads the same one: '.5 million' is '0.5 million', '1 point 4' is '1.4', and
 * '2 hundred fifty k' is '250 k'.
 */
export const inDigits = (text: string): string =>
  text
    .replace(SLIP, (word) => NUMBER_SLIPS[word.toLowerCase()] ?? word)
    .replace(/(^|[\s$€£(~<>=])\.(?=\d)/g, '$10.')
    .replace(POINT, '$1.$2')
    .replace(HUNDREDS, (_, hundreds: string, tens?: string) => String(Number(hundreds) * 100 + sumOfWords(tens)))
    .replace(
      HUNDREDS_AND,
      (_, hundreds: string, tens?: string, units?: string, ones?: string, digits?: string) =>
        `${Number(hundreds) * 100 + sumOfWords(tens, units, ones) + Number(digits ?? 0)}`,
    );
