import { boatsMeant, idsMeant } from '../../meant.ts';
import type { KnownBoat } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

/** The boat whose owner a message speaks of, as it is known, or its number. */
export function chosenOwner(situation: Situation): KnownBoat | number | undefined {
  const chunks = situation.line.chunks.filter(
    ({ meaning }) =>
      meaning &&
      ['boat', 'make', 'id', 'ref'].includes(meaning.is) &&
      !(meaning.is === 'ref' && meaning.ref.by === 'owner'),
  );
  const meant = chunks.length > 0 ? boatsMeant(situation, chunks) : undefined;
  const id = idsMeant(meant)[0];
  const { shown, focus } = situation.memory;
  return id === undefined ? undefined : ([...shown, ...(focus ? [focus] : [])].find((boat) => boat.id === id) ?? id);
}
