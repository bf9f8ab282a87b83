import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { accountsApi } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { call } from '../../lib/api.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import classes from './account-gate.module.css';
import { DashboardPlaceholder } from './dashboard-placeholder.tsx';
import { dashboardToasts } from './dashboard-toasts.ts';
import { useAccountState } from './use-account-state.ts';
import { useLeave } from './use-leave.ts';

interface AccountGateProps {
  children: (user: CurrentUser, signOut: () => void) => ReactNode;
}

/** The account of who is signed in; a visitor is asked to sign in. */
export function AccountGate({ children }: AccountGateProps) {
  const state = useAccountState();
  const { signOut, isLeaving } = useSignOut();
  if (isLeaving || state.kind === 'loading') return <DashboardPlaceholder />;
  if (state.kind === 'rendered') return <ForEveryone />;
  if (state.kind === 'visitor') return <AccessRequired />;
  return state.kind === 'failed' ? <NotLoaded retry={state.retry} /> : children(state.user, signOut);
}

/** Before the page is alive only the style sheet knows whether a token is stored, and shows one of the two. */
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

/** The sign-in leads back to the tab, or the conversation, that was asked for. */
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
        // What is still being read would be refused.
        await queries.cancelQueries();
        await call(accountsApi.signOut, {}, { isBackground: true }).catch(() => undefined);
      }, dashboardToasts.loggedOut),
  });
  return { signOut: () => mutate(), isLeaving: !isIdle };
}
