import { ConfirmDialog } from './confirm-dialog.tsx';

interface SignOutQuestionProps {
  opened: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

export default function SignOutQuestion(dialog: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      title="Sign out without saving?"
      text="Your unsaved changes are removed from this browser when you sign out."
      confirm="Sign Out"
      cancel="Keep editing"
      isPending={false}
      {...dialog}
    />
  );
}
