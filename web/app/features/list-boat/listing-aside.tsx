import { IconGift } from '@tabler/icons-react';
import { DEFAULT_BOAT_IMAGE } from '@tradewind/contract/boat-images';
import { fees } from '@tradewind/contract/fees';
import { parseLength } from '@tradewind/contract/listing-form';
import { pictureOf, srcSet } from '@tradewind/contract/media';
import { priceText } from '@tradewind/contract/prices';
import { withoutSeparators } from '@tradewind/contract/typed-numbers';
import { uploadedUrls } from '../../nouns/photo/photo-set.ts';
import type { Listing } from './draft/listing.ts';
import classes from './listing-aside.module.css';

export function Promo() {
  return (
    <p className={classes.promo}>
      <IconGift size={20} stroke={1.6} aria-hidden />
      <span>
        The first {fees.freeLimit} boats are free, then {fees.monthlyPrice} per month.
      </span>
    </p>
  );
}

/** A live preview of the listing as others will see it. */
export function ListingPreview({ listing: { fields, photos } }: { listing: Listing }) {
  const cover = uploadedUrls(photos)[0] ?? DEFAULT_BOAT_IMAGE;
  const name = [fields.year, fields.make, fields.model].filter((word) => word.trim() !== '').join(' ');
  const price = withoutSeparators(fields.price).replace(/\.$/, '');
  const feet = parseLength(fields.length);
  return (
    <section className={classes.preview} aria-labelledby="listing-preview">
      <h2 id="listing-preview">Your listing so far</h2>
      <div className={classes.card}>
        <img src={pictureOf(cover).src} srcSet={srcSet(cover) || undefined} sizes="22rem" alt="" />
        <div className={classes.body}>
          <p className={classes.type}>{feet === undefined ? fields.type : `${fields.type} · ${feet} ft`}</p>
          <p className={classes.title}>{name}</p>
          <p className={classes.location}>{fields.location}</p>
          <p className={classes.price}>{Number(price) > 0 ? priceText(price) : 'No price yet'}</p>
        </div>
      </div>
    </section>
  );
}
