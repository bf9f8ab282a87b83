import type { Mentioned, NamedPerson } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { boatsOfSellers, sellersNamed } from './names.store.ts';

/** Longer messages are searched for names at their beginning only. */
const MOST_WORDS = 20;

/** Members who have boats listed, by their first name, which every listing shows. */
export async function sellerNames({ db, caller }: ToolContext, mentioned: Mentioned): Promise<NamedPerson[]> {
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
