import { personPath } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './person-link.module.css';

/** A name that leads to the person's public profile, if they have one. */
export function PersonLink({ username, children }: { username: string | null | undefined; children: ReactNode }) {
  if (!username) return children;
  return (
    <Link to={personPath(username)} className={classes.name}>
      {children}
    </Link>
  );
}
