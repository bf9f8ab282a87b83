import { Button } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SyncOverview } from '@tradewind/contract/inventory';
import { wholeNumber } from '@tradewind/contract/numbers';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Page } from '../../../ui/page.tsx';
import { SideCard } from '../../../ui/side-card.tsx';
import { syncQuery } from '../admin-queries.ts';
import dashboard from '../dashboard.module.css';
import { PanelMessage } from '../panel-message.tsx';
import detail from '../users/user-screen.module.css';
import { SyncProgressBar } from './sync-progress-bar.tsx';
import { SyncRuns } from './sync-runs.tsx';
import classes from './sync-screen.module.css';
import { useSync } from './use-sync.ts';

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
