import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  heading: string;
  text: string;
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ icon, heading, text, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {icon}
      <h3>{heading}</h3>
      <p>{text}</p>
      {action}
    </div>
  );
}
