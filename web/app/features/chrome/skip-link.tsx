import { CONTENT_ID } from './content-id.ts';
import classes from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={classes.link} href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
