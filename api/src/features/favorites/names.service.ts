import type { Mentioned, Named } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { listFavorites } from './service.ts';

/** The boats that the user saved. */
export async function savedNames({ db, caller }: ToolContext, { own }: Mentioned): Promise<Named[]> {
  if (!own) return [];
  const saved = await listFavorites(db, caller.id);
  return saved.flatMap((boat): Named[] => {
    if (!('make' in boat)) return [];
    const { id, title, make, model, year } = boat;
    return [{ kind: 'saved', boat: { id, title, make, model, year }, active: true }];
  });
}
