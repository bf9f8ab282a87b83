import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountsApi, type CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { call } from '../../lib/api.ts';
import { currentUserQuery, useCurrentUser } from '../../lib/current-user.ts';
import { RequestError } from '../../lib/request.ts';
import { useToken } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './account-gate.module.css';
import head from './dashboard-head.module.css';
import { dashboardToasts } from './dashboard-toasts.ts';
import { FiguresPlaceholder } from './overview/figures.tsx';
import { useLeave } from './use-leave.ts';

type AccountState =
  | { kind: 'rendered' }
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'known'; user: CurrentUser };

interface AccountGateProps {
  children: (user: CurrentUser, signOut: () => void) => ReactNode;
}

/** Shows the signed-in user's account, and asks visitors to sign in. */
export function AccountGate({ children }: AccountGateProps) {
  const state = useAccountState();
  const { signOut, isLeaving } = useSignOut();
  if (isLeaving || state.kind === 'loading') return <DashboardPlaceholder />;
  if (state.kind === 'rendered') return <ForEveryone />;
  if (state.kind === 'visitor') return <AccessRequired />;
  return state.kind === 'failed' ? <NotLoaded retry={state.retry} /> : children(state.user, signOut);
}

/** Before hydration, the style sheet shows one of the two, depending on whether a token is stored. */
function ForEveryone() {
  return (
    <>
      <div className={classes.visitor}>
        <AccessRequired />
      </div>
      <div className={classes.member}>
        <DashboardPlaceholder />
      </div>
    </>
  );
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <MessageScreen
      heading="We couldn’t load your account"
      actions={
        <Button size="md" onClick={retry}>
          Try Again
        </Button>
      }
    >
      <p>Please check your connection and try again.</p>
    </MessageScreen>
  );
}

/** The sign-in returns to the requested tab or conversation. */
function AccessRequired() {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ redirect: `${pathname}${search}` });
  return (
    <MessageScreen
      heading="Account Access Required"
      actions={
        <>
          <Button component={Link} to={`${paths.login}?${back}`} size="md">
            Login to Account
          </Button>
          <Button component={Link} to={`${paths.register}?${back}`} size="md" variant="default">
            Create Account
          </Button>
        </>
      }
    >
      <p>Sign in to see your listings, messages and saved boats.</p>
    </MessageScreen>
  );
}

function useSignOut() {
  const queries = useQueryClient();
  const leave = useLeave();
  const { mutate, isIdle } = useMutation({
    mutationFn: () =>
      leave(async () => {
        // Pending requests would be refused.
        await queries.cancelQueries();
        await call(accountsApi.signOut, {}, { isBackground: true }).catch(() => undefined);
      }, dashboardToasts.loggedOut),
  });
  return { signOut: () => mutate(), isLeaving: !isIdle };
}

/** The state of the account. The server renders the same for everyone, and each visit reloads the user. */
function useAccountState(): AccountState {
  const hydrated = useHydrated();
  const { user, isPending } = useCurrentUser();
  const { error, refetch } = useQuery({
    ...currentUserQuery,
    enabled: useToken() !== null,
    refetchOnMount: 'always',
  });
  if (!hydrated) return { kind: 'rendered' };
  if (user !== null) return { kind: 'known', user };
  if (isPending) return { kind: 'loading' };
  const refused = error instanceof RequestError && error.status === 401;
  return error === null || refused ? { kind: 'visitor' } : { kind: 'failed', retry: () => void refetch() };
}

/** The dashboard's layout while the user loads. */
function DashboardPlaceholder() {
  return (
    <Page>
      <div role="status" aria-label="Loading your account">
        <Skeleton height={24} width={72} mb={24} />
        <div className={head.head}>
          <Skeleton height={80} circle />
          <div className={head.who}>
            <Skeleton height={40} width="60%" maw={320} />
            <Skeleton height={18} width="80%" maw={420} mt={10} />
          </div>
          <div className={head.actions}>
            <Skeleton height={36} width={130} />
            <Skeleton height={36} width={118} />
          </div>
        </div>
        <Skeleton height={2} mt={52} />
        <div className={classes.panel}>
          <FiguresPlaceholder />
          <Skeleton height={320} radius={16} mt={24} />
        </div>
      </div>
    </Page>
  );
}
