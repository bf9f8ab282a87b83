import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  isHarmless?: boolean;
  /** Set when a reason is required; `readBy` names its reader. */
  reason?: { readBy?: string };
}

interface ReasonDialogProps<Action> {
  /** The action to confirm; undefined closes the dialog. */
  action: Action | undefined;
  questionOf: (action: Action) => Question;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (action: Action, reason: string) => void;
}

/** Asks an admin to confirm an action, with a reason where one is needed. */
export function ReasonDialog<Action>({
  action,
  questionOf,
  isPending,
  onCancel,
  onConfirm,
}: ReasonDialogProps<Action>) {
  const [text, setText] = useState('');
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(action);
  if (action !== undefined && action !== shown) {
    setShown(action);
    setText('');
  }
  if (shown === undefined) return null;
  const { reason, ...question } = questionOf(shown);
  return (
    <ConfirmDialog
      {...question}
      opened={action !== undefined}
      isPending={isPending}
      isReady={reason === undefined || text.trim() !== ''}
      onCancel={onCancel}
      onConfirm={() => onConfirm(shown, text.trim())}
    >
      {reason ? (
        <Textarea
          label="Reason"
          description={reason.readBy}
          required
          rows={3}
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
      ) : null}
    </ConfirmDialog>
  );
}
