import { ActionIcon, Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import type { ReportSubject } from '@tradewind/contract/reports';
import { useEffect, useState } from 'react';
import { replayed } from '../../lib/hydration.ts';
import { type Intent, takeIntent } from '../../lib/intents.ts';
import { useToken } from '../../lib/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), {
  waiting: 'You can report this when you are back online.',
});

interface ReportButtonProps {
  subject: ReportSubject;
  subjectId: number;
  /** Called for visitors instead of opening the dialog. */
  onVisitor?: (intent: Intent) => void;
}

const labels: Record<ReportSubject, string> = {
  message: 'Report message',
  boat: 'Report this listing',
  review: 'Report this review',
  reply: 'Report this reply',
};

/** Reports something to the admins: a text button below a listing, an icon next to everything else. */
export function ReportButton({ subject, subjectId, onVisitor }: ReportButtonProps) {
  const isVisitor = useToken() === null;
  const [opened, setOpened] = useState<boolean>();
  const label = labels[subject];
  const open = () => (isVisitor && onVisitor ? onVisitor({ kind: 'report-boat', boatId: subjectId }) : setOpened(true));

  useEffect(() => {
    if (isVisitor || subject !== 'boat') return;
    if (takeIntent(['report-boat'], ({ boatId }) => boatId === subjectId)) setOpened(true);
  }, [isVisitor, subject, subjectId]);

  return (
    <>
      {subject !== 'boat' ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink-soft)"
          size={32}
          aria-label={label}
          title={label}
          onClick={open}
        >
          <IconFlag size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink-soft)"
          size="compact-md"
          leftSection={<IconFlag size={16} aria-hidden />}
          {...replayed(`report-${subject}-${subjectId}`)}
          onClick={open}
        >
          {label}
        </Button>
      )}
      {opened === undefined ? null : (
        <ReportDialog
          title={label}
          subject={subject}
          subjectId={subjectId}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
