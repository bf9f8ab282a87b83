import type { Mentioned, Named } from '../../platform/names.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { listOwnBoats } from './service.ts';

/** The user's own boats. */
export async function ownNames({ db, caller }: ToolContext, { own }: Mentioned): Promise<Named[]> {
  if (!own) return [];
  const boats = await listOwnBoats(db, caller.id);
  return boats.map(({ id, title, make, model, year, length, type, price, location, status, tradeCategories }) => ({
    kind: 'own',
    boat: { id, title, make, model, year, length, type, price: Number(price), location, takes: tradeCategories },
    active: status === 'active',
  }));
}
