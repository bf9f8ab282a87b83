import type { Line } from './line.ts';

const HALF = /^(?:most|least|highest|lowest|fewest)$/;
const SHARED = /^(?:expensive|pricey|costly|priced|price|prices|hours|powerful|engine)$/;

/** 'The most and least expensive' are two ends. */
export function completeEnds(line: Line): void {
  for (let index = 0; index + 3 < line.chunks.length; index++) {
    const texts = line.chunks.slice(index, index + 5).map(({ text }) => text);
    const [one = '', join = '', ...rest] = texts;
    const [two = '', noun = ''] = rest[0] === 'the' ? rest.slice(1) : rest;
    if (HALF.test(one) && /^(?:and|or|vs|versus|&|to)$/.test(join) && HALF.test(two) && SHARED.test(noun))
      line.reword(index, index + 1, [one, noun]);
  }
}
