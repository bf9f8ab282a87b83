import { expect, it } from 'vitest';
import { sampleBoat } from '../../../nouns/boat/sample-boat.fixture.ts';
import { boatLeg } from '../../../nouns/trade/sample-trade.fixture.ts';
import { newDraft } from './offer-draft.ts';
import { boatItem, itemOfLeg, joined, previewLegs, withOffers, withoutMissing } from './offer-items.ts';

const tern = boatItem({ ...sampleBoat(), id: 1, title: 'Tern', price: '150000.00' });
const osprey = boatItem({ ...sampleBoat(), id: 7, title: 'Osprey', price: '200000.00' });

it('shows what a draft is worth, without what is not complete yet', () => {
  const draft = newDraft({ boatIds: [1], cash: '20,000', coins: '0.5' }, { boatIds: [7] });
  const legs = previewLegs(draft, { gives: [tern], gets: [osprey] }, 'me', 'other');
  expect(legs.map(({ kind, from, value }) => [kind, from, value])).toEqual([
    ['boat', 'me', '150000.00'],
    ['cash', 'me', '20000.00'],
    ['boat', 'other', '200000.00'],
  ]);
});

it('blocks a boat whose trade is pending', () => {
  expect(boatItem({ ...sampleBoat(), status: 'pending' }).blocked).toBe('Trade pending');
  expect(tern.blocked).toBeUndefined();
});

it('keeps items of the trade that no list shows, and doubles none', () => {
  const hidden = itemOfLeg({ ...boatLeg(9, 'other', 'me'), taken: true });
  expect(
    joined([tern], [{ ...tern, title: 'Older title' }], hidden).map(({ title, blocked }) => [title, blocked]),
  ).toEqual([
    ['Tern', undefined],
    ['Boat 9', 'Reserved for another trade'],
  ]);
});

it('drops what is no longer there from a draft, and names it by its key', () => {
  const draft = newDraft({ boatIds: [1, 3], assetIds: [8], cash: '500' }, { boatIds: [7] });
  const { kept, missing } = withoutMissing(draft, { gives: [tern], gets: [osprey] });
  expect(missing).toEqual(['boat 3', 'asset 8']);
  expect(kept).toEqual(newDraft({ boatIds: [1], cash: '500' }, { boatIds: [7] }));
});

it('counts the open offers with an item, besides the one that is answered', () => {
  const car = { kind: 'asset', id: 4, title: 'Car', value: '1.00', imageUrl: null } as const;
  const bound = [{ kind: 'asset', id: 4, offers: 2, tradeId: null } as const];
  expect(withOffers([car], bound, [])[0]).toMatchObject({ otherOffers: 2 });
  expect(withOffers([car], bound, [car])[0]).toMatchObject({ otherOffers: 1 });
  expect(withOffers([car], [], [])).toEqual([car]);
});
