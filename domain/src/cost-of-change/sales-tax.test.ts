import { describe, expect, it } from 'vitest';
import { US_STATES, type UsState } from '../geography.ts';
import { cents, dollars, sum } from '../money.ts';
import { isOutdated, type SalesTax, salesTax, type TaxedTrade } from './sales-tax.ts';
import { taxRuleOf } from './tax-rules.ts';

const trade = (state: UsState, more: Partial<TaxedTrade> = {}): TaxedTrade => ({
  state,
  received: [dollars(200_000)],
  given: [dollars(150_000)],
  parties: 'two',
  localRate: null,
  surtaxRate: null,
  today: '2026-11-16',
  ...more,
});

const amountOf = (tax: SalesTax) => (tax.kind === 'tax' ? tax.amount : tax.kind);

describe('The sales tax on a boat of $200,000 for one of $150,000', () => {
  it.each([
    ['FL', null, dollars(12_000)],
    ['TX', null, dollars(3_125)],
    ['CA', null, 'rate-needed'],
    ['CA', 77_500, dollars(15_500)],
    ['NY', null, 'rate-needed'],
    ['NY', 88_750, dollars(17_750)],
    ['NJ', null, 'rate-needed'],
    ['NJ', 33_125, dollars(6_625)],
    ['MD', null, dollars(10_000)],
    ['VA', null, dollars(2_000)],
    ['NC', null, dollars(1_500)],
    ['SC', null, dollars(500)],
    ['MI', null, dollars(12_000)],
    ['OH', null, 'rate-needed'],
    ['OH', 72_500, dollars(14_500)],
    ['WA', null, 'rate-needed'],
    ['WA', 101_000, dollars(5_050)],
    ['MA', null, dollars(12_500)],
    ['CT', null, 'outdated'],
    ['ME', null, 'rate-needed'],
    ['ME', 55_000, dollars(2_750)],
    ['RI', null, cents(0)],
    ['DE', null, cents(0)],
    ['NH', null, cents(0)],
    ['OR', null, cents(0)],
    ['MT', null, cents(0)],
    ['AK', null, cents(0)],
    ['GA', null, 'rate-needed'],
    ['GA', 70_000, dollars(14_000)],
  ] as const)('is estimated in %s with an entered rate of %s', (state, localRate, expected) => {
    expect(amountOf(salesTax(trade(state, { localRate })))).toBe(expected);
  });

  it('follows the reviewed table in every state, with a source, a date and a mark', () => {
    const reviewed = ['FL', 'TX', 'CA', 'NY', 'NJ', 'MD', 'VA', 'NC', 'SC', 'MI', 'OH', 'WA', 'MA', 'CT', 'ME'];
    const untaxed = ['RI', 'DE', 'NH', 'OR', 'MT', 'AK'];
    for (const state of US_STATES) {
      const { source, mark, checkedOn, rate } = taxRuleOf(state);
      expect(source).not.toBe('');
      expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(mark === 'N').toBe(!reviewed.includes(state) && !untaxed.includes(state));
      expect(rate === 0).toBe(untaxed.includes(state));
    }
  });

  it('ignores an entered rate where the state has one rate', () => {
    expect(amountOf(salesTax(trade('MA', { localRate: 500_000 })))).toBe(dollars(12_500));
  });
});

