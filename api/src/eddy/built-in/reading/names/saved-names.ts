import type { Named } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';

const DEFINITE = /^(?:the|that|this)$/;
/** Words that speak of several boats of a make, or of others. */
const SEVERAL =
  /\b(?:any|all|every|which|other|another|cheapest|compare|similar|models?|boats|ones|list|find|show|search|how many|average)\b|_sort_/;

/**
 * 'The Dorado' of several means the one that the user saved, if it is the only one of them. The answer names the boat, so a wrong
 * guess is seen.
 */
export function readSavedNames(line: Line, named: readonly Named[]): void {
  const saved = new Set(named.flatMap((name) => (name.kind === 'saved' ? [name.boat.id] : [])));
  if (saved.size === 0 || SEVERAL.test(line.text)) return;
  line.chunks.forEach(({ meaning, written, negated }, index) => {
    if (meaning?.is !== 'make' || meaning.count < 2 || meaning.boats.length < meaning.count || negated) return;
    const isOne = DEFINITE.test(line.chunks[index - 1]?.text ?? '') && !/s$/i.test(written);
    const isNumbered = ['n', 'bound', 'quantity'].includes(line.chunks[index + 1]?.meaning?.is ?? '');
    const [only, ...more] = meaning.boats.filter(({ id }) => saved.has(id));
    if (isOne && !isNumbered && only && more.length === 0)
      line.replace(index, index + 1, { is: 'boat', name: `${only.make} ${only.model}`, boats: [only], count: 1 });
  });
}
