import { ActionIcon, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconAlertTriangle, IconDownload, IconFileText, IconTrash, IconX } from '@tabler/icons-react';
import type { AssetDocument } from '@tradewind/contract/assets';
import { sizeText } from './chosen-documents.ts';
import classes from './documents.module.css';
import type { SentDocument } from './use-documents.ts';

interface DocumentRowProps {
  document: AssetDocument;
  isOpening: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

export function DocumentRow({ document: { name, bytes, createdAt }, isOpening, onOpen, onRemove }: DocumentRowProps) {
  return (
    <li>
      <IconFileText size={26} stroke={1.4} aria-hidden />
      <div className={classes.about}>
        <strong>{name}</strong>
        <span>
          {sizeText(bytes)}, added {dayText(createdAt)}
        </span>
      </div>
      <ActionIcon variant="subtle" size="lg" aria-label={`Download ${name}`} loading={isOpening} onClick={onOpen}>
        <IconDownload size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" size="lg" aria-label={`Delete ${name}`} onClick={onRemove}>
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  );
}

const dayText = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** A file on its way, or why it did not arrive. */
export function SentRow({ sent: { file, progress, fault }, onDismiss }: { sent: SentDocument; onDismiss: () => void }) {
  const percent = Math.round(progress * 100);
  if (fault !== undefined) {
    return (
      <li data-failed>
        <IconAlertTriangle size={26} stroke={1.4} aria-hidden />
        <div className={classes.about} role="alert">
          <strong>{file.name}</strong>
          <span>Not added: {fault}</span>
        </div>
        <ActionIcon variant="subtle" size="lg" aria-label={`Dismiss ${file.name}`} onClick={onDismiss}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </li>
    );
  }
  return (
    <li>
      <IconFileText size={26} stroke={1.4} aria-hidden />
      <div className={classes.about}>
        <strong>{file.name}</strong>
        <Progress value={Math.max(percent, 2)} size="sm" color="brass.4" aria-label={`Uploading ${file.name}`} />
      </div>
      <span className={classes.percent}>{progress < 1 ? `${percent}%` : 'Saving…'}</span>
    </li>
  );
}
