import { paths } from '@tradewind/contract/paths';
import { describe, expect, it } from 'vitest';
import { currentState, messagesItem } from './nav-items.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://tradewind.example');
  return { pathname, search };
};
const boats = { label: 'Boats', to: paths.boats };
const account = { label: 'Account', to: paths.account };

describe('The current item', () => {
  it('matches the page regardless of the query', () => {
    expect(currentState(boats, at('/boats?type=Bowrider'))).toBe('page');
    expect(currentState(boats, at('/pricing'))).toBeUndefined();
  });

  it('marks the section of a nested page', () => {
    expect(currentState(boats, at('/boats/7'))).toBe('true');
    expect(currentState(boats, at('/boats-and-more'))).toBeUndefined();
  });

  it('distinguishes Messages from the rest of the account', () => {
    expect(currentState(messagesItem, at('/account?tab=messages&boat=7&with=abc'))).toBe('page');
    expect(currentState(account, at('/account?tab=messages'))).toBeUndefined();
    expect(currentState(account, at('/account?tab=profile'))).toBe('page');
    expect(currentState(messagesItem, at('/account'))).toBeUndefined();
  });
});
