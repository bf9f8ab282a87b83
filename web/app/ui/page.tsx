import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  /** narrow: a form; text: something to read; wide: everything else. */
  width?: 'narrow' | 'text' | 'wide';
  children: ReactNode;
}

/** Gives a screen its width, its gutters and its air above and below. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
