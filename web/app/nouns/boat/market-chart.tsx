import { Skeleton } from '@mantine/core';
import type { MarketData } from '@tradewind/contract/market';
import { differenceText, marketPosition } from '@tradewind/contract/market-position';
import { comparablesText, warningTexts } from '@tradewind/contract/market-words';
import { compactPriceText, priceText } from '@tradewind/contract/prices';
import classes from './market-chart.module.css';

/** Places the price among those of similar boats, with a text alternative for screen readers. */
export function MarketChart({ price, market }: { price: string; market: MarketData }) {
  const position = marketPosition(price, market);
  if (!position) return null;
  const { averageMarketPrice, priceRange } = market;
  const warnings = warningTexts(market);
  const { range } = position;
  return (
    <figure className={classes.chart}>
      <figcaption>
        <strong data-side={position.difference <= 0 ? 'below' : 'above'}>{differenceText(position.difference)}</strong>
        <span>
          Market estimate from {comparablesText(market)}: {priceText(averageMarketPrice)}
        </span>
      </figcaption>
      <div className={classes.scale} aria-hidden>
        <span
          className={classes.range}
          style={{ insetInlineStart: `${range.from}%`, insetInlineEnd: `${100 - range.to}%` }}
        />
        <span className={classes.average} style={{ insetInlineStart: `${position.average}%` }} />
        <span className={classes.price} style={{ insetInlineStart: `${position.price}%` }} />
      </div>
      <p className={classes.ends}>
        <span style={{ flexGrow: range.from }} />
        <span>
          <span className={classes.said}>Four in five such boats cost from </span>
          {compactPriceText(priceRange.min)}
        </span>
        <span style={{ flexGrow: range.to - range.from }} />
        <span>
          <span className={classes.said}> to </span>
          {compactPriceText(priceRange.max)}
        </span>
        <span style={{ flexGrow: 100 - range.to }} />
      </p>
      {warnings.length === 0 ? null : <p className={classes.warning}>{warnings.join(' ')}</p>}
    </figure>
  );
}

export function MarketChartPlaceholder() {
  return (
    <>
      <Skeleton height={16} width="70%" />
      <Skeleton height={8} mt="md" radius="xl" />
    </>
  );
}
