import { describe, expect, it } from 'vitest';
import { Balances } from '../ledger/balances.ts';
import { correction } from '../ledger/disputes.ts';
import type { Journal } from '../ledger/journal.ts';
import { deposit, funds, vendorCost } from '../ledger/money-in.ts';
import { release } from '../ledger/release.ts';
import { type Charges, type MoneyLeg, releaseTerms } from '../ledger/terms.ts';
import { dollars } from '../money.ts';
import { balanceOwed, depositOwed, heldOf, proceedsOf } from './money.ts';

const [A, B] = [0, 1];
const book = 'trust_yacht';
/** A's yacht for B's yacht and cash. */
const LEGS: MoneyLeg[] = [
  { number: 1, kind: 'boat', from: A, to: B, value: dollars(200_000), lengthFeet: 44 },
  { number: 2, kind: 'boat', from: B, to: A, value: dollars(150_000), lengthFeet: 38 },
  { number: 3, kind: 'cash', from: B, to: A, value: dollars(50_000) },
];

function worldOf(journals: readonly Journal[], charges: Charges = {}) {
  const balances = new Balances();
  for (const journal of journals) balances.post(journal);
  return { journals, terms: releaseTerms(1, LEGS, charges), balances: balances.ofTrade(1) };
}
const sent = (position: number, amount: number) => deposit({ tradeId: 1, position, book, amount: dollars(amount) });

describe('The deposit', () => {
  it('counts what arrived, in part too', () => {
    const { journals } = worldOf([sent(B, 4_000)]);
    expect(depositOwed(LEGS, B, dollars(5_000), journals)).toEqual([
      { book, needed: dollars(5_000), arrived: dollars(4_000), missing: dollars(1_000) },
    ]);
  });

  it('stays covered when an authorized cost is paid from it, and not when its wire is taken back', () => {
    const wire = sent(B, 5_000);
    const cost = vendorCost({ tradeId: 1, position: B, book, amount: dollars(900), vendor: 'V', service: 'Survey' });
    expect(depositOwed(LEGS, B, dollars(5_000), [wire, cost])[0]?.missing).toBe(0);
    expect(depositOwed(LEGS, B, dollars(5_000), [wire, correction(wire, 'Returned')])[0]?.missing).toBe(dollars(5_000));
  });
});

describe('The balance', () => {
  it('is the price and the fee less everything that we hold', () => {
    const { terms, balances } = worldOf([sent(A, 3_000), sent(B, 5_000)]);
    expect(balanceOwed(terms, B, { balances, journals: [] })).toEqual([
      { book, needed: dollars(51_700), arrived: dollars(5_000), missing: dollars(46_700) },
    ]);
    expect(balanceOwed(terms, A, { balances, journals: [] })).toEqual([]);
  });

  it('asks an owner for the difference when the payoff is larger than the proceeds', () => {
    const payoffs = [{ lien: 1, leg: 1, amount: dollars(80_060) }];
    const { terms, balances } = worldOf([sent(A, 3_000)], { payoffs });
    expect(balanceOwed(terms, A, { balances, journals: [] })[0]?.missing).toBe(dollars(28_335));
    expect(proceedsOf(terms, A, balances)).toBe(0);
  });

  it('grows by costs that were paid from the deposit', () => {
    const cost = vendorCost({ tradeId: 1, position: B, book, amount: dollars(900), vendor: 'V', service: 'Survey' });
    const { terms, balances } = worldOf([sent(B, 5_000), cost]);
    expect(balanceOwed(terms, B, { balances, journals: [] })[0]?.missing).toBe(dollars(47_600));
  });
});

describe('The proceeds', () => {
  it('equal what the release leaves to the party', () => {
    const journals = [
      sent(A, 3_000),
      sent(B, 5_000),
      funds({ tradeId: 1, position: B, book, amount: dollars(46_700) }),
    ];
    const { terms, balances } = worldOf(journals);
    expect([proceedsOf(terms, A, balances), proceedsOf(terms, B, balances)]).toEqual([dollars(51_725), 0]);
    const after = worldOf([...journals, release(terms)]).balances;
    expect([heldOf(A, after), heldOf(B, after)]).toEqual([dollars(51_725), 0]);
  });

  it('shrink by a holdback', () => {
    const { terms, balances } = worldOf([sent(A, 3_000)], { holdbacks: [{ leg: 1, amount: dollars(2_000) }] });
    expect(proceedsOf(terms, A, balances)).toBe(dollars(49_725));
  });
});
