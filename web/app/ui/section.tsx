import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** plain: the page's background; sand: a warm band; sea: a navy band. */
  tone?: 'plain' | 'sand' | 'sea';
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band with content in the page's width. */
export function Section({ tone = 'plain', labelledBy, children }: SectionProps) {
  return (
    <section className={classes.band} data-tone={tone} aria-labelledby={labelledBy}>
      <div className={classes.content}>{children}</div>
    </section>
  );
}

interface SectionTitleProps {
  id?: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function SectionTitle({ id, lead, children }: SectionTitleProps) {
  return (
    <div className={classes.heading}>
      <h2 id={id} className={classes.title}>
        {children}
      </h2>
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
    </div>
  );
}
