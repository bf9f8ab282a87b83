import { expect, test } from 'vitest';
import { contactRefusal } from './contact-refusal.ts';

test('a visitor is asked to sign in, whatever the boat', () => {
  expect(contactRefusal(undefined, 'owner')).toBe('notSignedIn');
  expect(contactRefusal(undefined, null)).toBe('notSignedIn');
});

test('a boat without an owner cannot be asked about', () => {
  expect(contactRefusal('me', null)).toBe('noOwner');
  expect(contactRefusal('me', '')).toBe('noOwner');
});

test('nobody writes to themself', () => expect(contactRefusal('me', 'me')).toBe('ownBoat'));

test('everybody else may write', () => expect(contactRefusal('me', 'owner')).toBeUndefined());
