import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { request } from '../../lib/request.ts';
import { favoritesQuery } from './favorites-query.ts';
import { takeRememberedHeart } from './remembered-heart.ts';

/** Saves the boat whose heart a visitor pressed, once they are signed in, on whichever screen that is. */
export function SavedAfterSignIn() {
  const client = useQueryClient();
  const userId = useCurrentUser().user?.id;
  useEffect(() => {
    const boatId = userId === undefined ? undefined : takeRememberedHeart();
    if (boatId === undefined) return;
    request(`/api/favorites/${boatId}`, { method: 'PUT', body: {} })
      .catch(() => undefined)
      .finally(() => client.invalidateQueries(favoritesQuery));
  }, [userId, client]);
  return null;
}
