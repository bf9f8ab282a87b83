import { Radio, Stack, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useMutation } from '@tanstack/react-query';
import type { NewReport } from '@tradewind/contract/reports';
import {
  REPORT_NOTE_MAX,
  type ReportReason,
  type ReportSubject,
  reportReasons,
  reportsApi,
} from '@tradewind/contract/reports';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { useTextDraft } from '../../lib/use-text-draft.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ReportDialogProps {
  title: string;
  subject: ReportSubject;
  subjectId: number;
  opened: boolean;
  onClose: () => void;
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

export default function ReportDialog({ title, subject, subjectId, opened, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useTextDraft(`report:${subject}/${subjectId}`);
  const report = useReport(() => {
    setNote('');
    onClose();
  });
  return (
    <ConfirmDialog
      title={title}
      text="Our team reads every report. No one else will know it came from you."
      confirm="Send Report"
      isHarmless
      opened={opened}
      isPending={report.isPending}
      isReady={reason !== undefined}
      onCancel={onClose}
      onConfirm={() => reason && report.mutate({ subject, subjectId, reason, note })}
    >
      <Radio.Group
        label="What’s wrong with it?"
        value={reason ?? null}
        onChange={(value) => setReason(value as ReportReason)}
      >
        <Stack gap="0.625rem" mt="0.75rem" mb="1.25rem">
          {reasons.map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Anything we should know? (Optional)"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

/** Sends a report. Calls `onDone` for duplicates too. */
function useReport(onDone: () => void) {
  return useMutation({
    mutationFn: (report: NewReport) => call(reportsApi.file, { body: report }),
    onSuccess: () => {
      showToast({ title: 'Report Received', description: 'Thank you. Our team will look into it.' });
      onDone();
    },
    onError: (error) => {
      const isKnown = error instanceof RequestError && error.status < 500;
      const already = error instanceof RequestError && error.status === 409;
      showToast({
        title: already ? 'Already Reported' : 'Report Failed',
        description: isKnown ? error.message : 'Failed to send the report. Please try again.',
        variant: already ? 'default' : 'destructive',
      });
      if (already) onDone();
    },
  });
}
