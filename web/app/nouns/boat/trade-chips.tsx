import { categoryLabel } from '@tradewind/contract/trade-words';
import classes from './trade-chips.module.css';

/** The accepted trade assets, as many as fit on a card. */
export function TradeChips({ categories, limit }: { categories: readonly string[]; limit: number }) {
  const shown = categories.slice(0, limit);
  const rest = categories.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Accepts in trade">
      {shown.map((category) => (
        <li key={category}>{categoryLabel(category)}</li>
      ))}
      {rest > 0 ? <li>+{rest}</li> : null}
    </ul>
  );
}
