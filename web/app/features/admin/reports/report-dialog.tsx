import { REMOVAL_UNDO_DAYS } from '@tradewind/contract/removal';
import type { ReportDecision } from '@tradewind/contract/report-review';
import { type Question, ReasonDialog } from '../reason-dialog.tsx';
import type { SeriousAction } from './use-report-decision.ts';

interface ReportDialogProps {
  asked: SeriousAction | undefined;
  subject: 'message' | 'boat';
  name: string;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (decision: ReportDecision) => void;
}

export function ReportDialog({ asked, subject, name, isPending, onCancel, onConfirm }: ReportDialogProps) {
  return (
    <ReasonDialog
      action={asked}
      questionOf={(action) => (action === 'suspend' ? suspension(name) : removal(subject))}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={(action, reason) => onConfirm({ action, ...(action === 'suspend' && { reason }) })}
    />
  );
}

const suspension = (name: string): Question => ({
  title: 'Suspend Author',
  text: `${name} will be signed out everywhere and unable to sign in until you activate the account again.`,
  confirm: 'Suspend Author',
  reason: {},
});

function removal(subject: 'message' | 'boat'): Question {
  const title = subject === 'boat' ? 'Remove Listing' : 'Remove Message';
  const text =
    subject === 'boat'
      ? `The listing disappears for everyone. You can restore it for ${REMOVAL_UNDO_DAYS} days under Listings.`
      : 'This action cannot be undone. The message disappears for everyone.';
  return { title, text, confirm: title };
}
