import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal, Textarea } from '@mantine/core';
import type { ReportDecision } from '@tradewind/contract/report-review';
import { useState } from 'react';
import classes from './confirm-dialog.module.css';
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
  const what = subject === 'boat' ? 'listing' : 'message';
  const isSuspension = asked === 'suspend';
  const title = isSuspension ? 'Suspend Author' : subject === 'boat' ? 'Remove Listing' : 'Remove Message';
  return (
    <Modal
      opened={asked !== undefined}
      onClose={onCancel}
      title={title}
      centered
      classNames={classes}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (asked) onConfirm({ action: asked, ...(isSuspension && { reason: reason.trim() }) });
        }}
      >
        <p className={classes.text}>
          {isSuspension
            ? `${name} is signed out everywhere and cannot sign in until you activate them again.`
            : `This action cannot be undone. The ${what} disappears for everybody.`}
        </p>
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
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" color="red.8" loading={isPending} disabled={isSuspension && reason.trim() === ''}>
            {title}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
