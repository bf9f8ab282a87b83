import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '../../ui/card-grid.tsx';
import { AgentPart } from './agent-part.tsx';
import { matchesQuery } from './agent-queries.ts';
import { MatchCard } from './match-card.tsx';

export function AgentMatches({ deployed }: { deployed: boolean }) {
  const none = deployed
    ? 'No matches yet. Eddy will let you know as soon as it finds one.'
    : 'No matches yet. Deploy Eddy to start looking.';
  return (
    <AgentPart title="Boats Eddy found" none={none} read={useQuery(matchesQuery)}>
      {(matches) => (
        <CardGrid>
          {matches.map(({ boat, reason }) => (
            <li key={boat.id}>
              <MatchCard boat={boat} reason={reason} />
            </li>
          ))}
        </CardGrid>
      )}
    </AgentPart>
  );
}
