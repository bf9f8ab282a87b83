import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { ConfirmEmailNotice } from '../features/accounts/email/confirm-email-notice.tsx';
import { AllNotifications } from '../features/notifications/all-notifications.tsx';
import { NotificationPreferences } from '../features/notifications/notification-preferences.tsx';
import { useCurrentUser } from '../lib/current-user.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { MessageScreen } from '../ui/message-screen.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SideCard } from '../ui/side-card.tsx';

export default function NotificationsScreen() {
  const { user, isPending } = useCurrentUser();
  const hydrated = useHydrated();
  return (
    <>
      <PageHead
        title="Notifications"
        description="See what happened on Tradewind while you were away, and choose how we notify you."
        path={paths.notifications}
        hidden
      />
      {hydrated && user === null && !isPending ? (
        <SignedOut />
      ) : (
        <>
          {user === null ? null : <ConfirmEmailNotice user={user} />}
          <Page width="text">
            <PageTitle lead="Here’s what happened while you were away.">Notifications</PageTitle>
            {user === null ? null : (
              <>
                <AllNotifications />
                <div id="preferences" style={{ marginTop: '2.5rem', scrollMarginTop: 'var(--nav-height)' }}>
                  <SideCard title="How we notify you">
                    <NotificationPreferences />
                  </SideCard>
                </div>
              </>
            )}
          </Page>
        </>
      )}
    </>
  );
}

function SignedOut() {
  return (
    <MessageScreen
      heading="Sign in to see your notifications"
      actions={
        <Button component={Link} to={`${paths.login}?redirect=${encodeURIComponent(paths.notifications)}`} size="md">
          {' '}
          Sign In
        </Button>
      }
    >
      <p>Your notifications are private, so we need to know who you are.</p>
    </MessageScreen>
  );
}
