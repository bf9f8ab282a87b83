import '@mantine/core/styles/Progress.layer.css';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconFileText, IconX } from '@tabler/icons-react';
import classes from './document-rows.module.css';

/** A file on its way, or one that did not arrive and why. */
export interface SentDocument {
  id: string;
  file: File;
  /** From 0 to 1. */
  progress: number;
  fault?: string | undefined;
  /** Whether the same file may arrive the next time. */
  mayRetry?: boolean;
}

interface SentRowProps {
  sent: SentDocument;
  onDismiss: () => void;
  onRetry: () => void;
}

/** A file on its way, or why it did not arrive. */
export function SentRow({ sent: { file, progress, fault, mayRetry = false }, onDismiss, onRetry }: SentRowProps) {
  const percent = Math.round(progress * 100);
  if (fault !== undefined) {
    return (
      <li data-failed>
        <IconAlertTriangle size={26} stroke={1.4} aria-hidden />
        <div className={classes.about} role="alert">
          <strong>{file.name}</strong>
          <span>Not added: {fault}</span>
        </div>
        {mayRetry ? (
          <Button variant="default" size="xs" aria-label={`Try again: ${file.name}`} onClick={onRetry}>
            Try Again
          </Button>
        ) : null}
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
