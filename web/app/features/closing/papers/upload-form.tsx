import { Button, FileButton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { UPLOAD_TYPES } from '@tradewind/contract/closing-document';
import { CLOSING_UPLOAD } from '@tradewind/contract/closing-documents';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { megabytesText } from '@tradewind/contract/file-sizes';
import { showToast } from '../../../lib/toasts.ts';
import rows from '../../../nouns/document/document-rows.module.css';
import { SentRow } from '../../../nouns/document/sent-row.tsx';
import classes from '../tasks/task.module.css';
import { DocumentRow } from './document-row.tsx';
import { usePaperUploads } from './room-uploads.tsx';

interface UploadFormProps {
  closing: Closing;
  task: ClosingTask;
}

const sentText = (count: number) => (count === 1 ? 'Paper sent' : `${count} papers sent`);

/** A letter goes to the broker together with its amounts. */
const nextText = ({ kind, state }: ClosingTask) =>
  kind === 'payoff' && state === 'open' ? 'save its amounts next.' : 'the broker looks at it.';

/** The papers of a task: those that are there, and a button for more. */
export function UploadForm({ closing, task }: UploadFormProps) {
  const { sent, add, dismiss, retry } = usePaperUploads(task.id);
  const known = closing.documents.filter((document) => document.task === task.id);
  const isBroker = closing.position === null;
  const isOptional = task.actions.some((action) => action !== 'upload' && action !== 'waive');
  const finish = async (sending: Promise<number>) => {
    const arrived = await sending;
    if (arrived > 0 && !isBroker)
      showToast({ title: sentText(arrived), description: `${TASK_WORDS[task.kind].name}: ${nextText(task)}` });
  };
  return (
    <div className={classes.form}>
      {known.length + sent.length === 0 ? null : (
        <ul className={rows.rows} aria-label="Papers for this step">
          {known.map((document) => (
            <DocumentRow key={document.id} closing={closing} document={document} />
          ))}
          {sent.map((one) => (
            <SentRow
              key={one.id}
              sent={one}
              onDismiss={() => dismiss(one.id)}
              onRetry={() => void finish(retry(one.id))}
            />
          ))}
        </ul>
      )}
      {task.actions.includes('upload') ? (
        <>
          <FileButton multiple accept={Object.keys(UPLOAD_TYPES).join()} onChange={(files) => void finish(add(files))}>
            {(button) => (
              <Button
                {...button}
                size="md"
                variant={known.length === 0 && !isOptional ? 'filled' : 'default'}
                leftSection={<IconFilePlus size={18} aria-hidden />}
              >
                {known.length === 0 ? 'Choose Files or Take a Photo' : 'Add Another File'}
              </Button>
            )}
          </FileButton>
          <p className={classes.limits}>
            PDF, JPEG, PNG or WebP, up to {megabytesText(CLOSING_UPLOAD.maxBytes)} each.{' '}
            {isBroker ? 'It stays in the record.' : 'The broker checks it.'}
          </p>
        </>
      ) : null}
    </div>
  );
}
