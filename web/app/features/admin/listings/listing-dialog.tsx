import { REMOVAL_UNDO_DAYS } from '@tradewind/contract/removal';
import { type Question, ReasonDialog } from '../reason-dialog.tsx';

/** An admin action on a listing that needs confirmation. */
export interface ListingAction {
  kind: 'pause' | 'resume' | 'remove' | 'restore';
  id: number;
  title: string;
}

const wording: Record<ListingAction['kind'], { title: string; text: (title: string) => string }> = {
  pause: {
    title: 'Pause Listing',
    text: (title) =>
      `Visitors will no longer see “${title}”. The owner sees the reason, and can edit and resume the listing.`,
  },
  resume: { title: 'Resume Listing', text: (title) => `Visitors will see “${title}” again.` },
  remove: {
    title: 'Remove Listing',
    text: (title) =>
      `“${title}” disappears for everyone right away. The owner sees the reason and can’t bring it back. You can restore it for ${REMOVAL_UNDO_DAYS} days.`,
  },
  restore: {
    title: 'Restore Listing',
    text: (title) => `“${title}” comes back exactly as it was, with its photos, saves and conversations.`,
  },
};

interface ListingDialogProps {
  action: ListingAction | undefined;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (action: ListingAction, reason: string) => void;
}

export const ListingDialog = (props: ListingDialogProps) => <ReasonDialog {...props} questionOf={questionOf} />;

function questionOf({ kind, title: listing }: ListingAction): Question {
  const { title, text } = wording[kind];
  const needsReason = kind === 'pause' || kind === 'remove';
  return {
    title,
    text: text(listing),
    confirm: title,
    isHarmless: kind !== 'remove',
    ...(needsReason && { reason: { readBy: 'The owner sees it.' } }),
  };
}
