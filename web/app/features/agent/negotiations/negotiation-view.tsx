import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { NegotiationDetail } from '@tradewind/contract/negotiations';
import { paths, tradePath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import { statusText } from '../agent-facts.ts';
import { negotiationQuery } from '../agent-queries.ts';
import { NegotiationDecision } from './negotiation-decision.tsx';
import classes from './negotiation-view.module.css';

interface TranscriptProps {
  offers: NegotiationDetail['transcript'];
  firstName: string;
}

/** One negotiation: the proposal, the offers that led to it, and the reader's decision. */
export function NegotiationView({ id }: { id: number }) {
  const { data: negotiation, isError } = useQuery(negotiationQuery(id));
  return (
    <div className={classes.view}>
      <Link to={paths.deployedAgent} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        Your agent
      </Link>
      {negotiation ? <Negotiated negotiation={negotiation} /> : null}
      {negotiation || isError ? null : <Skeleton height={420} radius={16} role="status" aria-label="Loading" />}
      {!negotiation && isError ? <NotThere /> : null}
    </div>
  );
}

function Negotiated({ negotiation }: { negotiation: NegotiationDetail }) {
  const { boat, otherParty, role, finalOffer, mediated, transcript } = negotiation;
  const { firstName } = otherParty;
  return (
    <>
      <header className={classes.head}>
        <p className={classes.status} role="status">
          {statusText(negotiation)}
        </p>
        <h2>
          <Link to={paths.boat(boat.id)}>{boat.title}</Link>
        </h2>
        <p>
          {role === 'initiator'
            ? `${firstName} is asking ${priceText(boat.price)}.`
            : `You’re asking ${priceText(boat.price)}.`}
          {finalOffer
            ? ' Your agents settled on a price to propose.'
            : ' Your agents found no price that works for you both.'}
        </p>
      </header>
      {finalOffer ? <Proposal negotiation={negotiation} finalOffer={finalOffer} /> : null}
      {finalOffer && mediated ? <PriceRule firstName={firstName} /> : null}
      <NegotiationDecision negotiation={negotiation} />
      <Transcript offers={transcript} firstName={firstName} />
    </>
  );
}

interface ProposalProps {
  negotiation: NegotiationDetail;
  finalOffer: NonNullable<NegotiationDetail['finalOffer']>;
}

function Proposal({ negotiation: { role, otherParty, expiresAt, status, tradeId }, finalOffer }: ProposalProps) {
  const { price, tradeBoat, balance, means } = finalOffer;
  const [giver, owns] = role === 'initiator' ? ['You give', 'Your'] : [`${otherParty.firstName} gives`, 'Their'];
  return (
    <section className={classes.proposal} aria-labelledby="proposal">
      <h3 id="proposal">The proposal</h3>
      <p className={classes.price}>{priceText(price)}</p>
      <dl>
        {tradeBoat ? (
          <div>
            <dt>{giver}</dt>
            <dd>
              {owns} <Link to={paths.boat(tradeBoat.id)}>{tradeBoat.title}</Link>, valued at{' '}
              {priceText(tradeBoat.value)}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{tradeBoat ? 'Plus' : giver}</dt>
          <dd>
            {priceText(balance)}
            {means.length > 0 ? ` in ${means.join(' or ')}` : ''}
          </dd>
        </div>
        {expiresAt === null ? null : (
          <div>
            <dt>Open until</dt>
            <dd>{readerDate(expiresAt, 'shortMoment')}</dd>
          </div>
        )}
      </dl>
      {tradeId === null || status === 'agreed' ? null : (
        <p className={classes.trade}>
          <Link to={tradePath(tradeId)}>
            {status === 'proposed' ? 'View the trade or make a counteroffer' : 'View the trade'}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Shows no shares of the gain, since they would reveal the other side's limit. */
function PriceRule({ firstName }: { firstName: string }) {
  return (
    <section className={classes.rule} aria-labelledby="price-rule">
      <h3 id="price-rule">How Eddy set this price</h3>
      <p>
        Eddy knows your limit and {firstName}’s, and drew a price at random between the two, more often near the middle.
        On average, both sides gain the same. Neither of you can work out the other’s limit from it.
      </p>
    </section>
  );
}

function NotThere() {
  return (
    <div className={classes.missing} role="alert">
      <h2>Negotiation Not Found</h2>
      <p>It doesn’t exist, or it isn’t yours.</p>
      <Button component={Link} to={paths.deployedAgent}>
        Back to Your Agent
      </Button>
    </div>
  );
}

/** All offers of the two agents, in order. */
function Transcript({ offers, firstName }: TranscriptProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="transcript">
      <h3 id="transcript">Offer history</h3>
      <ol className={classes.offers}>
        {offers.map(({ round, by, price }, index) => (
          // Offers never change, and one side may make the same one twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: offers are identified by their position
          <li key={index} data-by={by}>
            <span>
              {by === 'you' ? 'Your agent' : `${firstName}’s agent`}, round {round}
            </span>
            <strong>{priceText(price)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
