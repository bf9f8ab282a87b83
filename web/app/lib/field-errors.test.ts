import { profileChange } from '@tradewind/contract/profile';
import { describe, expect, it } from 'vitest';
import { fieldErrors, schemaErrors } from './field-errors.ts';
import { RequestError, UnreachableError } from './request.ts';

describe('what the server says about fields', () => {
  const refused = new RequestError('no', 400, { fields: { email: 'is taken', token: 'expired' } });

  it('appears at the fields that the form shows', () => {
    expect(fieldErrors(refused, ['email', 'password'])).toEqual({ email: 'is taken' });
  });

  it('is nothing when the request never arrived', () => {
    expect(fieldErrors(new UnreachableError('down'), ['email'])).toEqual({});
  });
});

describe('what the contract says about fields', () => {
  it('is the first fault of each field, also of one deep inside it', () => {
    const issues = [
      { path: ['title'], message: 'is too short' },
      { path: ['title'], message: 'starts with a capital' },
      { path: ['photos', 1], message: 'is no photo' },
    ];
    const schema = { safeParse: () => ({ success: false, error: { issues } }) as const };
    expect(schemaErrors(schema, {})).toEqual({ title: 'is too short', photos: 'is no photo' });
  });

  it('is nothing when all is well', () => {
    expect(schemaErrors(profileChange, { firstName: 'Ada' })).toBeUndefined();
  });
});
