import type { Toast } from '../../lib/toasts.ts';

export const VERIFYING = 'Verifying authentication...';
export const PHOTO_EXPIRED =
  'This photo has expired, since we keep uploads for one day. Please remove it and add it again.';
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
  postFailed: { title: 'Upload Failed', description: 'Please try again in a moment.', variant: 'destructive' },
  posted: {
    title: 'Boat Listed Successfully!',
    description: 'Your boat has been added to the marketplace successfully.',
  },
} as const satisfies Record<string, Toast>;

/** Has the same title as the toast for Continue, with the contract's message. */
export const photosToPost = (description: string): Toast => ({ ...wizardToasts.photosToContinue, description });
