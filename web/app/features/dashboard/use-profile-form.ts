import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { profileChange } from '@tradewind/contract/profile';
import { useState } from 'react';
import { RequestError, request } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { dashboardToasts } from './dashboard-toasts.ts';
import { changesBetween, type ProfileField, type ProfileValues, valuesOf } from './profile-values.ts';
import { useSavedUser } from './use-saved-user.ts';

type FieldErrors = Partial<Record<ProfileField, string>>;

/** A profile being edited: checked by the contract before it is sent; refusals are shown at their fields. */
export function useProfileForm(user: CurrentUser, onDone: () => void) {
  const [before] = useState(() => valuesOf(user));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Counts the refusals: each leads the reader to the first field that is wrong. */
  const [refusals, setRefusals] = useState(0);
  const onSaved = useSavedUser();

  const refuse = (atFields: FieldErrors) => {
    setErrors(atFields);
    setRefusals((count) => count + 1);
  };

  const save = useMutation({
    mutationFn: (change: Partial<ProfileValues>) =>
      request<CurrentUser>('/api/user/profile', { method: 'PATCH', body: change }),
    onSuccess: (saved) => {
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
    setValues((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others as FieldErrors);
  };

  const submit = () => {
    if (save.isPending) return;
    const change = changesBetween(before, values);
    const checked = profileChange.safeParse(change);
    if (checked.success) return save.mutate(change);
    const issues = checked.error.issues.map(({ path, message }) => [String(path[0]), message]);
    refuse(Object.fromEntries(issues.reverse()));
  };

  return { values, errors, refusals, set, submit, isSaving: save.isPending };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
