import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AgentLogEntry } from '@tradewind/contract/negotiations';
import { newOfferPath } from '@tradewind/contract/paths';
import { Link, useSearchParams } from 'react-router';
import { agentStatusQuery } from '../../lib/agent-status.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { readerDate } from '../../lib/dates.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { entryTarget } from './agent-facts.ts';
import { AgentPart } from './agent-part.tsx';
import { logQuery, matchesQuery } from './agent-queries.ts';
import { AgentState } from './agent-state.tsx';
import classes from './deployed-agent.module.css';
import { MatchCard } from './match-card.tsx';
import { NegotiationView } from './negotiations/negotiation-view.tsx';
import { Negotiations } from './negotiations/negotiations.tsx';

/** A user's agent: its state, proposals, matches and log. `signIn` leads back here. */
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

function AgentLog() {
  return (
    <AgentPart title="Activity log" none="No activity yet." read={useQuery(logQuery)}>
      {(entries) => (
        <ol className={classes.log}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.createdAt}>{readerDate(entry.createdAt, 'shortMoment')}</time>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </AgentPart>
  );
}

function Entry({ entry }: { entry: AgentLogEntry }) {
  const to = entryTarget(entry);
  return to === undefined ? <p>{entry.text}</p> : <Link to={to}>{entry.text}</Link>;
}

function AgentMatches({ deployed }: { deployed: boolean }) {
  const none = deployed
    ? 'No matches yet. Eddy will let you know as soon as it finds one.'
    : 'No matches yet. Deploy Eddy to start looking.';
  return (
    <AgentPart title="Boats Eddy found" none={none} read={useQuery(matchesQuery)}>
      {(matches) => (
        <CardGrid>
          {matches.map(({ boat, reason }) => (
            <li key={boat.id}>
              <MatchCard
                boat={boat}
                reason={reason}
                action={
                  <Button component={Link} to={newOfferPath({ boat: boat.id })} variant="default" fullWidth>
                    Make an Offer
                  </Button>
                }
              />
            </li>
          ))}
        </CardGrid>
      )}
    </AgentPart>
  );
}
