import { Button } from '@mantine/core';
import { fees } from '@tradewind/contract/fees';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { HomeLink } from '../../ui/home-link.tsx';
import { Section } from '../../ui/section.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import classes from './free-banner.module.css';
import { LiveStatus } from './live-status.tsx';

export function FreeBanner() {
  return (
    <Section tone="sea" labelledBy="free-forever">
      <div className={classes.top}>
        <HomeLink />
      </div>
      <CheckoutNotice />
      <div className={classes.banner}>
        <div>
          <h1 id="free-forever" className={classes.headline}>
            First {fees.freeLimit} boats free forever
          </h1>
          <p className={classes.lead}>
            No credit card. Instant access. Join while spots last and your account stays free for life.
          </p>
          <Button component={Link} to={paths.listBoat} size="lg" color="brass.4" autoContrast>
            List Your Boat Free
          </Button>
        </div>
        <p className={classes.price}>
          $0
          <span className={classes.period}>forever</span>
        </p>
      </div>
      <LiveStatus />
    </Section>
  );
}
