import { IconFileText, IconShieldCheck, IconUserCheck } from '@tabler/icons-react';
import type { Boat, Seller } from '@tradewind/contract/boats';
import { closingCostText, priceText } from '@tradewind/contract/prices';
import type { ReactNode } from 'react';
import { SellerLine } from '../../nouns/person/seller-line.tsx';
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

export function SellerCard({ seller }: { seller: Seller }) {
  return (
    <SideCard title="Seller Information">
      <SellerLine seller={seller} size={48} isLinked />
      <dl className={classes.seller}>
        {seller.location === null ? null : (
          <div>
            <dt>Location</dt>
            <dd>{seller.location}</dd>
          </div>
        )}
        <div>
          <dt>Completed transactions</dt>
          <dd>{seller.totalTransactions}</dd>
        </div>
      </dl>
    </SideCard>
  );
}

const promises = [
  { text: 'Secure transaction guaranteed', Icon: IconShieldCheck },
  { text: 'Seller identity verified', Icon: IconUserCheck },
  { text: 'Professional documentation support', Icon: IconFileText },
];

export function TrustCard() {
  return (
    <SideCard title="Trust & Safety">
      <ul className={classes.trust}>
        {promises.map(({ text, Icon }) => (
          <li key={text}>
            <Icon size={20} stroke={1.5} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <p className={classes.scope}>These apply to trades closed through Tradewind.</p>
    </SideCard>
  );
}
