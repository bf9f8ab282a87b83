import { wholeNumber } from '@tradewind/contract/numbers';
import '@mantine/core/styles/Tabs.layer.css';
import { Button, Tabs } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { ActivityPanel } from './activity/activity-panel.tsx';
import { figuresQuery } from './admin-queries.ts';
import classes from './dashboard.module.css';
import { Figures } from './figures.tsx';
import { ListingsPanel } from './listings/listings-panel.tsx';
import PossessionPanel from './possession/possession-panel.tsx';
import { ReportsPanel } from './reports/reports-panel.tsx';
import { UsersPanel } from './users/users-panel.tsx';

const TABS = ['users', 'listings', 'reports', 'possession', 'activity'] as const;
type Tab = (typeof TABS)[number];

const counted = (name: string, waiting = 0) => (waiting > 0 ? `${name} (${wholeNumber(waiting)})` : name);

/** Figures, users, listings, reports, photos to review and activity of the marketplace. */
export function Dashboard({ admin }: { admin: CurrentUser }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'users';
  const { data: figures } = useQuery(figuresQuery);
  const show = (next: string | null) => {
    const chosen: Tab = TABS.find((each) => each === next) ?? 'users';
    setSearch(chosen === 'users' ? {} : { tab: chosen }, { preventScrollReset: true });
  };
  return (
    <Page>
      <header className={classes.head}>
        <div>
          <h1>Admin Dashboard</h1>
          <p>Manage users, listings and reports, and see what’s happening on Tradewind.</p>
        </div>
        <Button
          component={Link}
          to={paths.adminSync}
          variant="default"
          size="md"
          leftSection={<IconRefresh size={18} aria-hidden />}
        >
          Inventory Sync
        </Button>
      </header>
      <Figures />
      <Tabs value={tab} onChange={show} keepMounted={false} classNames={{ list: classes.tabs ?? '' }}>
        <Tabs.List aria-label="Dashboard sections">
          <Tabs.Tab value="users">Users</Tabs.Tab>
          <Tabs.Tab value="listings">Listings</Tabs.Tab>
          <Tabs.Tab value="reports">{counted('Reports', figures?.totals.openReports)}</Tabs.Tab>
          <Tabs.Tab value="possession">{counted('Photos', figures?.totals.photosToReview)}</Tabs.Tab>
          <Tabs.Tab value="activity">Activity Log</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="users" className={classes.panel ?? ''}>
          <UsersPanel admin={admin} />
        </Tabs.Panel>
        <Tabs.Panel value="listings" className={classes.panel ?? ''}>
          <ListingsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="reports" className={classes.panel ?? ''}>
          <ReportsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="possession" className={classes.panel ?? ''}>
          <PossessionPanel isAdmin />
        </Tabs.Panel>
        <Tabs.Panel value="activity" className={classes.panel ?? ''}>
          <ActivityPanel />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
