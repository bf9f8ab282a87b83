import type { Mentioned, Named } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { assetsOf } from './store.ts';

/** The things of the user's garage, by their titles. */
export async function thingNames({ db, caller }: ToolContext, { strange }: Mentioned): Promise<Named[]> {
  if (strange.length === 0) return [];
  const things = await assetsOf(db, caller.id);
  return things.map(({ asset: { title, category } }) => ({ kind: 'thing', title, category }));
}
