import { type Named, nameSource } from '../../platform/names.ts';
import { listFavorites } from './service.ts';

/** The boats that the user saved. */
export const savedNames = nameSource(['own'], async ({ db, caller }, { own }) => {
  if (!own) return [];
  const saved = await listFavorites(db, caller.id);
  return saved.flatMap((boat): Named[] => {
    if (!('make' in boat)) return [];
    const { id, title, make, model, year } = boat;
    return [{ kind: 'saved', boat: { id, title, make, model, year }, active: true }];
  });
});
