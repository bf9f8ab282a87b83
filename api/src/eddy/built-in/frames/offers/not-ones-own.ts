import type { NamedBoat } from '../../../../platform/names.ts';
import { boatsOf } from '../../memory.ts';
import { type Plan, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';

const GIVES = /^(?:offer|offering|trade|trading|swap|swapping|exchange|give|giving|propose|bid|put|throw)$/;
const FOR = /^(?:for|against|to)$/;

/** The boats that an offer would give although others own them: 'offer the Gale 34 for the Reef 26'. */
export function othersGiven({ line, owned }: Situation, target: number): readonly NamedBoat[] {
  const { chunks } = line;
  const verb = chunks.findIndex(({ text, meaning }) => !meaning && GIVES.test(text));
  const to = chunks.findIndex(({ text, meaning }, index) => index > verb && !meaning && FOR.test(text));
  if (verb < 0 || to < 0) return [];
  return chunks.slice(verb + 1, to).flatMap(({ meaning, negated }, index) => {
    if (negated || (meaning?.is !== 'boat' && meaning?.is !== 'make')) return [];
    // 'Offer Ruth of the Gale 34 …' tells whom the offer goes to.
    if (/^(?:of|on|about)$/.test(chunks[verb + index]?.text ?? '')) return [];
    const isTheirs = meaning.boats.every(({ id }) => id !== target && owned.every((boat) => boat.id !== id));
    const [boat] = meaning.boats;
    return isTheirs && boat ? [boat] : [];
  });
}

/** Says whose boat it is, and what the user could give instead. */
export const notOnesOwn =
  (boat: NamedBoat, { phrases }: Situation): Plan =>
  ([mine]) => {
    if (!mine) return use('my_boats');
    const titles = (boatsOf(mine.output) as { title: string; status?: string }[])
      .filter(({ status }) => status === 'active')
      .map(({ title }) => title);
    return say(phrases.notOnesOwn(boat.title, boat.owner ?? '', titles));
  };
