import { newTrade } from '@tradewind/contract/trades';
import { expect, it } from 'vitest';
import { cashLeg, sampleTrade } from '../../../nouns/trade/sample-trade.fixture.ts';
import { draftOf, legsOf, newDraft, toggled } from './offer-draft.ts';

it('starts with the boat that is asked for and what the reader came to offer', () => {
  const draft = newDraft({ assetIds: [4] }, { boatIds: [7] });
  const shown = [
    { assetId: 4, value: '30000.00' },
    { boatId: 7, value: '90000.00' },
  ];
  expect(legsOf(draft.gives, shown)).toEqual([{ kind: 'asset', assetId: 4, value: '30000.00' }]);
  expect(legsOf(draft.gets, shown)).toEqual([{ kind: 'boat', boatId: 7, value: '90000.00' }]);
});

it('turns what people type into legs that the contract takes', () => {
  const draft = newDraft({ boatIds: [1], cash: '$20,000', coins: '.5', coinPrice: '98,000.10' }, { boatIds: [7] });
  const body = { gives: legsOf(draft.gives, []), gets: legsOf(draft.gets, []) };
  expect(newTrade.parse(body).gives).toEqual([
    { kind: 'boat', boatId: 1 },
    { kind: 'cash', amount: '20000.00' },
    { kind: 'bitcoin', amount: '0.5', price: '98000.10', fixed: 'coins' },
  ]);
});

it('starts a counteroffer from the other side of the same revision', () => {
  const trade = sampleTrade();
  const [ben, olive] = [draftOf(trade, 'ben'), draftOf(trade, 'olive')];
  expect(ben.gives).toEqual(olive.gets);
  expect(ben.gets).toEqual(olive.gives);
  expect(olive.gets).toMatchObject({ boatIds: [1], cash: '50000' });
});

it('loses nothing of a revision on the way through a draft', () => {
  const coins = {
    ...cashLeg('60000.00', 'ben', 'olive'),
    kind: 'bitcoin',
    amount: '0.5',
    price: '120000.00',
    fixed: 'dollars',
  } as const;
  const draft = draftOf(sampleTrade({ legs: [...sampleTrade().legs, coins] }), 'ben');
  expect(legsOf(draft.gives, [])).toEqual([
    { kind: 'boat', boatId: 1 },
    { kind: 'cash', amount: '50000.00' },
    { kind: 'bitcoin', amount: '0.5', price: '120000.00', fixed: 'dollars' },
  ]);
});

it('puts items in and takes them out', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggled([1, 2], 1)).toEqual([2]);
});
