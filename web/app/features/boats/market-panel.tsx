import { useQuery } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import type { NamedComparable } from '@tradewind/contract/market';
import { confidenceText, RANGE_TEXT, saleText } from '@tradewind/contract/market-words';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { readerDate } from '../../lib/dates.ts';
import { enrichedBoatQuery } from '../../nouns/boat/boat-queries.ts';
import { MarketChart } from '../../nouns/boat/market-chart.tsx';
import classes from './market-panel.module.css';

/** Shows the estimate of this boat and its comparables; nothing where there is no estimate. */
export default function MarketPanel({ boat }: { boat: Pick<Boat, 'id' | 'price'> }) {
  const { data } = useQuery(enrichedBoatQuery(boat.id));
  const market = data?.marketData;
  if (!market) return null;
  return (
    <section className={classes.panel} aria-labelledby="market-estimate">
      <h2 id="market-estimate">Market estimate</h2>
      <MarketChart price={boat.price} market={market} />
      <p className={classes.note}>
        {confidenceText(market)}. {RANGE_TEXT} It’s an estimate of {readerDate(market.estimatedAt, 'long')}, not an
        appraisal.
      </p>
      <details className={classes.comparables}>
        <summary>Comparable boats</summary>
        <ul>
          {market.comparables.map((comparable) => (
            <li key={keyOf(comparable)}>
              {comparable.kind === 'listed' ? (
                <Link to={paths.boat(comparable.boatId)}>{comparable.title}</Link>
              ) : (
                saleText(comparable)
              )}
              <span>
                {comparable.kind === 'listed' ? 'Asking' : 'Sold for about'} {priceText(comparable.price)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const keyOf = (comparable: NamedComparable) =>
  comparable.kind === 'listed' ? comparable.boatId : JSON.stringify(comparable);
