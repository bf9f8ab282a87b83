import { CASH_LISTS, type TradeCashInput, tradeCashInput } from '@tradewind/contract/eddy-tools';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { Trade } from '@tradewind/contract/trades';
import { type Cents, cents, formatMoney, parseMoney, sum } from '@tradewind/domain/money';
import { reading } from '../../../platform/tool.ts';
import { listTrades } from '../service.ts';
import { listed } from '../words.present.ts';

const MOST_READ = 100;
const LIVE: ReadonlySet<Trade['list']> = new Set(CASH_LISTS);

export const tradeCash = reading({
  name: 'trade_cash',
  description:
    'Adds up the cash that the user pays and gets in their live trades, in all and for each trade. Fees and deposits are not in it.',
  input: tradeCashInput,
  async run({ db, caller }, input) {
    const { trades, total } = await listTrades(db, caller.id, { limit: MOST_READ });
    const live = trades.filter(({ list }) => LIVE.has(list));
    const meant = live.filter((trade) => isMeant(trade, input, caller.id)).map((trade) => cashIn(trade, caller.id));
    const { pays, gets } = togetherIn(meant);
    return {
      output: {
        deals: meant.map(({ pays, gets, ...trade }) => ({ ...trade, pays: text(pays), gets: text(gets) })),
        byList: CASH_LISTS.flatMap((list) => {
          const some = meant.filter((trade) => trade.list === list);
          const together = togetherIn(some);
          return some.length > 0 ? [{ list, pays: text(together.pays), gets: text(together.gets) }] : [];
        }),
        pays: text(pays),
        gets: text(gets),
        net: text(cents(Math.abs(gets - pays))),
        netGoes: gets > pays ? 'in' : gets < pays ? 'out' : 'even',
        ...leadIn(meant),
        live: live.length,
        ended: trades.length - live.length,
        isPartial: total > trades.length,
      },
    };
  },
});

const text = (amount: Cents) => exactPriceText(formatMoney(amount));

const togetherIn = (trades: readonly { pays: Cents; gets: Cents }[]) => ({
  pays: sum(trades.map(({ pays }) => pays)),
  gets: sum(trades.map(({ gets }) => gets)),
});

/** Of the trades that only bring cash, the one that brings the most, and how much more that is than the next one. */
function leadIn(trades: readonly ReturnType<typeof cashIn>[]) {
  const [first, second] = trades.filter(({ pays, gets }) => gets > 0 && pays === 0).toSorted((a, b) => b.gets - a.gets);
  return first && second && first.gets > second.gets
    ? { lead: { of: first.with, over: second.with, by: text(cents(first.gets - second.gets)) } }
    : {};
}

/** The first names of the others in a trade. */
const othersIn = ({ parties }: Trade, userId: string) =>
  parties.flatMap((party) => (party.userId === userId ? [] : [party.firstName]));

function isMeant(trade: Trade, { lists, people, withoutPeople, rings }: TradeCashInput, userId: string): boolean {
  const names = othersIn(trade, userId).map((name) => name.toLowerCase());
  const has = (wanted: readonly string[]) => wanted.some((name) => names.includes(name.toLowerCase()));
  return (
    (!lists || lists.some((list) => list === trade.list)) &&
    (!people || has(people)) &&
    !(withoutPeople && has(withoutPeople)) &&
    (!rings || (trade.kind === 'ring') === (rings === 'only'))
  );
}

/** The cash of one trade, with the person at the other end of each payment. */
function cashIn(trade: Trade, userId: string) {
  const { id, list, kind, parties, legs } = trade;
  const nameOf = (wanted: string) => parties.find((party) => party.userId === wanted)?.firstName ?? 'somebody';
  const cash = legs.filter((leg) => leg.kind === 'cash');
  const given = cash.filter(({ from }) => from === userId);
  const got = cash.filter(({ to }) => to === userId);
  const worth = (some: typeof cash) => sum(some.map(({ value }) => parseMoney(value) ?? cents(0)));
  return {
    tradeId: id,
    list,
    isRing: kind === 'ring',
    with: listed(othersIn(trade, userId)),
    payments: [
      ...given.map(({ to, value }) => ({ goes: 'out', name: nameOf(to), amount: exactPriceText(value) })),
      ...got.map(({ from, value }) => ({ goes: 'in', name: nameOf(from), amount: exactPriceText(value) })),
    ],
    pays: worth(given),
    gets: worth(got),
  };
}
