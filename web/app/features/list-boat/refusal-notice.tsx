import { Button } from '@mantine/core';
import { offer } from '@tradewind/contract/offer';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './refusal-notice.module.css';
import type { PostRefusal } from './use-post-boat.ts';

/** Why the boat was not posted, and where to go; the draft stays as it is. */
export function RefusalNotice({ refusal }: { refusal: PostRefusal }) {
  if (refusal === 'posted before') {
    return (
      <Notice to={paths.myListings} action="See my listings">
        <strong>This boat may be posted already.</strong> An earlier try went through after all, before you changed it
        here. Look at your listings first; posting again makes a second one.
      </Notice>
    );
  }
  return (
    <Notice to={paths.pricing} action="See pricing">
      <strong>Posting needs a subscription.</strong> The first {offer.freeLimit} boats were free and those spots are
      taken; now it is {offer.monthlyPrice} per month, and you can cancel anytime. Your draft waits here.
    </Notice>
  );
}

function Notice({ to, action, children }: { to: string; action: string; children: ReactNode }) {
  return (
    <div role="alert" className={classes.notice}>
      <p>{children}</p>
      <Button component={Link} to={to} size="sm">
        {action}
      </Button>
    </div>
  );
}
