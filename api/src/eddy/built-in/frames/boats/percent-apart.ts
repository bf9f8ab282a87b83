import type { ShareOf } from '../../phrases/differences.ts';
import type { Phrases } from '../../phrases/phrases.ts';

const PERCENT = /\bper ?cent(?:age|s)?\b|%|\bpct\b|\bpercentages?\b|\bpercentwise\b/i;
const LESS = /\b(?:cheaper|less|below|under|lower|off|discount|short)\b/i;
const MORE = /\b(?:pricier|more|above|over|higher|dearer)\b/i;

export const asksPercent = (words: string): boolean => PERCENT.test(words);

/** How far two amounts are apart in percent, if the words ask for that. */
export function percentApart(one: number, two: number, words: string, phrases: Phrases): string {
  const [low, high] = one < two ? [one, two] : [two, one];
  if (!asksPercent(words) || low <= 0 || low === high) return '';
  const [isLess, isMore] = [LESS.test(words), MORE.test(words)];
  const of: ShareOf = isLess === isMore ? 'either' : isLess ? 'higher' : 'lower';
  return phrases.percentApart(of, percent(high - low, high), percent(high - low, low));
}

const percent = (part: number, whole: number) => {
  const share = (part / whole) * 100;
  return String(share < 10 ? Math.round(share * 10) / 10 : Math.round(share));
};
