import { expect, it } from 'vitest';
import { changedFields, formOf } from './user-change.ts';

const user = {
  firstName: 'Ada',
  lastName: null,
  phone: '555-0100',
  location: null,
  verified: false,
  isAdmin: false,
  isBroker: false,
};

it('is empty when nothing changed or only spaces were typed', () => {
  expect(changedFields(user, formOf(user))).toEqual({});
  expect(changedFields(user, { ...formOf(user), firstName: ' Ada ', lastName: ' ' })).toEqual({});
});

it('contains changed fields, including emptied ones', () => {
  const values = { ...formOf(user), phone: '', location: ' Miami, FL ', verified: true };
  expect(changedFields(user, values)).toEqual({ phone: '', location: 'Miami, FL', verified: true });
});
