import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { REMOVAL_UNDO_DAYS } from '@tradewind/contract/removal';
import type { ReportDecision } from '@tradewind/contract/report-review';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { GraveAction } from './use-report-decision.ts';

interface ReportDialogProps {
  asked: GraveAction | undefined;
  subject: 'message' | 'boat';
  name: string;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (decision: ReportDecision) => void;
}

export function ReportDialog({ asked, subject, name, isPending, onCancel, onConfirm }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const isSuspension = asked === 'suspend';
  const title = isSuspension ? 'Suspend Author' : subject === 'boat' ? 'Remove Listing' : 'Remove Message';
  return (
    <ConfirmDialog
      title={title}
      text={
        isSuspension
          ? `${name} will be signed out everywhere and unable to sign in until you activate the account again.`
          : subject === 'boat'
            ? `The listing disappears for everyone. You can restore it for ${REMOVAL_UNDO_DAYS} days under Listings.`
            : 'This action cannot be undone. The message disappears for everyone.'
      }
      confirm={title}
      opened={asked !== undefined}
      isPending={isPending}
      isReady={!isSuspension || reason.trim() !== ''}
      onCancel={onCancel}
      onConfirm={() => asked && onConfirm({ action: asked, ...(isSuspension && { reason: reason.trim() }) })}
    >
      {isSuspension ? (
        <Textarea
          label="Reason"
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
