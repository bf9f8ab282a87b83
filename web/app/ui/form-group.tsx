import type { ReactNode } from 'react';
import classes from './form-group.module.css';

interface FormGroupProps {
  title: string;
  /** A line below the title. */
  lead?: string;
  children: ReactNode;
}

/** Fields of a form that belong together, side by side where they fit. */
export function FormGroup({ title, lead, children }: FormGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}

/** A field that takes the whole width. */
export const WideField = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;
