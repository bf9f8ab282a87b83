import { useQuery } from '@tanstack/react-query';
import { shortNumber } from '@tradewind/contract/numbers';
import { pricingFallback } from '@tradewind/contract/pricing';
import classes from './live-status.module.css';
import { pricingQuery } from './pricing-query.ts';

export function LiveStatus() {
  const { data: counted } = useQuery(pricingQuery);
  const { totalBoats, freeLimit, freeAccountsRemaining } = counted ?? pricingFallback;
  const figures = [
    { label: 'Boats posted', value: totalBoats },
    { label: 'Free limit', value: freeLimit },
    { label: 'Spots left', value: freeAccountsRemaining },
  ];
  const taken = freeLimit - freeAccountsRemaining;
  return (
    <div className={classes.status}>
      <dl className={classes.cards}>
        {figures.map(({ label, value }) => (
          <div key={label} className={classes.card}>
            <dt>{label}</dt>
            <dd>{shortNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <meter className={classes.meter} min={0} max={freeLimit} value={taken} aria-label="Free spots taken">
        {taken} of {freeLimit}
      </meter>
      <p className={classes.note}>
        {counted ? <span className={classes.pulse} aria-hidden /> : null}
        {freeAccountsRemaining > 0 ? `${taken} of ${freeLimit} free spots are taken.` : 'All free spots are taken.'}{' '}
        {counted ? 'Counted live.' : 'We couldn’t load the current count.'}
      </p>
    </div>
  );
}
