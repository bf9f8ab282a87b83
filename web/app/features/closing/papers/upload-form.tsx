import { Button, FileButton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { UPLOAD_TYPES } from '@tradewind/contract/closing-document';
import { CLOSING_UPLOAD } from '@tradewind/contract/closing-documents';
import rows from '../../../nouns/document/document-rows.module.css';
import { SentRow } from '../../../nouns/document/sent-row.tsx';
import classes from '../tasks/task.module.css';
import { DocumentRow } from './document-row.tsx';
import { usePaperUploads } from './use-paper-uploads.ts';

interface UploadFormProps {
  closing: Closing;
  task: ClosingTask;
}

/** The papers of a task: those that are there, and a button for more. */
export function UploadForm({ closing, task }: UploadFormProps) {
  const { sent, add, dismiss } = usePaperUploads(closing.tradeId, { task: String(task.id) });
  const known = closing.documents.filter((document) => document.task === task.id);
  return (
    <div className={classes.form}>
      {known.length + sent.length === 0 ? null : (
        <ul className={rows.rows} aria-label="Papers for this step">
          {known.map((document) => (
            <DocumentRow key={document.id} closing={closing} document={document} />
          ))}
          {sent.map((one) => (
            <SentRow key={one.id} sent={one} onDismiss={() => dismiss(one.id)} />
          ))}
        </ul>
      )}
      {task.actions.includes('upload') ? (
        <>
          <FileButton multiple accept={Object.keys(UPLOAD_TYPES).join()} onChange={(files) => void add(files)}>
            {(button) => (
              <Button
                {...button}
                size="md"
                variant={known.length === 0 ? 'filled' : 'default'}
                leftSection={<IconFilePlus size={18} aria-hidden />}
              >
                {known.length === 0 ? 'Choose a File or Take a Photo' : 'Add Another File'}
              </Button>
            )}
          </FileButton>
          <p className={classes.limits}>
            PDF, JPEG, PNG or WebP, up to {CLOSING_UPLOAD.maxBytes / 1024 / 1024} MB each. The broker checks it.
          </p>
        </>
      ) : null}
    </div>
  );
}
