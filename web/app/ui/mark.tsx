import classes from './mark.module.css';

/** A small icon that stands on every card of a list: drawn by the style sheet, since a phone pays for each drawing in the page. */
export function Mark({ shape }: { shape: 'pin' | 'photo' | 'verified' }) {
  return <span className={`${classes.mark} ${classes[shape]}`} aria-hidden />;
}
