import { Button, Skeleton } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { withRedirect } from '../features/accounts/sign-in-redirect.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { MessageScreen } from '../ui/message-screen.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const EddyChat = lazy(() => import('../features/eddy-chat/eddy-chat.tsx'));

export default function EddyChatScreen() {
  const { user, isPending } = useCurrentUser();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const isVisitor = hydrated && !isPending && user === null;
  return (
    <>
      <PageHead
        title="Chat with Eddy AI"
        description="Ask Eddy AI for boats, trades, market values and fees."
        path={paths.eddyChat}
        hidden
      />
      {isVisitor ? (
        <MessageScreen
          heading="Chat with Eddy AI"
          actions={
            <>
              <Button component={Link} to={withRedirect(paths.login, pathname + search)} size="md">
                Sign In
              </Button>
              <Button component={Link} to={withRedirect(paths.register, pathname + search)} size="md" variant="default">
                Create Account
              </Button>
            </>
          }
        >
          <p>
            Eddy finds boats and owners who would trade with you, and keeps your conversations. Please sign in first.
          </p>
        </MessageScreen>
      ) : (
        <Page>
          <PageTitle>Chat with Eddy AI</PageTitle>
          {user === null ? (
            <Waiting />
          ) : (
            <Suspense fallback={<Waiting />}>
              <EddyChat key={user.id} />
            </Suspense>
          )}
        </Page>
      )}
    </>
  );
}

function Waiting() {
  return <Skeleton height="max(30rem, calc(100dvh - 15rem))" radius={16} role="status" aria-label="Loading the chat" />;
}
