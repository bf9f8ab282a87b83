import { useQueryClient } from '@tanstack/react-query';
import { favoritesApi } from '@tradewind/contract/favorites';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { takeIntent } from '../../lib/intents.ts';
import { favoritesQuery } from './favorites-query.ts';

/** Saves the boat that a visitor wanted to save once they have signed in, on any screen. */
export function SavedAfterSignIn() {
  const client = useQueryClient();
  const userId = useCurrentUser().user?.id;
  useEffect(() => {
    const intent = userId === undefined ? undefined : takeIntent(['save-boat']);
    if (!intent) return;
    call(favoritesApi.save, { params: { boatId: intent.boatId } })
      .catch(() => undefined)
      .finally(() => client.invalidateQueries(favoritesQuery));
  }, [userId, client]);
  return null;
}
