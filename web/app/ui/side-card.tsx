import type { ReactNode } from 'react';
import classes from './side-card.module.css';

export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
