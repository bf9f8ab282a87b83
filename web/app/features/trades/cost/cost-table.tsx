import type { CostEstimate } from '@tradewind/contract/cost-of-change';
import { COST_NOTE } from '@tradewind/contract/cost-of-change';
import classes from './cost.module.css';

/** Every line with its reason, and the total. */
export function CostTable({ estimate }: { estimate: CostEstimate }) {
  const { lines, total, incomplete, loan } = estimate;
  return (
    <>
      <dl className={classes.lines}>
        {lines.map(({ id, label, amount, explanation }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className={classes.amount}>{amount ?? 'Not included'}</dd>
            <dd className={classes.reason}>{explanation}</dd>
          </div>
        ))}
        <div data-total aria-live="polite">
          <dt>{total.label}</dt>
          <dd className={classes.amount}>{total.amount}</dd>
          {incomplete === undefined ? null : <dd className={classes.reason}>{incomplete}</dd>}
        </div>
        {loan === undefined ? null : (
          <div>
            <dt>Loan payment</dt>
            <dd className={classes.amount}>{loan.monthly}</dd>
            <dd className={classes.reason}>{loan.explanation}</dd>
          </div>
        )}
      </dl>
      <p className={classes.note}>{COST_NOTE}</p>
    </>
  );
}
