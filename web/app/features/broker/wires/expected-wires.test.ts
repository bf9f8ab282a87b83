import { expect, it } from 'vitest';
import { expectedIn, expectedText, surplusText } from './expected-wires.ts';

const owed = (missing: string) => ({
  needed: '5000.00',
  arrived: '0.00',
  missing,
  accounts: [
    { trust: 'trust_yacht' as const, needed: '5000.00', arrived: '0.00', missing },
    { trust: 'trust_other' as const, needed: '0.00', arrived: '0.00', missing: '0.00' },
  ],
});
const money = [{ position: 1, deposit: owed('5000.00'), balance: owed('46700.50') }];

it('names what a party still has to send, and to which account', () => {
  expect(expectedIn(money, '1', 'deposit')).toEqual([{ trust: 'trust_yacht', missing: '5000.00' }]);
  expect(expectedText(expectedIn(money, '1', 'funds'))).toBe('Still expected: $46,700.50 to the yacht trust account.');
});

it('says when nothing is expected', () => {
  expect(expectedIn(money, '0', 'deposit')).toEqual([]);
  expect(expectedText([])).toBe('We expect no more money from this party for this purpose.');
});

it('says what happens to money above what is expected', () => {
  const arriving = (purpose: string, amount: string, trust = 'trust_yacht') =>
    surplusText(money, '1', { purpose, amount, trust });
  expect(arriving('deposit', '5000.00')).toBeUndefined();
  expect(arriving('deposit', '5000.01')).toBe('$0.01 is more than the deposit and counts toward the balance.');
  expect(arriving('funds', '46700.50')).toBeUndefined();
  expect(arriving('deposit', '146700.55')).toMatch(
    /^\$100,000\.05 of this is more than the party owes in this trust account\. It stays theirs/,
  );
  expect(arriving('deposit', '10.00', 'trust_other')).toMatch(/^\$10\.00 of this is more/);
  expect(surplusText(money, '', { purpose: 'deposit', amount: '9.00', trust: 'trust_yacht' })).toBeUndefined();
  expect(arriving('deposit', 'many')).toBeUndefined();
});
