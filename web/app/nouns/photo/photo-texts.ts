import type { Toast } from '../../lib/toasts.ts';

export const photoToasts = {
  restored: { title: 'Photos Restored', description: 'Your previous photos have been restored' },
  uploadFailed: {
    title: 'Upload Failed',
    description: 'Failed to upload images. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Toast>;

export const uploadedToast = (count: number): Toast => ({
  title: 'Images Uploaded',
  description: `${count} images uploaded successfully`,
});
