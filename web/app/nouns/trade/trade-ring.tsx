import { exactPriceText } from '@tradewind/contract/trade-values';
import type { TradeLeg, TradeParty } from '@tradewind/contract/trades';
import { UserAvatar } from '../person/user-avatar.tsx';
import { LegPicture } from './leg-picture.tsx';
import { arrowBetween, placesAround, SIZE } from './ring-places.ts';
import classes from './trade-ring.module.css';
import { aroundTheRing, legKey, nameFor, nameWithin } from './trade-sides.ts';
import { bitcoinTerms } from './trade-texts.ts';

interface TradeRingProps {
  parties: readonly TradeParty[];
  legs: readonly TradeLeg[];
  reader: string;
}

/** More than two people: a picture of the ring, and every leg in words. */
export function TradeRing({ parties, legs, reader }: TradeRingProps) {
  const ring = aroundTheRing({ parties, legs });
  const places = placesAround(ring.length);
  const placeOf = (userId: string) => places[ring.findIndex((party) => party.userId === userId)];
  const named = (userId: string) => nameFor({ parties }, userId, reader);
  return (
    <div className={classes.ring}>
      <div className={classes.picture} aria-hidden>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`}>
          <title>Who gives to whom</title>
          <defs>
            <marker
              id="ring-arrow"
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="6"
              markerHeight="6"
              orient="auto"
            >
              <path d="M 0 1 L 9 5 L 0 9 z" />
            </marker>
          </defs>
          {legs.map((leg) => {
            const from = placeOf(leg.from);
            const to = placeOf(leg.to);
            return from && to ? (
              <path
                key={`${legKey(leg)} ${leg.to}`}
                className={classes.arrow}
                data-kind={leg.kind}
                d={arrowBetween(from, to)}
                markerEnd="url(#ring-arrow)"
              />
            ) : null;
          })}
        </svg>
        {ring.map((party, place) => (
          <span
            key={party.userId}
            className={classes.person}
            data-reader={party.userId === reader || undefined}
            style={{
              left: `${((places[place]?.x ?? 0) / SIZE) * 100}%`,
              top: `${((places[place]?.y ?? 0) / SIZE) * 100}%`,
            }}
          >
            <UserAvatar user={party} size={52} />
            <span>{named(party.userId)}</span>
          </span>
        ))}
      </div>
      <ol className={classes.legs} aria-label="Who gives what to whom">
        {legs.map((leg) => (
          <li key={`${legKey(leg)} ${leg.to}`} data-reader={leg.from === reader || leg.to === reader || undefined}>
            <LegPicture leg={leg} />
            <span>
              <small>
                {named(leg.from)} → {nameWithin({ parties }, leg.to, reader)}
              </small>
              <strong>{leg.title}</strong>
              {leg.kind === 'bitcoin' ? <small>{bitcoinTerms(leg)}</small> : null}
              {leg.taken ? <small className={classes.taken}>Reserved for another trade</small> : null}
            </span>
            <span className={classes.value}>{exactPriceText(leg.value)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
