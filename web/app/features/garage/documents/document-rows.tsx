import { ActionIcon } from '@mantine/core';
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react';
import type { AssetDocument } from '@tradewind/contract/assets';
import { readerDate } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import classes from '../../../nouns/document/document-rows.module.css';
import { sizeText } from '../../../nouns/document/size-text.ts';

interface DocumentRowProps {
  document: AssetDocument;
  /** The address of its file. */
  path: string;
  onRemove: () => void;
}

export function DocumentRow({ document: { name, bytes, createdAt }, path, onRemove }: DocumentRowProps) {
  const download = useDownload();
  return (
    <li>
      <IconFileText size={26} stroke={1.4} aria-hidden />
      <div className={classes.about}>
        <strong>{name}</strong>
        <span>
          {sizeText(bytes)}, added {readerDate(createdAt, 'medium')}
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={`Download ${name}`}
        loading={download.isPending}
        onClick={() => download.mutate({ path, name })}
      >
        <IconDownload size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" size="lg" aria-label={`Delete ${name}`} onClick={onRemove}>
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  );
}
