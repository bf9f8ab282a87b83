import classes from './featured-badge.module.css';

export function FeaturedBadge() {
  return <span className={classes.badge}>Featured</span>;
}
