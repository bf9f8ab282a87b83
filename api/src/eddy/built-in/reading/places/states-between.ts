import { STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import type { Line } from '../line.ts';

/** States along each coast, in the order of a trip. */
const COASTS: readonly (readonly UsState[])[] = [
  ['TX', 'LA', 'MS', 'AL', 'FL'],
  ['ME', 'NH', 'MA', 'RI', 'CT', 'NY', 'NJ', 'DE', 'MD', 'VA', 'NC', 'SC', 'GA', 'FL'],
  ['WA', 'OR', 'CA'],
];

/** 'Between Texas and Alabama' has the states on the way, too. */
export function readStatesBetween(line: Line): void {
  line.each(/\b(?:(?:anywhere|somewhere|everything|anything) )?(?:in )?between _place_ and _place_/, ({ chunks }) => {
    const ends = chunks.flatMap(({ meaning }) =>
      meaning?.is === 'place' && !meaning.location && !meaning.towns && meaning.states?.length === 1
        ? meaning.states
        : [],
    );
    const [first, last] = ends as UsState[];
    const coast = first && last && COASTS.find((states) => states.includes(first) && states.includes(last));
    if (ends.length !== 2 || !coast) return undefined;
    const [from, to] = [coast.indexOf(first), coast.indexOf(last)].sort((a, b) => a - b);
    const states = coast.slice(from, (to ?? 0) + 1);
    return { is: 'place', label: states.map((state) => STATE_NAMES[state]).join(', '), states };
  });
}
