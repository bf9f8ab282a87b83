import { useQuery } from '@tanstack/react-query';
import type { ChangedBoat, ChangeInput } from '@tradewind/contract/cost-of-change';
import { moneyOf } from '@tradewind/contract/trade-values';
import type { TradeLeg } from '@tradewind/contract/trades';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { boatsOfQuery, ownBoatsQuery } from '../builder/item-queries.ts';
import { CostEditor } from './cost-editor.tsx';
import { todayText } from './today.ts';

interface OfferCostProps {
  legs: readonly TradeLeg[];
  reader: string;
  otherId: string;
}

/** Estimates what the offer costs its reader in all. Nothing while they get no boat. */
export default function OfferCost({ legs, reader, otherId }: OfferCostProps) {
  const { user } = useCurrentUser();
  const mine = useQuery(ownBoatsQuery).data ?? [];
  const theirs = useQuery(boatsOfQuery(otherId)).data ?? [];
  const known = new Map([...mine, ...theirs].map((boat) => [boat.id, boat]));
  const boats = (own: readonly TradeLeg[]): ChangedBoat[] =>
    own.flatMap(({ kind, boatId, value }) => {
      if (kind !== 'boat') return [];
      const boat = known.get(boatId ?? 0);
      return [{ value, length: boat?.length ?? null, location: boat?.location ?? '' }];
    });
  const received = boats(legs.filter(({ to }) => to === reader));
  if (received.length === 0) return <p>Choose a boat that you get to see what it costs.</p>;
  const change: ChangeInput = {
    received,
    given: boats(legs.filter(({ from }) => from === reader)),
    money: moneyOf(legs, reader),
    parties: 'two',
    today: todayText(),
  };
  return <CostEditor change={change} home={user?.location ?? null} />;
}
