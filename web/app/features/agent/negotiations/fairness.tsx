import type { Negotiation } from '@tradewind/contract/negotiations';
import classes from './negotiation-view.module.css';

/** From this share of the fairest possible on there is nothing left to say. */
const AS_FAIR_AS_POSSIBLE = 0.995;

type FairnessProps = NonNullable<Negotiation['fairness']> & { firstName: string };

/** How the proposal shares what both gain by it. */
export function Fairness({ yourShare, theirShare, nash, firstName }: FairnessProps) {
  return (
    <section className={classes.fairness} aria-labelledby="fairness">
      <h3 id="fairness">How fair is this deal?</h3>
      <div className={classes.bar} aria-hidden>
        <span style={{ flexGrow: yourShare }} />
        <span style={{ flexGrow: theirShare }} />
      </div>
      <p className={classes.shares}>
        <span>Your share: {yourShare}%</span>
        <span>
          {firstName}’s share: {theirShare}%
        </span>
      </p>
      <p>
        This is how the trade splits its total gain between you.{' '}
        {nash >= AS_FAIR_AS_POSSIBLE
          ? 'No other price would be fairer to both of you.'
          : `The split is ${Math.round(nash * 100)}% as fair as it could be.`}
      </p>
    </section>
  );
}
