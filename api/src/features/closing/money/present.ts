import type { ClosingMoney, PartyMoney } from '@tradewind/contract/closing-money';
import { WIRING_NOTICE } from '@tradewind/contract/closing-words';
import { frozenOf, heldOf, type Owed, proceedsOf } from '@tradewind/domain/closing/money';
import { formatMoney, sum } from '@tradewind/domain/money';
import type { TradeBundle } from '../../trades/service.ts';
import { mayHoldTax, type Role } from '../policy.ts';
import type { ClosingRow } from '../store.ts';
import { owedBy } from './tasks.service.ts';
import type { MoneyFacts } from './terms.service.ts';

/** Everyone reads their own money; the broker everybody's. */
export const presentMoney = (
  money: MoneyFacts,
  closing: ClosingRow,
  bundle: TradeBundle,
  role: Role,
): ClosingMoney => ({
  isFinal: money.isReleased || money.hasEnded,
  notice: WIRING_NOTICE,
  parties: money.positions
    .filter((position) => role === 'broker' || position === role)
    .map((position) => ({
      ...presentParty(money, position),
      ...presentTaxes(money, closing, bundle, role, position),
    })),
});

function presentParty(money: MoneyFacts, position: number): Omit<PartyMoney, 'taxes' | 'taxable'> {
  const { deposit, balance } = owedBy(money, position);
  const held = heldOf(position, money.balances);
  return {
    position,
    deposit: presentOwed(deposit),
    balance: presentOwed(balance),
    held: formatMoney(held),
    frozen: formatMoney(frozenOf(position, money.journals)),
    gets: formatMoney(money.isReleased || money.hasEnded ? held : proceedsOf(money.terms, position, money.balances)),
  };
}

/** Sales tax is for the receiver of the boat and the broker. */
function presentTaxes(
  { terms }: MoneyFacts,
  closing: ClosingRow,
  { trade, legs }: TradeBundle,
  role: Role,
  position: number,
): Pick<PartyMoney, 'taxes' | 'taxable'> {
  const boats = legs
    .filter(({ kind, receiver }) => kind === 'boat' && receiver === position)
    .map(({ number: leg, title }) => ({ leg, title }));
  return {
    taxes: boats.flatMap((boat) =>
      terms.taxes
        .filter(({ leg }) => leg === boat.leg)
        .map(({ state, amount, note = null }) => ({ ...boat, state, amount: formatMoney(amount), note })),
    ),
    taxable: mayHoldTax(trade.status, closing, role) ? boats : [],
  };
}

function presentOwed(owes: readonly Owed[]): PartyMoney['deposit'] {
  const total = (name: 'needed' | 'arrived' | 'missing') => formatMoney(sum(owes.map((owed) => owed[name])));
  return {
    needed: total('needed'),
    arrived: total('arrived'),
    missing: total('missing'),
    accounts: owes.map(({ book, needed, arrived, missing }) => ({
      trust: book,
      needed: formatMoney(needed),
      arrived: formatMoney(arrived),
      missing: formatMoney(missing),
    })),
  };
}
