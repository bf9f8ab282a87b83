import { newBoat } from '@tradewind/contract/boats';
import { describe, expect, it } from 'vitest';
import { uploadedPhotos } from '../../../nouns/photo/photo-set.ts';
import { boatToPost, errorsOfStep, firstFault, listingErrors } from './boat-to-post.ts';
import { type Listing, type ListingFields, newListing } from './listing.ts';

const fresh = newListing('key');
const ready: Listing = {
  ...fresh,
  fields: { ...fresh.fields, make: 'Sea Ray', model: 'SLX 310', price: '125000' },
  photos: uploadedPhotos(['/media/a', '/media/b']),
};
const typed = (fields: Partial<ListingFields>): Listing => ({ ...ready, fields: { ...ready.fields, ...fields } });

describe('The posted boat', () => {
  it('matches the contract, with the photos in order', () => {
    const boat = newBoat.parse(boatToPost(ready, 'owner'));
    expect(boat).toMatchObject({
      title: '2020 Sea Ray SLX 310',
      year: 2020,
      price: '125000.00',
      length: 25,
      type: 'Motor Yacht',
      condition: 'Good',
      location: 'Miami FL',
      fuel: 'Gasoline',
      engineType: 'Twin Mercury 300HP',
      description: null,
      tradeCategories: ['boats', 'bitcoin', 'cryptocurrency'],
      tradeFor: 'Boats, Bitcoin, Automobiles',
      imageUrls: ['/media/a', '/media/b'],
      sellerId: 'owner',
    });
  });

  it('maps the chosen categories to the legacy names', () => {
    expect(boatToPost({ ...ready, tradeCategories: ['vehicles'] }, 'owner').tradeFor).toContain('Automobiles');
    expect(boatToPost({ ...ready, tradeCategories: ['vehicles'] }, 'owner').tradeFor).not.toContain('Bitcoin');
  });

  it.each([
    ['', '0'],
    ['1250.', '1250'],
    ['0.5', '0.5'],
  ])('converts the price %j to %j', (price, sent) => {
    expect(boatToPost(typed({ price }), 'owner').price).toBe(sent);
  });

  it('has no title when make and model are too long for one', () => {
    const listing = typed({ make: 'm'.repeat(80), model: 'n'.repeat(80) });
    expect(boatToPost(listing, 'owner')).not.toHaveProperty('title');
    expect(listingErrors(listing)).toEqual({});
  });

  it('contains beam, engine hours, top speed, capacity and berths if given', () => {
    const given = typed({ beam: '9.5 ft', engineHours: '1,240', maxSpeed: '46', capacity: ' 12 ', sleeps: '' });
    expect(newBoat.parse(boatToPost(given, 'owner'))).toMatchObject({
      beam: 9.5,
      engineHours: 1_240,
      maxSpeed: 46,
      capacity: 12,
      sleeps: null,
    });
    expect(listingErrors(typed({ beam: 'wide' })).beam).toBe('Beam must be a number of feet');
    expect(listingErrors(typed({ engineHours: 'many' })).engineHours).toBe('Engine hours must be a whole number');
  });

  it('replaces a non-numeric year with 2020', () => {
    expect(boatToPost(typed({ year: 'vintage' }), 'owner').year).toBe(2020);
  });
});

describe('The errors of a listing', () => {
  it('are empty when it is complete', () => {
    expect(listingErrors(ready)).toEqual({});
  });

  it.each(['0', '', '0.99', '10000000000'])('include a price of %j', (price) => {
    expect(listingErrors(typed({ price })).price).toBe('Price must be between $1 and $9,999,999,999');
  });

  it.each(['250,50', '1,5', '1,2500'])('refuse the comma of %j', (price) => {
    expect(listingErrors(typed({ price })).price).toMatch('Please use a point for cents');
  });

  it('accept commas between thousands', () => {
    expect(listingErrors(typed({ price: '$1,250,000' })).price).toBeUndefined();
  });

  it('accept a price of one dollar', () => {
    expect(listingErrors(typed({ price: '1' }))).toEqual({});
  });

  it('ask for a photo', () => {
    expect(listingErrors({ ...ready, photos: [] }).imageUrls).toBe(
      'Please upload at least one photo of your boat before listing.',
    );
  });
});

describe('A refusal', () => {
  const errors = { price: 'too much', model: 'is required', imageUrls: 'none' };

  it('appears at the first affected step', () => {
    expect(firstFault(errors)).toEqual({ step: 1, field: 'model' });
    expect(firstFault({ length: 'odd', price: 'odd' })).toEqual({ step: 3, field: 'price' });
    expect(firstFault({ body: 'unheard of' })).toBeUndefined();
  });

  it('stays at its step', () => {
    expect(errorsOfStep(errors, 3)).toEqual({ price: 'too much' });
  });
});
