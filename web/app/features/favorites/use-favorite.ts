import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyBoat } from '@tradewind/contract/boats';
import { favoritesApi } from '@tradewind/contract/favorites';
import { call } from '../../lib/api.ts';
import { useToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { favoritesQuery, withFavorite } from './favorites-query.ts';

interface Favorite {
  isSaved: boolean;
  isVisitor: boolean;
  toggle: () => void;
}

/** Whether the signed-in user saved this boat. Changes show immediately and roll back when the server refuses them. */
export function useFavorite(boat: AnyBoat): Favorite {
  const client = useQueryClient();
  const isVisitor = useToken() === null;
  const { data = false } = useQuery({
    ...favoritesQuery,
    enabled: !isVisitor,
    select: (saved) => saved.some(({ id }) => id === boat.id),
  });
  const isSaved = !isVisitor && data;

  const show = (saved: boolean) =>
    client.setQueryData(favoritesQuery.queryKey, (boats = []) => withFavorite(boats, boat, saved));

  const { mutate } = useMutation({
    mutationKey: favoritesQuery.queryKey,
    // Sends quick clicks in order.
    scope: { id: `favorite-${boat.id}` },
    mutationFn: (saved: boolean) =>
      call(saved ? favoritesApi.save : favoritesApi.remove, { params: { boatId: boat.id } }),
    onError: (_error, saved) => {
      show(!saved);
      showToast({
        title: 'Error',
        description: saved
          ? 'Failed to save the boat. Please try again.'
          : 'Failed to remove the boat. Please try again.',
        variant: 'destructive',
      });
    },
    // The contract does not do this, since the list after the first of two quick clicks would undo the second heart.
    onSettled: () => {
      if (client.isMutating({ mutationKey: favoritesQuery.queryKey }) > 1) return;
      void client.invalidateQueries(favoritesQuery);
    },
  });

  const toggle = () => {
    void client.cancelQueries(favoritesQuery);
    show(!isSaved);
    mutate(!isSaved);
  };

  return { isSaved, isVisitor, toggle };
}
