import { expect, test } from 'vitest';
import { contactRefusal } from './contact-refusal.ts';

test('asks visitors to sign in, for any boat', () => {
  expect(contactRefusal(undefined, 'owner')).toBe('notSignedIn');
  expect(contactRefusal(undefined, null)).toBe('notSignedIn');
});

test('refuses a boat without an owner', () => {
  expect(contactRefusal('me', null)).toBe('noOwner');
  expect(contactRefusal('me', '')).toBe('noOwner');
});

test('refuses messages to yourself', () => expect(contactRefusal('me', 'me')).toBe('ownBoat'));

test('allows everyone else', () => expect(contactRefusal('me', 'owner')).toBeUndefined());
