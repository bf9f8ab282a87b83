import type { ReactNode } from 'react';
import classes from './page-title.module.css';

/** The heading of a screen with a line of explanation. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className={classes.block}>
      <h1 className={classes.title}>{children}</h1>
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
    </div>
  );
}
