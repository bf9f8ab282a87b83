import { useMutation } from '@tanstack/react-query';
import { profileApi } from '@tradewind/contract/profile';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { photoFault } from '../../../nouns/photo/profile-photo-rules.ts';
import { uploadProfilePhoto } from '../../../nouns/photo/upload-photo.ts';
import { dashboardToasts } from '../dashboard-toasts.ts';
import { useSavedUser } from './use-saved-user.ts';

/** Saves a new photo or its removal immediately. */
export function useProfilePhoto() {
  const onSaved = useSavedUser();
  const save = (profileImageUrl: string | null) => call(profileApi.edit, { body: { profileImageUrl } });

  const upload = useMutation({
    mutationFn: async (file: File) => save(await uploadProfilePhoto(file)),
    onSuccess: (user) => {
      showToast(dashboardToasts.photoUploaded);
      return onSaved(user);
    },
    onError: () => showToast(dashboardToasts.photoFailed),
  });

  const remove = useMutation({
    mutationFn: () => save(null),
    onSuccess: (user) => {
      showToast(dashboardToasts.photoRemoved);
      return onSaved(user);
    },
    onError: () => showToast(dashboardToasts.profileFailed),
  });

  const choose = (file: File) => {
    const fault = photoFault(file);
    if (fault === undefined) upload.mutate(file);
    else showToast(dashboardToasts[fault]);
  };

  return {
    choose,
    remove: () => remove.mutate(),
    isUploading: upload.isPending,
    isRemoving: remove.isPending,
  };
}
