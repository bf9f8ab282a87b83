import { Skeleton, VisuallyHidden } from '@mantine/core';
import { wholeNumber } from '@tradewind/contract/numbers';
import { Link } from 'react-router';
import classes from './figures.module.css';

export interface Figure {
  label: string;
  /** Undefined while loading, null after a failure. */
  value: number | null | undefined;
  to: string;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={classes.figures}>
      {figures.map(({ label, value, to }) => (
        <li key={label}>
          <Link to={to} preventScrollReset>
            <Value value={value} />
            <span className={classes.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Value({ value }: Pick<Figure, 'value'>) {
  if (value === undefined) return <Skeleton className={classes.wait} height="2.25rem" width="3.5rem" />;
  if (value !== null) return <span className={classes.value}>{wholeNumber(value)}</span>;
  return (
    <span className={classes.value}>
      <span aria-hidden>–</span>
      <VisuallyHidden>unknown</VisuallyHidden>
    </span>
  );
}

export function FiguresPlaceholder() {
  return (
    <div className={classes.figures}>
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} height="6.75rem" radius={16} />
      ))}
    </div>
  );
}
