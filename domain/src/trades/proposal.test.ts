import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRADE_STATES, type TradeState } from '../lifecycles/trade.ts';
import { accept, counter, expiryOf, partyActions, stateAt, type TradeSnapshot } from './proposal.ts';

const now = new Date('2026-06-01T12:00:00Z');
const later = new Date(now.getTime() + 1_000);

const proposed = (accepted: readonly boolean[], more: Partial<TradeSnapshot> = {}): TradeSnapshot => ({
  status: 'proposed',
  revision: 2,
  expiresAt: later,
  backup: false,
  parties: accepted.map((said, position) => ({ position, accepted: said })),
  ...more,
});

describe('Accepting a revision', () => {
  it('agrees the trade with the last missing yes, for two parties and for four', () => {
    expect(accept(proposed([true, false]), 1, 2, now)).toEqual({ ok: true, effect: 'agreed' });
    expect(accept(proposed([true, false, false, true]), 1, 2, now)).toEqual({ ok: true, effect: 'accepted' });
    expect(accept(proposed([true, true, false, true]), 2, 2, now)).toEqual({ ok: true, effect: 'agreed' });
  });

  it('has no effect the second time, also once the trade is agreed', () => {
    expect(accept(proposed([true, false]), 0, 2, now)).toEqual({ ok: true, effect: 'none' });
    expect(accept(proposed([true, true], { status: 'agreed' }), 0, 2, now)).toEqual({ ok: true, effect: 'none' });
  });

  it('is refused for another revision, after the deadline, in a backup and when the trade is over', () => {
    const refusal = (trade: TradeSnapshot, revision = 2, at = now) => accept(trade, 1, revision, at);
    expect(refusal(proposed([true, false]), 1)).toEqual({ ok: false, refusal: 'outdated' });
    expect(refusal(proposed([true, false]), 2, later)).toEqual({ ok: false, refusal: 'expired' });
    expect(refusal(proposed([true, false], { backup: true }))).toEqual({ ok: false, refusal: 'backup' });
    expect(refusal(proposed([true, false], { status: 'declined' }))).toEqual({ ok: false, refusal: 'over' });
  });
});

describe('A party', () => {
  it('withdraws after a yes and declines before one', () => {
    expect(partyActions(proposed([true, false]), 0, now)).toEqual(['counter', 'withdraw']);
    expect(partyActions(proposed([true, false]), 1, now)).toEqual(['accept', 'counter', 'decline']);
    expect(partyActions(proposed([true, false], { backup: true }), 1, now)).toEqual(['counter', 'decline']);
    expect(partyActions(proposed([true, true], { status: 'agreed', expiresAt: null }), 0, now)).toEqual(['cancel']);
  });

  it('cannot counter in a ring', () => {
    expect(partyActions(proposed([true, false, false]), 1, now)).toEqual(['accept', 'decline']);
    expect(partyActions(proposed([true, false, false]), 0, now)).toEqual(['withdraw']);
  });

  it('can do nothing after the deadline, when over, or as a stranger', () => {
    expect(partyActions(proposed([true, false]), 1, later)).toEqual([]);
    expect(partyActions(proposed([true, false], { status: 'void' }), 1, now)).toEqual([]);
    expect(partyActions(proposed([true, false]), 7, now)).toEqual([]);
  });

  it('is never offered an acceptance that would be refused, nor refused one that is offered', () => {
    const trade = fc.record({
      status: fc.constantFrom<TradeState>(...TRADE_STATES),
      revision: fc.integer({ min: 1, max: 5 }),
      expiresAt: fc.constantFrom(null, now, later),
      backup: fc.boolean(),
      parties: fc
        .array(fc.boolean(), { minLength: 2, maxLength: 4 })
        .map((said) => said.map((accepted, position) => ({ position, accepted }))),
    });
    fc.assert(
      fc.property(trade, fc.nat(3), (snapshot, position) => {
        fc.pre(position < snapshot.parties.length);
        const answer = accept(snapshot, position, snapshot.revision, now);
        const isOffered = partyActions(snapshot, position, now).includes('accept');
        expect(answer.ok && answer.effect !== 'none').toBe(isOffered);
        const canCounter = partyActions(snapshot, position, now).includes('counter');
        expect(counter(snapshot, snapshot.revision, now) === undefined).toBe(canCounter);
      }),
    );
  });
});

it('stands for 48 hours as an offer, a week as an agents’ proposal and 72 hours as a ring', () => {
  const hours = (kind: Parameters<typeof expiryOf>[0]) => (expiryOf(kind, now).getTime() - now.getTime()) / 3_600_000;
  expect([hours('offer'), hours('negotiation'), hours('ring')]).toEqual([48, 168, 72]);
  expect(stateAt(proposed([true]), later)).toBe('expired');
  expect(stateAt(proposed([true]), now)).toBe('proposed');
});
