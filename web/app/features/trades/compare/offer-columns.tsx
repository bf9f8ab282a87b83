import { Button } from '@mantine/core';
import { tradePath } from '@tradewind/contract/paths';
import { closingCostShare, exactPriceText, isZero } from '@tradewind/contract/trade-values';
import { Link } from 'react-router';
import { UserAvatar } from '../../../nouns/person/user-avatar.tsx';
import { LegList } from '../../../nouns/trade/leg-list.tsx';
import { StandingBadge } from '../../../nouns/trade/standing-badge.tsx';
import { TimeLeft } from '../../../nouns/trade/time-left.tsx';
import { listed, nameWithin, othersOf, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { TradeDecisions } from '../decisions/trade-decisions.tsx';
import { termRows } from '../terms/terms-texts.ts';
import { ValueTable } from '../value-table.tsx';
import classes from './compare.module.css';
import { bestOf, type ComparedOffer } from './offer-comparison.ts';

/** Offers next to each other, the same lines at the same height. */
export function OfferColumns({ offers, reader }: { offers: readonly ComparedOffer[]; reader: string }) {
  const best = bestOf(offers);
  return (
    <>
      <ul className={classes.offers} aria-label="Offers, the best in dollars first">
        {offers.map((offer) => (
          <li key={offer.trade.id}>
            <OfferColumn offer={offer} reader={reader} isBest={offer === best} />
          </li>
        ))}
      </ul>
      <p className={classes.footnote}>
        What is left for your boat is everything you get, less what you give besides the boat, less your estimated
        closing cost of {closingCostShare} of the boats you get.
      </p>
    </>
  );
}

interface OfferColumnProps {
  offer: ComparedOffer;
  reader: string;
  isBest: boolean;
}

function OfferColumn({ offer, reader, isBest }: OfferColumnProps) {
  const { trade, gets, alsoGives, closingCost, net, isLoss } = offer;
  const others = othersOf(trade, reader);
  return (
    <article className={classes.offer} data-best={isBest || undefined}>
      <header>
        {others.map((party) => (
          <UserAvatar key={party.userId} user={party} size={36} />
        ))}
        <h2>{listed(others.map(({ firstName }) => firstName))}</h2>
        {isBest ? <span className={classes.best}>Highest value</span> : null}
      </header>
      <p className={classes.standing}>
        <StandingBadge trade={trade} reader={reader} />
        <TimeLeft expiresAt={trade.expiresAt} />
      </p>
      <LegList legs={receivedBy(trade, reader)} showsAssets />
      <ValueTable
        rows={[
          { label: 'You get', value: exactPriceText(gets) },
          ...(isZero(alsoGives) ? [] : [{ label: 'You also give', value: `−${exactPriceText(alsoGives)}` }]),
          { label: 'Closing cost', value: isZero(closingCost) ? '$0' : `−${exactPriceText(closingCost)}` },
          { label: 'Left for your boat', value: `${isLoss ? '−' : ''}${exactPriceText(net)}`, isTotal: true },
        ]}
      />
      <section className={classes.terms} aria-label="Terms">
        <h3>Terms</h3>
        <ValueTable rows={termRows(trade, (userId) => nameWithin(trade, userId, reader), undefined)} />
      </section>
      {trade.note === null ? null : (
        <figure className={classes.note}>
          <figcaption>Note from {nameWithin(trade, trade.author, reader)}</figcaption>
          <blockquote>{trade.note}</blockquote>
        </figure>
      )}
      <div className={classes.actions}>
        <TradeDecisions trade={trade} reader={reader} size="sm" />
        <Button
          component={Link}
          to={tradePath(trade.id)}
          variant="subtle"
          size="sm"
          aria-label={`Open trade with ${listed(others.map(({ firstName }) => firstName))}`}
        >
          Open Trade
        </Button>
      </div>
    </article>
  );
}
