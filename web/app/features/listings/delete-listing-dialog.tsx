import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteListingDialogProps {
  title: string;
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

export function DeleteListingDialog({ title, onDelete, ...dialog }: DeleteListingDialogProps) {
  return (
    <ConfirmDialog
      title="Are you sure?"
      text={`This action cannot be undone. Your boat listing "${title}" will be permanently deleted from the platform.`}
      confirm="Delete Listing"
      onConfirm={onDelete}
      {...dialog}
    />
  );
}
