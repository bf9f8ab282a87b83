import type { NamedDeal } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';
import { boatOfDeal } from './dealt-boats.ts';

const DEAL = '(?:trade|deal|swap|exchange|thing|closing|_sort_)';
const SHAPE =
  '(?:ring|circle|triangle|loop|(?:three|_n_|_quantity_) ?-? ?(?:way|person|party|people|sided|cornered|boat))';
/** 'The ring trade', 'that three way deal', 'the ring with Ruth': one of the user's own, rather than rings in general. */
const SHAPED: readonly RegExp[] = [
  new RegExp(`(?<=\\b(?:the|my|our|this|that|same) (?:\\w+ )?)${SHAPE}(?= ${DEAL}(?!\\w))`),
  new RegExp(
    `(?<=\\b(?:in|of|for|from|about|with|on) (?:the|our|this|that) (?:\\w+ )?)${SHAPE}(?! (?:trades|deals|swaps|are|is|work)\\b)(?![\\w])`,
  ),
  new RegExp(`_ref_ ?-? ?(?:way|person|party|people|sided|cornered|boat)(?= ${DEAL}(?!\\w))`),
  /(?<=\b(?:in|of|for|from|about|with|on) )_ref_ ?-? ?(?:way|party|person)(?![\w])/,
  new RegExp(`(?<=\\ba )${SHAPE}(?= (?:${DEAL} )?(?:that )?(?:i am|we are) (?:\\w+ )?(?:in|part|a part)\\b)`),
];
/** Asks how such trades go, whatever the user's own is. */
const GENERAL = /\b(?:how (?:do|does)|what (?:is|are) an?|work|works|find (?:me )?an?|in general|usually)\b/;

/** Reads the shape of the user's only running ring as a boat of it. */
export function readShapedDeals(line: Line, deals: readonly NamedDeal[]): void {
  const rings = deals.filter(({ people, list }) => people.length > 1 && list !== 'ended' && list !== 'closed');
  const [ring] = rings;
  const boat = ring && (ring.boats.find(({ isMine }) => isMine) ?? ring.boats[0]);
  if (!ring || !boat || rings.length > 1 || GENERAL.test(line.text)) return;
  const known = boatOfDeal(boat);
  for (const shape of SHAPED) line.each(shape, () => ({ is: 'boat', name: boat.boatTitle, boats: [known], count: 1 }));
}
