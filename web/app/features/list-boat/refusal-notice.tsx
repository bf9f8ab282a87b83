import { Button } from '@mantine/core';
import { offer } from '@tradewind/contract/offer';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './refusal-notice.module.css';
import type { PostRefusal } from './use-post-boat.ts';

/** Says why the boat was not posted and where to go next. The draft stays. */
export function RefusalNotice({ refusal }: { refusal: PostRefusal }) {
  if (refusal === 'posted before') {
    return (
      <Notice to={paths.myListings} action="See My Listings">
        <strong>You may have already posted this boat.</strong> An earlier attempt went through before you made these
        changes. Check your listings first, because posting again creates a second one.
      </Notice>
    );
  }
  return (
    <Notice to={paths.pricing} action="See Pricing">
      <strong>Posting requires a subscription.</strong> The first {offer.freeLimit} boats were free, and those spots are
      taken. A subscription is {offer.monthlyPrice} per month, and you can cancel anytime. Your draft is saved here.
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
