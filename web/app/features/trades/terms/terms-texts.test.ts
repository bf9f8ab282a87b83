import type { TradeTerms } from '@tradewind/contract/trade-terms';
import { expect, it } from 'vitest';
import { sampleTrade } from '../../../nouns/trade/sample-trade.fixture.ts';
import {
  deadlinesText,
  depositsText,
  depositWarnings,
  followingDeposits,
  termChanges,
  termRows,
} from './terms-texts.ts';

const { legs, terms } = sampleTrade();
const nameOf = (userId: string) => (userId === 'olive' ? 'you' : 'Ben');
const withDeposits = (deposits: TradeTerms['deposits']): TradeTerms => ({ ...terms, deposits });

it('says the terms in one line', () => {
  expect(deadlinesText(terms)).toBe(
    'Deposits within 3 business days, inspection within 21 days, closing 14 days later.',
  );
  expect(deadlinesText({ ...terms, depositDays: 1 })).toContain('within 1 business day,');
  expect(depositsText(terms, nameOf)).toBe('You deposit $3,000, Ben deposits $5,000.');
});

it('names the changes of a counteroffer', () => {
  const after: TradeTerms = {
    ...{ depositDays: 1, acceptDays: 7, closeDays: 14 },
    deposits: [
      { userId: 'ben', amount: '8000.00', isStandard: false },
      { userId: 'olive', amount: '3000.00', isStandard: true },
    ],
  };
  expect(termChanges({ ...terms, acceptDays: 10 }, { legs, terms: after }, nameOf)).toEqual([
    'Deposits: 3 business days, now 1 business day',
    'Inspection: 10 days, now 7 days',
    'Ben’s deposit: $5,000, now $8,000',
  ]);
});

it('tells deposits that only follow from other legs apart from changes', () => {
  const after = withDeposits(terms.deposits.map((deposit) => ({ ...deposit, amount: '6000.00' })));
  expect(termChanges(terms, { legs, terms: after }, nameOf)).toEqual([]);
  expect(followingDeposits(terms, { legs, terms: after }, nameOf)).toEqual([
    'Your deposit follows: $3,000, now $6,000',
    'Ben’s deposit follows: $5,000, now $6,000',
  ]);
});

it('shows a deposit of nothing in words', () => {
  const none = withDeposits([{ userId: 'ben', amount: '0.00', isStandard: true }]);
  expect(depositsText(none, nameOf)).toBe('Ben deposits nothing.');
  expect(termRows({ legs, terms: none }, nameOf, undefined).at(-1)).toEqual({ label: 'Ben’s deposit', value: 'None' });
});

it('marks a deposit of more than three times the standard one', () => {
  const demanded = (amount: string) => ({
    legs,
    terms: withDeposits([{ userId: 'ben', amount, isStandard: false }]),
  });
  expect(termRows(demanded('15000.00'), nameOf, undefined).at(-1)).not.toHaveProperty('remark');
  expect(termRows(demanded('15000.01'), nameOf, undefined).at(-1)).toMatchObject({
    remark: 'Unusually high: $5,000 is standard',
  });
  expect(depositWarnings(demanded('15000.01'), nameOf)).toEqual([
    'Ben’s deposit of $15,000.01 is unusually high: $5,000 is standard.',
  ]);
});
