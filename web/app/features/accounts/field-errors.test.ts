import { describe, expect, it } from 'vitest';
import { RequestError, UnreachableError } from '../../lib/request.ts';
import { fieldErrors } from './field-errors.ts';

describe('what the server says about fields', () => {
  const refused = new RequestError('no', 400, { fields: { email: 'is taken', token: 'expired' } });

  it('appears at the fields that the form shows', () => {
    expect(fieldErrors(refused, ['email', 'password'])).toEqual({ email: 'is taken' });
  });

  it('is nothing when the request never arrived', () => {
    expect(fieldErrors(new UnreachableError('down'), ['email'])).toEqual({});
  });
});
