import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoatChange, OwnBoat } from '@tradewind/contract/boats';
import { listingsApi } from '@tradewind/contract/listings';
import { call } from '../../lib/api.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import type { ListingChange } from './edit/listing-edit.ts';
import { myListingsQuery } from './listing-queries.ts';
import { listingToasts } from './listing-toasts.ts';
import { statusKey } from './status-key.ts';

type Status = NonNullable<BoatChange['status']>;

const done: Record<Status, keyof typeof listingToasts> = { active: 'resumed', paused: 'paused', sold: 'sold' };

export const isConflict = (error: unknown) => error instanceof RequestError && error.code === 'conflict';

/** The owner's actions on a listing. `onDeleted` may leave the listing's screen before the list reloads. */
export function useListingActions(boat: OwnBoat, onDeleted?: () => void | Promise<void>) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries(myListingsQuery);
  const refused = (error: unknown, otherwise: keyof typeof listingToasts) => {
    const toast = listingToasts[isConflict(error) ? 'changedElsewhere' : otherwise];
    const isTwin = error instanceof RequestError && error.code === 'hull_number_taken';
    showToast(isTwin ? { ...toast, description: error.message } : toast);
    return reload();
  };

  const setStatus = useMutation({
    mutationKey: statusKey(boat.id),
    mutationFn: (status: Status) => changeListing(boat.id, { status, version: boat.version }),
    onSuccess: async (changed, status) => {
      replaceListing(client, changed);
      showToast(listingToasts[done[status]]);
    },
    onError: (error) => refused(error, 'changeFailed'),
  });

  const remove = useMutation({
    mutationFn: () => call(listingsApi.remove, { params: { id: boat.id } }),
    onSuccess: async () => {
      await onDeleted?.();
      client.setQueryData(myListingsQuery.queryKey, (boats) => boats?.filter(({ id }) => id !== boat.id));
      showToast(listingToasts.deleted);
    },
    onError: (error) => refused(error, 'deleteFailed'),
  });

  return { setStatus, remove };
}

export function changeListing(id: number, change: ListingChange): Promise<OwnBoat> {
  return call(listingsApi.edit, { params: { id }, body: change });
}

export function replaceListing(client: ReturnType<typeof useQueryClient>, changed: OwnBoat): void {
  client.setQueryData(myListingsQuery.queryKey, (boats) =>
    boats?.map((boat) => (boat.id === changed.id ? changed : boat)),
  );
}
