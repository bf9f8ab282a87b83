import { expect, it } from 'vitest';
import { acceptBy, type ClosingDates, closeBy, dueAt, extended, STANDARD_TERMS, signBy } from './terms.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const AGREED: ClosingDates = {
  agreedAt: at('2026-11-16'),
  signedAt: null,
  acceptedAt: null,
  releasedAt: null,
  extendedTo: null,
  acceptExtendedTo: null,
  amendedAt: null,
};
const SIGNED = { ...AGREED, signedAt: at('2026-11-18') };
const ACCEPTED = { ...SIGNED, acceptedAt: at('2026-12-01') };

it('leaves 72 hours for signatures', () => {
  expect(signBy(AGREED)).toEqual(at('2026-11-19'));
});

it('knows no other date before the agreement is signed', () => {
  expect(acceptBy(AGREED, STANDARD_TERMS)).toBeNull();
  expect(closeBy(AGREED, STANDARD_TERMS)).toBeNull();
  expect(dueAt({ after: 'closing', days: -3 }, AGREED, STANDARD_TERMS)).toBeNull();
});

it('counts deposits in business days and the rest in days', () => {
  expect(dueAt({ after: 'deposit-term' }, SIGNED, STANDARD_TERMS)).toEqual(at('2026-11-23'));
  expect(dueAt({ after: 'signing', days: 5 }, SIGNED, STANDARD_TERMS)).toEqual(at('2026-11-23'));
  expect(dueAt({ after: 'acceptance-term' }, SIGNED, STANDARD_TERMS)).toEqual(at('2026-12-09'));
});

it('plans the release from the last day of acceptance, then from the acceptance itself', () => {
  expect(closeBy(SIGNED, STANDARD_TERMS)).toEqual(at('2026-12-23'));
  expect(closeBy(ACCEPTED, STANDARD_TERMS)).toEqual(at('2026-12-15'));
  expect(dueAt({ after: 'closing', days: -3 }, ACCEPTED, STANDARD_TERMS)).toEqual(at('2026-12-12'));
});

it('follows an extension, and finally the release itself', () => {
  const extended = { ...ACCEPTED, extendedTo: at('2027-01-10') };
  expect(closeBy(extended, STANDARD_TERMS)).toEqual(at('2027-01-10'));
  expect(closeBy({ ...extended, releasedAt: at('2027-01-05') }, STANDARD_TERMS)).toEqual(at('2027-01-05'));
});

it('moves the acceptance and the release by the days of an extension', () => {
  const moved = { ...SIGNED, ...extended(SIGNED, STANDARD_TERMS, 10) };
  expect(acceptBy(moved, STANDARD_TERMS)).toEqual(at('2026-12-19'));
  expect(closeBy(moved, STANDARD_TERMS)).toEqual(at('2027-01-02'));
});

it('leaves the acceptance alone when every boat is accepted', () => {
  expect(extended(ACCEPTED, STANDARD_TERMS, 10)).toEqual({ acceptExtendedTo: null, extendedTo: at('2026-12-25') });
});

it('gives 72 hours for the signatures on an amendment', () => {
  const amended = { ...SIGNED, amendedAt: at('2026-11-28') };
  expect(dueAt({ after: 'signing-term' }, SIGNED, STANDARD_TERMS)).toEqual(at('2026-11-19'));
  expect(dueAt({ after: 'signing-term' }, amended, STANDARD_TERMS)).toEqual(at('2026-12-01'));
});
