import type { ReactNode } from 'react';
import classes from './count-badge.module.css';

const MOST_SHOWN = 99;

/** A number behind a link of the navigation; nothing for zero. `children` say what is counted. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      {children}
    </span>
  );
}
