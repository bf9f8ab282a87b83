import type { NegotiationDetail } from '@tradewind/contract/negotiations';
import { priceText } from '@tradewind/contract/prices';
import classes from './transcript.module.css';

interface TranscriptProps {
  offers: NegotiationDetail['transcript'];
  firstName: string;
}

/** All offers of the two agents, in order. */
export function Transcript({ offers, firstName }: TranscriptProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="transcript">
      <h3 id="transcript">Offer history</h3>
      <ol className={classes.offers}>
        {offers.map(({ round, by, price }, index) => (
          // Offers never change, and one side may make the same one twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: offers are identified by their position
          <li key={index} data-by={by}>
            <span>
              {by === 'you' ? 'Your agent' : `${firstName}’s agent`}, round {round}
            </span>
            <strong>{priceText(price)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
