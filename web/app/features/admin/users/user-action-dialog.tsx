import { adminTexts } from '@tradewind/contract/admin';
import { wholeNumber } from '@tradewind/contract/numbers';
import { type Question, ReasonDialog } from '../reason-dialog.tsx';

/** An admin action on users that needs confirmation. */
export type UserAction =
  | { kind: 'suspend' | 'activate' | 'delete'; userId: string; name: string }
  | { kind: 'bulk-delete'; userIds: string[] };

function questionOf(action: UserAction): Question {
  switch (action.kind) {
    case 'suspend':
      return {
        title: 'Suspend User',
        text: `${action.name} will be signed out everywhere and unable to sign in. Their listings stay hidden until you activate the account again.`,
        confirm: 'Suspend User',
        reason: { readBy: 'The user sees it when they try to sign in.' },
      };
    case 'activate':
      return {
        title: 'Activate User',
        text: `${action.name} will be able to sign in again, and their listings will be visible again.`,
        confirm: 'Activate User',
        isHarmless: true,
      };
    case 'delete':
      return {
        title: 'Delete User',
        text: `This action cannot be undone. ${action.name} and all of their listings, messages and pictures will be permanently deleted.`,
        confirm: 'Delete User',
      };
    case 'bulk-delete': {
      const { length } = action.userIds;
      if (length === 1)
        return {
          title: 'Delete 1 user',
          text: `This action cannot be undone. If the user you selected is suspended, they will be permanently deleted along with everything in their account. ${adminTexts.onlySuspended}`,
          confirm: 'Delete User',
        };
      const many = `${wholeNumber(length)} users`;
      return {
        title: `Delete ${many}`,
        text: `This action cannot be undone. Of the ${many} you selected, those who are suspended will be permanently deleted along with everything in their accounts. ${adminTexts.onlySuspended}`,
        confirm: 'Delete Suspended Users',
      };
    }
  }
}

interface UserActionDialogProps {
  action: UserAction | undefined;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (action: UserAction, reason: string) => void;
}

/** Confirms one of the four actions on users. */
export function UserActionDialog({ action, isPending, onCancel, onConfirm }: UserActionDialogProps) {
  return (
    <ReasonDialog
      action={action}
      questionOf={questionOf}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={(confirmed, reason) => onConfirm(confirmed, reason || adminTexts.noReason)}
    />
  );
}
