import { expect, it } from 'vitest';
import { CANCELLATION_CAUSES, depositFate, needsFault } from './cancellation.ts';

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
