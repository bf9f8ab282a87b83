import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { anyBoat } from './boats.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './primitives.ts';

/** The caller's saved boats, most recently saved first. Boats that are not listed now have only their public fields. */
const favoriteBoats = z.array(anyBoat);
const favoriteParams = z.object({ boatId: rowId });

/** Hearts are read again by their own code, after the last of several quick clicks: see `use-favorite.ts`. */
export const favoritesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/favorites',
    access: 'signed in',
    tag: 'favorites',
    summary: 'The caller’s saved boats, most recently saved first',
    responses: { 200: favoriteBoats },
    refuses: [401, 403],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/favorites/:boatId',
    access: 'signed in',
    tag: 'favorites',
    summary: 'Save a boat',
    params: favoriteParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorites/:boatId',
    access: 'signed in',
    tag: 'favorites',
    summary: 'Remove a boat from the saved ones',
    params: favoriteParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404],
  }),
};
