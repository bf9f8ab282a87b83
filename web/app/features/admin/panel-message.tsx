import { Button, Skeleton } from '@mantine/core';
import classes from './panel.module.css';

interface PanelMessageProps {
  text?: string;
  isPending?: boolean;
  isError?: boolean;
  /** A name for the content. */
  what?: string;
  onRetry?: () => void;
}

/** Replaces a list that is loading, failed or empty. */
export function PanelMessage({ text, isPending, isError, what = 'list', onRetry }: PanelMessageProps) {
  if (isPending) return <Skeleton height={420} radius={16} role="status" aria-label={`Loading the ${what}`} />;
  return (
    <div className={classes.message}>
      <p>{isError ? `We couldn’t load the ${what}.` : text}</p>
      {isError ? <Button onClick={onRetry}>Try Again</Button> : null}
    </div>
  );
}
