import type { Line } from '../line.ts';

const WHOLE: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `_n_|an?|${WHOLE.join('|')}`;
const SCALES: Readonly<Record<string, number>> = {
  ...{ hundred: 100, thousand: 1e3, grand: 1e3, k: 1e3, million: 1e6, mil: 1e6, mill: 1e6, mio: 1e6 },
};
const SCALE = 'hundred(?: (?:thousand|grand|k))|thousand|grand|k|million|mil|mill|mio';
const AND = "(?: -)? (?:and|&|n|')(?: -)?(?: (?:an?|one))?(?: -)? ";
const PART = '(half|quarter|third|three(?: -)? quarters?)';
const DOLLARS = '(?: (?:dollars|bucks|usd)\\b)?';
/** 'A million and a half share' is a share. */
const NO_UNIT = '(?! (?:- )?(?:shares?|interests?|stakes?|tons?|dozen|acres?|of|years?|days?|hours?|off)\\b)';

const BEHIND = new RegExp(`(?:\\$ )?\\b(${NUMBER})(?: -)? (${SCALE})${AND}${PART}\\b${DOLLARS}${NO_UNIT}`);
const BEFORE = new RegExp(`(?:\\$ )?\\b(${NUMBER})${AND}${PART}(?: -)?(?: of an?)? (${SCALE})\\b${DOLLARS}`);
/** A part alone: 'half a mil', 'three quarters of a million', 'quarter mil'. */
const ALONE = new RegExp(`\\b(?:an? )?${PART}(?: -)?(?: (?:of )?(?:an?|one))? (${SCALE})\\b${DOLLARS}`);

const partOf = (word = '') =>
  word.startsWith('three') ? 0.75 : ({ half: 0.5, quarter: 0.25, third: 1 / 3 }[word] ?? 0);
const factorOf = (words = '') => words.split(' ').reduce((factor, word) => factor * (SCALES[word] ?? 1), 1);

/** Amounts with a part of their unit: 'a million and a half', 'one and a quarter mil', 'three quarters of a million'. */
export function readHalves(line: Line): void {
  const wholeOf = (word: string | undefined, value: number | undefined) =>
    word === '_n_' ? value : Math.max(WHOLE.indexOf(word ?? '') + 1, 1);
  for (const [pattern, isBehind] of [
    [BEHIND, true],
    [BEFORE, false],
  ] as const)
    line.each(pattern, ({ groups, chunks }) => {
      const first = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
      const whole = wholeOf(groups[1], first?.is === 'n' ? first.value : undefined);
      const [part, scale] = isBehind ? [groups[3], groups[2]] : [groups[2], groups[3]];
      return whole === undefined
        ? undefined
        : { is: 'money', value: Math.round((whole + partOf(part)) * factorOf(scale)) };
    });
  line.each(ALONE, ({ groups }) => {
    const factor = factorOf(groups[2]);
    return factor < 1e5 ? undefined : { is: 'money', value: Math.round(partOf(groups[1]) * factor) };
  });
}
