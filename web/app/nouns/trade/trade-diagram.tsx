import { IconArrowsExchange } from '@tabler/icons-react';
import { exactPriceText, valuesFor } from '@tradewind/contract/trade-values';
import type { TradeLeg, TradeParty } from '@tradewind/contract/trades';
import { UserAvatar } from '../person/user-avatar.tsx';
import { LegList } from './leg-list.tsx';
import classes from './trade-diagram.module.css';
import { TradeRing } from './trade-ring.tsx';
import { givenBy, readerFirst } from './trade-sides.ts';

interface TradeDiagramProps {
  parties: readonly TradeParty[];
  legs: readonly TradeLeg[];
  reader: string;
  changes?: ReadonlyMap<string, string>;
  /** The legs of the former version that are gone. */
  removed?: readonly TradeLeg[];
  showsAssets?: boolean;
}

/** Shows who gives what to whom: two columns for two people, a ring for more. */
export function TradeDiagram(props: TradeDiagramProps) {
  return props.parties.length > 2 ? <TradeRing {...props} /> : <Pair {...props} />;
}

function Pair({ parties, legs, reader, ...list }: TradeDiagramProps) {
  const [one, other] = readerFirst({ parties }, reader);
  if (!one || !other) return null;
  const isReader = one.userId === reader;
  return (
    <div className={classes.pair}>
      <Side party={one} heading={isReader ? 'You give' : `${one.firstName} gives`} legs={legs} {...list} />
      <IconArrowsExchange className={classes.arrows} size={28} stroke={1.5} aria-hidden />
      <Side party={other} heading={isReader ? 'You get' : `${other.firstName} gives`} legs={legs} {...list} />
    </div>
  );
}

interface SideProps {
  party: TradeParty;
  heading: string;
  legs: readonly TradeLeg[];
  changes?: ReadonlyMap<string, string>;
  /** The legs of the former version that are gone. */
  removed?: readonly TradeLeg[];
  showsAssets?: boolean;
}

/** Everything one person gives. */
function Side({ party, heading, legs, removed = [], ...list }: SideProps) {
  const given = givenBy({ legs }, party.userId);
  const { gives } = valuesFor(legs, party.userId);
  return (
    <section className={classes.side} aria-label={heading}>
      <header>
        <UserAvatar user={party} size={32} />
        <h3>{heading}</h3>
      </header>
      <LegList legs={given} removed={givenBy({ legs: removed }, party.userId)} {...list} />
      <p className={classes.total}>
        <span>Total</span>
        <strong>{exactPriceText(gives)}</strong>
      </p>
    </section>
  );
}
