import { Button, Skeleton } from '@mantine/core';
import classes from './panel.module.css';

interface PanelMessageProps {
  text?: string;
  isPending?: boolean;
  isError?: boolean;
  /** What is loaded, in words. */
  what?: string;
  onRetry?: () => void;
}

/** What a panel shows instead of a list: that it loads, that it failed, or that there is nothing. */
export function PanelMessage({ text, isPending, isError, what = 'list', onRetry }: PanelMessageProps) {
  if (isPending) return <Skeleton height={420} radius={16} role="status" aria-label={`Loading the ${what}`} />;
  return (
    <div className={classes.message}>
      <p>{isError ? `We couldn’t load the ${what}.` : text}</p>
      {isError ? <Button onClick={onRetry}>Try Again</Button> : null}
    </div>
  );
}
