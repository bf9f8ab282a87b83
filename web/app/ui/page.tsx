import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  /** narrow: forms; text: articles; wide: everything else. */
  width?: 'narrow' | 'text' | 'wide';
  children: ReactNode;
}

/** Sets a screen's width, gutters and vertical padding. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
