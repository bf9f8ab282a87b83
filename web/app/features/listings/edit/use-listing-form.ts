import { useMutation, useQueryClient } from '@tanstack/react-query';
import { boatChange, type OwnBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { isReserved as isRefusedAsReserved } from '../../../nouns/trade/bound/reserved-notice.tsx';
import { useEndingOffers } from '../../../nouns/trade/bound/use-ending-offers.tsx';
import { myListingsQuery } from '../listing-queries.ts';
import { listingToasts } from '../listing-toasts.ts';
import { changeListing, isConflict, replaceListing } from '../use-listing-actions.ts';
import {
  changeOf,
  changesOffer,
  type ListingChange,
  type ListingField,
  lockedFields,
  valuesOf,
} from './listing-edit.ts';

/** The edit form of a listing. When someone else saved first, their version can be merged with the input. */
export function useListingForm(boat: OwnBoat, isReserved: boolean) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [version, setVersion] = useState(boat.version);
  const [clashing, setClashing] = useState<ListingField[]>();

  const ending = useEndingOffers({ kind: 'boat', id: boat.id });

  const { rebase, failure, forgetFailure, ...form } = useEditForm({
    draft: `listing:${boat.id}`,
    saved: boat,
    locked: isReserved ? lockedFields(boat) : [],
    valuesOf,
    changeOf: (base, values) => changeOf(base, values, version),
    schema: boatChange,
    isWanted: async (change) =>
      !changesOffer(change, boat) ||
      ending.ask({ title: 'Save these changes?', text: 'Your listing changes for everyone.', confirm: 'Save Changes' }),
    save: (change: ListingChange) => changeListing(boat.id, change),
    onSaved: async (changed) => {
      replaceListing(client, changed);
      showToast(listingToasts.saved);
      await navigate(paths.myListings);
    },
    isShown: (error) => isConflict(error) || isRefusedAsReserved(error),
    onFailure: (error) =>
      showToast({
        ...listingToasts.changeFailed,
        description: messageOf(error) ?? listingToasts.changeFailed.description,
      }),
  });

  const reload = useMutation({
    mutationFn: () => client.fetchQuery({ ...myListingsQuery, staleTime: 0 }),
    onSuccess: (boats) => {
      const newest = boats.find(({ id }) => id === boat.id);
      if (newest === undefined) return;
      setClashing(rebase(valuesOf(newest)));
      setVersion(newest.version);
      forgetFailure();
    },
    onError: () => showToast(listingToasts.changeFailed),
  });

  return {
    ...form,
    reload: () => reload.mutate(),
    /** After a reload, the other person's values of fields that both changed. */
    clashing: clashing?.map((field) => ({ field, theirs: form.base[field] })),
    isReloading: reload.isPending,
    isOutdated: isConflict(failure),
    failure,
    endingDialog: ending.dialog,
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;

/** The server's message, if it sent one. */
function messageOf(error: unknown): string | undefined {
  return error instanceof RequestError && !error.message.startsWith('HTTP error!') ? error.message : undefined;
}
