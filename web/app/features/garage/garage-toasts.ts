import type { Toast } from '../../lib/toasts.ts';

const destructive = { variant: 'destructive' } as const;

export const garageToasts = {
  added: { title: 'Added to Your Garage', description: 'You can add proof documents now, or anytime later.' },
  saved: { title: 'Asset Updated', description: 'Your changes have been saved.' },
  shown: { title: 'Asset Is Public', description: 'People on Tradewind can see it and ask for it in an offer.' },
  hidden: { title: 'Only in Offers', description: 'Only people you offer it to can see it.' },
  changeFailed: { title: 'Error', description: 'Failed to update the asset. Please try again.', ...destructive },
  changedElsewhere: {
    title: 'Asset Changed',
    description: 'This asset was changed in the meantime. Here’s the latest version. Please try again.',
    ...destructive,
  },
  addFailed: { title: 'Error', description: 'Failed to add the asset. Please try again.', ...destructive },
  deleted: { title: 'Asset Deleted', description: 'It’s gone with its photos and documents.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the asset. Please try again.', ...destructive },
  documentDeleted: { title: 'Document Deleted', description: 'It has been removed from this asset.' },
  documentFailed: { title: 'Error', description: 'That didn’t work. Please try again.', ...destructive },
} as const satisfies Record<string, Toast>;
