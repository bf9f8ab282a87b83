import { IconConfetti } from '@tabler/icons-react';
import type { Closing } from '@tradewind/contract/closing';
import { titleInside } from '../../nouns/item/item-titles.ts';
import { listed } from '../../nouns/trade/trade-sides.ts';
import { partyNameInside } from './closing-people.ts';
import classes from './course/course.module.css';
import type { ProposalLeg } from './course/proposal-draft.ts';

interface ReleasedCardProps {
  closing: Closing;
  legs: readonly ProposalLeg[];
}

/** Tells a party that the boats have changed hands, until the trade is settled. */
export function ReleasedCard({ closing, legs }: ReleasedCardProps) {
  const { position, status } = closing;
  if (position === null || status !== 'released') return null;
  const boats = legs.filter(({ isBoat }) => isBoat);
  const gotten = boats.filter(({ receiver }) => receiver === position).map(({ title }) => titleInside(title));
  const given = boats.filter(({ giver }) => giver === position);
  return (
    <section className={classes.away} aria-label="Released">
      <IconConfetti size={24} stroke={1.6} aria-hidden />
      <div>
        <h2>Everything is released</h2>
        {gotten.length === 0 ? null : <p>You now own {listed(gotten)}. From now on, the risk is yours.</p>}
        {given.map(({ leg, title, receiver }) => (
          <p key={leg}>
            {title} now belongs to {partyNameInside(closing, receiver)}.
          </p>
        ))}
      </div>
    </section>
  );
}
