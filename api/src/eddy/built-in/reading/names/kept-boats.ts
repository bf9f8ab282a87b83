import type { Named, NamedBoat, NamedDeal } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';

const SAVED =
  /_(?:make|boat)_ (?:that |which )?(?:i|we) (?:have |had |just |already )*(?:saved|hearted|liked|bookmarked|favorited|starred)\b/;
const OFFERED =
  /_(?:make|boat)_ (?:that |which )?(?:i|we) (?:have |had |just |already )*(?:offered(?: (?:on|for))?|bid on|made (?:an|my) offer (?:on|for)|am closing(?: on)?|am buying)\b/;

/** 'The Gale I saved', 'the Gale I offered on': of the boats of a name, the one that the user has kept or dealt over. */
export function readKeptBoats(line: Line, named: readonly Named[], deals: readonly NamedDeal[]): void {
  const saved = named.flatMap((name) => (name.kind === 'saved' ? [name.boat.id] : []));
  const dealt = deals.flatMap(({ boats }) => boats.flatMap(({ boatId, isMine }) => (isMine ? [] : [boatId])));
  for (const [pattern, ids] of [[SAVED, saved] as const, [OFFERED, dealt] as const])
    line.each(pattern, ({ chunks }) => {
      const meaning = chunks[0]?.meaning;
      const boats: readonly NamedBoat[] = meaning?.is === 'make' || meaning?.is === 'boat' ? meaning.boats : [];
      const [only, ...others] = boats.filter(({ id }) => ids.includes(id));
      return only && others.length === 0 ? { is: 'boat', name: only.title, boats: [only], count: 1 } : undefined;
    });
}
