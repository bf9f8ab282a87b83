import { REMOVAL_UNDO_DAYS } from '@tradewind/contract/removal';
import type { ReportDecision } from '@tradewind/contract/report-review';
import type { ReportSubject } from '@tradewind/contract/reports';
import { type Question, ReasonDialog } from '../reason-dialog.tsx';
import type { SeriousAction } from './use-report-decision.ts';

interface ReportDialogProps {
  asked: SeriousAction | undefined;
  subject: ReportSubject;
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

export const SUBJECT_NAMES: Record<ReportSubject, string> = {
  message: 'Message',
  boat: 'Listing',
  review: 'Review',
  reply: 'Reply',
};

const REMOVALS: Record<ReportSubject, string> = {
  message: 'This action cannot be undone. The message disappears for everyone.',
  boat: `The listing disappears for everyone. You can restore it for ${REMOVAL_UNDO_DAYS} days under Listings.`,
  review: 'This action cannot be undone. The review disappears for everyone and no longer counts.',
  reply: 'This action cannot be undone. The reply disappears for everyone; the review stays.',
};

function removal(subject: ReportSubject): Question {
  const title = `Remove ${SUBJECT_NAMES[subject]}`;
  return { title, text: REMOVALS[subject], confirm: title };
}
