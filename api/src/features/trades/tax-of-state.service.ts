import { taxRuleWords } from '@tradewind/contract/cost-tax-words';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { isOutdated, salesTax } from '@tradewind/domain/cost-of-change/sales-tax';
import { taxRuleOf } from '@tradewind/domain/cost-of-change/tax-rules';
import { STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import { type Cents, formatMoney } from '@tradewind/domain/money';

const text = (amount: Cents) => exactPriceText(formatMoney(amount));

/** A state's rule for the sales tax on a boat, and the tax on the boats of a trade if their values are known. */
export function taxOfState(
  state: UsState,
  { get, give, isRing = false }: { get?: Cents | undefined; give?: Cents | undefined; isRing?: boolean | undefined },
) {
  const today = new Date().toISOString().slice(0, 10);
  const rule = taxRuleOf(state);
  const parties = isRing ? 'more' : 'two';
  const taxed = { state, parties, localRate: null, surtaxRate: null, today } as const;
  const tax = salesTax({ ...taxed, received: get === undefined ? [] : [get], given: give === undefined ? [] : [give] });
  const isKnown = tax.kind === 'tax' && get !== undefined;
  return {
    state: STATE_NAMES[state],
    why: taxRuleWords(state, today),
    ...(isOutdated(rule, today) && { outdated: true }),
    ...(rule.mark === 'N' && { unchecked: true }),
    ...(rule.rate !== null && { rate: `${rule.rate / 10_000}%` }),
    ...(rule.surtaxOnFirst !== null && { surtaxOnFirst: text(rule.surtaxOnFirst) }),
    ...(rule.taxedUpTo !== null && { taxedUpTo: text(rule.taxedUpTo) }),
    ...(rule.cap !== null && { cap: text(rule.cap) }),
    credit: isRing ? rule.credit.ring : rule.credit.twoParties,
    source: rule.source,
    ...(isKnown && {
      amount: tax.amount,
      tax: text(tax.amount),
      taxed: text(tax.taxed),
      credited: text(tax.credit),
      isCapped: tax.isCapped,
    }),
  };
}
