import { Button, FileButton } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { documentTypes, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@tradewind/contract/asset-form';
import { type Asset, type AssetDocument, assetsApi } from '@tradewind/contract/assets';
import { pathOf } from '@tradewind/contract/endpoint';
import { megabytesText } from '@tradewind/contract/file-sizes';
import { useState } from 'react';
import rows from '../../../nouns/document/document-rows.module.css';
import { SentRow } from '../../../nouns/document/sent-row.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DocumentRow } from './document-rows.tsx';
import classes from './documents.module.css';
import { useDocuments } from './use-documents.ts';

/** The proof documents of an asset: list, upload, download and delete. */
export function Documents({ asset }: { asset: Asset }) {
  const { sent, add, dismiss, retry, remove } = useDocuments(asset);
  const [asked, setAsked] = useState<AssetDocument>();
  const mayAdd = asset.actions.includes('addDocument');
  return (
    <section className={classes.documents} aria-labelledby="documents">
      <h2 id="documents">Proof documents</h2>
      <p>
        A title, a deed, a registration, a booking: what shows that it’s yours. Only you can see it, and later the
        person you trade it with.
      </p>
      {asset.documents.length + sent.length === 0 ? null : (
        <ul className={rows.rows} aria-label="Your documents">
          {asset.documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              path={pathOf(assetsApi.readDocument, { id: asset.id, documentId: document.id })}
              onRemove={() => setAsked(document)}
            />
          ))}
          {sent.map((one) => (
            <SentRow key={one.id} sent={one} onDismiss={() => dismiss(one.id)} onRetry={() => void retry(one.id)} />
          ))}
        </ul>
      )}
      <FileButton multiple accept={documentTypes.join()} disabled={!mayAdd} onChange={(files) => void add(files)}>
        {(button) => (
          <Button {...button} variant="default" disabled={!mayAdd} leftSection={<IconFilePlus size={18} aria-hidden />}>
            Add Documents
          </Button>
        )}
      </FileButton>
      <p className={classes.limits}>
        {mayAdd
          ? `PDF, JPEG or PNG, up to ${megabytesText(MAX_DOCUMENT_BYTES)} each, ${MAX_DOCUMENTS} documents in all.`
          : `You’ve added all ${MAX_DOCUMENTS} documents. Remove one to add another.`}
      </p>
      <ConfirmDialog
        title="Delete this document?"
        text={`“${asked?.name ?? ''}” will be deleted for good.`}
        confirm="Delete Document"
        opened={asked !== undefined}
        isPending={remove.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && remove.mutate(asked, { onSettled: () => setAsked(undefined) })}
      />
    </section>
  );
}
