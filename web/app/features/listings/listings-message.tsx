import { IconSailboat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './my-listings.module.css';

/** Stands where the grid would be. */
export function ListingsMessage({ heading, text, action }: { heading: string; text: string; action: ReactNode }) {
  return (
    <div className={classes.message}>
      <IconSailboat size={48} stroke={1.25} aria-hidden />
      <h2>{heading}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
