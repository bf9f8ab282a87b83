import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dollars } from '../money.ts';
import { LOAN, loanFor, monthlyPayment } from './loan.ts';

describe('A monthly payment', () => {
  it.each([
    [dollars(100_000), 800, 240, 83_644],
    [dollars(100_000), 700, 240, 77_530],
    [dollars(100_000), 900, 240, 89_973],
    [dollars(45_000), 800, 240, 37_640],
    [dollars(1_200), 0, 12, 10_000],
    [cents(100), 0, 3, 33],
    [cents(0), 800, 240, 0],
  ])('repays %i cents at %i basis points over %i months', (borrowed, rate, months, expected) => {
    expect(monthlyPayment(borrowed, rate, months)).toBe(expected);
  });

  it('repays the loan to within half a cent a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_00 }),
        fc.integer({ min: 1, max: LOAN.most.rate }),
        fc.integer({ min: 1, max: LOAN.most.years }),
        (borrowed, rate, years) => {
          const payment = monthlyPayment(cents(borrowed), rate, years * 12);
          const monthly = rate / 120_000;
          const exact = (borrowed * monthly) / (1 - (1 + monthly) ** (-years * 12));
          expect(Math.abs(payment - exact)).toBeLessThan(0.5 + exact * 1e-9);
        },
      ),
    );
  });
});

describe('A loan', () => {
  it('leaves the down payment to the buyer and shows the payments at the rates of the catalog', () => {
    const loan = loanFor(dollars(50_000), {
      rate: LOAN.rates.usual,
      years: LOAN.years,
      downPayment: LOAN.downPayment,
    });
    expect(loan).toEqual({
      downPayment: dollars(5_000),
      borrowed: dollars(45_000),
      monthly: 37_640,
      between: { low: 34_888, high: 40_488 },
    });
  });
});
