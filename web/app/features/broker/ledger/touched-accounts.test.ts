import { expect, it } from 'vitest';
import { touchedAccounts } from './touched-accounts.ts';

const posting = (account: string, amount: string) => ({ account, book: 'trust_yacht' as const, amount });
const journal = (id: number, ...postings: ReturnType<typeof posting>[]) => ({
  ...{ id, kind: 'deposit', at: '2026-03-01T12:00:00.000Z', by: null, note: null, wire: null },
  ...{ corrects: null, correctedBy: null, postings },
});

it('lists every account of a trade once, also those that are empty again, and no bank', () => {
  const journals = [
    journal(1, posting('bank:trust_yacht', '5.00'), posting('client:1', '-5.00')),
    journal(2, posting('client:1', '5.00'), posting('client:0', '-5.00')),
    journal(3, posting('client:1', '-1.00'), posting('client:0', '1.00')),
    journal(4, posting('client:1', '1.00'), posting('client:0', '-1.00')),
  ];
  expect(touchedAccounts({ balances: [posting('client:0', '-5.00')], journals })).toEqual([
    posting('client:0', '-5.00'),
    posting('client:1', '0.00'),
  ]);
});
