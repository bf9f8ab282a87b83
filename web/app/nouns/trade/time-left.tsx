import { IconClock } from '@tabler/icons-react';
import { readerDate } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import classes from './time-left.module.css';
import { timeLeft } from './trade-texts.ts';

const URGENT_MS = 6 * 60 * 60_000;

/** Counts down to the end of an offer. */
export function TimeLeft({ expiresAt }: { expiresAt: string | null }) {
  const now = useNow();
  if (expiresAt === null) return null;
  const end = new Date(expiresAt);
  return (
    <time
      className={classes.left}
      dateTime={expiresAt}
      title={`Open until ${readerDate(end, 'mediumMoment')}`}
      data-urgent={end.getTime() - now.getTime() < URGENT_MS || undefined}
    >
      <IconClock size={16} aria-hidden />
      {timeLeft(expiresAt, now)}
    </time>
  );
}
