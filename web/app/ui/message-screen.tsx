import type { ReactNode } from 'react';
import classes from './message-screen.module.css';
import { Page } from './page.tsx';

interface MessageScreenProps {
  heading: string;
  /** A line above the heading. */
  kicker?: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A screen with a single message, such as not found, failed or sign in first. */
export function MessageScreen({ heading, kicker, children, actions }: MessageScreenProps) {
  return (
    <Page width="text">
      <div className={classes.message}>
        {kicker === undefined ? null : <p className={classes.kicker}>{kicker}</p>}
        <h1 className={classes.heading}>{heading}</h1>
        <div className={classes.body}>{children}</div>
        {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
      </div>
    </Page>
  );
}
