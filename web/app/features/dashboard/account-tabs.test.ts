import { describe, expect, it } from 'vitest';
import { readTab, tabsOf } from './account-tabs.ts';

const nobody = { isBoatOwner: false, boatsPosted: 0 };
const read = (query: string, tabs = tabsOf(nobody, 0)) => readTab(new URLSearchParams(query), tabs);

describe('Account tabs', () => {
  it.each([
    ['boat owners', { ...nobody, isBoatOwner: true }, 0, true],
    ['users with listings', nobody, 1, true],
    ['users who posted before, until the listings are known', { ...nobody, boatsPosted: 2 }, undefined, true],
    ['users who deleted their listings', { ...nobody, boatsPosted: 2 }, 0, false],
    ['everyone else', nobody, 0, false],
  ])('handle My Boats for %s', (_who, user, listings, has) => {
    expect(tabsOf(user, listings).includes('boats')).toBe(has);
  });

  it.each([
    ['', 'overview'],
    ['tab=messages', 'messages'],
    ['tab=roles&boat=1', 'roles'],
    ['tab=Messages', 'overview'],
    ['tab=boats', 'overview'],
    ['tab=constructor', 'overview'],
    ['tab=', 'overview'],
  ])('read "?%s" as %s', (query, tab) => {
    expect(read(query)).toBe(tab);
  });

  it('accept My Boats only for users who have it', () => {
    expect(read('tab=boats', tabsOf(nobody, 3))).toBe('boats');
  });
});
