import { Button, Progress } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SyncOverview, SyncProgress, SyncRun } from '@tradewind/contract/inventory';
import { wholeNumber } from '@tradewind/contract/numbers';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Page } from '../../../ui/page.tsx';
import { SideCard } from '../../../ui/side-card.tsx';
import { syncQuery } from '../admin-queries.ts';
import dashboard from '../dashboard.module.css';
import { PanelMessage } from '../panel-message.tsx';
import detail from '../users/user-screen.module.css';
import classes from './sync-screen.module.css';
import { useSync } from './use-sync.ts';
import '@mantine/core/styles/Progress.layer.css';
import { readerDate } from '../../../lib/dates.ts';

const STATUS: Record<SyncRun['status'], string> = { running: 'Running', succeeded: 'Succeeded', failed: 'Failed' };

export function SyncScreen() {
  const { data, isPending, isError, refetch } = useQuery(syncQuery);
  const { start, progress, result, isRunning } = useSync(data?.running ?? false);
  return (
    <Page>
      <Link to={paths.admin} className={detail.back}>
        <IconArrowLeft size={16} aria-hidden />
        Admin Dashboard
      </Link>
      <header className={dashboard.head}>
        <div>
          <h1>Inventory Sync</h1>
          <p>Update the brokerage’s own boats from its listing source.</p>
        </div>
        <Button
          size="md"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isRunning}
          onClick={() => start()}
        >
          Sync All Boats
        </Button>
      </header>
      {isRunning ? <SyncProgressBar progress={progress} /> : null}
      {result && !isRunning ? (
        <section className={classes.result} data-failed={!result.success || undefined} aria-label="Result">
          <p role="status">{result.message}</p>
          <Errors errors={result.errors} />
        </section>
      ) : null}
      {data === undefined ? (
        <PanelMessage isPending={isPending} isError={isError} what="recent syncs" onRetry={() => void refetch()} />
      ) : (
        <div className={detail.columns}>
          <section className={classes.runs} aria-labelledby="sync-runs">
            <h2 id="sync-runs">Recent syncs</h2>
            <SyncRuns runs={data.runs} />
          </section>
          <div className={detail.side}>
            <Source overview={data} />
            <Target target={data.target} />
          </div>
        </div>
      )}
    </Page>
  );
}

function Errors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <ul className={classes.errors}>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}

function Source({ overview: { source } }: { overview: SyncOverview }) {
  return (
    <SideCard title="Listing source">
      <p className={detail.hint}>
        {source.builtIn
          ? 'Cloud Yachts, the sample inventory of 28 boats that comes with Tradewind.'
          : `Cloud Yachts, from ${source.host}.`}{' '}
        It syncs automatically every day, and whenever you start a sync here.
      </p>
    </SideCard>
  );
}

function Target({ target }: { target: SyncOverview['target'] }) {
  return (
    <SideCard title="Target account">
      <p className={detail.hint}>
        Synced boats belong to the brokerage’s site-admin account. No one signs in to this account. Messages about its
        boats go to the brokerage.
      </p>
      {target ? (
        <div className={classes.target}>
          <dl className={detail.facts}>
            <div>
              <dt>Name</dt>
              <dd>
                <Link to={paths.adminUser(target.id)}>{target.name}</Link>
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>{target.email}</dd>
            </div>
            <div>
              <dt>Boats listed</dt>
              <dd>{wholeNumber(target.boats)}</dd>
            </div>
          </dl>
        </div>
      ) : (
        <p className={detail.hint}>The first sync creates it.</p>
      )}
    </SideCard>
  );
}

/** Progress of the running sync, from the event stream. */
function SyncProgressBar({ progress }: { progress: SyncProgress | undefined }) {
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

function SyncRuns({ runs }: { runs: readonly SyncRun[] }) {
  if (runs.length === 0) return <PanelMessage text="No syncs yet" />;
  return (
    <ol className={classes.list}>
      {runs.map((run) => (
        <li key={run.id}>
          <div className={classes.head}>
            <span className={classes.status} data-status={run.status}>
              {STATUS[run.status]}
            </span>
            <time dateTime={run.startedAt}>{readerDate(run.startedAt, 'mediumMoment')}</time>
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
