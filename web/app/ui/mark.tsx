import classes from './mark.module.css';

/** A small icon for cards, drawn by the style sheet, since inline SVGs would add to the page for every card. */
export function Mark({ shape }: { shape: 'pin' | 'photo' | 'verified' }) {
  return <span className={`${classes.mark} ${classes[shape]}`} aria-hidden />;
}
