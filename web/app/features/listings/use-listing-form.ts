import { useMutation, useQueryClient } from '@tanstack/react-query';
import { boatChange, type OwnBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { useKeptEdit } from '../../lib/use-kept-edit.ts';
import { changeOf, type ListingField, type ListingValues, valuesOf } from './listing-edit.ts';
import { myListingsQuery } from './listing-queries.ts';
import { listingToasts } from './listing-toasts.ts';
import { changeListing, isConflict, replaceListing } from './use-listing-actions.ts';

export type FieldErrors = Partial<Record<ListingField, string>>;

/** A listing being edited: what it was read as, what has been typed since, and what stands against saving it. */
export function useListingForm(boat: OwnBoat) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [version, setVersion] = useState(boat.version);
  const edit = useKeptEdit(`listing:${boat.id}`, valuesOf(boat));
  const { base, values } = edit;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [clashing, setClashing] = useState<ListingField[]>();

  const save = useMutation({
    mutationFn: (change: ReturnType<typeof changeOf>) => changeListing(boat.id, change),
    onSuccess: async (changed) => {
      edit.settle(valuesOf(changed));
      replaceListing(client, changed);
      showToast(listingToasts.saved);
      await navigate(paths.myListings);
    },
    onError: (error) => {
      if (isConflict(error)) return;
      setErrors(error instanceof RequestError ? error.fields : {});
      showToast({
        ...listingToasts.changeFailed,
        description: saidBy(error) ?? listingToasts.changeFailed.description,
      });
    },
  });

  const reload = useMutation({
    mutationFn: () => client.fetchQuery({ ...myListingsQuery, staleTime: 0 }),
    onSuccess: (boats) => {
      const newest = boats.find(({ id }) => id === boat.id);
      if (newest === undefined) return;
      setClashing(edit.rebase(valuesOf(newest)));
      setVersion(newest.version);
      save.reset();
    },
    onError: () => showToast(listingToasts.changeFailed),
  });

  const set = <Field extends ListingField>(field: Field, value: ListingValues[Field]) => {
    edit.change({ [field]: value } as Pick<ListingValues, Field>);
    setErrors(({ [field]: _mended, ...others }) => others as FieldErrors);
  };

  const submit = () => {
    if (save.isPending) return;
    const change = changeOf(base, values, version);
    const checked = boatChange.safeParse(change);
    if (checked.success) return save.mutate(change);
    const issues = checked.error.issues.map(({ path, message }) => [String(path[0]), message]);
    setErrors(Object.fromEntries(issues.reverse()));
  };

  return {
    values,
    errors,
    set,
    submit,
    reload: () => reload.mutate(),
    /** The other's values of the fields that both changed, once reloaded. */
    clashing: clashing?.map((field) => ({ field, theirs: base[field] })),
    /** What an earlier visit left, as the fields that somebody else changed since. */
    kept: edit.kept?.map((field) => ({ field, theirs: base[field] })),
    discard: () => {
      edit.discard();
      setErrors({});
    },
    isChanged: edit.isChanged,
    isSaving: save.isPending,
    isReloading: reload.isPending,
    isOutdated: isConflict(save.error),
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;

/** The server's own words, unless it had none. */
function saidBy(error: unknown): string | undefined {
  return error instanceof RequestError && !error.message.startsWith('HTTP error!') ? error.message : undefined;
}
