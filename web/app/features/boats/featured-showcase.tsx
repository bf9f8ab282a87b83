import { Button, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { boatImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lengthText } from '../../nouns/boat/boat-facts.ts';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { isTradePending, PendingBadge } from '../../nouns/boat/pending-badge.tsx';
import { TradeChips } from '../../nouns/boat/trade-chips.tsx';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './featured-showcase.module.css';

interface FeaturedShowcaseProps {
  boat: Boat | undefined;
  isPending: boolean;
  /** A slot for the contact button, which belongs to another feature. */
  contact: ReactNode;
}

export function FeaturedShowcase({ boat, isPending, contact }: FeaturedShowcaseProps) {
  return (
    <Section tone="sand" labelledBy="featured">
      <div className={classes.top}>
        <SectionTitle id="featured">Featured boat</SectionTitle>
        <Button
          component={Link}
          to={paths.boats}
          prefetch="intent"
          variant="default"
          size="md"
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          Browse All Boats
        </Button>
      </div>
      {boat ? <FeaturedBoat boat={boat} contact={contact} /> : isPending ? <Placeholder /> : <NoFeaturedBoat />}
    </Section>
  );
}

function FeaturedBoat({ boat, contact }: { boat: Boat; contact: ReactNode }) {
  const facts = [boat.year, boat.type, lengthText(boat.length), boat.location].filter(Boolean);
  return (
    <article className={classes.card}>
      <Link to={paths.boat(boat.id)} className={classes.picture} tabIndex={-1} aria-hidden prefetch="intent">
        <BoatPicture url={boatImages(boat)[0]} alt="" sizes="(min-width: 62em) 50rem, 100vw" loading="lazy" />
      </Link>
      <div className={classes.text}>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        <h3>
          <Link to={paths.boat(boat.id)} prefetch="intent">
            {boat.title}
          </Link>
        </h3>
        <p className={classes.price}>{priceText(boat.price)}</p>
        {isTradePending(boat) ? <PendingBadge /> : null}
        <div className={classes.trades}>
          <p>The owner would trade it for</p>
          <TradeChips categories={boat.tradeCategories} limit={5} />
        </div>
        <div className={classes.actions}>
          {contact}
          <Button component={Link} to={paths.boat(boat.id)} prefetch="intent" variant="default" size="md">
            View Boat
          </Button>
        </div>
      </div>
    </article>
  );
}

function NoFeaturedBoat() {
  return (
    <div className={classes.none}>
      <p className={classes.noneTitle}>No featured boats available</p>
      <p>Check back soon for premium boat listings</p>
    </div>
  );
}

function Placeholder() {
  return (
    <div className={classes.card} role="status" aria-label="Loading the featured boat">
      <Skeleton className={classes.picture ?? ''} height="auto" radius={0} />
      <div className={classes.text}>
        <Skeleton height={16} width="60%" />
        <Skeleton height={40} width="90%" mt="md" />
        <Skeleton height={32} width="40%" mt="md" />
        <Skeleton height={64} mt="xl" />
        <Skeleton height={42} width="70%" mt="xl" />
      </div>
    </div>
  );
}
