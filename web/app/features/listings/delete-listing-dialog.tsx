import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import classes from './delete-listing-dialog.module.css';

interface DeleteListingDialogProps {
  title: string;
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

export function DeleteListingDialog({ title, opened, isPending, onCancel, onDelete }: DeleteListingDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title="Are you sure?"
      centered
      classNames={classes}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.text}>
        This action cannot be undone. Your boat listing "{title}" will be permanently deleted from the platform.
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={isPending} data-autofocus>
          Cancel
        </Button>
        <Button color="red.8" onClick={onDelete} loading={isPending}>
          Delete Listing
        </Button>
      </div>
    </Modal>
  );
}
