import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { boatImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { categoryLabel } from '@tradewind/contract/trade-words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lengthText } from '../../nouns/boat/boat-facts.ts';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { enrichedBoatQuery } from '../../nouns/boat/boat-queries.ts';
import { MarketChart, MarketChartPlaceholder } from '../../nouns/boat/market-chart.tsx';
import classes from './match-card.module.css';

const SIZES = '(min-width: 75em) 24rem, (min-width: 48em) 45vw, 92vw';
const CATEGORIES_SHOWN = 3;

interface MatchCardProps {
  boat: Boat;
  reason?: ReactNode;
  /** A slot for actions on the match. */
  action?: ReactNode;
}

/** A match with its market value, or just the boat where that is unavailable. */
export function MatchCard({ boat: plain, reason, action }: MatchCardProps) {
  const { data: enriched, isPending } = useQuery(enrichedBoatQuery(plain.id));
  const boat = enriched ?? plain;
  return (
    <article className={classes.card}>
      <Link to={paths.boat(boat.id)} className={classes.link} prefetch="intent">
        <div className={classes.picture}>
          <BoatPicture url={boatImages(boat)[0]} alt="" sizes={SIZES} loading="lazy" hideBroken />
        </div>
        <div className={classes.body}>
          {boat.type ? <p className={classes.type}>{boat.type}</p> : null}
          <h3>{boat.title}</h3>
          <p className={classes.facts}>
            {[boat.year, lengthText(boat.length)].filter(Boolean).join(' · ')}
            <span>
              <IconMapPin size={15} aria-hidden />
              {boat.location}
            </span>
          </p>
          <p className={classes.price}>{priceText(boat.price)}</p>
          {reason === undefined ? null : <p className={classes.reason}>{reason}</p>}
          <p className={classes.accepts}>{acceptsText(boat.tradeCategories)}</p>
        </div>
      </Link>
      <div className={classes.market}>
        {isPending ? <MarketChartPlaceholder /> : null}
        {enriched?.marketData ? <MarketChart price={boat.price} market={enriched.marketData} /> : null}
      </div>
      {action === undefined ? null : <div className={classes.action}>{action}</div>}
    </article>
  );
}

function acceptsText(categories: readonly string[]): string {
  if (categories.length === 0) return 'Ask the owner what they’d accept';
  const rest = categories.length - CATEGORIES_SHOWN;
  const named = categories.slice(0, CATEGORIES_SHOWN).map(categoryLabel).join(', ');
  return `Accepts ${named}${rest > 0 ? ` and ${rest} more` : ''}`;
}
