import type { Toast } from '../../lib/toasts.ts';

const destructive = { variant: 'destructive' } as const;

export const listingToasts = {
  deleted: { title: 'Listing Deleted', description: 'Your boat listing has been permanently deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete listing. Please try again.', ...destructive },
  saved: { title: 'Listing Updated', description: 'Your changes are live.' },
  paused: { title: 'Listing Paused', description: 'Visitors do not see it until you resume it.' },
  resumed: { title: 'Listing Active', description: 'Visitors see your boat again.' },
  sold: { title: 'Marked as Sold', description: 'Congratulations! Visitors no longer see your boat.' },
  changeFailed: { title: 'Error', description: 'Failed to update listing. Please try again.', ...destructive },
  changedElsewhere: {
    title: 'Listing Changed',
    description:
      'Somebody else changed this listing in the meantime. The newest version is shown now; please try again.',
    ...destructive,
  },
} as const satisfies Record<string, Toast>;
