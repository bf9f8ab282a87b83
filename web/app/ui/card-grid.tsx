import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps {
  label?: string;
  children: ReactNode;
}

/** Cards side by side, as many as fit: one in each item of a list. */
export function CardGrid({ label, children }: CardGridProps) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  );
}

/** What stands in their place until they are there. */
export function CardGridPlaceholder({ label, children }: CardGridProps) {
  return (
    <div className={classes.grid} {...(label && { role: 'status', 'aria-label': label })}>
      {children}
    </div>
  );
}
