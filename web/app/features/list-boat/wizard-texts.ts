import type { Toast } from '../../lib/toasts.ts';

export const VERIFYING = 'Verifying authentication...';
export const NOT_SIGNED_IN = 'Authentication required - please log in to post boats';

export const wizardToasts = {
  photosToContinue: {
    title: 'Photos Required',
    description: 'Please upload at least one photo of your boat before continuing.',
    variant: 'destructive',
  },
  photosOnTheirWay: {
    title: 'Still Saving Your Photos',
    description: 'Please wait for the first photo to finish, then continue.',
  },
  identityMissing: {
    title: 'Quick Setup Required',
    description: 'Please enter your email and name to continue.',
    variant: 'destructive',
  },
  restored: { title: 'Photos Restored', description: 'Your previous photos have been restored' },
  uploadFailed: {
    title: 'Upload Failed',
    description: 'Failed to upload images. Please try again.',
    variant: 'destructive',
  },
  postFailed: { title: 'Upload Failed', description: 'Please try again in a moment.', variant: 'destructive' },
  posted: {
    title: 'Boat Listed Successfully!',
    description: 'Your boat has been added to the marketplace successfully.',
  },
} as const satisfies Record<string, Toast>;

export const uploadedToast = (count: number): Toast => ({
  title: 'Images Uploaded',
  description: `${count} images uploaded successfully`,
});

/** The same title whether one wants to go on or to post; what the contract says then differs. */
export const photosToPost = (description: string): Toast => ({ ...wizardToasts.photosToContinue, description });
