import type { CurrentUser } from '@tradewind/contract/accounts';
import { profileApi, profileChange } from '@tradewind/contract/profile';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { dashboardToasts } from '../dashboard-toasts.ts';
import { changesBetween, fieldLabels, PROFILE_DRAFT, type ProfileValues, valuesOf } from './profile-values.ts';
import { useSavedUser } from './use-saved-user.ts';

export function useProfileForm(user: CurrentUser, onDone: () => void) {
  const onSaved = useSavedUser();
  const { kept, ...form } = useEditForm({
    draft: PROFILE_DRAFT,
    saved: user,
    valuesOf,
    changeOf: changesBetween,
    schema: profileChange,
    save: (change: Partial<ProfileValues>) => call(profileApi.edit, { body: change }),
    onSaved: (saved) => {
      showToast(dashboardToasts.profileUpdated);
      onDone();
      return onSaved(saved);
    },
    onFailure: () => showToast(dashboardToasts.profileFailed),
  });
  return {
    ...form,
    kept: kept?.map(({ field, theirs }) => `${fieldLabels[field]}: ${String(theirs).replaceAll(',', ', ')}`),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
