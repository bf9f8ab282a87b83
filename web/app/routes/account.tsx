import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { type AccountTab, paths } from '@tradewind/contract/paths';
import { isUnavailable } from '@tradewind/contract/unavailable-boats';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmEmailNotice } from '../features/accounts/email/confirm-email-notice.tsx';
import { AccountGate } from '../features/dashboard/account-gate.tsx';
import { readTab, tabsOf } from '../features/dashboard/account-tabs.ts';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { MessagesTab } from '../features/dashboard/messages-tab.tsx';
import { accountFigures, readBy, unreadOf } from '../features/dashboard/overview/account-figures.ts';
import { Overview } from '../features/dashboard/overview/overview.tsx';
import { RolesTab } from '../features/dashboard/roles/roles-tab.tsx';
import { WelcomePanel } from '../features/dashboard/roles/welcome-panel.tsx';
import { favoritesQuery } from '../features/favorites/favorites-query.ts';
import { HeartButton } from '../features/favorites/heart-button.tsx';
import { SavedBoats } from '../features/favorites/saved-boats.tsx';
import { useMyListings } from '../features/listings/use-my-listings.ts';
import { AddressedChat } from '../features/messages/addressed-chat.tsx';
import { BlockedPeople } from '../features/messages/blocking/blocked-people.tsx';
import { NotificationPreferences } from '../features/notifications/notification-preferences.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { offerParts } from '../features/trades/chat/offer-parts.tsx';
import { agentStatusQuery } from '../lib/agent-status.ts';
import { BoatCard } from '../nouns/boat/boat-card.tsx';
import { UnavailableCard } from '../nouns/boat/unavailable-card.tsx';
import { conversationsQuery } from '../nouns/conversation/conversations-query.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';

const placeholder = <Skeleton height={480} radius={16} />;
const waiting = 'This tab opens when you are back online.';
const OwnListings = lazyPart(() => import('../features/listings/own-listings.tsx'), { placeholder, waiting });
const Garage = lazyPart(() => import('../features/garage/garage.tsx'), { placeholder, waiting });
const WantsTab = lazyPart(() => import('../features/wants/wants-tab.tsx'), { placeholder, waiting });
const ProfileTab = lazyPart(() => import('../features/dashboard/profile/profile-tab.tsx'), { placeholder, waiting });

export default function Account() {
  return (
    <>
      <PageHead
        title="Your account"
        description="Your listings, messages, saved boats, profile and roles on Tradewind."
        path={paths.account}
        hidden
      />
      <AccountGate>{(user, signOut) => <AccountDashboard user={user} onSignOut={signOut} />}</AccountGate>
    </>
  );
}

function AccountDashboard({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const [search] = useSearchParams();
  const [isNew, setNew] = useState(user.userRoles.length === 0);
  const listings = useMyListings();
  const conversations = useQuery(conversationsQuery);
  const saved = useQuery({ ...favoritesQuery, refetchOnMount: 'always' });
  const agent = useQuery({ ...agentStatusQuery, refetchOnMount: 'always' });
  const boats = listings.kind === 'listed' ? listings.boats : undefined;
  const figures = accountFigures({
    listings: listings.kind === 'failed' ? null : boats,
    conversations: readBy(conversations),
    saved: readBy(saved),
  });
  const tabs = tabsOf(user, boats?.length);
  const tab = readTab(search, tabs);

  const panels: Record<AccountTab, () => ReactNode> = {
    overview: () => (
      <>
        {isNew ? <WelcomePanel user={user} onDone={() => setNew(false)} /> : null}
        <Overview userId={user.id} figures={figures} conversations={conversations} saved={saved} agent={agent} />
      </>
    ),
    messages: () => (
      <>
        <MessagesTab conversations={conversations} userId={user.id} />
        <BlockedPeople />
        <AddressedChat report={(id) => <ReportButton subject="message" subjectId={id} />} offers={offerParts} />
      </>
    ),
    profile: () => <ProfileTab user={user} notifications={<NotificationPreferences />} />,
    boats: () => <OwnListings state={listings} />,
    garage: () => <Garage />,
    saved: () => (
      <SavedBoats
        saved={saved}
        renderBoat={(boat) => {
          const heart = <HeartButton boat={boat} onVisitor={() => undefined} />;
          return isUnavailable(boat) ? (
            <UnavailableCard boat={boat} corner={heart} />
          ) : (
            <BoatCard boat={boat} corner={heart} />
          );
        }}
      />
    ),
    wants: () => <WantsTab />,
    roles: () => <RolesTab held={user.userRoles} />,
  };

  return (
    <>
      <ConfirmEmailNotice user={user} />
      <Dashboard user={user} tabs={tabs} tab={tab} unread={unreadOf(conversations.data ?? [])} onSignOut={onSignOut}>
        {panels[tab]()}
      </Dashboard>
    </>
  );
}
