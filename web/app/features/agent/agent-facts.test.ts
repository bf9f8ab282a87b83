import { describe, expect, it } from 'vitest';
import { entryTarget, statusText, waitsForYou } from './agent-facts.ts';

const negotiation = (status: Parameters<typeof statusText>[0]['status'], actions: ('confirm' | 'decline')[] = []) => ({
  status,
  actions,
  role: 'initiator' as const,
  otherParty: { id: 'x', firstName: 'Marisol', profileImageUrl: null },
});

describe('The status of a negotiation', () => {
  it('is worded from the reader’s side', () => {
    const both = ['confirm', 'decline'] as ('confirm' | 'decline')[];
    expect(statusText(negotiation('in_progress'))).toBe('The agents are negotiating');
    expect(statusText(negotiation('proposed', both))).toBe('Waiting for both of you');
    expect(statusText(negotiation('confirmed_by_initiator', ['decline']))).toBe('You confirmed, waiting for Marisol');
    expect(statusText(negotiation('confirmed_by_responder', both))).toBe('Marisol confirmed, waiting for you');
    expect(statusText(negotiation('agreed'))).toBe('Agreed');
    expect(statusText(negotiation('declined'))).toBe('Declined');
    expect(statusText(negotiation('failed'))).toBe('No agreement');
  });

  it('is over once no action is left, even before the server closes it', () => {
    for (const status of ['proposed', 'confirmed_by_initiator', 'expired'] as const) {
      expect(statusText(negotiation(status))).toBe('Expired without an answer');
    }
  });

  it('says who still has to confirm', () => {
    expect(waitsForYou({ actions: ['decline'] })).toBe(false);
    expect(waitsForYou({ actions: ['confirm', 'decline'] })).toBe(true);
  });
});

describe('A log entry', () => {
  it('links to its subject', () => {
    const entry = { id: 1, kind: 'match' as const, text: '', createdAt: '', boatId: 7, negotiationId: null };
    expect(entryTarget(entry)).toBe('/boats/7');
    expect(entryTarget({ ...entry, negotiationId: 3 })).toBe('/eddy-ai?deployed=true&negotiation=3');
    expect(entryTarget({ ...entry, boatId: null })).toBeUndefined();
  });
});
