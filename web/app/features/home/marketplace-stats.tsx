import { useQuery } from '@tanstack/react-query';
import type { MarketplaceStats as Stats } from '@tradewind/contract/marketplace';
import { wholeNumber } from '@tradewind/contract/numbers';
import { paths } from '@tradewind/contract/paths';
import { compactPriceText, priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { Section, SectionTitle } from '../../ui/section.tsx';
import classes from './marketplace-stats.module.css';
import { statsQuery } from './stats-query.ts';

/** Shown for a figure that has not loaded. */
const UNKNOWN = '–';

export function MarketplaceStats() {
  const { data: stats } = useQuery(statsQuery);
  return (
    <Section tone="sea" labelledBy="live-stats">
      <SectionTitle id="live-stats" lead="Live numbers, updated every few seconds.">
        The marketplace right now
      </SectionTitle>
      <dl className={classes.figures}>
        {figuresOf(stats).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NewestBoat stats={stats} />
    </Section>
  );
}

function figuresOf(stats: Stats | undefined) {
  return [
    { label: 'Boats listed', value: stats ? wholeNumber(stats.totalBoats) : UNKNOWN },
    { label: 'Total value', value: stats ? compactPriceText(stats.totalValue) : UNKNOWN },
    { label: 'Members', value: stats ? wholeNumber(stats.totalUsers) : UNKNOWN },
    { label: 'Average price', value: stats ? compactPriceText(stats.averagePrice) : UNKNOWN },
  ];
}

function NewestBoat({ stats }: { stats: Stats | undefined }) {
  const newest = stats?.newestBoat;
  if (!newest) return <p className={classes.newest}>Newest boat: {UNKNOWN}</p>;
  const seller = [newest.sellerFirstName, newest.sellerLastName].filter(Boolean).join(' ');
  return (
    <p className={classes.newest}>
      <span className={classes.pulse} aria-hidden />
      Newest boat: <Link to={paths.boat(newest.id)}>{newest.title}</Link>, {priceText(newest.price)}, listed by {seller}
    </p>
  );
}
