import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

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
      text={`${name} will no longer be able to write to you, nor you to ${name}. You can lift the block whenever you like.`}
      confirm="Block"
      onConfirm={onBlock}
      {...dialog}
    />
  );
}
