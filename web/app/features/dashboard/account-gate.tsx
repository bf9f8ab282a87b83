import { Button } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import type { ReactNode } from 'react';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { AccessRequired } from './access-required.tsx';
import classes from './account-gate.module.css';
import { DashboardPlaceholder } from './dashboard-placeholder.tsx';
import { useAccountState } from './use-account-state.ts';
import { useSignOut } from './use-sign-out.ts';

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
