import type { SyncRun } from '@tradewind/contract/inventory';
import { momentText } from '../day-text.ts';
import { PanelMessage } from '../panel-message.tsx';
import classes from './sync-screen.module.css';

const STATUS: Record<SyncRun['status'], string> = { running: 'Running', succeeded: 'Succeeded', failed: 'Failed' };

export function SyncRuns({ runs }: { runs: readonly SyncRun[] }) {
  if (runs.length === 0) return <PanelMessage text="No syncs yet" />;
  return (
    <ol className={classes.list}>
      {runs.map((run) => (
        <li key={run.id}>
          <div className={classes.head}>
            <span className={classes.status} data-status={run.status}>
              {STATUS[run.status]}
            </span>
            <time dateTime={run.startedAt}>{momentText(run.startedAt)}</time>
            <span>{run.startedBy ?? 'Scheduled'}</span>
          </div>
          {run.message ? <p>{run.message}</p> : null}
          {run.errors.length > 0 ? (
            <details>
              <summary>{run.errors.length === 1 ? '1 boat failed' : `${run.errors.length} boats failed`}</summary>
              <ul className={classes.errors}>
                {run.errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
