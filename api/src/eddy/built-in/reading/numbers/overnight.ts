import type { Line } from '../line.ts';

const NIGHTS =
  /\b(?:nights?|over ?nights?|overnight(?:er|ers|ing)?|to sleep|sleeps?(?: (?:up to|at least|about|for))? _n_ (?:people|persons?|adults|guests|passengers)|sleep(?:ing)? (?:aboard|on ?board|on (?:it|her|the boat|the water)|over|in (?:it|her))|live ?aboards?|(?:stay|staying|live|living|weekends?|vacation) (?:aboard|on ?board))\b/;
const NO_NIGHT = /\bnight (?:fishing|lights?|vision|time|runs?)\b|\b(?:last|to) ?night\b/;

/** Whether the people of a message are to sleep aboard. */
export const staysOvernight = (line: Line): boolean => line.has(NIGHTS) && !line.has(NO_NIGHT);

/** 'A family of six that spends nights aboard' needs six berths. */
export function readCrews(line: Line): void {
  line.each(
    /\b(?:berths?|bunks?|beds|cabins?|sleeping (?:room|space|quarters)|room to sleep) for _n_\b(?! (?:nights?|days?|weeks?))/,
    ({ chunks }) => {
      const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
      return number?.is === 'n' && number.value <= MOST
        ? { is: 'bound', field: 'sleeps', min: number.value }
        : undefined;
    },
  );
  if (!staysOvernight(line)) return;
  line.each(/\b(?:(?:family|group|crew|party|bunch) of _n_|_n_ of us\b)/, ({ chunks }) => {
    const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
    if (number?.is !== 'n' || number.value < 2 || number.value > MOST) return undefined;
    return { is: 'bound', field: 'sleeps', min: number.value };
  });
  if (line.all('bound').some(({ field }) => field === 'sleeps'))
    line.each(/\b(?:over ?)?nights?(?: (?:aboard|on ?board))?\b/, () => ({ is: 'aside' }));
}

const MOST = 60;
