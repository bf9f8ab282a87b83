import { LISTING_KEYS } from '@tradewind/contract/listing-form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDraft, type Listing, newListing, toDraft } from './listing.ts';
import { uploadedPhotos } from './photo-set.ts';

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
      tradeCategories: fc.subarray([...LISTING_KEYS]),
    })
    .map(({ key, step, make, description, photos, earlier, tradeCategories }) => {
      const fresh = newListing(key);
      const fields = { ...fresh.fields, make, description };
      return { ...fresh, step, fields, photos: uploadedPhotos(photos), earlierPhotos: [earlier], tradeCategories };
    });

  it('survives a reload as it was', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(fromDraft(toDraft(listing))).toEqual(listing);
      }),
    );
  });

  it('keeps the photos that the server has, not files on their way', () => {
    const file = new File(['x'], 'bow.jpg');
    const listing = newListing('key');
    const kept = fromDraft(
      toDraft({
        ...listing,
        photos: [{ id: 'x', state: 'sending', file, preview: '', progress: 0 }, ...uploadedPhotos(['/media/a'])],
      }),
    );
    expect(kept?.photos).toEqual(uploadedPhotos(['/media/a']));
  });

  it('never fails to be read, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const listing = fromDraft(text);
        if (listing) expect(listing.fields.year).toBeTypeOf('string');
      }),
    );
  });

  it('that makes no sense gives way to the defaults', () => {
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
    });
    expect(fromDraft('{"step":2}')).toBeUndefined();
  });

  it('without photos is not at the third step', () => {
    expect(fromDraft(toDraft({ ...newListing('k'), step: 3 }))?.step).toBe(2);
  });
});
