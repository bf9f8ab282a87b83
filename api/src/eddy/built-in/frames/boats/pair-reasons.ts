import type { KnownBoat } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { apart } from '../search/extremes.ts';
import { aspectText } from './boat-text.ts';

const WHY = /^(?:(?:and|so|but|okay|hm+|,) )*(?:why|how come|what makes|what explains|for what reason)\b/;
const MEASURES = ['price', 'year', 'length', 'engineHours', 'topSpeed'] as const;

/** 'Why is it pricier than the Gale?': no listing says why, so what sets the two apart is told. */
export function reasonsApart(boats: readonly KnownBoat[], { line, phrases }: Situation): string[] {
  const [one, two, ...more] = boats;
  if (!one || !two || more.length > 0 || !line.has(WHY)) return [];
  const gaps = MEASURES.flatMap((measure) => apart(one, two, measure, phrases) ?? []);
  const engines = [one, two].map((boat) => `${boat.title}: ${aspectText(boat, 'engine', phrases)}`);
  return [phrases.noReason, ...gaps, ...engines];
}
