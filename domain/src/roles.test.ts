import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assetBadges, flagsOf, ROLES, rolesOf, userBadge } from './roles.ts';

test('roles and flags convert into each other', () => {
  fc.assert(
    fc.property(fc.subarray([...ROLES]), (roles) => {
      expect(rolesOf(flagsOf(roles))).toEqual(roles);
    }),
  );
});

describe('the badge of the user list', () => {
  it.each([
    [{ boatsPosted: 1, acceptedAssets: ['boats'] }, 'Boat Owner'],
    [{ boatsPosted: 0, acceptedAssets: ['boats'] }, 'Asset Owner'],
    [{ boatsPosted: 0, acceptedAssets: [] }, 'New User'],
    [{ boatsPosted: 0, acceptedAssets: null }, 'New User'],
  ])('%j is a %s', (user, badge) => {
    expect(userBadge(user)).toBe(badge);
  });
});

test('shows badges for at most two assets', () => {
  expect(assetBadges(null)).toEqual({ shown: [] });
  expect(assetBadges(['boats', 'art'])).toEqual({ shown: ['boats', 'art'] });
  expect(assetBadges(['boats', 'art', 'wine', 'land'])).toEqual({ shown: ['boats', 'art'], overflow: '+2' });
});
