import { nameSource } from '../../platform/names.ts';
import { listOwnBoats } from './service.ts';

/** The user's own boats. */
export const ownNames = nameSource(['own'], async ({ db, caller }, { own }) => {
  if (!own) return [];
  const boats = await listOwnBoats(db, caller.id);
  return boats.map(({ id, title, make, model, year, length, type, price, location, status, tradeCategories }) => ({
    kind: 'own',
    boat: { id, title, make, model, year, length, type, price: Number(price), location, takes: tradeCategories },
    active: status === 'active',
  }));
});
