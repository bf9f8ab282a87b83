import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal, Textarea } from '@mantine/core';
import { adminTexts } from '@tradewind/contract/admin';
import { useState } from 'react';
import classes from './confirm-dialog.module.css';

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
        text: `${deed.name} is signed out everywhere, cannot sign in, and all of their listings disappear until you activate them again.`,
        confirm: 'Suspend User',
      };
    case 'activate':
      return {
        title: 'Activate User',
        text: `${deed.name} can sign in again, and their listings are shown again.`,
        confirm: 'Activate User',
      };
    case 'delete':
      return {
        title: 'Delete User',
        text: `This action cannot be undone. ${deed.name} will be permanently deleted with all listings, messages and pictures.`,
        confirm: 'Delete User',
      };
    case 'bulk-delete': {
      const many = deed.userIds.length === 1 ? '1 user' : `${deed.userIds.length.toLocaleString('en-US')} users`;
      return {
        title: `Delete ${many}`,
        text: `This action cannot be undone. Of the ${many} you selected, those who are suspended will be permanently deleted with everything that is theirs. ${adminTexts.onlySuspended}`,
        confirm: 'Delete Suspended Users',
      };
    }
  }
}

interface ConfirmDialogProps {
  deed: Deed | undefined;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (deed: Deed, reason: string) => void;
}

/** The four questions before something is done to a user. */
export function ConfirmDialog({ deed, isPending, onCancel, onConfirm }: ConfirmDialogProps) {
  // While the dialog fades away it still says what it said.
  const [last, setLast] = useState(deed);
  if (deed !== undefined && deed !== last) setLast(deed);
  const shown = deed ?? last;
  return (
    <Modal
      opened={deed !== undefined}
      onClose={onCancel}
      title={shown ? wordingOf(shown).title : ''}
      centered
      classNames={classes}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {shown ? (
        <Question deed={shown} isPending={isPending} onCancel={onCancel} onConfirm={(why) => onConfirm(shown, why)} />
      ) : null}
    </Modal>
  );
}

interface QuestionProps {
  deed: Deed;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
}

function Question({ deed, isPending, onCancel, onConfirm }: QuestionProps) {
  const [reason, setReason] = useState('');
  const { text, confirm } = wordingOf(deed);
  const needsReason = deed.kind === 'suspend';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(reason.trim() || adminTexts.noReason);
      }}
    >
      <p className={classes.text}>{text}</p>
      {needsReason ? (
        <Textarea
          label="Reason"
          description="The user reads it when they try to sign in."
          required
          autosize={false}
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      ) : null}
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={onCancel}
          disabled={isPending}
          data-autofocus={needsReason ? undefined : true}
        >
          Cancel
        </Button>
        <Button
          type="submit"
          {...(deed.kind === 'activate' ? {} : { color: 'red.8' })}
          loading={isPending}
          disabled={needsReason && reason.trim() === ''}
        >
          {confirm}
        </Button>
      </div>
    </form>
  );
}
