import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Negotiation } from '@tradewind/contract/negotiations';
import { negotiationPath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { BoatPicture } from '../../../nouns/boat/boat-picture.tsx';
import { statusText, waitsForYou } from '../agent-facts.ts';
import { AgentPart } from '../agent-part.tsx';
import { negotiationsQuery } from '../agent-queries.ts';
import classes from './negotiations.module.css';

export function Negotiations() {
  return (
    <AgentPart
      title="Negotiations"
      none="No negotiations yet. When Eddy negotiates with another owner’s agent, you’ll see it here."
      read={useQuery(negotiationsQuery)}
    >
      {(negotiations) => (
        <ul className={classes.list}>
          {negotiations.map((negotiation) => (
            <li key={negotiation.id}>
              <NegotiationLink negotiation={negotiation} />
            </li>
          ))}
        </ul>
      )}
    </AgentPart>
  );
}

function NegotiationLink({ negotiation }: { negotiation: Negotiation }) {
  const { id, boat, otherParty, role, finalOffer } = negotiation;
  return (
    <Link className={classes.row} to={negotiationPath(id)} data-waits={waitsForYou(negotiation) || undefined}>
      <span className={classes.picture}>
        {boat.imageUrl === null ? null : (
          <BoatPicture url={boat.imageUrl} alt="" sizes="6rem" loading="lazy" hideBroken />
        )}
      </span>
      <span className={classes.text}>
        <strong>{boat.title}</strong>
        <span>
          {role === 'initiator' ? `From ${otherParty.firstName}` : `To ${otherParty.firstName}`}
          {finalOffer ? ` · ${priceText(finalOffer.price)}` : ''}
        </span>
        <span className={classes.status}>{statusText(negotiation)}</span>
      </span>
      <IconChevronRight size={20} stroke={1.5} aria-hidden />
    </Link>
  );
}
