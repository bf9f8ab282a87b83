import { useMutation } from '@tanstack/react-query';
import { profileApi } from '@tradewind/contract/profile';
import { uploadsApi } from '@tradewind/contract/uploads';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import { photoFault } from '../../nouns/photo/photo-rules.ts';
import { dashboardToasts } from './dashboard-toasts.ts';
import { useSavedUser } from './use-saved-user.ts';

/** A new photo and none are both saved at once. */
export function useProfilePhoto() {
  const onSaved = useSavedUser();
  const save = (profileImageUrl: string | null) => call(profileApi.edit, { body: { profileImageUrl } });

  const upload = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.append('image', file);
      const { imageUrl } = await call(uploadsApi.photo, {}, { form });
      return save(imageUrl);
    },
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
