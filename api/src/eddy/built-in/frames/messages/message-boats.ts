import type { Chunk, Line } from '../../reading/line.ts';
import type { Meaning } from '../../reading/meanings.ts';
import { fits } from '../../reading/names/narrowed-names.ts';
import type { Situation } from '../../situation.ts';

/** The only boat of the person that the text names. */
export function boatOfPerson({ line }: Situation) {
  const [person, ...others] = line.all('person');
  if (!person || others.length > 0) return undefined;
  const named = line.all('boat').flatMap(({ boats }) => boats.filter((boat) => fits(boat, person)));
  const [boat, ...more] = named;
  return boat && more.length === 0 ? boat : undefined;
}

/** Of the boats of a named owner, the one that the text names. */
export function boatInText({ line }: Situation, head: readonly Chunk[]): { ids: number[] } | undefined {
  const person = line.first('person');
  const isNamed = head.some(({ meaning }) => meaning?.is === 'boat' || meaning?.is === 'make' || meaning?.is === 'id');
  if (!person || isNamed || person.count < 2 || !head.some(({ meaning }) => meaning === person)) return undefined;
  const named = [...line.all('boat'), ...line.all('make')]
    .flatMap(({ boats }) => boats)
    .filter(({ ownerId, owner }) => (ownerId ? person.ids.includes(ownerId) : owner === person.name));
  const theirs = named.length > 0 ? named : numberedIn(line, person.boats);
  const ids = [...new Set(theirs.map(({ id }) => id))];
  return ids.length === 1 ? { ids } : undefined;
}

/** 'The 41': the boats with that number in their model. */
const numberedIn = ({ chunks }: Line, boats: Extract<Meaning, { is: 'person' }>['boats']) =>
  chunks.flatMap(({ meaning }, index) =>
    meaning?.is === 'n' && /^(?:the|your|his|her)$/.test(chunks[index - 1]?.text ?? '')
      ? boats.filter(({ model }) => model.split(/[\s-]+/).includes(String(meaning.value)))
      : [],
  );
