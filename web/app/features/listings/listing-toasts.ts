import type { Toast } from '../../lib/toasts.ts';

const destructive = { variant: 'destructive' } as const;

export const listingToasts = {
  deleted: { title: 'Listing Deleted', description: 'Your boat listing has been permanently deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete listing. Please try again.', ...destructive },
  saved: { title: 'Listing Updated', description: 'Your changes are live.' },
  paused: { title: 'Listing Paused', description: 'Visitors won’t see it until you resume it.' },
  resumed: { title: 'Listing Active', description: 'Visitors can see your boat again.' },
  sold: { title: 'Marked as Sold', description: 'Congratulations! Visitors can no longer see your boat.' },
  changeFailed: { title: 'Error', description: 'Failed to update listing. Please try again.', ...destructive },
  changedElsewhere: {
    title: 'Listing Changed',
    description: 'This listing has changed in the meantime. Here’s the latest version. Please try again.',
    ...destructive,
  },
} as const satisfies Record<string, Toast>;
