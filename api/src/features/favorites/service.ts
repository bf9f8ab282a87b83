import type { AnyBoat } from '@tradewind/contract/boats';
import type { Queryable } from '../../db/client.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { noSuchBoat, presentBoat, presentUnavailable } from '../boats/service.ts';
import { deleteFavorite, favoritesOf, insertFavorite, publicBoatExists } from './store.ts';

export { watchersOf } from './store.ts';

export async function listFavorites(db: Queryable, userId: string): Promise<AnyBoat[]> {
  return (await favoritesOf(db, userId)).map((saved) =>
    saved.listed ? presentBoat(saved) : presentUnavailable(saved.boat),
  );
}

export async function saveFavorite(
  { commit }: Pick<Dependencies, 'commit'>,
  userId: string,
  boatId: number,
): Promise<void> {
  await commit(async ({ tx }) => {
    if (!(await publicBoatExists(tx, boatId))) throw noSuchBoat();
    await insertFavorite(tx, userId, boatId);
  });
}

/** Also removes a saved boat that is no longer public. */
export async function dropFavorite(db: Queryable, userId: string, boatId: number): Promise<void> {
  const dropped = await deleteFavorite(db, userId, boatId);
  if (!dropped && !(await publicBoatExists(db, boatId))) throw noSuchBoat();
}
