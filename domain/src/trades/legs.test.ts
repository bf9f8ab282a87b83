import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, closingCost, dollars, sum } from '../money.ts';
import { balanceOf, coinValue, formatCoins, type Leg, parseCoins } from './legs.ts';

const leg = (kind: Leg['kind'], from: string, to: string, value: number): Leg => ({
  kind,
  from,
  to,
  value: dollars(value),
});

describe('A party’s balance', () => {
  it('sums what they give and get, with the closing cost of the boats they receive', () => {
    const legs = [leg('boat', 'a', 'b', 200_000), leg('boat', 'b', 'a', 150_000), leg('cash', 'b', 'a', 50_000)];
    expect(balanceOf(legs, 'a')).toEqual({
      gives: dollars(200_000),
      gets: dollars(200_000),
      closingCost: dollars(1_275),
    });
    expect(balanceOf(legs, 'b')).toMatchObject({ closingCost: dollars(1_700) });
  });

  it('adds up over all parties: what one gives, another gets', () => {
    const party = fc.constantFrom('a', 'b', 'c', 'd');
    const anyLeg = fc.record({
      kind: fc.constantFrom('boat' as const, 'asset' as const, 'cash' as const, 'bitcoin' as const),
      from: party,
      to: party,
      value: fc.integer({ min: 1, max: 99_999_999_999 }).map(cents),
    });
    fc.assert(
      fc.property(fc.array(anyLeg, { maxLength: 20 }), (legs) => {
        const balances = ['a', 'b', 'c', 'd'].map((one) => balanceOf(legs, one));
        expect(sum(balances.map(({ gives }) => gives))).toBe(sum(balances.map(({ gets }) => gets)));
        const fees = legs.filter(({ kind }) => kind === 'boat').map(({ value }) => closingCost(value));
        expect(sum(balances.map((one) => one.closingCost))).toBe(sum(fees));
      }),
    );
  });
});

describe('Bitcoin', () => {
  it.each([
    ['0.9', 90_000_000n],
    ['1', 100_000_000n],
    ['0.00000001', 1n],
    ['21000000', 2_100_000_000_000_000n],
  ])('reads %s', (text, satoshis) => {
    expect(parseCoins(text)).toBe(satoshis);
    expect(formatCoins(satoshis)).toBe(text);
  });

  it.each(['0', '0.0', '-1', '1e3', '0.000000001', '21000001', '.5', '1,5', ''])('refuses %j', (text) => {
    expect(parseCoins(text)).toBeUndefined();
  });

  it('is worth coins times price, rounded half up to the cent', () => {
    expect(coinValue(150_000_000n, cents(10_000_001))).toBe(15_000_002);
    expect(coinValue(1n, dollars(100_000))).toBe(0);
    expect(coinValue(5_000n, dollars(100))).toBe(1);
    expect(coinValue(2_100_000_000_000_000n, dollars(9_999_999_999))).toBeUndefined();
  });
});
