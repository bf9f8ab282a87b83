import type { Named, NamedBoat } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';

const DEFINITE = /^(?:the|that|this)$/;
/** Words that speak of several boats of a make, or of others. */
const SEVERAL =
  /\b(?:any|all|every|which|other|another|cheapest|compare|similar|models?|boats|ones|list|find|show|search|how many|average)\b|_sort_/;

/** An offer is only made for the boat that is surely meant. */
const ORDERS_OFFER =
  /^(?:(?:please|can you|could you|would you|hey|hi|eddy|okay|so|and|just|go ahead and|let us|i (?:want|would like) to|,) )*(?:offer|bid|(?:make|draft|send|put in|write|prepare) (?:\w+ ){0,2}(?:offer|bid))\b/;

/** The boat that was taken, of so many more of its make. */
export interface Taken {
  boat: NamedBoat;
  others: number;
}

/**
 * 'The Dorado' of several means the one that the user saved, if it is the only one of them. The answer names the boat
 * and says that there are others.
 */
export function readSavedNames(line: Line, named: readonly Named[]): Taken | undefined {
  const saved = new Set(named.flatMap((name) => (name.kind === 'saved' ? [name.boat.id] : [])));
  if (saved.size === 0 || SEVERAL.test(line.text) || ORDERS_OFFER.test(line.text)) return undefined;
  let taken: Taken | undefined;
  line.chunks.forEach(({ meaning, written, negated }, index) => {
    if (meaning?.is !== 'make' || meaning.count < 2 || meaning.boats.length < meaning.count || negated) return;
    const isOne = DEFINITE.test(line.chunks[index - 1]?.text ?? '') && !/s$/i.test(written);
    const isNumbered = ['n', 'bound', 'quantity'].includes(line.chunks[index + 1]?.meaning?.is ?? '');
    const [only, ...more] = meaning.boats.filter(({ id }) => saved.has(id));
    if (!isOne || isNumbered || !only || more.length > 0) return;
    taken = { boat: only, others: meaning.count - 1 };
    line.replace(index, index + 1, { is: 'boat', name: `${only.make} ${only.model}`, boats: [only], count: 1 });
  });
  return taken;
}
