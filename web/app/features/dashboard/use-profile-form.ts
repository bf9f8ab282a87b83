import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { profileApi, profileChange } from '@tradewind/contract/profile';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { useKeptEdit } from '../../lib/use-kept-edit.ts';
import { dashboardToasts } from './dashboard-toasts.ts';
import {
  changesBetween,
  fieldLabels,
  PROFILE_DRAFT,
  type ProfileField,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';
import { useSavedUser } from './use-saved-user.ts';

type FieldErrors = Partial<Record<ProfileField, string>>;

/** A profile being edited: checked by the contract before it is sent; refusals are shown at their fields. */
export function useProfileForm(user: CurrentUser, onDone: () => void) {
  const edit = useKeptEdit(PROFILE_DRAFT, valuesOf(user));
  const { base, values } = edit;
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Counts the refusals: each leads the reader to the first field that is wrong. */
  const [refusals, setRefusals] = useState(0);
  const onSaved = useSavedUser();

  const refuse = (atFields: FieldErrors) => {
    setErrors(atFields);
    setRefusals((count) => count + 1);
  };

  const save = useMutation({
    mutationFn: (change: Partial<ProfileValues>) => call(profileApi.edit, { body: change }),
    onSuccess: (saved) => {
      edit.settle(valuesOf(saved));
      showToast(dashboardToasts.profileUpdated);
      onDone();
      return onSaved(saved);
    },
    onError: (error) => {
      refuse(error instanceof RequestError ? error.fields : {});
      showToast(dashboardToasts.profileFailed);
    },
  });

  const set = <Field extends ProfileField>(field: Field, value: ProfileValues[Field]) => {
    edit.change({ [field]: value } as Pick<ProfileValues, Field>);
    setErrors(({ [field]: _mended, ...others }) => others as FieldErrors);
  };

  const submit = () => {
    if (save.isPending) return;
    const change = changesBetween(base, values);
    const checked = profileChange.safeParse(change);
    if (checked.success) return save.mutate(change);
    const issues = checked.error.issues.map(({ path, message }) => [String(path[0]), message]);
    refuse(Object.fromEntries(issues.reverse()));
  };

  const discard = () => {
    edit.discard();
    setErrors({});
  };

  /** What an earlier visit left, as the fields that were changed elsewhere since, with their saved values. */
  const kept = edit.kept?.map((field) => `${fieldLabels[field]}: ${String(base[field]).replaceAll(',', ', ')}`);

  return { values, errors, refusals, set, submit, discard, kept, isChanged: edit.isChanged, isSaving: save.isPending };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
