import type { Boat } from '@tradewind/contract/boats';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { AllBoatsLink } from './all-boats-link.tsx';
import classes from './boat-detail.module.css';
import { BoatGallery } from './boat-gallery.tsx';
import { BoatHeading } from './boat-heading.tsx';
import { BoatSpecifications } from './boat-specifications.tsx';
import { SellerCard } from './seller-card.tsx';
import { ShareBoatButton } from './share-boat-button.tsx';
import { TradeOptions } from './trade-options.tsx';
import { TradeValueCard } from './trade-value-card.tsx';
import { TrustCard } from './trust-card.tsx';

interface BoatDetailProps {
  boat: Boat;
  /** How the reader reaches the owner, and what else can be done with the boat: they belong to other features. */
  contact: ReactNode;
  actions?: ReactNode;
  /** Under everything about the seller. */
  report?: ReactNode;
  /** Above everything: what the reader should know first. */
  notice?: ReactNode;
}

export function BoatDetail({ boat, contact, actions, report, notice }: BoatDetailProps) {
  return (
    <Page>
      <AllBoatsLink className={classes.back} />
      {notice}
      <div className={classes.columns}>
        <div className={classes.main}>
          <BoatGallery boat={boat} />
          <BoatHeading boat={boat}>
            {actions}
            <ShareBoatButton boat={boat} />
          </BoatHeading>
          <TradeOptions boat={boat} />
          <section className={classes.section}>
            <h2>Description</h2>
            <p className={classes.description}>{boat.description || 'No description available.'}</p>
          </section>
          <BoatSpecifications boat={boat} />
        </div>
        <div className={classes.side}>
          <TradeValueCard boat={boat}>{contact}</TradeValueCard>
          {boat.seller ? <SellerCard seller={boat.seller} /> : null}
          <TrustCard />
          {report}
        </div>
      </div>
    </Page>
  );
}