describe('Limits of the sales tax', () => {
  it('charges Florida’s surtax on the first $5,000 only', () => {
    const surtaxed = (price: number) =>
      amountOf(salesTax(trade('FL', { received: [dollars(price)], surtaxRate: 10_000 })));
    expect(surtaxed(200_000)).toBe(dollars(12_050));
    expect(surtaxed(5_000)).toBe(dollars(350));
    expect(surtaxed(4_000)).toBe(dollars(280));
  });

  it.each([
    ['FL', 300_000, 18_000, false],
    ['FL', 300_001, 18_000, true],
    ['FL', 2_000_000, 18_000, true],
    ['TX', 450_000, 18_750, false],
    ['TX', 450_001, 18_750, true],
    ['MD', 300_001, 15_000, true],
    ['VA', 100_000, 2_000, false],
    ['VA', 100_001, 2_000, true],
    ['NC', 50_000, 1_500, false],
    ['NC', 50_100, 1_500, true],
    ['SC', 160_000, 500, false],
    ['SC', 160_001, 500, true],
  ] as const)('caps the tax of %s on $%i at $%i', (state, price, expected, isCapped) => {
    const tax = salesTax(trade(state, { received: [dollars(price)] }));
    expect(tax).toMatchObject({ amount: dollars(expected), isCapped });
  });

  it('caps New Jersey’s tax, whatever rate was entered', () => {
    const tax = salesTax(trade('NJ', { received: [dollars(700_000)], localRate: 33_125 }));
    expect(tax).toMatchObject({ amount: dollars(20_000), isCapped: true });
  });

  it('taxes the first $230,000 in New York', () => {
    const tax = (price: number) => salesTax(trade('NY', { received: [dollars(price)], localRate: 80_000 }));
    expect(tax(230_000)).toMatchObject({ amount: dollars(18_400), taxed: dollars(230_000) });
    expect(tax(900_000)).toMatchObject({ amount: dollars(18_400), taxed: dollars(230_000) });
  });

  it('caps each boat on its own', () => {
    expect(amountOf(salesTax(trade('VA', { received: [dollars(500_000), dollars(50_000)] })))).toBe(dollars(3_000));
  });

  it('rounds half a cent up', () => {
    expect(amountOf(salesTax(trade('MI', { received: [cents(108)] })))).toBe(6);
    expect(amountOf(salesTax(trade('MI', { received: [cents(25)] })))).toBe(2);
    expect(amountOf(salesTax(trade('MI', { received: [cents(24)] })))).toBe(1);
  });
});

describe('The credit for the boat that is given', () => {
  it('counts only where the rule says yes, and never in a ring', () => {
    for (const state of US_STATES) {
      const two = salesTax(trade(state, { localRate: 50_000 }));
      const ring = salesTax(trade(state, { localRate: 50_000, parties: 'more' }));
      if (two.kind !== 'tax' || ring.kind !== 'tax') continue;
      expect(two.credit).toBe(['TX', 'SC', 'WA', 'ME'].includes(state) ? dollars(150_000) : 0);
      expect(ring.credit).toBe(0);
    }
  });

  it('never exceeds the price', () => {
    const tax = salesTax(trade('TX', { given: [dollars(500_000)] }));
    expect(tax).toMatchObject({ amount: 0, credit: dollars(200_000), taxed: 0 });
  });

  it('is used up boat by boat', () => {
    const received = [dollars(100_000), dollars(100_000)];
    const tax = salesTax(trade('TX', { received }));
    expect(tax).toMatchObject({ amount: dollars(3_125), credit: dollars(150_000), taxed: dollars(50_000) });
    expect(sum(received)).toBe(dollars(200_000));
  });
});

describe('A rule', () => {
  it('counts for a year after it was checked', () => {
    const rule = { checkedOn: '2025-11-16' };
    expect(isOutdated(rule, '2026-11-16')).toBe(false);
    expect(isOutdated(rule, '2026-11-17')).toBe(true);
    expect(isOutdated({ checkedOn: '2024-02-29' }, '2025-02-28')).toBe(false);
    expect(isOutdated({ checkedOn: '2024-02-29' }, '2025-03-01')).toBe(true);
  });

  it('gives no tax once it is outdated, not even with an entered rate', () => {
    expect(amountOf(salesTax(trade('MA', { today: '2027-11-16' })))).toBe(dollars(12_500));
    expect(amountOf(salesTax(trade('MA', { today: '2027-11-17' })))).toBe('outdated');
    expect(amountOf(salesTax(trade('CA', { today: '2028-01-01', localRate: 77_500 })))).toBe('outdated');
  });
});
