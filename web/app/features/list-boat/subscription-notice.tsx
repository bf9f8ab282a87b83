import { Button } from '@mantine/core';
import { offer } from '@tradewind/contract/offer';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import classes from './subscription-notice.module.css';

/** The free spots are taken: says what posting costs, and that nothing is lost meanwhile. */
export function SubscriptionNotice() {
  return (
    <div role="alert" className={classes.notice}>
      <p>
        <strong>Posting needs a subscription.</strong> The first {offer.freeLimit} boats were free and those spots are
        taken; now it is {offer.monthlyPrice} per month, and you can cancel anytime. Your draft waits here.
      </p>
      <Button component={Link} to={paths.pricing} size="sm">
        See pricing
      </Button>
    </div>
  );
}
