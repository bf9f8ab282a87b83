import { Button, Skeleton } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCurrentUser } from '../lib/current-user.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { MessageScreen } from './message-screen.tsx';
import { Page } from './page.tsx';
import { PageTitle } from './page-title.tsx';

interface RightsGateProps {
  /** The page to return to after signing in. */
  here: string;
  title: string;
  isAllowed: (user: CurrentUser) => boolean;
  /** The heading for everybody else. */
  refusal: string;
  children: (user: CurrentUser) => ReactNode;
}

/** Sends visitors to sign in, and tells other users that they lack access. The server enforces it. */
export function RightsGate({ here, title, isAllowed, refusal, children }: RightsGateProps) {
  const { user, isPending } = useCurrentUser();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const isVisitor = hydrated && !isPending && user === null;

  useEffect(() => {
    if (isVisitor) void navigate(`${paths.login}?${new URLSearchParams({ redirect: here })}`, { replace: true });
  }, [isVisitor, here, navigate]);

  if (user === null) return <Checking title={title} />;
  return isAllowed(user) ? children(user) : <NotForYou heading={refusal} />;
}

function Checking({ title }: { title: string }) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Skeleton height={360} radius={16} role="status" aria-label="Checking your sign-in" />
    </Page>
  );
}

function NotForYou({ heading }: { heading: string }) {
  return (
    <MessageScreen
      heading={heading}
      kicker="Not allowed"
      actions={
        <Button component={Link} to={paths.home} size="md">
          Return Home
        </Button>
      }
    >
      <p>Your account doesn’t have access to this part of Tradewind. If you think it should, ask an administrator.</p>
    </MessageScreen>
  );
}
