import { loanPaymentInput, pricesWithClosingInput, salesTaxInput } from '@tradewind/contract/eddy-tools';
import { LOAN, monthlyPayment } from '@tradewind/domain/cost-of-change/loan';
import { cents, closingCost, displayMoney, dollars, parseMoney, percent, sum } from '@tradewind/domain/money';
import { boatCard, boatCards, boatForModel } from '../../../eddy/boat-words.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { reading } from '../../../platform/tool.ts';
import { readBoat } from '../../boats/service.ts';
import { taxOfState } from '../tax-of-state.service.ts';

export const loanPayment = reading({
  name: 'loan_payment',
  description:
    'The monthly payment of a boat loan, at the rate that the user names or at the usual ones. An estimate, not an offer.',
  input: loanPaymentInput,
  async run({ db }, { boatId, price, downPercent, down, years, rate }) {
    const boat = boatId === undefined ? undefined : await readBoat(db, boatId);
    const due = boat ? parseMoney(boat.price) : price === undefined ? undefined : dollars(Math.round(price));
    if (due === undefined) throw invalidField('price', 'For which boat or price?');
    const paid =
      down === undefined
        ? percent(due, Math.round((downPercent ?? LOAN.downPayment / 100) * 100))
        : dollars(Math.round(down));
    if (paid >= due) throw invalidField('down', 'That pays the whole price, so there is nothing to borrow.');
    const borrowed = cents(due - paid);
    const basisPoints = rate === undefined ? LOAN.rates.usual : Math.round(rate * 100);
    const monthly = (apr: number) => displayMoney(monthlyPayment(borrowed, apr, (years ?? LOAN.years) * 12));
    return {
      output: {
        ...(boat && { title: boat.title }),
        price: displayMoney(due),
        downPayment: displayMoney(paid),
        borrowed: displayMoney(borrowed),
        monthly: monthly(basisPoints),
        ...(rate === undefined && { monthlyFrom: monthly(LOAN.rates.low), monthlyTo: monthly(LOAN.rates.high) }),
        terms: `${basisPoints / 100}% over ${years ?? LOAN.years} years`,
        usualRates: `${LOAN.rates.low / 100}% to ${LOAN.rates.high / 100}%`,
      },
    };
  },
});

export const salesTaxTool = reading({
  name: 'sales_tax',
  description: 'How a state taxes the sale of a boat, and the tax at a price. An estimate, not advice.',
  input: salesTaxInput,
  async run(_context, { state, price }) {
    const received = price === undefined ? undefined : dollars(Math.round(price));
    const { amount, ...tax } = taxOfState(state, { get: received });
    return { output: { ...tax, ...(amount !== undefined && received && { price: displayMoney(received) }) } };
  },
});

export const pricesWithClosing = reading({
  name: 'prices_with_closing',
  description:
    'The asking prices of one or several boats together with the closing fee of each, and what is left of a budget. Taxes, survey and transport are not in it.',
  input: pricesWithClosingInput,
  async run({ db }, { boatIds, budget }) {
    const boats = await Promise.all([...new Set(boatIds)].map((id) => readBoat(db, id)));
    const prices = boats.map(({ price }) => parseMoney(price) ?? cents(0));
    const together = sum(prices);
    const fees = sum(prices.map(closingCost));
    const left = budget === undefined ? undefined : dollars(Math.round(budget)) - together;
    return {
      output: {
        boats: boats.map((boat, index) => ({
          ...boatForModel(boat),
          closingCost: displayMoney(closingCost(prices[index] ?? cents(0))),
        })),
        pricesTogether: displayMoney(together),
        closingFees: displayMoney(fees),
        withClosing: displayMoney(cents(together + fees)),
        ...(left !== undefined && {
          budget: displayMoney(dollars(Math.round(budget ?? 0))),
          ...leftOf('AfterPrice', left),
          ...leftOf('AfterClosing', left - fees),
        }),
      },
      parts: boatCards(boats.map((boat) => boatCard(boat))),
    };
  },
});

const leftOf = (name: string, amount: number) => ({
  [amount < 0 ? `missing${name}` : `left${name}`]: displayMoney(cents(Math.abs(amount))),
});
