import { expect, it } from 'vitest';
import { boatLeg, cashLeg, sampleParty, sampleTrade } from './sample-trade.fixture.ts';
import {
  aroundTheRing,
  givenBy,
  listed,
  nameFor,
  nameWithin,
  othersOf,
  readerFirst,
  receivedBy,
} from './trade-sides.ts';

it('splits a trade into what somebody gives and gets', () => {
  const trade = sampleTrade();
  expect(givenBy(trade, 'ben').map(({ title }) => title)).toEqual(['Boat 1', 'Cash']);
  expect(receivedBy(trade, 'ben').map(({ title }) => title)).toEqual(['Boat 2']);
  expect(othersOf(trade, 'ben').map(({ userId }) => userId)).toEqual(['olive']);
  expect(readerFirst(trade, 'olive').map(({ userId }) => userId)).toEqual(['olive', 'ben']);
});

it('calls the reader you, and an agent by its name', () => {
  const trade = sampleTrade();
  expect(nameFor(trade, 'ben', 'ben')).toBe('You');
  expect(nameWithin(trade, 'ben', 'ben')).toBe('you');
  expect(nameFor(trade, 'ben', 'olive')).toBe('Ben');
  expect(nameFor(trade, null, 'olive')).toBe('Eddy AI');
  expect(nameFor(trade, 'gone', 'olive')).toBe('Former member');
});

it('joins names as people do', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('orders a ring by who gives to whom, whatever the order of the parties', () => {
  const parties = ['ben', 'olive', 'kim'].map((name) => sampleParty(name));
  const legs = [
    boatLeg(1, 'ben', 'kim'),
    boatLeg(2, 'kim', 'olive'),
    boatLeg(3, 'olive', 'ben'),
    cashLeg('5.00', 'ben', 'olive'),
  ];
  expect(aroundTheRing({ parties, legs }).map(({ userId }) => userId)).toEqual(['ben', 'kim', 'olive']);
});

it('keeps a person in the ring who gives nothing but cash', () => {
  const parties = ['ben', 'olive', 'kim'].map((name) => sampleParty(name));
  const legs = [cashLeg('5.00', 'ben', 'kim'), boatLeg(2, 'kim', 'olive'), boatLeg(3, 'olive', 'ben')];
  expect(aroundTheRing({ parties, legs })).toHaveLength(3);
});
