import { Button, Modal, Radio, Stack, Textarea } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { REPORT_NOTE_MAX, type ReportReason, type ReportSubject, reportReasons } from '@tradewind/contract/reports';
import { type FormEvent, useState } from 'react';
import classes from './report-dialog.module.css';
import { useReport } from './use-report.ts';

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
  const [note, setNote] = useState('');
  const report = useReport(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (reason) report.mutate({ subject, subjectId, reason, note });
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      classNames={classes}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit}>
        <Radio.Group
          label="What is wrong with it?"
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
        <p className={classes.text}>Our team reads every report. Nobody else learns that it came from you.</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={reason === undefined} loading={report.isPending}>
            Send report
          </Button>
        </div>
      </form>
    </Modal>
  );
}
