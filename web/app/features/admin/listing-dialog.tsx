import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { REMOVAL_UNDO_DAYS } from '@tradewind/contract/removal';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** What an admin is about to do with a listing. */
export interface ListingDeed {
  kind: 'pause' | 'resume' | 'remove' | 'restore';
  id: number;
  title: string;
}

const wording: Record<ListingDeed['kind'], { title: string; text: (title: string) => string }> = {
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
  deed: ListingDeed | undefined;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (deed: ListingDeed, reason: string) => void;
}

export function ListingDialog({ deed, isPending, onCancel, onConfirm }: ListingDialogProps) {
  const [reason, setReason] = useState('');
  // While the dialog fades away it still says what it said.
  const [shown, setShown] = useState(deed);
  if (deed !== undefined && deed !== shown) {
    setShown(deed);
    setReason('');
  }
  if (shown === undefined) return null;
  const { title, text } = wording[shown.kind];
  const needsReason = shown.kind === 'pause' || shown.kind === 'remove';
  return (
    <ConfirmDialog
      title={title}
      text={text(shown.title)}
      confirm={title}
      isHarmless={shown.kind !== 'remove'}
      opened={deed !== undefined}
      isPending={isPending}
      isReady={!needsReason || reason.trim() !== ''}
      onCancel={onCancel}
      onConfirm={() => onConfirm(shown, reason.trim())}
    >
      {needsReason ? (
        <Textarea
          label="Reason"
          description="The owner sees it."
          required
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      ) : null}
    </ConfirmDialog>
  );
}
