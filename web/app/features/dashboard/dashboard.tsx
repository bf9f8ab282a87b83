import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { type AccountTab, paths } from '@tradewind/contract/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { HomeLink } from '../../ui/home-link.tsx';
import { Page } from '../../ui/page.tsx';
import { tabLabels } from './account-tabs.ts';
import classes from './dashboard.module.css';
import { DashboardHead } from './dashboard-head.tsx';

interface DashboardProps {
  user: CurrentUser;
  tabs: readonly AccountTab[];
  tab: AccountTab;
  unread: number;
  onSignOut: () => void;
  children: ReactNode;
}

/** Each tab has its own URL, so that Back returns to the previous one. */
export function Dashboard({ user, tabs, tab, unread, onSignOut, children }: DashboardProps) {
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => center(strip.current, tab), [tab]);

  const open = (next: string | null) =>
    void navigate(paths.accountTab(tabs.find((one) => one === next) ?? 'overview'), { preventScrollReset: true });

  return (
    <Page>
      <HomeLink />
      <DashboardHead user={user} onSignOut={onSignOut} />
      <Tabs value={tab} onChange={open} activateTabWithKeyboard={false} color="brass.5" classNames={classes}>
        <Tabs.List ref={strip} aria-label="Your account">
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one} data-tab={one}>
              {tabLabels[one]}
              {one === 'messages' && unread > 0 ? <Unread count={unread} /> : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {one === tab ? children : null}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className={classes.unread} role="img" aria-label={`${count} unread`}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** Scrolls the open tab into view on small screens. */
function center(strip: HTMLElement | null, tab: AccountTab): void {
  const open = strip?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
  if (strip && open) strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
}
