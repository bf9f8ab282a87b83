import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AdminFigures } from '@tradewind/contract/admin';
import { shortNumber } from '@tradewind/contract/numbers';
import { compactPriceText } from '@tradewind/contract/prices';
import { figuresQuery } from './admin-queries.ts';
import { FigureChart } from './figure-chart.tsx';
import classes from './figures.module.css';

type Day = AdminFigures['days'][number];

interface Figure {
  label: string;
  total: (totals: AdminFigures['totals']) => string;
  /** A day's increase. */
  added: (day: Day) => number;
  sum: (added: number) => string;
}

const FIGURES: readonly Figure[] = [
  { label: 'Users', total: ({ users }) => shortNumber(users), added: ({ users }) => users, sum: shortNumber },
  { label: 'Boats listed', total: ({ boats }) => shortNumber(boats), added: ({ boats }) => boats, sum: shortNumber },
  {
    label: 'Value listed',
    total: ({ value }) => compactPriceText(value),
    added: ({ value }) => Number(value),
    sum: (added) => compactPriceText(added.toFixed(2)),
  },
  {
    label: 'Messages',
    total: ({ messages }) => shortNumber(messages),
    added: ({ messages }) => messages,
    sum: shortNumber,
  },
];

export function Figures() {
  const { data } = useQuery(figuresQuery);
  if (data === undefined) return <Skeleton height={212} radius={16} role="status" aria-label="Loading the figures" />;
  return (
    <dl className={classes.figures}>
      {FIGURES.map((figure) => (
        <FigureCard key={figure.label} figure={figure} figures={data} />
      ))}
    </dl>
  );
}

function FigureCard({ figure, figures }: { figure: Figure; figures: AdminFigures }) {
  const days = figures.days.map((day) => ({ date: day.date, added: figure.added(day) }));
  const sum = days.reduce((total, { added }) => total + added, 0);
  return (
    <div className={classes.card}>
      <dt>{figure.label}</dt>
      <dd className={classes.total}>{figure.total(figures.totals)}</dd>
      <dd className={classes.added}>
        {sum > 0 ? `+${figure.sum(sum)}` : 'None added'} in {days.length} days
      </dd>
      <dd className={classes.plot}>
        <FigureChart days={days} format={figure.sum} />
      </dd>
    </div>
  );
}
