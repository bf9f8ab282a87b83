import { HULL_NUMBER_HINT, hullNumberNote } from '@tradewind/contract/hull-numbers';
import classes from './hull-number-note.module.css';

/** The hint of a field for a hull number: it reads the number back while it is typed. */
export function HullNumberNote({ value, year }: { value: string; year: number }) {
  const note = hullNumberNote(value, year);
  if (note === undefined) return HULL_NUMBER_HINT;
  return (
    <span className={classes.note} data-kind={note.kind}>
      {note.text}
    </span>
  );
}
