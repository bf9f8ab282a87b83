import { describe, expect, it } from 'vitest';
import { isSameName, unfinishedBefore } from './signing.ts';
import type { TaskKindName } from './task-kinds.ts';

const task = (kind: TaskKindName, party: number | null, state: 'open' | 'done' = 'open') => ({ kind, party, state });

describe('A typed name', () => {
  it.each([
    ['Olive Marie Hart', 'Olive Marie Hart'],
    ['  olive  marie hart ', 'Olive Marie Hart'],
    ["Sean O'Brien", 'Sean O’Brien'],
    ['Nguye\u0302\u0303n Thi\u0323', 'Nguyễn Thị'],
    ['ŁUKASZ ŻÓŁĆ', 'Łukasz Żółć'],
  ])('is the legal name: %s', (typed, legal) => {
    expect(isSameName(typed, legal)).toBe(true);
  });

  it.each([
    ['Olive Hart', 'Olive Marie Hart'],
    ['', 'Olive'],
    ['Оlive', 'Olive'],
    ['Lukasz', 'Łukasz'],
    ['Olive Marie Hart Jr.', 'Olive Marie Hart'],
    ['Olive\u200b', 'Olive'],
  ])('is another name: %s', (typed, legal) => {
    expect(isSameName(typed, legal)).toBe(false);
  });
});

describe('The tasks before a signature', () => {
  const tasks = [
    task('legal-details', 0, 'done'),
    task('legal-details', 1),
    task('vessel-details', null),
    task('payoff', null, 'done'),
  ];

  it('are one’s own details for the disclosures', () => {
    expect(unfinishedBefore({ kind: 'disclosures', party: 0 }, tasks)).toEqual([]);
    expect(unfinishedBefore({ kind: 'disclosures', party: 1 }, tasks)).toEqual([tasks[1]]);
  });

  it('are everyone’s details for the agreement', () => {
    expect(unfinishedBefore({ kind: 'agreement', party: 0 }, tasks)).toEqual([tasks[1], tasks[2]]);
  });

  it('are the signed agreement for an acceptance, and the acceptances for a statement', () => {
    const later = [task('agreement', 1), task('acceptance', null), ...tasks];
    expect(unfinishedBefore({ kind: 'acceptance', party: null }, later)).toEqual([later[0]]);
    expect(unfinishedBefore({ kind: 'statement', party: 0 }, later)).toEqual([later[1]]);
  });

  it('are the step before in the same coins', () => {
    const coins = [
      { ...task('coin-address', null), leg: 1 },
      { ...task('coin-address', null, 'done'), leg: 2 },
      { ...task('coin-sent', null), leg: 2 },
    ];
    expect(unfinishedBefore({ kind: 'coin-address-checked', party: null, leg: 1 }, coins)).toEqual([coins[0]]);
    expect(unfinishedBefore({ kind: 'coin-address-checked', party: null, leg: 2 }, coins)).toEqual([]);
    expect(unfinishedBefore({ kind: 'coin-received', party: null, leg: 2 }, coins)).toEqual([coins[2]]);
  });
});
