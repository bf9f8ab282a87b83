import { Button, FileButton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { Closing } from '@tradewind/contract/closing';
import { UPLOAD_TYPES } from '@tradewind/contract/closing-document';
import rows from '../../../nouns/document/document-rows.module.css';
import { SentRow } from '../../../nouns/document/sent-row.tsx';
import { Refusal } from '../tasks/refusal.tsx';
import classes from '../tasks/task.module.css';
import { DocumentRow } from './document-row.tsx';
import { usePaperUploads } from './room-uploads.tsx';

/** Awards and orders that were uploaded and not recorded yet. */
const waiting = ({ documents }: Closing) =>
  documents.filter(({ kind, state }) => kind === 'decision' && state === 'submitted');

/** The paper that the broker is about to record. */
export const decisionToRecord = (closing: Closing): number | undefined => waiting(closing).at(-1)?.id;

/** The award or the order itself. Everyone in the trade can read it. */
export function DecisionPaper({ closing, error }: { closing: Closing; error: string | undefined }) {
  const { sent, add, dismiss, retry } = usePaperUploads('decision');
  const known = waiting(closing);
  return (
    <div className={classes.form}>
      {known.length + sent.length === 0 ? null : (
        <ul className={rows.rows} aria-label="The uploaded paper">
          {known.map((document) => (
            <DocumentRow key={document.id} closing={closing} document={document} />
          ))}
          {sent.map((one) => (
            <SentRow key={one.id} sent={one} onDismiss={() => dismiss(one.id)} onRetry={() => void retry(one.id)} />
          ))}
        </ul>
      )}
      {known.length > 0 ? null : (
        <FileButton accept={Object.keys(UPLOAD_TYPES).join()} onChange={(file) => void add(file ? [file] : [])}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconFilePlus size={18} aria-hidden />}>
              Upload the Award or Order
            </Button>
          )}
        </FileButton>
      )}
      {known.length > 0 ? null : <Refusal text={error} />}
    </div>
  );
}
