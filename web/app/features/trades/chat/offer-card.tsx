import { useQuery } from '@tanstack/react-query';
import type { OfferData } from '@tradewind/contract/messages';
import { tradePath } from '@tradewind/contract/paths';
import { exactPriceText, valuesFor } from '@tradewind/contract/trade-values';
import type { TradeDetail, TradeLeg, TradeRevision } from '@tradewind/contract/trades';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { StandingBadge } from '../../../nouns/trade/standing-badge.tsx';
import { TimeLeft } from '../../../nouns/trade/time-left.tsx';
import { tradeQuery } from '../../../nouns/trade/trade-queries.ts';
import { givenBy, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { isCashOnly, legsText } from '../../../nouns/trade/trade-texts.ts';
import { TradeDecisions } from '../decisions/trade-decisions.tsx';
import classes from './offer-card.module.css';
import { OfferCardPlaceholder } from './offer-card-placeholder.tsx';

/** The offer of a message as it stands now, with what the reader can do about it. */
export default function OfferCard({ offer }: { offer: OfferData }) {
  const { user } = useCurrentUser();
  const { data: trade, isError } = useQuery({ ...tradeQuery(offer.tradeId), enabled: user !== null });
  if (user === null || (isError && !trade)) return null;
  if (!trade) return <OfferCardPlaceholder />;
  const revision = trade.revisions.find(({ number }) => number === offer.revision);
  if (offer.revision < trade.revision) return <Replaced tradeId={trade.id} />;
  return <Current trade={trade} revision={revision ?? trade} reader={user.id} />;
}

function Replaced({ tradeId }: { tradeId: number }) {
  return (
    <p className={classes.replaced}>
      Replaced by a newer offer. <Link to={tradePath(tradeId)}>View trade</Link>
    </p>
  );
}

interface CurrentProps {
  trade: TradeDetail;
  revision: Pick<TradeRevision, 'legs'>;
  reader: string;
}

function Current({ trade, revision, reader }: CurrentProps) {
  const { gives, gets } = valuesFor(revision.legs, reader);
  return (
    <section className={classes.card} aria-label="Offer">
      <p className={classes.standing}>
        <StandingBadge trade={trade} reader={reader} />
        <TimeLeft expiresAt={trade.expiresAt} />
      </p>
      <dl className={classes.sides}>
        <div>
          <dt>You give</dt>
          <Worth legs={givenBy(revision, reader)} value={gives} />
        </div>
        <div>
          <dt>You get</dt>
          <Worth legs={receivedBy(revision, reader)} value={gets} />
        </div>
      </dl>
      {trade.list === 'ended' && trade.endedReason ? <p className={classes.reason}>{trade.endedReason}</p> : null}
      <TradeDecisions trade={trade} reader={reader} size="sm" />
      <Link to={tradePath(trade.id)} className={classes.open}>
        Open trade
      </Link>
    </section>
  );
}

function Worth({ legs, value }: { legs: readonly TradeLeg[]; value: string }) {
  return (
    <dd>
      {legsText(legs)} {isCashOnly(legs) ? null : <span>{exactPriceText(value)}</span>}
    </dd>
  );
}
