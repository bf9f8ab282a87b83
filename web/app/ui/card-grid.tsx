import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps {
  label?: string;
  children: ReactNode;
}

/** A list of cards side by side, as many as fit. */
export function CardGrid({ label, children }: CardGridProps) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  );
}

/** Shown while the cards load. */
export function CardGridPlaceholder({ label, children }: CardGridProps) {
  return (
    <div className={classes.grid} {...(label && { role: 'status', 'aria-label': label })}>
      {children}
    </div>
  );
}
