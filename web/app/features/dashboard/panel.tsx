import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** A line below the title. */
  lead?: string;
  /** A link to the full list. */
  more?: { to: string; label: string };
  children: ReactNode;
}

export function Panel({ title, lead, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more === undefined ? null : (
          <Link to={more.to} preventScrollReset>
            {more.label}
          </Link>
        )}
      </header>
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
