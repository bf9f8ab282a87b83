import { describe, expect, it } from 'vitest';
import { cents, dollars } from '../money.ts';
import { trustAccountFor } from './accounts.ts';
import { fundsNeeded, release } from './release.ts';
import { depositIn, type MoneyLeg, releaseTerms } from './terms.ts';

const [A, B, C] = [0, 1, 2];
const YACHT = 44;
const SKIFF = 18;

const boat = (number: number, from: number, to: number, value: number, lengthFeet: number | null): MoneyLeg => ({
  ...{ number, kind: 'boat', from, to, value: dollars(value), lengthFeet },
});
const cash = (number: number, from: number, to: number, value: number): MoneyLeg => ({
  ...{ number, kind: 'cash', from, to, value: dollars(value) },
});

describe('The trust account of a boat', () => {
  it.each([
    [32, 'trust_other'],
    [32.1, 'trust_yacht'],
    [null, 'trust_other'],
  ] as const)('of %s feet is %s', (feet, account) => {
    expect(trustAccountFor(feet)).toBe(account);
  });
});

describe('A trade with boats of both kinds', () => {
  // A gives a yacht, B a skiff and cash.
  const mixed = [boat(1, A, B, 200_000, YACHT), boat(2, B, A, 30_000, SKIFF), cash(3, B, A, 170_000)];
  const inBook = (legs: readonly MoneyLeg[], book: string) =>
    release(releaseTerms(1, legs)).postings.filter((posting) => posting.book === book);

  it('keeps the cash and the fee with the boat that they pay for', () => {
    expect(inBook(mixed, 'trust_yacht')).toEqual([
      { account: 'client:1', book: 'trust_yacht', amount: dollars(171_700) },
      { account: 'client:0', book: 'trust_yacht', amount: -dollars(170_000) },
      { account: 'due:broker', book: 'trust_yacht', amount: -dollars(1_700) },
    ]);
    expect(inBook(mixed, 'trust_other')).toEqual([
      { account: 'client:0', book: 'trust_other', amount: dollars(255) },
      { account: 'due:broker', book: 'trust_other', amount: -dollars(255) },
    ]);
  });

  it('asks everybody for money in the accounts where it is needed, whatever they get in the other', () => {
    expect(fundsNeeded(releaseTerms(1, mixed), A)).toEqual([{ book: 'trust_other', amount: dollars(255) }]);
    expect(fundsNeeded(releaseTerms(1, mixed), B)).toEqual([{ book: 'trust_yacht', amount: dollars(171_700) }]);
  });

  it('splits cash over the boats that it pays for, to the cent', () => {
    const two = [boat(1, A, B, 200_000, YACHT), boat(2, A, B, 100_000, SKIFF), cash(3, B, A, 100_000)];
    const [yacht, skiff] = releaseTerms(1, two).boats;
    expect([yacht?.cash, skiff?.cash]).toEqual([
      [{ to: A, amount: cents(66_666_67) }],
      [{ to: A, amount: cents(33_333_33) }],
    ]);
  });

  it('splits a deposit over the boats received', () => {
    const two = [boat(1, A, B, 75_000, YACHT), boat(2, A, B, 25_000, SKIFF), cash(3, B, A, 100_000)];
    expect(depositIn(two, B, dollars(10_000))).toEqual([
      { book: 'trust_yacht', amount: dollars(7_500) },
      { book: 'trust_other', amount: dollars(2_500) },
    ]);
    expect(depositIn(two, A, dollars(100))).toEqual([{ book: 'trust_other', amount: dollars(100) }]);
  });

  it('lets cash to a third person pay for the boats that its payer receives', () => {
    const ring = [boat(1, A, B, 90_000, YACHT), boat(2, B, C, 80_000, SKIFF), cash(3, B, C, 10_000)];
    expect(releaseTerms(1, ring).boats[0]?.cash).toEqual([{ to: C, amount: dollars(10_000) }]);
  });

  it('keeps cash for anything but boats out of the account for yachts', () => {
    const car: MoneyLeg = { number: 2, kind: 'asset', from: B, to: C, value: dollars(20_000) };
    const legs = [boat(1, A, B, 90_000, YACHT), car, cash(3, C, B, 20_000)];
    const postings = release(releaseTerms(1, legs)).postings;
    expect(postings.filter(({ account }) => account === 'client:2').map(({ book }) => book)).toEqual(['trust_other']);
  });

  it('refuses a payoff on something that is not a boat of the trade', () => {
    const terms = releaseTerms(1, mixed, { payoffs: [{ lien: 1, leg: 3, amount: dollars(1) }] });
    expect(() => release(terms)).toThrow('Leg 3 of trade 1 is not a boat.');
  });
});
