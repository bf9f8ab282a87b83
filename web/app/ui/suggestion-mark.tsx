import classes from './suggestion-mark.module.css';

/** Marks a suggested value. Part of the field's description, so that screen readers announce it. */
export function SuggestionMark() {
  return <span className={classes.mark}>Suggested</span>;
}
