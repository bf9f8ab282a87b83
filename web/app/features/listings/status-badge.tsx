import classes from './status-badge.module.css';

/** An active listing is highlighted, any other is not. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={classes.badge} data-active={status === 'active' || undefined}>
      {status}
    </span>
  );
}
