import { expect, it } from 'vitest';
import { changesBetween, changeText, noticesOf, removedBetween } from './revision-changes.ts';
import { boatLeg, cashLeg } from './sample-trade.fixture.ts';
import { legKey } from './trade-sides.ts';

const before = [boatLeg(1, 'ben', 'olive'), cashLeg('50000.00', 'ben', 'olive'), boatLeg(2, 'olive', 'ben')];
const after = [cashLeg('60000.00', 'ben', 'olive'), boatLeg(2, 'olive', 'ben'), boatLeg(9, 'olive', 'ben', '7000.00')];

it('finds what was added, changed and removed', () => {
  expect(changesBetween(before, after).map((change) => changeText(change, 'you'))).toEqual([
    'Cash from you: $50,000, now $60,000',
    'Added: Boat 9 from you ($7,000)',
    'Removed: Boat 1 from you ($100,000)',
  ]);
});

it('finds nothing between the same legs in another order', () => {
  expect(changesBetween(before, [...before].reverse())).toEqual([]);
});

it('takes cash that changed its direction for a removal and an addition', () => {
  const changes = changesBetween([cashLeg('5.00', 'ben', 'olive')], [cashLeg('5.00', 'olive', 'ben')]);
  expect(changes.map(({ what }) => what)).toEqual(['added', 'removed']);
});

it('sees new terms of the same coins', () => {
  const coins = { ...cashLeg('60000.00', 'ben', 'olive'), kind: 'bitcoin', title: '0.5 BTC', amount: '0.5' } as const;
  const [change] = changesBetween([{ ...coins, fixed: 'coins' }], [{ ...coins, fixed: 'dollars' }]);
  expect(change && changeText(change, 'you')).toBe(
    'Bitcoin from you: the dollar value is fixed now, not the number of coins',
  );
  const notices = noticesOf([{ ...coins, fixed: 'coins' }], [{ ...coins, fixed: 'dollars' }]);
  expect(notices.get(legKey(coins))).toBe('Was with the number of coins fixed');
});

it('finds the legs that a revision left out', () => {
  expect(removedBetween(before, after)).toEqual([boatLeg(1, 'ben', 'olive')]);
});

it('notes beside each leg what it was', () => {
  const notices = noticesOf(before, after);
  expect(after.map((leg) => notices.get(legKey(leg)))).toEqual(['Was $50,000', undefined, 'New']);
});
