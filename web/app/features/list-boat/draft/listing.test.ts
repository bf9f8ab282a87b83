import { LISTING_KEYS } from '@tradewind/contract/listing-form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadedPhotos } from '../../../nouns/photo/photo-set.ts';
import { SUGGESTED } from '../suggestions/suggestions.ts';
import { fromDraft, type Listing, newListing, toDraft } from './listing.ts';

describe('The form starts with', () => {
  const { step, fields, tradeCategories } = newListing('key');

  it('the defaults of the specification', () => {
    expect(step).toBe(1);
    expect(fields).toMatchObject({
      year: '2020',
      length: '25',
      type: 'Motor Yacht',
      condition: 'Good',
      location: 'Miami FL',
      fuel: 'Gasoline',
      engineType: 'Twin Mercury 300HP',
      price: '0',
    });
  });

  it('boats, bitcoin and cryptocurrency', () => {
    expect(tradeCategories).toEqual(['boats', 'bitcoin', 'cryptocurrency']);
  });
});

describe('A draft', () => {
  const words = fc.string({ maxLength: 40 });
  const urls = fc.uniqueArray(fc.stringMatching(/^\/media\/[a-z]{1,8}$/), { minLength: 1, maxLength: 20 });
  const listings: fc.Arbitrary<Listing> = fc
    .record({
      key: fc.uuid(),
      step: fc.constantFrom(1, 2, 3),
      make: words,
      description: words,
      photos: urls,
      earlier: urls,
      untouched: fc.subarray([...SUGGESTED]),
      asked: fc.boolean(),
    })
    .map(({ key, make, description, photos, earlier, ...rest }) => {
      const fresh = newListing(key);
      const fields = { ...fresh.fields, make, description };
      return { ...fresh, ...rest, fields, photos: uploadedPhotos(photos), earlierPhotos: [earlier] };
    });

  it('survives a reload unchanged', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(fromDraft(toDraft(listing))).toEqual(listing);
      }),
    );
  });

  it('keeps the chosen categories', () => {
    fc.assert(
      fc.property(fc.subarray([...LISTING_KEYS]), (tradeCategories) => {
        const listing = { ...newListing('key'), tradeCategories, untouched: [] };
        expect(fromDraft(toDraft(listing))).toEqual(listing);
      }),
    );
  });

  it('from an earlier version treats every unchanged default as a suggestion', () => {
    const { untouched: _never, ...former } = JSON.parse(toDraft(newListing('key')));
    const draft = { ...former, fields: { ...former.fields, length: '31' } };
    expect(fromDraft(JSON.stringify(draft))?.untouched).toEqual(SUGGESTED.filter((name) => name !== 'length'));
  });

  it('does not treat a changed value as a suggestion, even if storage says so', () => {
    const draft = JSON.parse(toDraft(newListing('key')));
    draft.fields.location = 'Tampa, FL';
    expect(fromDraft(JSON.stringify(draft))?.untouched).not.toContain('location');
  });

  it('keeps uploaded photos and drops pending files', () => {
    const file = new File(['x'], 'bow.jpg');
    const listing = newListing('key');
    const draft = fromDraft(
      toDraft({
        ...listing,
        photos: [{ id: 'x', state: 'sending', file, preview: '', progress: 0 }, ...uploadedPhotos(['/media/a'])],
      }),
    );
    expect(draft?.photos).toEqual(uploadedPhotos(['/media/a']));
  });

  it('can be read from any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const listing = fromDraft(text);
        if (listing) expect(listing.fields.year).toBeTypeOf('string');
      }),
    );
  });

  it('with invalid values falls back to the defaults', () => {
    const odd = {
      key: 'k',
      step: 9,
      fields: { make: 7, rig: 'x' },
      photos: [3, '/a'],
      tradeCategories: ['boats', 'yes'],
    };
    expect(fromDraft(JSON.stringify(odd))).toEqual({
      ...newListing('k'),
      photos: uploadedPhotos(['/a']),
      tradeCategories: ['boats'],
      untouched: SUGGESTED.filter((name) => name !== 'tradeCategories'),
    });
    expect(fromDraft('{"step":2}')).toBeUndefined();
  });

  it('without photos does not open at the third step', () => {
    expect(fromDraft(toDraft({ ...newListing('k'), step: 3 }))?.step).toBe(2);
  });
});
