import { ConfirmDialog } from './confirm-dialog.tsx';

interface SignOutDialogProps {
  opened: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

export default function SignOutDialog(dialog: SignOutDialogProps) {
  return (
    <ConfirmDialog
      title="Sign out without saving?"
      text="Signing out removes your unsaved changes, drafts and unsent messages from this browser."
      confirm="Sign Out"
      cancel="Stay signed in"
      isPending={false}
      {...dialog}
    />
  );
}
