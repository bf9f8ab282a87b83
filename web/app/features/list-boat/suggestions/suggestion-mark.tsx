import classes from './suggestion-mark.module.css';

/** Stands at a value that we filled in. It is part of the field's description, so a screen reader says it, too. */
export function SuggestionMark() {
  return <span className={classes.mark}>Suggested</span>;
}
