import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoatChange, OwnBoat } from '@tradewind/contract/boats';
import { listingsApi } from '@tradewind/contract/listings';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { useEndingOffers } from '../../nouns/trade/bound/use-ending-offers.tsx';
import type { ListingChange } from './edit/listing-edit.ts';
import { myListingsQuery } from './listing-queries.ts';
import { listingToasts } from './listing-toasts.ts';
import { statusKey } from './status-key.ts';

type Status = NonNullable<BoatChange['status']>;

const done: Record<Status, keyof typeof listingToasts> = { active: 'resumed', paused: 'paused', sold: 'sold' };

const PAUSE = {
  title: 'Pause this listing?',
  text: 'Visitors won’t see it until you resume it.',
  confirm: 'Pause Listing',
};

export const isConflict = (error: unknown) => error instanceof RequestError && error.code === 'conflict';

/** The owner's actions on a listing. `onDeleted` may leave the listing's screen before the list reloads. */
export function useListingActions(boat: OwnBoat, onDeleted?: () => void | Promise<void>) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries(myListingsQuery);
  const navigate = useNavigate();
  const refused = (error: Error, toast: Toast) => {
    const path = error instanceof RequestError ? error.path : undefined;
    const isRefused = error instanceof RequestError && error.status === 409;
    showToast({
      ...toast,
      ...(isRefused && { description: failureText(error) }),
      ...(path !== undefined && { action: { label: 'Open Trade', onPress: () => void navigate(path) } }),
    });
    return reload();
  };

  const setStatus = useMutation({
    mutationKey: statusKey(boat.id),
    mutationFn: (status: Status) => changeListing(boat.id, { status, version: boat.version }),
    onSuccess: async (changed, status) => {
      replaceListing(client, changed);
      showToast(listingToasts[done[status]]);
    },
    onError: (error) => {
      if (!isConflict(error)) return refused(error, listingToasts.changeFailed);
      showToast(listingToasts.changedElsewhere);
      return reload();
    },
  });

  const remove = useSingleMutation({
    mutationFn: () => call(listingsApi.remove, { params: { id: boat.id } }),
    onSuccess: async () => {
      await onDeleted?.();
      client.setQueryData(myListingsQuery.queryKey, (boats) => boats?.filter(({ id }) => id !== boat.id));
      showToast(listingToasts.deleted);
    },
    onError: (error) => refused(error, listingToasts.deleteFailed),
  });

  const ending = useEndingOffers({ kind: 'boat', id: boat.id });
  /** Pauses, resumes or relists. Pausing asks first where it ends open offers. */
  const move = async (status: Status) => {
    if (status === 'paused' && !(await ending.ask(PAUSE))) return;
    setStatus.mutate(status);
  };

  return { setStatus, move, remove, endingDialog: ending.dialog };
}

export function changeListing(id: number, change: ListingChange): Promise<OwnBoat> {
  return call(listingsApi.edit, { params: { id }, body: change });
}

export function replaceListing(client: ReturnType<typeof useQueryClient>, changed: OwnBoat): void {
  client.setQueryData(myListingsQuery.queryKey, (boats) =>
    boats?.map((boat) => (boat.id === changed.id ? changed : boat)),
  );
}
