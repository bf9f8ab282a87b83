import { nameSource } from '../../platform/names.ts';
import { assetsOf } from './store.ts';

/** The things of the user's garage, by their titles. */
export const thingNames = nameSource(['naming'], async ({ db, caller }, { naming }) => {
  if (!naming) return [];
  const things = await assetsOf(db, caller.id);
  return things.map(({ asset: { title, category } }) => ({ kind: 'thing', title, category }));
});
