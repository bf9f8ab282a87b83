import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  isHarmless?: boolean;
  /** Asks for a reason, and says who reads it. */
  reason?: { readBy?: string };
}

interface ReasonDialogProps<Action> {
  /** What is about to be done; undefined closes the dialog. */
  action: Action | undefined;
  questionOf: (action: Action) => Question;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (action: Action, reason: string) => void;
}

/** Asks an admin before something is done, and for the reason where one is needed. */
export function ReasonDialog<Action>({
  action,
  questionOf,
  isPending,
  onCancel,
  onConfirm,
}: ReasonDialogProps<Action>) {
  const [text, setText] = useState('');
  // Keeps its words while it fades away.
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
