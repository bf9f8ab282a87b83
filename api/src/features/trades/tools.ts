import { explainTradeInput, myTradesInput } from '@tradewind/contract/eddy-tools';
import { tradePath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import type { Trade, TradeLeg } from '@tradewind/contract/trades';
import { cents, displayMoney, parseMoney, sum } from '@tradewind/domain/money';
import { reading } from '../../platform/tool.ts';
import { listTrades, readTrade } from './service.ts';
import { talkOf } from './talks.present.ts';
import { deadlineText, listed } from './words.present.ts';

const TRADES_SHOWN = 8;

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
        revisions: trade.revisions.length,
        youCan: trade.actions,
        expiresAt: trade.expiresAt,
        ...(trade.expiresAt && { runsOut: deadlineText(new Date(trade.expiresAt)) }),
        path: tradePath(trade.id),
      },
    };
  },
});

function summaryOf(trade: Trade, userId: string) {
  const others = trade.parties.filter((party) => party.userId !== userId).map(({ firstName }) => firstName);
  return {
    tradeId: trade.id,
    with: listed(others),
    youGive: listed(trade.legs.filter(({ from }) => from === userId).map(wordsFor)),
    youGet: listed(trade.legs.filter(({ to }) => to === userId).map(wordsFor)),
    giveWorth: worthOf(trade.legs.filter(({ from }) => from === userId)),
    getWorth: worthOf(trade.legs.filter(({ to }) => to === userId)),
    state: stateOf(trade),
    ...talkOf(trade, userId),
  };
}

const worthOf = (legs: readonly TradeLeg[]) =>
  displayMoney(sum(legs.map(({ value }) => parseMoney(value) ?? cents(0))));

const wordsFor = ({ kind, title, value }: TradeLeg) =>
  kind === 'cash' ? priceText(value) : `${title} (${priceText(value)})`;

function stateOf({ status, list, backup, ending, endedReason }: Trade): string {
  if (backup) return 'backup while another trade is pending';
  if (list === 'waiting') return 'waiting for you';
  if (list === 'open') return 'waiting for the other side';
  if (ending) return 'ended, and what is held is being paid back';
  return list === 'ended' && endedReason ? `${status}: ${endedReason}` : status;
}
