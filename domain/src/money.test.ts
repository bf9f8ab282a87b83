import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  brokerCommission,
  type Cents,
  cents,
  closingCost,
  compactMoney,
  displayMoney,
  dollars,
  formatMoney,
  MAX_PRICE,
  parseMoney,
  percent,
  split,
  sum,
  tradeRange,
} from './money.ts';

const price = fc.integer({ min: 0, max: MAX_PRICE }).map(cents);
const anyAmount = fc.maxSafeNat().map(cents);

describe('the wire form', () => {
  it('has two decimals', () => {
    expect(formatMoney(dollars(125_000))).toBe('125000.00');
    expect(formatMoney(cents(5))).toBe('0.05');
    expect(formatMoney(MAX_PRICE)).toBe('9999999999.99');
  });

  it.each([
    ['125000.00', 12_500_000],
    ['125000', 12_500_000],
    ['0.5', 50],
    ['0', 0],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %s', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1.',
    '.5',
    '1.234',
    '1e3',
    '1,000',
    '$1',
    '007',
    'NaN',
    'Infinity',
    '0x10',
    '١',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it('refuses amounts that cents cannot represent exactly', () => {
    expect(parseMoney('90071992547409.92')).toBeUndefined();
    expect(parseMoney('999999999999999')).toBeUndefined();
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(() => cents(-1)).toThrow(RangeError);
  });

  test('every amount survives a round trip', () => {
    fc.assert(fc.property(anyAmount, (amount) => parseMoney(formatMoney(amount)) === amount));
  });
});

describe('percentages', () => {
  it('round half up', () => {
    expect(percent(cents(50), 100)).toBe(1);
    expect(percent(cents(49), 100)).toBe(0);
    expect(percent(cents(150), 100)).toBe(2);
  });

  it('give the specified fees', () => {
    expect(closingCost(dollars(100_000))).toBe(dollars(850));
    expect(brokerCommission(dollars(100_000))).toBe(dollars(10_000));
    expect(tradeRange(dollars(100_000))).toEqual({ low: dollars(90_000), high: dollars(110_000) });
    expect(closingCost(cents(100))).toBe(1);
  });

  test('are within half a cent of the exact share', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 20_000 }), (amount, points) => {
        const error = BigInt(percent(amount, points)) * 20_000n - BigInt(amount) * BigInt(points) * 2n;
        return error > -10_000n && error <= 10_000n;
      }),
    );
  });

  test('put the price within the trade range', () => {
    fc.assert(
      fc.property(price, (amount) => {
        const { low, high } = tradeRange(amount);
        return low <= amount && amount <= high;
      }),
    );
  });
});

describe('splitting', () => {
  it('gives the odd cents to the first parts', () => {
    expect(split(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(split(cents(5), [0, 1, 1])).toEqual([0, 3, 2]);
  });

  it('needs positive weights', () => {
    expect(() => split(cents(1), [])).toThrow(RangeError);
    expect(() => split(cents(1), [0, 0])).toThrow(RangeError);
    expect(() => split(cents(1), [2, -1])).toThrow(RangeError);
  });

  test('gives parts that sum to the whole, each within a cent of its share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 12 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(anyAmount, weights, (whole, list) => {
        const parts: Cents[] = split(whole, list);
        const total = BigInt(list.reduce((a, b) => a + b, 0));
        expect(sum(parts)).toBe(whole);
        for (const [index, part] of parts.entries()) {
          const floor = Number((BigInt(whole) * BigInt(list[index] ?? 0)) / total);
          expect([floor, floor + 1]).toContain(part);
        }
      }),
    );
  });
});

describe('display', () => {
  it.each([
    [0, '$0'],
    [99_949, '$999'],
    [99_950, '$1,000'],
    [12_500_000, '$125,000'],
    [999_999_999_999, '$10,000,000,000'],
  ])('shows %d cents as %s', (amount, text) => {
    expect(displayMoney(cents(amount))).toBe(text);
  });

  it.each([
    [999, '$999'],
    [1_000, '$1K'],
    [25_000, '$25K'],
    [25_500, '$26K'],
    [999_499, '$999K'],
    [999_500, '$1.0M'],
    [1_000_000, '$1.0M'],
    [1_250_000, '$1.3M'],
    [1_249_999, '$1.2M'],
    [1_234_500_000, '$1,234.5M'],
  ])('shortens $%d to %s', (amount, text) => {
    expect(compactMoney(dollars(amount))).toBe(text);
  });
});
