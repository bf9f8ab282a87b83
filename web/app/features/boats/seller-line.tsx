import { Avatar } from '@mantine/core';
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import type { Seller } from '@tradewind/contract/boats';
import '@mantine/core/styles/Avatar.layer.css';
import { FiveStars } from '../../ui/stars.tsx';
import classes from './seller-line.module.css';

/** Who offers the boat: avatar, first name, stars and, when it is so, the badge. */
export function SellerLine({ seller, size = 36 }: { seller: Seller; size?: number }) {
  return (
    <div className={classes.seller}>
      <Avatar
        src={seller.profileImageUrl}
        imageProps={{ loading: 'lazy' }}
        alt=""
        name={seller.firstName}
        color="navy"
        size={size}
      />
      <div>
        <div className={classes.name}>
          {seller.firstName}
          {seller.verified ? <VerifiedBadge /> : null}
        </div>
        <FiveStars />
      </div>
    </div>
  );
}

export function VerifiedBadge() {
  return (
    <span className={classes.verified}>
      <IconRosetteDiscountCheckFilled size={15} aria-hidden />
      Verified
    </span>
  );
}
