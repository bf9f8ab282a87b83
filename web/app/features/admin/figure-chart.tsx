import { calendarDate } from '../../lib/dates.ts';
import classes from './figures.module.css';

interface FigureChartProps {
  days: readonly { date: string; added: number }[];
  /** A day's value in words. */
  format: (added: number) => string;
}

const dayName = (date: string) => calendarDate(date, 'short');

/** A bar for each day, starting at zero. The label at the top is the highest day's value. */
export function FigureChart({ days, format }: FigureChartProps) {
  const most = Math.max(...days.map(({ added }) => added));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={classes.chart} role="img" aria-label={summary(days, most, format)}>
      <span className={classes.most}>{most > 0 ? format(most) : ''}</span>
      <div className={classes.bars}>
        {days.map(({ date, added }) => (
          <span
            key={date}
            className={classes.bar}
            style={{ blockSize: `${most === 0 ? 0 : (added / most) * 100}%` }}
            title={`${dayName(date)}: ${format(added)}`}
          />
        ))}
      </div>
      <span className={classes.ends}>
        <span>{dayName(first.date)}</span>
        <span>{dayName(last.date)}</span>
      </span>
    </div>
  );
}

function summary(days: FigureChartProps['days'], most: number, format: FigureChartProps['format']): string {
  const best = days.findLast(({ added }) => added === most);
  if (most === 0 || best === undefined) return `Nothing was added in the last ${days.length} days.`;
  return `Bar chart of the last ${days.length} days. Highest day: ${format(most)} on ${dayName(best.date)}.`;
}
