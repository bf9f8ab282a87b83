import { explainTradeInput, myTradesInput } from '@tradewind/contract/eddy-tools';
import { tradePath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { Trade, TradeDetail, TradeLeg, TradeRevision } from '@tradewind/contract/trades';
import { cents, closingCost, displayMoney, parseMoney, sum } from '@tradewind/domain/money';
import { reading } from '../../../platform/tool.ts';
import { listTrades, readTrade } from '../service.ts';
import { deadlineText, listed } from '../words.present.ts';
import { sumsOf } from './sums.present.ts';
import { talkOf } from './talks.present.ts';

const TRADES_SHOWN = 8;
const PROPOSALS_SHOWN = 6;

export const myTrades = reading({
  name: 'my_trades',
  description: 'The user’s trades, most recently changed first: what each side gives, the state and what is next.',
  input: myTradesInput,
  async run({ db, caller }, { list }) {
    const { trades, total } = await listTrades(db, caller.id, { state: list, limit: TRADES_SHOWN });
    const rows = trades.map((trade) => summaryOf(trade, caller.id));
    return {
      output: { total, trades: rows },
      parts: rows.length
        ? [
            {
              type: 'data-table',
              data: {
                caption: 'Your trades',
                columns: ['With', 'You give', 'You get', 'State'],
                rows: rows.map((row) => [row.with, row.youGive, row.youGet, row.state]),
                paths: rows.map(({ tradeId }) => tradePath(tradeId)),
              },
            },
          ]
        : [],
    };
  },
});

export const explainTrade = reading({
  name: 'explain_trade',
  description: 'One trade of the user: every item with its value, who accepted, what the user can do and until when.',
  input: explainTradeInput,
  async run({ db, caller }, { tradeId }) {
    const trade = await readTrade(db, caller, tradeId);
    return {
      output: {
        ...summaryOf(trade, caller.id),
        items: trade.legs.map(({ kind, title, value, to, boatId }) => ({
          kind,
          title,
          value,
          ...(boatId !== undefined && { boatId }),
          goesTo: to === caller.id ? 'user' : 'other',
        })),
        handsOver: handsOver(trade, caller.id),
        ...firstOf(trade, caller.id),
        revisions: trade.revisions.length,
        ...newestOf(trade, caller.id),
        proposals: trade.revisions.slice(-PROPOSALS_SHOWN).map(({ author, legs }) => ({
          by: author === caller.id ? 'user' : 'other',
          ...sidesOf(legs, caller.id),
        })),
        ...apartIn(trade.revisions, caller.id),
        startedBy: trade.revisions[0]?.author === caller.id ? 'user' : 'other',
        ...(trade.ended?.by && { endedBy: trade.ended.by === caller.id ? 'user' : 'other' }),
        othersAccepted: trade.parties.every(({ userId, accepted }) => accepted || userId === caller.id),
        ...depositIn(trade, caller.id),
        closingFee: displayMoney(feeOf(trade, caller.id)),
        sums: sumsOf(trade, caller.id),
        ...paidIn(trade, caller.id),
        ...gapShareOf(trade, caller.id),
        ...pricePaidIn(trade, caller.id),
        youCan: trade.actions,
        path: tradePath(trade.id),
      },
    };
  },
});

/** The terms that a negotiated trade began with. */
function firstOf({ revisions }: TradeDetail, userId: string) {
  const first = revisions.toSorted((a, b) => a.number - b.number)[0];
  if (!first || revisions.length < 2) return {};
  const { youGive, youGet } = sidesOf(first.legs, userId);
  return { firstGive: youGive, firstGet: youGet };
}

/** The day of the newest terms, and the side that proposed them. */
function newestOf({ revisions }: TradeDetail, userId: string) {
  const newest = revisions.toSorted((a, b) => b.number - a.number)[0];
  if (!newest) return {};
  const proposedOn = new Date(newest.createdAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return { proposedOn, proposedBy: newest.author === userId ? 'user' : 'other' };
}

/** Everything that changes hands: who gives what to whom. */
function handsOver({ legs, parties }: Trade, userId: string): string[] {
  const nameOf = (id: string) =>
    id === userId ? 'you' : (parties.find((party) => party.userId === id)?.firstName ?? 'somebody');
  return legs.map(
    (leg) => `${nameOf(leg.from)} ${leg.from === userId ? 'give' : 'gives'} ${wordsFor(leg)} to ${nameOf(leg.to)}`,
  );
}

/** The receiver of a boat pays its closing fee. */
const feeOf = ({ legs }: Trade, userId: string) =>
  sum(
    legs
      .filter(({ kind, to }) => kind === 'boat' && to === userId)
      .map(({ value }) => closingCost(parseMoney(value) ?? cents(0))),
  );

/** The cash that the user pays, together with the closing fee. */
function paidIn(trade: Trade, userId: string) {
  const cash = cashTo(trade.legs, ({ from }) => from === userId);
  const fee = feeOf(trade, userId);
  return cash > 0 && fee > 0 ? { cash: displayMoney(cash), cashWithFee: displayMoney(sum([cash, fee])) } : {};
}

/** The gap between both sides, in percent of what the user gives. */
function gapShareOf({ legs }: Trade, userId: string) {
  const given = worthOf(legs.filter(({ from }) => from === userId));
  const got = worthOf(legs.filter(({ to }) => to === userId));
  return given > 0 ? { gapShare: `${Math.round((Math.abs(got - given) / given) * 100)}%` } : {};
}

/** The price of boats that are bought for cash alone, beside their asking price. */
function pricePaidIn({ legs }: Trade, userId: string) {
  const given = legs.filter(({ from }) => from === userId);
  const got = legs.filter(({ to }) => to === userId);
  const isBought = [given, got].every((side) => side.length > 0) && given.every(({ kind }) => kind === 'cash');
  const isSold = [given, got].every((side) => side.length > 0) && got.every(({ kind }) => kind === 'cash');
  const boats = isBought ? got : given;
  if (isBought === isSold || !boats.every(({ kind }) => kind === 'boat')) return {};
  const [asking, price] = [worthOf(boats), worthOf(isBought ? given : got)];
  if (asking <= 0) return {};
  return {
    asking: displayMoney(asking),
    price: displayMoney(price),
    offAsking: displayMoney(cents(Math.abs(asking - price))),
    belowAsking: price < asking,
    offShare: `${Math.round((Math.abs(asking - price) / asking) * 1_000) / 10}%`,
    middleToAsking: displayMoney(cents(Math.round((asking + price) / 2))),
  };
}

/** The deposit that the user pays if the proposal is accepted. */
function depositIn({ terms }: Trade, userId: string) {
  const own = terms.deposits.find((deposit) => deposit.userId === userId);
  return own && { deposit: exactPriceText(own.amount), ...(own.isStandard && { depositRule: STANDARD_DEPOSIT_RULE }) };
}

function summaryOf(trade: Trade, userId: string) {
  const [given, got] = [trade.legs.filter(({ from }) => from === userId), trade.legs.filter(({ to }) => to === userId)];
  const gap = worthOf(got) - worthOf(given);
  const others = trade.parties.filter((party) => party.userId !== userId).map(({ firstName }) => firstName);
  return {
    tradeId: trade.id,
    with: listed(others),
    ...sidesOf(trade.legs, userId),
    giveWorth: displayMoney(worthOf(given)),
    getWorth: displayMoney(worthOf(got)),
    valueGap: displayMoney(cents(Math.abs(gap))),
    whoGetsMore: gap > 0 ? 'user' : gap < 0 ? 'other' : 'nobody',
    state: stateOf(trade),
    expiresAt: trade.expiresAt,
    ...(trade.expiresAt && { runsOut: deadlineText(new Date(trade.expiresAt)) }),
    ...talkOf(trade, userId),
  };
}

/** The cash between the last proposals of the user and of the others. */
function apartIn(revisions: readonly TradeRevision[], userId: string) {
  const cashOf = ({ legs }: TradeRevision) =>
    cashTo(legs, ({ to }) => to === userId) - cashTo(legs, ({ from }) => from === userId);
  const mine = revisions.findLast(({ author }) => author === userId);
  const theirs = revisions.findLast(({ author }) => author !== userId);
  if (!mine || !theirs) return undefined;
  const [one, two] = [cashOf(mine), cashOf(theirs)];
  return {
    cashApart: displayMoney(cents(Math.abs(one - two))),
    // Between cash in one direction and cash in the other, there is no amount that both would call the middle.
    ...(one * two > 0 && {
      cashByUser: displayMoney(cents(Math.abs(one))),
      cashByOther: displayMoney(cents(Math.abs(two))),
      cashInMiddle: displayMoney(cents(Math.round(Math.abs(one + two) / 2))),
    }),
  };
}

const sidesOf = (legs: readonly TradeLeg[], userId: string) => ({
  youGive: listed(legs.filter(({ from }) => from === userId).map(wordsFor)),
  youGet: listed(legs.filter(({ to }) => to === userId).map(wordsFor)),
});

const cashTo = (legs: readonly TradeLeg[], isMeant: (leg: TradeLeg) => boolean) =>
  worthOf(legs.filter((leg) => leg.kind === 'cash' && isMeant(leg)));

const worthOf = (legs: readonly TradeLeg[]) => sum(legs.map(({ value }) => parseMoney(value) ?? cents(0)));

const wordsFor = ({ kind, title, value }: TradeLeg) =>
  kind === 'cash' ? priceText(value) : `${title} (${priceText(value)})`;

function stateOf({ status, list, backup, ending, endedReason }: Trade): string {
  if (backup) return 'backup while another trade is pending';
  if (list === 'waiting') return 'waiting for you';
  if (list === 'open') return 'waiting for the other side';
  if (ending) return 'ended, and what is held is being paid back';
  return list === 'ended' && endedReason ? `${status}: ${endedReason}` : status;
}
