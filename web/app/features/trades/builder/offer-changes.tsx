import type { TradeLeg } from '@tradewind/contract/trades';
import { changesBetween, changeText } from '../../../nouns/trade/revision-changes.ts';
import classes from './builder.module.css';

interface OfferChangesProps {
  former: readonly TradeLeg[];
  legs: readonly TradeLeg[];
  reader: string;
  otherName: string;
}

/** How the offer in the making differs from the one it answers. */
export function OfferChanges({ former, legs, reader, otherName }: OfferChangesProps) {
  const texts = changesBetween(former, legs).map((change) => ({
    what: change.what,
    text: changeText(change, change.leg.from === reader ? 'you' : otherName),
  }));
  return (
    <section className={classes.changes} aria-label="What you change">
      <h3>What you change</h3>
      {texts.length === 0 ? <p>Nothing yet.</p> : null}
      <ul>
        {texts.map(({ what, text }) => (
          <li key={text} data-what={what}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
