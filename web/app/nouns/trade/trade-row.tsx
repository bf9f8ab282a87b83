import { tradePath } from '@tradewind/contract/paths';
import { exactPriceText, valuesFor } from '@tradewind/contract/trade-values';
import type { Trade, TradeLeg } from '@tradewind/contract/trades';
import { Link } from 'react-router';
import { whenText } from '../conversation/when-text.ts';
import { UserAvatar } from '../person/user-avatar.tsx';
import { LegPicture } from './leg-picture.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { TimeLeft } from './time-left.tsx';
import classes from './trade-row.module.css';
import { givenBy, listed, othersOf, receivedBy } from './trade-sides.ts';
import { isCashOnly, legsText, nextStepOf } from './trade-texts.ts';

/** A trade in a list: who, what for what, where it stands, what is next and how long that may take. */
export function TradeRow({ trade, reader }: { trade: Trade; reader: string }) {
  const others = othersOf(trade, reader);
  const values = valuesFor(trade.legs, reader);
  const isEnded = trade.list === 'ended';
  return (
    <article className={classes.row}>
      <header className={classes.head}>
        <span className={classes.faces}>
          {others.map((party) => (
            <UserAvatar key={party.userId} user={party} size={36} />
          ))}
        </span>
        <h3>
          <Link to={tradePath(trade.id)} className={classes.link}>
            {trade.kind === 'ring' ? 'Ring with ' : 'Trade with '}
            {listed(others.map(({ firstName }) => firstName))}
          </Link>
        </h3>
        <StandingBadge trade={trade} reader={reader} />
      </header>
      <div className={classes.sides}>
        <Side name="You give" legs={givenBy(trade, reader)} value={values.gives} />
        <Side name="You get" legs={receivedBy(trade, reader)} value={values.gets} />
      </div>
      <footer className={classes.foot}>
        <p>{isEnded && trade.endedReason ? trade.endedReason : nextStepOf(trade, reader)}</p>
        {trade.expiresAt === null ? (
          <span className={classes.when}>{whenText(trade.updatedAt)}</span>
        ) : (
          <TimeLeft expiresAt={trade.expiresAt} />
        )}
      </footer>
    </article>
  );
}

function Side({ name, legs, value }: { name: string; legs: readonly TradeLeg[]; value: string }) {
  const pictured = legs.find(({ imageUrl }) => imageUrl !== null) ?? legs[0];
  return (
    <div className={classes.side}>
      {pictured ? <LegPicture leg={pictured} /> : null}
      <p className={classes.name}>{name}</p>
      <p className={classes.what}>
        <span title={legsText(legs)}>{legsText(legs)}</span>{' '}
        {isCashOnly(legs) ? null : <span className={classes.value}>{exactPriceText(value)}</span>}
      </p>
    </div>
  );
}
