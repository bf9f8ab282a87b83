import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, closingCost, dollars } from '../money.ts';
import { type Change, costOfChange } from './change.ts';
import { pricePerMile, surveyCost } from './getting-it-home.ts';
import { LOAN } from './loan.ts';

const change = (more: Partial<Change> = {}): Change => ({
  received: [dollars(200_000)],
  given: [dollars(150_000)],
  miles: 1_000,
  perMile: cents(450),
  survey: dollars(750),
  tax: { state: 'MA', localRate: null, surtaxRate: null, today: '2026-11-16', parties: 'two' },
  loan: { rate: LOAN.rates.usual, years: LOAN.years, downPayment: LOAN.downPayment },
  ...more,
});

describe('The cost of changing boats', () => {
  it('sums the difference, closing, transport, survey and tax to the cent', () => {
    expect(costOfChange(change())).toMatchObject({
      difference: { direction: 'pay', amount: dollars(50_000) },
      closing: dollars(1_700),
      transport: dollars(4_500),
      survey: dollars(750),
      tax: { kind: 'tax', amount: dollars(12_500) },
      total: { direction: 'pay', amount: dollars(69_450) },
      isComplete: true,
    });
  });

  it('subtracts a difference that the reader gets', () => {
    const smaller = costOfChange(change({ received: [dollars(50_000)], miles: 0 }));
    expect(smaller).toMatchObject({
      difference: { direction: 'get', amount: dollars(100_000) },
      total: { direction: 'get', amount: dollars(95_700) },
      loan: null,
    });
  });

  it('pays the costs of an even trade, without a loan', () => {
    const even = costOfChange(change({ received: [dollars(150_000)], tax: { ...change().tax, state: 'RI' } }));
    expect(even).toMatchObject({
      difference: { direction: 'pay', amount: 0 },
      total: { direction: 'pay', amount: cents(127_500 + 450_000 + 75_000) },
      loan: null,
    });
  });

  it('takes the money of an offer instead of the difference', () => {
    const offer = costOfChange(change({ money: { direction: 'pay', amount: dollars(40_000) } }));
    expect(offer.total).toEqual({ direction: 'pay', amount: dollars(59_450) });
    expect(offer.loan).toMatchObject({ borrowed: dollars(36_000) });
  });

  it('says that it is incomplete without the way, the state or a rate', () => {
    const { tax } = change();
    expect(costOfChange(change({ miles: null }))).toMatchObject({
      transport: null,
      isComplete: false,
      total: { amount: dollars(64_950) },
    });
    expect(costOfChange(change({ tax: { ...tax, state: null } }))).toMatchObject({
      tax: { kind: 'state-needed' },
      isComplete: false,
      total: { amount: dollars(56_950) },
    });
    expect(costOfChange(change({ tax: { ...tax, state: 'CA' } }))).toMatchObject({
      tax: { kind: 'rate-needed' },
      isComplete: false,
    });
    expect(costOfChange(change({ tax: { ...tax, state: 'CT' } }))).toMatchObject({
      tax: { kind: 'outdated' },
      isComplete: false,
    });
  });

  it('charges the closing cost of each boat received', () => {
    const two = [cents(10_000_059), cents(20_000_059)];
    expect(costOfChange(change({ received: two })).closing).toBe(
      two.reduce((total, one) => total + closingCost(one), 0),
    );
  });

  it('always equals the sum of its lines', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 }).map(cents);
    fc.assert(
      fc.property(amount, amount, amount, fc.nat(4_000), (received, given, survey, miles) => {
        const cost = costOfChange(change({ received: [received], given: [given], survey, miles }));
        const signed = ({ direction, amount: money }: { direction: string; amount: number }) =>
          direction === 'pay' ? money : -money;
        const tax = cost.tax.kind === 'tax' ? cost.tax.amount : 0;
        expect(signed(cost.total)).toBe(
          signed(cost.difference) + cost.closing + (cost.transport ?? 0) + cost.survey + tax,
        );
      }),
    );
  });
});

describe('The assumptions', () => {
  it('survey at $25 a foot within the catalog’s prices', () => {
    expect([null, 12, 20, 24.3, 32, 150, 240].map(surveyCost)).toEqual(
      [500, 500, 500, 607.5, 800, 3_750, 5_000].map((price) => price * 100),
    );
  });

  it('charge more by the mile for longer boats', () => {
    expect([20, 26, 30, 40, 60, null].map(pricePerMile)).toEqual([300, 300, 450, 750, 1_200, 1_200]);
  });
});
