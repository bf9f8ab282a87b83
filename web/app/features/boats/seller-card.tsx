import type { Seller } from '@tradewind/contract/boats';
import { SellerLine } from '../../nouns/person/seller-line.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import classes from './side-cards.module.css';

export function SellerCard({ seller }: { seller: Seller }) {
  return (
    <SideCard title="Seller Information">
      <SellerLine seller={seller} size={48} />
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
