import { expect, it } from 'vitest';
import { owedIn, payeeOf } from './payees.ts';

const parties = [
  { position: 0, firstName: 'Ada' },
  { position: 1, firstName: 'Ben' },
];
const balance = (account: string, amount: string, book: 'trust_yacht' | 'trust_other' = 'trust_yacht') => ({
  account,
  book,
  amount,
});

it('lists everybody whom a trade owes money in the order of payments', () => {
  const owed = owedIn(
    [
      balance('due:broker', '-2975.00'),
      balance('client:1', '-51725.00'),
      balance('client:0', '0.00'),
      balance('dispute', '-3000.00'),
      balance('bank:trust_yacht', '134760.00'),
      balance('payable:lender:7', '-80060.00'),
    ],
    parties,
  );
  expect(owed.map(({ name, amount }) => [name, amount])).toEqual([
    ['Lender of loan 7', '80060.00'],
    ['Ben', '51725.00'],
    ['Our fee', '2975.00'],
  ]);
});

it('refunds an owner before the release and pays them after it', () => {
  expect(payeeOf('client:1', false)).toEqual({ kind: 'refund', position: 1 });
  expect(payeeOf('client:1', true)).toEqual({ kind: 'payout', position: 1 });
  expect(payeeOf('payable:tax:FL', true)).toEqual({ kind: 'tax', state: 'FL' });
  expect(payeeOf('', false)).toBeUndefined();
});
