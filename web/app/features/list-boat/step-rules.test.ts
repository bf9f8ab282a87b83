import { describe, expect, it } from 'vitest';
import { uploadedPhotos } from '../../nouns/photo/photo-set.ts';
import { type Listing, newListing } from './draft/listing.ts';
import { nextStep, previousStep } from './step-rules.ts';

const fresh = newListing('key');
const named = { ...fresh, fields: { ...fresh.fields, make: 'Sea Ray', model: 'SLX 310' } };
const atPhotos: Listing = { ...named, step: 2 };
const withPhoto: Listing = { ...atPhotos, photos: uploadedPhotos(['/media/a']) };

describe('Step 1 to 2', () => {
  it('needs year, make and model', () => {
    expect(nextStep(named, false)).toEqual({ may: 'go on', to: 2 });
    expect(nextStep(fresh, false)).toEqual({
      may: 'not',
      errors: { make: 'Make is required', model: 'Model is required' },
    });
  });

  it('replaces a non-numeric year with 2020, and refuses an impossible one', () => {
    expect(nextStep({ ...named, fields: { ...named.fields, year: 'new' } }, false).may).toBe('go on');
    expect(nextStep({ ...named, fields: { ...named.fields, year: '1492' } }, false)).toMatchObject({
      errors: { year: 'Year must be 1900 or later' },
    });
  });
});

describe('Step 2 to 3', () => {
  it('needs at least one uploaded photo', () => {
    expect(nextStep(withPhoto, false)).toEqual({ may: 'go on', to: 3 });
    expect(nextStep(atPhotos, false)).toMatchObject({
      may: 'not',
      toast: {
        title: 'Photos Required',
        description: 'Please upload at least one photo of your boat before continuing.',
      },
    });
  });

  it('does not count a photo that is still uploading', () => {
    const file = new File(['x'], 'bow.jpg');
    const photos: Listing['photos'] = [{ id: 'x', state: 'sending', file, preview: '', progress: 0.9 }];
    expect(nextStep({ ...atPhotos, photos }, false)).toMatchObject({
      may: 'not',
      toast: { title: 'Still Saving Your Photos' },
    });
  });

  it('needs a guest’s first name and email, then asks them to sign in', () => {
    expect(nextStep(withPhoto, true)).toMatchObject({
      may: 'not',
      toast: { title: 'Quick Setup Required', description: 'Please enter your email and name to continue.' },
      errors: { firstName: 'First name is required', email: 'Please enter a valid email' },
    });
    const guest = { firstName: 'Jo', email: 'jo@example.com' };
    expect(nextStep({ ...withPhoto, guest }, true)).toEqual({ may: 'sign in' });
  });
});

it('Back goes down one step', () => {
  expect(previousStep(3)).toBe(2);
  expect(previousStep(2)).toBe(1);
  expect(previousStep(1)).toBe(1);
});
