import { IconCalendar, IconEye, IconMapPin, IconRuler2 } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { wholeNumber } from '@tradewind/contract/numbers';
import type { ReactNode } from 'react';
import { lengthText } from '../../nouns/boat/boat-facts.ts';
import { isTradePending, PendingBadge } from '../../nouns/boat/pending-badge.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './boat-heading.module.css';
// The server renders the badges, so their styles must not wait for their code.
import '../../ui/check-badge.module.css';

const BoatChecks = lazyPart(() => import('../../nouns/boat/boat-checks.tsx'));

/** `children` are the buttons next to the facts. */
export function BoatHeading({ boat, children }: { boat: Boat; children: ReactNode }) {
  const length = lengthText(boat.length);
  return (
    <header className={classes.heading}>
      {boat.type === null ? null : <p className={classes.type}>{boat.type}</p>}
      <h1>{boat.title}</h1>
      {isTradePending(boat) ? (
        <p className={classes.pending}>
          <PendingBadge />
        </p>
      ) : null}
      <div className={classes.line}>
        <ul className={classes.facts}>
          <li>
            <IconMapPin size={18} aria-hidden />
            {boat.location}
          </li>
          <li>
            <IconCalendar size={18} aria-hidden />
            {boat.year}
          </li>
          {length === undefined ? null : (
            <li>
              <IconRuler2 size={18} aria-hidden />
              {length}
            </li>
          )}
          <li>
            <IconEye size={18} aria-hidden />
            {wholeNumber(boat.views)} {boat.views === 1 ? 'view' : 'views'}
          </li>
        </ul>
        <div className={classes.actions}>{children}</div>
      </div>
      {boat.hullCheckedAt || boat.photoProofAt ? (
        <div className={classes.checks}>
          <BoatChecks boat={boat} />
        </div>
      ) : null}
    </header>
  );
}
