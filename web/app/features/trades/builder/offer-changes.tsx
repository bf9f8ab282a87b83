import { changesBetween, changeText } from '../../../nouns/trade/revision-changes.ts';
import { followingDeposits, termChanges } from '../terms/terms-texts.ts';
import classes from './builder.module.css';
import type { Offer } from './offer-draft.ts';

interface OfferChangesProps {
  former: Offer;
  offer: Offer;
  nameOf: (userId: string) => string;
}

/** How the offer in the making differs from the one it answers. */
export function OfferChanges({ former, offer, nameOf }: OfferChangesProps) {
  const texts = [
    ...changesBetween(former.legs, offer.legs).map((change) => ({
      what: change.what,
      text: changeText(change, nameOf(change.leg.from)),
    })),
    ...[...termChanges(former.terms, offer, nameOf), ...followingDeposits(former.terms, offer, nameOf)].map((text) => ({
      what: 'changed',
      text,
    })),
  ];
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
