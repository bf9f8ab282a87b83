import { closingCostShare, exactPriceText } from '@tradewind/contract/trade-values';
import type { Trade, TradeLeg } from '@tradewind/contract/trades';
import { type Cents, cents, closingCost, formatMoney, parseMoney, sum } from '@tradewind/domain/money';

const text = (amount: Cents) => exactPriceText(formatMoney(amount));
const dollarsOf = ({ value }: TradeLeg) => parseMoney(value) ?? cents(0);
const feesOf = (legs: readonly TradeLeg[]) =>
  sum(legs.filter(({ kind }) => kind === 'boat').map((leg) => closingCost(dollarsOf(leg))));

/** The money that everybody pays and gets in a trade: cash, closing fees, and both together. */
export function sumsOf({ legs, parties }: Pick<Trade, 'legs' | 'parties'>, userId: string) {
  const cash = legs.filter(({ kind }) => kind === 'cash');
  const nameOf = (id: string) =>
    id === userId ? 'you' : (parties.find((party) => party.userId === id)?.firstName ?? 'somebody');
  const sideOf = (id: string) => {
    const [pays, gets] = [cash.filter(({ from }) => from === id), cash.filter(({ to }) => to === id)].map((some) =>
      sum(some.map(dollarsOf)),
    ) as [Cents, Cents];
    const fee = feesOf(legs.filter(({ to }) => to === id));
    const net = gets - pays - fee;
    return {
      pays: text(pays),
      gets: text(gets),
      fee: text(fee),
      inAll: text(sum([pays, fee])),
      ...(net > 0 && { net: text(cents(net)) }),
    };
  };
  return {
    you: sideOf(userId),
    others: parties.flatMap((party) =>
      party.userId === userId ? [] : [{ name: nameOf(party.userId), ...sideOf(party.userId) }],
    ),
    fees: legs
      .filter(({ kind }) => kind === 'boat')
      .map((leg) => ({
        boatId: leg.boatId,
        title: leg.title,
        rate: closingCostShare,
        value: text(dollarsOf(leg)),
        fee: text(closingCost(dollarsOf(leg))),
        paidBy: nameOf(leg.to),
      })),
    cash: cash.map((leg) => ({ from: nameOf(leg.from), to: nameOf(leg.to), amount: text(dollarsOf(leg)) })),
    ...gapOf(legs, userId),
  };
}

/** Both sides by asking prices and stated values, and how far they are apart. */
function gapOf(legs: readonly TradeLeg[], userId: string) {
  const given = legs.filter(({ from }) => from === userId);
  const [give, get] = [given, legs.filter(({ to }) => to === userId)].map((some) => sum(some.map(dollarsOf))) as [
    Cents,
    Cents,
  ];
  if (give === 0 || get === 0) return {};
  return {
    given: text(give),
    got: text(get),
    gap: text(cents(Math.abs(get - give))),
    gapShare: `${Math.round((Math.abs(get - give) / give) * 1_000) / 10}%`,
    getsMore: get > give,
    isEven: get === give,
    givesOnlyBoats: given.every(({ kind }) => kind === 'boat'),
  };
}
