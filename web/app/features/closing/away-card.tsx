import { IconUserPause } from '@tabler/icons-react';
import type { Closing } from '@tradewind/contract/closing';
import { awayTexts } from '@tradewind/contract/closing-words';
import classes from './course/course.module.css';

/** Tells the other parties what happens while somebody in the trade can’t sign in. The broker reads it among the obstacles. */
export function AwayCard({ closing: { parties, position, status } }: { closing: Closing }) {
  const away = parties.filter((party) => party.away && party.position !== position);
  if (position === null || status === 'closed') return null;
  return away.map(({ position: place, firstName }) => (
    <section key={place} className={classes.away} aria-label={awayTexts.title(firstName)}>
      <IconUserPause size={24} stroke={1.6} aria-hidden />
      <div>
        <h2>{awayTexts.title(firstName)}</h2>
        <p>{awayTexts[status === 'released' ? 'afterRelease' : 'beforeRelease'](firstName)}</p>
      </div>
    </section>
  ));
}
