import { CloseButton } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  children: ReactNode;
  /** Buttons or links. */
  actions: ReactNode;
  onDismiss?: () => void;
}

/** A line above the screen for notices about the account. */
export function NoticeBar({ children, actions, onDismiss }: NoticeBarProps) {
  return (
    <div role="status" className={classes.bar}>
      <div className={classes.line}>
        <p className={classes.text}>{children}</p>
        <div className={classes.actions}>{actions}</div>
        {onDismiss ? <CloseButton className={classes.close} aria-label="Dismiss" onClick={onDismiss} /> : null}
      </div>
    </div>
  );
}

export const NoticeAction = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={classes.action} />
);

export const NoticeLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={classes.action}>
    {children}
  </Link>
);
