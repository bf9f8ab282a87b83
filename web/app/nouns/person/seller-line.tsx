import type { Seller } from '@tradewind/contract/boats';
import { Mark } from '../../ui/mark.tsx';
import { PersonLink } from './person-link.tsx';
import classes from './seller-line.module.css';
import { FiveStars } from './stars.tsx';
import { UserAvatar } from './user-avatar.tsx';

interface SellerLineProps {
  seller: Seller;
  size?: number;
  /** The name leads to the public profile. */
  isLinked?: boolean;
}

/** The seller's avatar, first name, stars and, if verified, badge. */
export function SellerLine({ seller, size = 36, isLinked = false }: SellerLineProps) {
  return (
    <div className={classes.seller}>
      <UserAvatar user={seller} size={size} />
      <div>
        <div className={classes.name}>
          <PersonLink username={isLinked ? seller.username : null}>{seller.firstName}</PersonLink>
          {seller.verified ? <VerifiedBadge /> : null}
        </div>
        <FiveStars of={seller} />
      </div>
    </div>
  );
}

export function VerifiedBadge() {
  return (
    <span className={classes.verified}>
      <Mark shape="verified" />
      Verified
    </span>
  );
}
