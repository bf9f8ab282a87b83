import { listed } from '../../../nouns/trade/trade-sides.ts';
import classes from './builder.module.css';

/** Names what left the offer because it can no longer be chosen. */
export function GoneItems({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  const [are, were] = titles.length === 1 ? ['is', 'was'] : ['are', 'were'];
  return (
    <p className={classes.kept} role="alert">
      {listed(titles)} {are} no longer available and {were} taken out of your offer. Please look at it again before you
      send it.
    </p>
  );
}
