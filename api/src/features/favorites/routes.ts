import { acknowledged } from '@tradewind/contract/accounts';
import { favoriteBoats, favoriteParams } from '@tradewind/contract/favorites';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { dropFavorite, listFavorites, saveFavorite } from './service.ts';

const tags = ['favorites'];

export function favoriteRoutes(app: App, { auth, db }: Dependencies): void {
  app.get(
    '/api/favorites',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'The caller’s saved boats, most recently saved first',
        response: { 200: favoriteBoats, ...failures(401, 403) },
      },
    },
    (request) => listFavorites(db, request.caller.id),
  );

  app.put(
    '/api/favorites/:boatId',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'Save a boat',
        params: favoriteParams,
        response: { 200: acknowledged, ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await saveFavorite(db, request.caller.id, request.params.boatId);
      return { message: 'Boat saved' };
    },
  );

  app.delete(
    '/api/favorites/:boatId',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'Remove a boat from the saved ones',
        params: favoriteParams,
        response: { 200: acknowledged, ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await dropFavorite(db, request.caller.id, request.params.boatId);
      return { message: 'Boat removed from saved' };
    },
  );
}
