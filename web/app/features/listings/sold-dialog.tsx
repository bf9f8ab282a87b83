import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface SoldDialogProps {
  title: string;
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

export function SoldDialog({ title, ...dialog }: SoldDialogProps) {
  return (
    <ConfirmDialog
      title="Is it sold?"
      text={`Visitors will see that "${title}" is no longer available. You can list it again at any time.`}
      confirm="Mark as Sold"
      isHarmless
      {...dialog}
    />
  );
}
