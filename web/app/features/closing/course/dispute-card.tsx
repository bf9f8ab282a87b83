import { Button } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import type { Closing } from '@tradewind/contract/closing';
import { CAUSE_WORDS } from '@tradewind/contract/closing-causes';
import { exactPriceText, totalOf } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { partyName } from '../closing-people.ts';
import classes from './course.module.css';
import { ResolveDialog } from './resolve-dialog.tsx';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Says that the money is frozen, why, and how that ends. */
export function DisputeCard({ closing }: { closing: Closing }) {
  const [opened, setOpened] = useState(false);
  const dispute = closing.disputes[0];
  if (dispute === undefined || dispute.resolution !== null) return null;
  const { by, against, reason, openedAt, frozen, cause } = dispute;
  const author = by === null ? 'The broker' : partyName(closing, by);
  return (
    <section className={classes.dispute} aria-label="Dispute">
      <h2>
        <IconSnowflake size={24} stroke={1.6} aria-hidden />
        {exactPriceText(totalOf(frozen.map(({ amount }) => amount)))} is frozen
      </h2>
      <p>
        {author} opened a dispute on {dayFormat.format(new Date(openedAt))}
        {against === null ? '.' : `, against ${partyName(closing, against).replace('You', 'you')}.`}{' '}
        {cause === null ? '' : CAUSE_WORDS[cause]}
      </p>
      <blockquote>{reason}</blockquote>
      <p>
        The money moves only by a release that everyone concerned signs, an arbitration award or a court order. The
        broker may propose how to end it, but doesn’t decide who gets the money.
      </p>
      {closing.actions.includes('resolve') ? (
        <>
          <Button onClick={() => setOpened(true)}>Record the Outcome…</Button>
          <ResolveDialog closing={closing} dispute={dispute} opened={opened} onClose={() => setOpened(false)} />
        </>
      ) : null}
    </section>
  );
}
