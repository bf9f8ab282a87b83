import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import classes from './confirm-dialog.module.css';
import { TextDialog } from './text-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button says that does it, and what the other one says. */
  confirm: string;
  cancel?: string;
  /** Red, unless it takes nothing away. */
  isHarmless?: boolean;
  opened: boolean;
  isPending: boolean;
  /** Whether what is asked for below the text is there. */
  isReady?: boolean;
  /** Whether the focus goes back to where it was; not when what is done here moves it elsewhere. */
  returnFocus?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** False while a navigation waits for the answer: the history must not change under it. */
  hasHistoryEntry?: boolean;
  /** What else has to be said; its first field has `data-autofocus`. */
  children?: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel = 'Cancel', isHarmless = false, ...dialog } = props;
  const { opened, isPending, isReady = true, returnFocus = true, hasHistoryEntry = true } = dialog;
  const { onCancel, onConfirm, children } = dialog;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog is not inside the form from which it was opened, but React tells that form.
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
