import type { ReactNode } from 'react';
import classes from './check-badge.module.css';
import { Mark } from './mark.tsx';

interface CheckBadgeProps {
  /** Unique on the page. */
  id: string;
  text: string;
  /** Explains what was checked and what was not. */
  children: ReactNode;
}

/** A badge for something that was checked. The browser opens its explanation by mouse, keyboard and touch, also without scripts. */
export function CheckBadge({ id, text, children }: CheckBadgeProps) {
  return (
    <>
      <button type="button" className={classes.badge} popoverTarget={id}>
        <Mark shape="verified" />
        {text}
      </button>
      <div id={id} popover="auto" className={classes.note} role="note">
        {children}
      </div>
    </>
  );
}
