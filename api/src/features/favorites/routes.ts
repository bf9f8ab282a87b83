import { favoritesApi } from '@tradewind/contract/favorites';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { dropFavorite, listFavorites, saveFavorite } from './service.ts';

export function favoriteRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, favoritesApi.list, (request) => listFavorites(db, request.caller.id));

  serve(app, favoritesApi.save, async (request) => {
    await saveFavorite(deps, request.caller.id, request.params.boatId);
    return { message: 'Boat saved' };
  });

  serve(app, favoritesApi.remove, async (request) => {
    await dropFavorite(db, request.caller.id, request.params.boatId);
    return { message: 'Boat removed from saved' };
  });
}
