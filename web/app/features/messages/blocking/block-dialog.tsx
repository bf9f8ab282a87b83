import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface BlockDialogProps {
  name: string;
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onBlock: () => void;
}

export function BlockDialog({ name, onBlock, ...dialog }: BlockDialogProps) {
  return (
    <ConfirmDialog
      title={`Block ${name}?`}
      text={`You and ${name} won’t be able to message each other. You can unblock ${name} at any time.`}
      confirm="Block"
      onConfirm={onBlock}
      {...dialog}
    />
  );
}
