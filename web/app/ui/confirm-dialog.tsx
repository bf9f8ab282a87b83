import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import classes from './confirm-dialog.module.css';
import { TextDialog } from './text-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The labels of the two buttons. */
  confirm: string;
  cancel?: string;
  /** The confirm button is red unless set. */
  isHarmless?: boolean;
  opened: boolean;
  isPending: boolean;
  /** Whether the required input is complete. */
  isReady?: boolean;
  /** False when the action moves the focus elsewhere. */
  returnFocus?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** False while a blocked navigation waits, since the history must not change then. */
  hasHistoryEntry?: boolean;
  /** Additional content. Its first field has `data-autofocus`. */
  children?: ReactNode;
}

/** Asks for confirmation of an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel = 'Cancel', isHarmless = false, ...dialog } = props;
  const { opened, isPending, isReady = true, returnFocus = true, hasHistoryEntry = true } = dialog;
  const { onCancel, onConfirm, children } = dialog;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles events through portals, to the form from which the dialog was opened.
    event.stopPropagation();
    onConfirm();
  };
  return (
    <TextDialog
      opened={opened}
      onClose={onCancel}
      title={title}
      text={text}
      returnFocus={returnFocus}
      hasHistoryEntry={hasHistoryEntry}
    >
      <form onSubmit={submit}>
        {children}
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel} disabled={isPending} data-autofocus={!children || undefined}>
            {cancel}
          </Button>
          <Button type="submit" {...(!isHarmless && { color: 'red.8' })} loading={isPending} disabled={!isReady}>
            {confirm}
          </Button>
        </div>
      </form>
    </TextDialog>
  );
}
