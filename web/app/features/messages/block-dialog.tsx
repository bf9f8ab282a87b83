import { Button, Modal } from '@mantine/core';
import classes from './chat-window.module.css';

interface BlockDialogProps {
  name: string;
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onBlock: () => void;
}

export function BlockDialog({ name, opened, isPending, onCancel, onBlock }: BlockDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={`Block ${name}?`}
      centered
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.question}>
        {name} will no longer be able to write to you, nor you to {name}. You can lift the block whenever you like.
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onCancel} disabled={isPending} data-autofocus>
          Cancel
        </Button>
        <Button color="red.8" onClick={onBlock} loading={isPending}>
          Block
        </Button>
      </div>
    </Modal>
  );
}
