import { describe, expect, it } from 'vitest';
import { RequestError } from '../../lib/request.ts';
import { failureText, fieldErrors } from './failure-text.ts';

describe('what a failed sign-in says', () => {
  it("is the server's message", () => {
    const refused = new RequestError('This account is suspended: chargeback', 403, { code: 'suspended' });
    expect(failureText(refused, 'Invalid email or password')).toBe('This account is suspended: chargeback');
  });

  it('is the fallback when the server answers without a message', () => {
    const silent = new RequestError('HTTP error! status: 502', 502);
    expect(failureText(silent, 'Invalid email or password')).toBe('Invalid email or password');
  });

  it('is not "wrong password" when there was no answer at all', () => {
    expect(failureText(new TypeError('Failed to fetch'), 'Invalid email or password')).toMatch(/could not be reached/);
  });
});

describe('what the server says about fields', () => {
  const refused = new RequestError('no', 400, { fields: { email: 'is taken', token: 'expired' } });

  it('appears at the fields that the form shows', () => {
    expect(fieldErrors(refused, ['email', 'password'])).toEqual({ email: 'is taken' });
  });

  it('is nothing when the request never arrived', () => {
    expect(fieldErrors(new TypeError('Failed to fetch'), ['email'])).toEqual({});
  });
});
