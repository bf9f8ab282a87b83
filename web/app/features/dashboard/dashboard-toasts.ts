import type { Toast } from '../../lib/toasts.ts';

const destructive = { variant: 'destructive' } as const;

export const dashboardToasts = {
  profileUpdated: { title: 'Profile Updated', description: 'Your profile has been updated.' },
  profileFailed: {
    title: 'Update Failed',
    description: 'Failed to update profile. Please try again.',
    ...destructive,
  },
  notAnImage: { title: 'Invalid File', description: 'Please select an image file.', ...destructive },
  imageTooLarge: { title: 'File Too Large', description: 'Image must be under 5MB.', ...destructive },
  photoUploaded: { title: 'Photo Uploaded', description: 'Your new profile photo is live.' },
  photoRemoved: { title: 'Profile Updated', description: 'Your profile photo has been removed.' },
  photoFailed: { title: 'Upload Failed', description: 'Failed to upload photo. Please try again.', ...destructive },
  rolesUpdated: { title: 'Roles Updated', description: 'Your roles have been saved.' },
  rolesFailed: { title: 'Update Failed', description: 'Failed to update roles. Please try again.', ...destructive },
  exportFailed: {
    title: 'Download Failed',
    description: 'We couldn’t prepare your data. Please try again.',
    ...destructive,
  },
  accountDeleted: {
    title: 'Account Deleted',
    description: 'Your account and everything in it have been deleted. Fair winds!',
  },
  loggedOut: { title: 'Logged Out', description: 'You have been signed out. Fair winds!' },
} as const satisfies Record<string, Toast>;
