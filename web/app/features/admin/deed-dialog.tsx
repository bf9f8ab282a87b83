import { wholeNumber } from '@tradewind/contract/numbers';
import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { adminTexts } from '@tradewind/contract/admin';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** What an admin is about to do. */
export type Deed =
  | { kind: 'suspend' | 'activate' | 'delete'; userId: string; name: string }
  | { kind: 'bulk-delete'; userIds: string[] };

interface Wording {
  title: string;
  text: string;
  confirm: string;
}

function wordingOf(deed: Deed): Wording {
  switch (deed.kind) {
    case 'suspend':
      return {
        title: 'Suspend User',
        text: `${deed.name} will be signed out everywhere and unable to sign in. Their listings stay hidden until you activate the account again.`,
        confirm: 'Suspend User',
      };
    case 'activate':
      return {
        title: 'Activate User',
        text: `${deed.name} will be able to sign in again, and their listings will be visible again.`,
        confirm: 'Activate User',
      };
    case 'delete':
      return {
        title: 'Delete User',
        text: `This action cannot be undone. ${deed.name} and all of their listings, messages and pictures will be permanently deleted.`,
        confirm: 'Delete User',
      };
    case 'bulk-delete': {
      const { length } = deed.userIds;
      if (length === 1)
        return {
          title: 'Delete 1 user',
          text: `This action cannot be undone. If the user you selected is suspended, they will be permanently deleted along with everything in their account. ${adminTexts.onlySuspended}`,
          confirm: 'Delete User',
        };
      const many = `${wholeNumber(length)} users`;
      return {
        title: `Delete ${many}`,
        text: `This action cannot be undone. Of the ${many} you selected, those who are suspended will be permanently deleted along with everything in their accounts. ${adminTexts.onlySuspended}`,
        confirm: 'Delete Suspended Users',
      };
    }
  }
}

interface DeedDialogProps {
  deed: Deed | undefined;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (deed: Deed, reason: string) => void;
}

/** The four questions before something is done to a user. */
export function DeedDialog({ deed, isPending, onCancel, onConfirm }: DeedDialogProps) {
  const [reason, setReason] = useState('');
  // While the dialog fades away it still says what it said.
  const [shown, setShown] = useState(deed);
  if (deed !== undefined && deed !== shown) {
    setShown(deed);
    setReason('');
  }
  if (shown === undefined) return null;
  const needsReason = shown.kind === 'suspend';
  return (
    <ConfirmDialog
      {...wordingOf(shown)}
      isHarmless={shown.kind === 'activate'}
      opened={deed !== undefined}
      isPending={isPending}
      isReady={!needsReason || reason.trim() !== ''}
      onCancel={onCancel}
      onConfirm={() => onConfirm(shown, reason.trim() || adminTexts.noReason)}
    >
      {needsReason ? (
        <Textarea
          label="Reason"
          description="The user sees it when they try to sign in."
          required
          autosize={false}
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
