import type { Boat } from '@tradewind/contract/boats';
import { closingCostText, priceText } from '@tradewind/contract/prices';
import type { ReactNode } from 'react';
import { SideCard } from '../../ui/side-card.tsx';
import classes from './side-cards.module.css';

export function TradeValueCard({ boat, children }: { boat: Boat; children: ReactNode }) {
  return (
    <SideCard title="Trade Value">
      <p className={classes.price}>{priceText(boat.price)}</p>
      <dl className={classes.cost}>
        <dt>
          Estimated Closing Cost
          <small>if using our IN APP Closing Services</small>
        </dt>
        <dd>{closingCostText(boat.price)}</dd>
      </dl>
      {children}
    </SideCard>
  );
}
