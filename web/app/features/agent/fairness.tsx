import type { Negotiation } from '@tradewind/contract/negotiations';
import classes from './negotiation-view.module.css';

/** From this share of the fairest possible on there is nothing left to say. */
const AS_FAIR_AS_POSSIBLE = 0.995;

type FairnessProps = NonNullable<Negotiation['fairness']> & { firstName: string };

/** How the proposal shares what both gain by it. */
export function Fairness({ yourShare, theirShare, nash, firstName }: FairnessProps) {
  return (
    <section className={classes.fairness} aria-labelledby="fairness">
      <h3 id="fairness">How fair it is</h3>
      <div className={classes.bar} aria-hidden>
        <span style={{ flexGrow: yourShare }} />
        <span style={{ flexGrow: theirShare }} />
      </div>
      <p className={classes.shares}>
        <span>You gain {yourShare}%</span>
        <span>
          {firstName} gains {theirShare}%
        </span>
      </p>
      <p>
        Of what the two of you gain by trading.{' '}
        {nash >= AS_FAIR_AS_POSSIBLE
          ? 'No other price would be fairer to both.'
          : `${Math.round(nash * 100)}% of the fairest possible.`}
      </p>
    </section>
  );
}
