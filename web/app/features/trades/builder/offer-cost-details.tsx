import type { TradeLeg } from '@tradewind/contract/trades';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './builder.module.css';

const OfferCost = lazyPart(() => import('../cost/offer-cost.tsx'), {
  waiting: 'The estimate opens when you are back online.',
});

interface OfferCostDetailsProps {
  legs: readonly TradeLeg[];
  reader: string;
  otherId: string;
}

/** Estimates what the offer costs its reader in all. Closed at first, and loaded when it is opened. */
export function OfferCostDetails(props: OfferCostDetailsProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className={classes.cost} onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}>
      <summary>Estimate your cost of change</summary>
      {isOpened ? <OfferCost {...props} /> : null}
    </details>
  );
}
