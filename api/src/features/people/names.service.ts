import { type Mentioned, type NamedPerson, nameSource } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { boatsOfSellers, homeOf, sellersNamed } from './names.store.ts';

/** Longer messages are searched for names at their beginning only. */
const MOST_WORDS = 20;

/** Members with boats, and the place of the user's own profile. */
export const peopleAndHome = nameSource(['home', 'strange', 'capitalized'], async (context, mentioned) => {
  const place = mentioned.home ? await homeOf(context.db, context.caller.id) : undefined;
  return [...(await sellerNames(context, mentioned)), ...(place ? [{ kind: 'home' as const, place }] : [])];
});

/** Members who have boats listed, by their first name, which every listing shows. */
async function sellerNames(
  { db, caller }: ToolContext,
  mentioned: Pick<Mentioned, 'strange' | 'capitalized'>,
): Promise<NamedPerson[]> {
  const words = [...new Set([...mentioned.strange, ...mentioned.capitalized])].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const sellers = (await sellersNamed(db, words)).filter(({ id }) => id !== caller.id);
  const boats = sellers.length > 0 ? await boatsOfSellers(db, sellers) : [];
  return sellers.map(({ id, name, count }) => ({
    kind: 'person',
    name,
    userId: id,
    boats: boats.filter(({ ownerId }) => ownerId === id),
    count,
    known: false,
  }));
}
