import { expect, it } from 'vitest';
import { boatLeg, cashLeg, sampleTrade } from '../../../nouns/trade/sample-trade.fixture.ts';
import { bestOf, offersOn } from './offer-comparison.ts';

const cashOffer = (id: number, amount: string, overrides = {}) =>
  sampleTrade({ id, legs: [cashLeg(amount, 'ben', 'olive'), boatLeg(2, 'olive', 'ben')], ...overrides });

it('puts the best offer first, after closing costs', () => {
  // A boat of the same value costs its new owner 0.85% for closing.
  const boatOffer = sampleTrade({ id: 4, legs: [boatLeg(1, 'ben', 'olive', '190000.00'), boatLeg(2, 'olive', 'ben')] });
  const offers = offersOn(2, 'olive', [cashOffer(5, '150000.00'), boatOffer, cashOffer(6, '190000.00')]);
  expect(offers.map(({ trade, net }) => [trade.id, net])).toEqual([
    [6, '190000.00'],
    [4, '188385.00'],
    [5, '150000.00'],
  ]);
});

it('marks the best offer that can be accepted, not one that waits for the other side', () => {
  const waiting = cashOffer(5, '190000.00', { actions: ['withdraw'] });
  const open = cashOffer(6, '150000.00', { actions: ['accept', 'decline'] });
  expect(bestOf(offersOn(2, 'olive', [waiting, open]))?.trade.id).toBe(6);
  expect(bestOf(offersOn(2, 'olive', [waiting, { ...open, actions: ['withdraw'] }]))).toBeUndefined();
  expect(bestOf(offersOn(2, 'olive', [open]))).toBeUndefined();
});

it('leaves out what is over, and trades in which the boat is asked for', () => {
  const ended = cashOffer(7, '1.00', { list: 'ended' });
  const bought = sampleTrade({ id: 8, legs: [boatLeg(2, 'ben', 'olive'), cashLeg('5.00', 'olive', 'ben')] });
  expect(offersOn(2, 'olive', [ended, bought])).toEqual([]);
});
