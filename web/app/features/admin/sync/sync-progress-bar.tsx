import { wholeNumber } from '@tradewind/contract/numbers';
import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import type { SyncProgress } from '@tradewind/contract/inventory';
import classes from './sync-screen.module.css';

/** How far the running sync is, as the event stream tells it. */
export function SyncProgressBar({ progress }: { progress: SyncProgress | undefined }) {
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <div className={classes.progress}>
      <p role="status">
        {total === 0 ? 'Reading the listing source…' : `${wholeNumber(done)} of ${wholeNumber(total)} boats saved…`}
      </p>
      <Progress
        value={total === 0 ? 100 : (100 * done) / total}
        animated={total === 0}
        striped={total === 0}
        size="md"
        aria-label="Sync progress"
      />
    </div>
  );
}
