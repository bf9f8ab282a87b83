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

interface ReasonDialogProps<Deed> {
  /** What is about to be done; undefined closes the dialog. */
  deed: Deed | undefined;
  questionOf: (deed: Deed) => Question;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (deed: Deed, reason: string) => void;
}

/** Asks an admin before something is done, and for the reason where one is needed. */
export function ReasonDialog<Deed>({ deed, questionOf, isPending, onCancel, onConfirm }: ReasonDialogProps<Deed>) {
  const [text, setText] = useState('');
  // Keeps its words while it fades away.
  const [shown, setShown] = useState(deed);
  if (deed !== undefined && deed !== shown) {
    setShown(deed);
    setText('');
  }
  if (shown === undefined) return null;
  const { reason, ...question } = questionOf(shown);
  return (
    <ConfirmDialog
      {...question}
      opened={deed !== undefined}
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
