import { paths } from '@tradewind/contract/paths';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { TradeLeg } from '@tradewind/contract/trades';
import { Link } from 'react-router';
import classes from './leg-list.module.css';
import { LegPicture } from './leg-picture.tsx';
import { legKey } from './trade-sides.ts';
import { bitcoinTerms } from './trade-texts.ts';

interface LegListProps {
  legs: readonly TradeLeg[];
  /** The legs that are new or other than before, by key, with what is said about them. */
  changes?: ReadonlyMap<string, string>;
  /** The legs of the former version that are gone. */
  removed?: readonly TradeLeg[];
  /** Links lead away from what is being decided, so that some places go without. */
  isLinked?: boolean;
  /** Whether the reader may look at the assets: the people of a trade can, while it goes on. */
  showsAssets?: boolean;
}

/** The legs in one direction, one line each, with their values. */
export function LegList({ legs, changes, removed = [], isLinked = true, showsAssets = false }: LegListProps) {
  if (legs.length + removed.length === 0) return <p className={classes.nothing}>Nothing</p>;
  return (
    <ul className={classes.legs}>
      {legs.map((leg) => (
        <li key={legKey(leg)} data-changed={changes?.has(legKey(leg)) || undefined}>
          <LegPicture leg={leg} />
          <span className={classes.words}>
            {leg.boatId !== undefined && isLinked ? (
              <Link to={paths.boat(leg.boatId)} className={classes.title} title={leg.title}>
                {leg.title}
              </Link>
            ) : leg.assetId !== undefined && isLinked && showsAssets ? (
              <Link to={paths.asset(leg.assetId)} className={classes.title} title={leg.title}>
                {leg.title}
              </Link>
            ) : (
              <span className={classes.title} title={leg.title}>
                {leg.title}
              </span>
            )}
            {leg.kind === 'bitcoin' ? <small>{bitcoinTerms(leg)}</small> : null}
            {leg.taken ? <small className={classes.taken}>Reserved for another trade</small> : null}
            {changes?.has(legKey(leg)) ? <small className={classes.change}>{changes.get(legKey(leg))}</small> : null}
          </span>
          <span className={classes.value}>{exactPriceText(leg.value)}</span>
        </li>
      ))}
      {removed.map((leg) => (
        <li key={`removed ${legKey(leg)}`} data-removed>
          <LegPicture leg={leg} />
          <span className={classes.words}>
            <del className={classes.title}>{leg.title}</del>
            <small className={classes.change}>Removed</small>
          </span>
          <del className={classes.value}>{exactPriceText(leg.value)}</del>
        </li>
      ))}
    </ul>
  );
}
