import { describe, expect, it } from 'vitest';
import { failureText } from './failure-text.ts';
import { RequestError, UnreachableError } from './request.ts';

describe('The failure text', () => {
  it('is the server’s message', () => {
    const refused = new RequestError('This account is suspended: chargeback', 403, { code: 'suspended' });
    expect(failureText(refused, 'Invalid email or password')).toBe('This account is suspended: chargeback');
  });

  it('is the fallback when the server sends no message', () => {
    const silent = new RequestError('HTTP error! status: 502', 502);
    expect(failureText(silent, 'Invalid email or password')).toBe('Invalid email or password');
    expect(failureText(silent)).toMatch(/^Something went wrong/);
  });

  it('is not "wrong password" when there was no response', () => {
    const down = new UnreachableError(new TypeError('Failed to fetch'));
    expect(failureText(down, 'Invalid email or password')).toMatch(/couldn’t reach Tradewind/);
  });

  it('is never a browser’s or a bug’s message', () => {
    expect(failureText(new TypeError('Failed to fetch'))).toMatch(/^Something went wrong/);
  });
});
