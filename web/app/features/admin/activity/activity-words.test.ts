import { ACTIVITY_ACTIONS } from '@tradewind/contract/activity';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionWords, byWords, detailWords } from './activity-words.ts';

it('names every action, including those of earlier versions', () => {
  expect(actionWords('user.suspend')).toBe('Suspended a user');
  expect(actionWords('boat.launch')).toBe('Boat launch');
  for (const action of ACTIVITY_ACTIONS) expect(actionWords(action)).not.toMatch(/[._]/);
});

it('says who was affected, what changed and why', () => {
  const details = { userId: 'u1', userEmail: 'ada@example.com', reason: 'Fraud' };
  expect(detailWords({ action: 'user.suspend', details })).toBe('ada@example.com · Fraud');
  expect(detailWords({ action: 'login', details: {} })).toBe('');
  const change = { firstName: 'Ada', isAdmin: true, lastName: null };
  expect(detailWords({ action: 'user.change', details: { userEmail: 'ada@example.com', change } })).toBe(
    'ada@example.com · First name: Ada, administrator: yes, last name: none',
  );
  expect(detailWords({ action: 'boat.edit', details: { fields: ['imageUrls', 'engineHours'] } })).toBe(
    'Photos, engine hours',
  );
  const removed = { boatId: 7, title: '2021 Larkwell Tern 32', userId: 'u1', reason: 'Stolen photos.' };
  expect(detailWords({ action: 'listing.remove', details: removed })).toBe('2021 Larkwell Tern 32 · Stolen photos.');
});

it('uses the reporting form’s words for the reason', () => {
  const details = { reportId: 3, subject: 'boat', subjectId: 7, reason: 'scam' };
  expect(detailWords({ action: 'report.create', details })).toBe('Listing · It looks like a scam');
});

it('uses the singular for one boat', () => {
  const synced = (syncedCount: number) =>
    detailWords({ action: 'inventory.sync', details: { runId: 1, syncedCount, failed: 1 } });
  expect(synced(27)).toBe('27 boats synced, 1 failed');
  expect(synced(1)).toBe('1 boat synced, 1 failed');
});

it('names the actor when no user was signed in', () => {
  expect(byWords('link')).toBe('Someone with the management link');
  expect(byWords(undefined)).toBe('Not signed in');
});

it('never shows JSON or an object', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ACTIVITY_ACTIONS), fc.dictionary(fc.string(), fc.jsonValue()), (action, details) => {
      expect(detailWords({ action, details: { change: details, ...details } })).not.toContain('[object');
    }),
  );
});
