import { expect, it } from 'vitest';
import { CANCELLATION_CAUSES, depositFate, isAtRisk, needsFault, statableCauses } from './cancellation.ts';

it('refunds everyone before the boats are accepted, whatever the cause', () => {
  for (const cause of CANCELLATION_CAUSES)
    for (const isAtFault of [true, false]) expect(depositFate(cause, isAtFault, { accepted: false })).toBe('refund');
});

it('freezes only the deposit of the party in default after the acceptance', () => {
  for (const cause of CANCELLATION_CAUSES) {
    expect(depositFate(cause, true, { accepted: true })).toBe(needsFault(cause) ? 'freeze' : 'refund');
    expect(depositFate(cause, false, { accepted: true })).toBe('refund');
  }
  expect(CANCELLATION_CAUSES.filter(needsFault)).toEqual(['giver-default', 'receiver-default']);
});

it('lets parties state their own default only after everyone has signed, and brokers what they find out', () => {
  expect(statableCauses('party', { signed: false, depositLate: true })).toEqual([]);
  expect(statableCauses('party', { signed: true, depositLate: true })).toEqual(['giver-default', 'receiver-default']);
  expect(statableCauses('broker', { signed: true, depositLate: true })).toContain('deposit-missing');
  expect(statableCauses('broker', { signed: true, depositLate: false })).not.toContain('deposit-missing');
});

it('puts a deposit at risk when what its owner gives or gets was accepted', () => {
  const acceptances = [
    { giver: 0, receiver: 1, done: true },
    { giver: 1, receiver: 0, done: false },
  ];
  expect([0, 1, 2].map((party) => isAtRisk(party, acceptances))).toEqual([true, true, false]);
  expect(isAtRisk(0, [{ giver: 0, receiver: 1, done: false }])).toBe(false);
});
