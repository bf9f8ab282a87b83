import { profileChange } from '@tradewind/contract/profile';
import { describe, expect, it } from 'vitest';
import { fieldErrors, schemaErrors } from './field-errors.ts';
import { RequestError, UnreachableError } from './request.ts';

describe('the server’s field errors', () => {
  const refused = new RequestError('no', 400, { fields: { email: 'is taken', token: 'expired' } });

  it('are limited to the fields of the form', () => {
    expect(fieldErrors(refused, ['email', 'password'])).toEqual({ email: 'is taken' });
  });

  it('are empty when the request never arrived', () => {
    expect(fieldErrors(new UnreachableError('down'), ['email'])).toEqual({});
  });
});

describe('the contract’s field errors', () => {
  it('contain the first error of each field, including nested ones', () => {
    const issues = [
      { path: ['title'], message: 'is too short' },
      { path: ['title'], message: 'starts with a capital' },
      { path: ['photos', 1], message: 'is no photo' },
    ];
    const schema = { safeParse: () => ({ success: false, error: { issues } }) as const };
    expect(schemaErrors(schema, {})).toEqual({ title: 'is too short', photos: 'is no photo' });
  });

  it('are undefined when everything is valid', () => {
    expect(schemaErrors(profileChange, { firstName: 'Ada' })).toBeUndefined();
  });
});
