import type { Closing } from '@tradewind/contract/closing';
import { CAUSE_WORDS } from '@tradewind/contract/closing-causes';
import { brokerageDate } from '../../../lib/dates.ts';
import { partyNameInside } from '../closing-people.ts';
import classes from './course.module.css';

/** Says why the closing ended without a release, and what happens with the money. */
export function EndingCard({ closing }: { closing: Closing }) {
  const { cancellation } = closing;
  if (cancellation === null) return null;
  const { cause, party, reason, at, waitsForMoney, replaceBy } = cancellation;
  return (
    <section className={classes.dispute} aria-label="How the trade ended">
      <h2>{CAUSE_WORDS[cause].replace(/\.$/, '')}</h2>
      <p>
        The trade ended on {brokerageDate(at, 'monthDay')}
        {party === null ? '.' : `. This is about ${partyNameInside(closing, party)}.`}
      </p>
      {reason === null ? null : <blockquote>{reason}</blockquote>}
      <p>
        {waitsForMoney
          ? closing.position === null
            ? 'Send back the money that is still held, by a wire to each party.'
            : 'The broker is sending back the money that is still held. You’ll see each wire on your statement.'
          : 'No money is held anymore.'}
      </p>
      {replaceBy === null ? null : (
        <p>Somebody else may take the open place in the ring until {brokerageDate(replaceBy, 'monthDay')}.</p>
      )}
    </section>
  );
}
