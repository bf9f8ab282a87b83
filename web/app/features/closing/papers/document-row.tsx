import { ActionIcon } from '@mantine/core';
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import type { ClosingDocument, DocumentState } from '@tradewind/contract/closing-document';
import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { pathOf } from '@tradewind/contract/endpoint';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useDownload } from '../../../lib/download.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import classes from '../../../nouns/document/document-rows.module.css';
import { sizeText } from '../../../nouns/document/size-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { closingQuery } from '../closing-query.ts';

const stateNames: Record<DocumentState, string> = {
  written: 'By Tradewind',
  submitted: 'The broker looks at it',
  approved: 'Approved',
  returned: 'Returned: please replace it',
};
const namesForBroker: Record<DocumentState, string> = {
  ...stateNames,
  submitted: 'To check',
  returned: 'Returned to be replaced',
};

/** The broker's own paper waits for nobody else. */
function stateText({ position }: Closing, { kind, state }: ClosingDocument): string {
  if (kind === 'decision') return state === 'approved' ? 'Recorded' : 'Not recorded yet';
  return (position === null ? namesForBroker : stateNames)[state];
}

const signedText = ({ signatures }: ClosingDocument) =>
  signatures.length === 0 ? '' : `, ${signatures.length === 1 ? '1 signature' : `${signatures.length} signatures`}`;

interface DocumentRowProps {
  closing: Closing;
  document: ClosingDocument;
  /** Says what it shows and whose it is, where its place does not. */
  about?: string | undefined;
}

/** One document with its state. */
export function DocumentRow({ closing, document, about }: DocumentRowProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const download = useDownload();
  const { id, name, size, state, actions } = document;
  const removing = useSingleMutation({
    mutationFn: () => call(closingDocumentsApi.remove, { params: { id } }),
    onSuccess: () =>
      client.setQueryData(
        closingQuery(closing.tradeId).queryKey,
        (known) => known && { ...known, documents: known.documents.filter((one) => one.id !== id) },
      ),
    onError: (error) => showToast({ title: 'Not removed', description: failureText(error), variant: 'destructive' }),
    onSettled: () => setAsked(false),
  });
  return (
    <li data-failed={state === 'returned' || undefined}>
      <IconFileText size={26} stroke={1.4} aria-hidden />
      <div className={classes.about}>
        <strong>{name}</strong>
        {about === undefined ? null : <span>{about}</span>}
        <span>
          {sizeText(size)} · {stateText(closing, document)}
          {signedText(document)}
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={`Download ${name}`}
        loading={download.isPending}
        onClick={() => download.mutate({ path: pathOf(closingDocumentsApi.read, { id }), name })}
      >
        <IconDownload size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      {actions.includes('remove') ? (
        <ActionIcon variant="subtle" size="lg" aria-label={`Remove ${name}`} onClick={() => setAsked(true)}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      ) : null}
      <ConfirmDialog
        title="Remove this document?"
        text={`“${name}” will be deleted for good.`}
        confirm="Remove Document"
        opened={asked}
        isPending={removing.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => removing.mutate()}
      />
    </li>
  );
}
