import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { agentStatusQuery } from '../../lib/agent-status.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { AgentLog } from './agent-log.tsx';
import { AgentMatches } from './agent-matches.tsx';
import { AgentState } from './agent-state.tsx';
import classes from './deployed-agent.module.css';
import { NegotiationView } from './negotiation-view.tsx';
import { Negotiations } from './negotiations.tsx';

/** Somebody's agent at work: its state, its proposals, what it found and what it did. `signIn` leads back here. */
export function DeployedAgent({ signIn }: { signIn: string }) {
  const { user, isPending } = useCurrentUser();
  const [search] = useSearchParams();
  const negotiation = Number(search.get('negotiation'));
  const { data: status, isError } = useQuery({
    ...agentStatusQuery,
    enabled: user !== null,
    refetchOnMount: 'always',
    staleTime: 0,
  });
  if (user === null && !isPending) return <SignInFirst to={signIn} />;
  if (user === null || (!status && !isError)) return <Placeholder />;
  if (Number.isSafeInteger(negotiation) && negotiation > 0) return <NegotiationView id={negotiation} />;
  return (
    <>
      <AgentState status={status} />
      <Negotiations />
      <AgentMatches deployed={status?.deployed === true} />
      <AgentLog />
    </>
  );
}

function SignInFirst({ to }: { to: string }) {
  const hydrated = useHydrated();
  return (
    <div className={classes.empty} data-before-session={!hydrated || undefined}>
      <h2>Sign in to see your agent</h2>
      <p>See the boats Eddy found for you and the trades it negotiated.</p>
      <Button component={Link} to={to} size="md">
        Sign In
      </Button>
    </div>
  );
}

function Placeholder() {
  return (
    <div role="status" aria-label="Loading your agent">
      <Skeleton height={132} radius={16} />
      <Skeleton height={36} width={220} mt={48} />
      <Skeleton height={120} radius={16} mt="md" />
    </div>
  );
}
