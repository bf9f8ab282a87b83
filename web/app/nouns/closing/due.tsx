import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useNow } from '../../lib/use-now.ts';
import classes from './due.module.css';
import { dueTextOf } from './due-text.ts';

/** A deadline in plain words. */
export function Due({ dueAt, isLong = false }: { dueAt: string | null; isLong?: boolean }) {
  const now = useNow();
  if (dueAt === null) return null;
  const { short, moment, isLate, isSoon } = dueTextOf(dueAt, now);
  const Icon = isLate ? IconAlertTriangle : IconClock;
  return (
    <time
      dateTime={dueAt}
      title={moment}
      className={classes.due}
      data-late={isLate || undefined}
      data-soon={isSoon || undefined}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>
        <strong>{short}</strong>
        {isLong ? ` · ${moment}` : ''}
      </span>
    </time>
  );
}
