import { describe, expect, it } from 'vitest';
import { readTab, tabsOf } from './account-tabs.ts';

const nobody = { isBoatOwner: false, boatsPosted: 0 };
const read = (query: string, tabs = tabsOf(nobody, 0)) => readTab(new URLSearchParams(query), tabs);

describe('The tabs of the account', () => {
  it.each([
    ['boat owners', { ...nobody, isBoatOwner: true }, 0, true],
    ['users with listings', nobody, 1, true],
    ['who posted before, until the listings are known', { ...nobody, boatsPosted: 2 }, undefined, true],
    ['who posted once and deleted it', { ...nobody, boatsPosted: 2 }, 0, false],
    ['everybody else', nobody, 0, false],
  ])('have My Boats for %s: %#', (_who, user, listings, has) => {
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
  ])('read from "?%s": %s', (query, tab) => {
    expect(read(query)).toBe(tab);
  });

  it('name My Boats only for who has it', () => {
    expect(read('tab=boats', tabsOf(nobody, 3))).toBe('boats');
  });
});
