import { expect, it } from 'vitest';
import { actionWords, detailWords } from './activity-words.ts';

it('says what was done, and shows an unknown action as it is', () => {
  expect(actionWords('user.suspend')).toBe('Suspended a user');
  expect(actionWords('boat.launch')).toBe('boat.launch');
});

it('says to whom and why', () => {
  const details = { userId: 'u1', userEmail: 'ada@example.com', reason: 'Fraud' };
  expect(detailWords({ action: 'user.suspend', details })).toBe('ada@example.com · Fraud');
  expect(detailWords({ action: 'login', details: {} })).toBe('');
  const change = { firstName: 'Ada', verified: true, lastName: null };
  expect(detailWords({ action: 'user.change', details: { userEmail: 'ada@example.com', change } })).toBe(
    'ada@example.com · first name: Ada, verified: yes, last name: none',
  );
  expect(detailWords({ action: 'profile.change', details: { fields: ['firstName', 'bio'] } })).toBe('first name, bio');
  const synced = { runId: 1, syncedCount: 27, failed: 1 };
  expect(detailWords({ action: 'inventory.sync', details: synced })).toBe('27 synced, 1 failed');
});
