import classes from './stars.module.css';

/** Five stars for every seller, whatever the figures. */
export function FiveStars() {
  return <span className={classes.stars} role="img" aria-label="Five stars" />;
}
