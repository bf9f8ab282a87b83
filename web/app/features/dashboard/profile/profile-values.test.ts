import type { CurrentUser } from '@tradewind/contract/accounts';
import { expect, it } from 'vitest';
import { changesBetween, valuesOf } from './profile-values.ts';

const user = {
  firstName: 'Ann',
  lastName: null,
  username: 'ann',
  location: null,
  phone: '555-0101',
  bio: null,
  acceptedAssets: ['boats', 'bitcoin'],
} as CurrentUser;

it('turns missing values into empty strings', () => {
  expect(valuesOf(user)).toMatchObject({ firstName: 'Ann', lastName: '', location: '', phone: '555-0101', bio: '' });
});

it('sends only changed fields', () => {
  const before = valuesOf(user);
  expect(changesBetween(before, before)).toEqual({});
  expect(changesBetween(before, { ...before, lastName: 'Berg', phone: '' })).toEqual({ lastName: 'Berg', phone: '' });
  expect(changesBetween(before, { ...before, acceptedAssets: ['boats'] })).toEqual({ acceptedAssets: ['boats'] });
});
