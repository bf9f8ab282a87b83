import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pricingApi } from '@tradewind/contract/pricing';
import { read } from '../../../lib/api.ts';
import classes from './early-user-banner.module.css';

const pricingQuery = read(pricingApi.info);

/** Shown unless all free accounts are known to be taken. */
export function EarlyUserBanner() {
  if (useQuery(pricingQuery).data?.freeAccountsRemaining === 0) return null;
  return (
    <p className={classes.banner}>
      <IconGift size={20} stroke={1.6} aria-hidden />
      Early User Bonus: Lifetime free access included!
    </p>
  );
}
