import { describe, expect, it } from 'vitest';
import type { TrustAccount } from '../ledger/accounts.ts';
import { disputeFrozen } from '../ledger/disputes.ts';
import { vendorCost } from '../ledger/money-in.ts';
import { cents, dollars } from '../money.ts';
import { defaultShares } from './default-shares.ts';

const tradeId = 7;
const positions = [0, 1, 2];
const frozen = (position: number, amount: number, book: TrustAccount = 'trust_other') =>
  disputeFrozen({ tradeId, shares: [{ position, book, amount: cents(amount) }], reason: 'Refuses' });
const cost = (position: number, amount: number) =>
  vendorCost({ tradeId, position, book: 'trust_other', amount: cents(amount), vendor: 'V', service: 'Survey' });
const amounts = (shares: ReturnType<typeof defaultShares>) => shares.map(({ position, amount }) => [position, amount]);

describe('The first division of frozen money', () => {
  it('gives the whole deposit of a party in default to the only other one', () => {
    const journals = [cost(1, 165_000), frozen(0, 300_000)];
    expect(defaultShares({ positions: [0, 1], against: 0, journals })).toEqual([
      { position: 1, book: 'trust_other', amount: dollars(3_000) },
    ]);
  });

  it('pays documented costs first and shares the rest equally', () => {
    const journals = [cost(1, 165_000), frozen(0, 300_001)];
    expect(amounts(defaultShares({ positions, against: 0, journals }))).toEqual([
      [1, 165_000 + 67_501],
      [2, 67_500],
    ]);
  });

  it('pays costs in proportion where the deposit is too small, to the cent', () => {
    const journals = [cost(1, 200_000), cost(2, 100_000), frozen(0, 100_000)];
    const shares = defaultShares({ positions, against: 0, journals });
    expect(amounts(shares)).toEqual([
      [1, 66_667],
      [2, 33_333],
    ]);
  });

  it('distributes everything in each trust account', () => {
    const both = disputeFrozen({
      ...{ tradeId, reason: 'Refuses' },
      shares: [
        { position: 0, book: 'trust_yacht', amount: cents(1_001) },
        { position: 0, book: 'trust_other', amount: cents(334) },
      ],
    });
    const shares = defaultShares({ positions, against: 0, journals: [cost(2, 500), both] });
    const total = (book: TrustAccount) =>
      shares.filter((share) => share.book === book).reduce((all, { amount }) => all + amount, 0);
    expect([total('trust_yacht'), total('trust_other')]).toEqual([1_001, 334]);
  });

  it('returns everyone’s own money where nobody is accused', () => {
    const shares = [
      { position: 0, book: 'trust_other' as const, amount: cents(500) },
      { position: 2, book: 'trust_yacht' as const, amount: cents(700) },
    ];
    const journals = [disputeFrozen({ tradeId, shares, reason: 'Unclear' })];
    expect(defaultShares({ positions, against: null, journals })).toEqual(shares);
  });
});
