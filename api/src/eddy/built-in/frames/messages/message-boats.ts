import type { Chunk } from '../../reading/line.ts';
import { fits } from '../../reading/names/narrowed-names.ts';
import { boatOfOwner } from '../../reading/names/owners-boat.ts';
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
  const told = named.length > 0 ? undefined : boatOfOwner(person, line.chunks);
  const ids = [...new Set((told ? [told] : named).map(({ id }) => id))];
  return ids.length === 1 ? { ids } : undefined;
}

const HE_OR_SHE = /^(?:him|her|them)$/;

/** 'Ask her if she would take less for the Gale', before any boat was spoken of: the only one that the text names. */
export function onlyBoatInText({ line, own }: Situation, head: readonly Chunk[]): number | undefined {
  if (!head.some(({ text, meaning }) => !meaning && HE_OR_SHE.test(text))) return undefined;
  const [name, ...others] = [...line.all('boat'), ...line.all('make')];
  const [boat] = name?.boats ?? [];
  const isOne = name?.count === 1 && others.length === 0;
  return isOne && boat && !own.some(({ id }) => id === boat.id) ? boat.id : undefined;
}
