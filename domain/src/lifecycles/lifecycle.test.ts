import { describe, expect, it } from 'vitest';
import { ACCOUNT } from './account.ts';
import { actionsOf, type Lifecycle, transition } from './lifecycle.ts';
import { actionTowards, isPublic, LISTING } from './listing.ts';
import { NEGOTIATION } from './negotiation.ts';
import { OUTSIDE_LEG } from './outside-leg.ts';
import { POSSESSION_PROOF } from './possession.ts';
import { SERVICE_ORDER } from './service-order.ts';
import { TRADE } from './trade.ts';
import { TRANSACTION } from './transaction.ts';
import { WIRE } from './wire.ts';

type AnyLifecycle = Lifecycle<string, string, string>;

const LIFECYCLES: [string, AnyLifecycle][] = [
  ['account', ACCOUNT],
  ['listing', LISTING],
  ['negotiation', NEGOTIATION],
  ['outside leg', OUTSIDE_LEG],
  ['proof of possession', POSSESSION_PROOF],
  ['service order', SERVICE_ORDER],
  ['trade', TRADE],
  ['transaction', TRANSACTION],
  ['wire', WIRE],
];

const ok = (state: string) => ({ ok: true, state });
const forbidden = { ok: false, refusal: 'forbidden' };
const impossible = { ok: false, refusal: 'impossible' };

function reachableFrom(lifecycle: AnyLifecycle, start: string): Set<string> {
  const reached = new Set([start]);
  for (const state of reached) {
    for (const rule of lifecycle.rules) if (rule.from.includes(state)) reached.add(rule.to);
  }
  return reached;
}

describe.each(LIFECYCLES)('the lifecycle of a %s', (_name, lifecycle) => {
  it('reaches every state from the initial one', () => {
    expect(reachableFrom(lifecycle, lifecycle.initial)).toEqual(new Set(lifecycle.states));
  });

  it('ends exactly in its terminal states, which every state can reach', () => {
    const left = new Set(lifecycle.rules.flatMap((rule) => rule.from));
    expect(lifecycle.states.filter((state) => !left.has(state))).toEqual(lifecycle.terminal);
    for (const state of lifecycle.states) {
      const reached = reachableFrom(lifecycle, state);
      expect(lifecycle.terminal.some((end) => reached.has(end))).toBe(true);
    }
  });

  it('has at most one rule for each state, action and actor', () => {
    const questions = lifecycle.rules.flatMap(({ from, action, by }) =>
      from.flatMap((state) => by.map((actor) => `${state} ${action} ${actor}`)),
    );
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('an account', () => {
  it('can be suspended, activated and deleted by an admin, who must suspend it before deleting it', () => {
    expect(transition(ACCOUNT, 'active', 'suspend', 'admin')).toEqual(ok('suspended'));
    expect(transition(ACCOUNT, 'suspended', 'activate', 'admin')).toEqual(ok('active'));
    expect(transition(ACCOUNT, 'suspended', 'delete', 'admin')).toEqual(ok('deleted'));
    expect(transition(ACCOUNT, 'active', 'delete', 'admin')).toEqual(forbidden);
  });

  it('can be deleted by its user while active', () => {
    expect(transition(ACCOUNT, 'active', 'delete', 'self')).toEqual(ok('deleted'));
    expect(transition(ACCOUNT, 'suspended', 'delete', 'self')).toEqual(forbidden);
    expect(transition(ACCOUNT, 'deleted', 'activate', 'admin')).toEqual(impossible);
  });
});

describe('a listing', () => {
  it('can be paused, resumed, sold and relisted by its owner', () => {
    expect(transition(LISTING, 'active', 'pause', 'owner')).toEqual(ok('paused'));
    expect(transition(LISTING, 'paused', 'resume', 'owner')).toEqual(ok('active'));
    expect(transition(LISTING, 'paused', 'sell', 'owner')).toEqual(ok('sold'));
    expect(transition(LISTING, 'sold', 'relist', 'owner')).toEqual(ok('active'));
    expect(transition(LISTING, 'sold', 'pause', 'owner')).toEqual(impossible);
  });

  it('can be removed, but not changed, by the holder of its management link', () => {
    expect(actionsOf(LISTING, 'active', 'linkHolder')).toEqual(['remove']);
    expect(transition(LISTING, 'active', 'pause', 'linkHolder')).toEqual(forbidden);
    expect(transition(LISTING, 'sold', 'remove', 'linkHolder')).toEqual(ok('removed'));
  });

  it('is retired and restored by the sync', () => {
    expect(transition(LISTING, 'active', 'retire', 'sync')).toEqual(ok('retired'));
    expect(transition(LISTING, 'retired', 'restore', 'sync')).toEqual(ok('active'));
    expect(transition(LISTING, 'sold', 'retire', 'sync')).toEqual(impossible);
    expect(transition(LISTING, 'active', 'remove', 'sync')).toEqual(forbidden);
  });

  it('finds the action that leads from one state to another', () => {
    expect(actionTowards('active', 'paused', 'owner')).toBe('pause');
    expect(actionTowards('sold', 'active', 'owner')).toBe('relist');
    expect(actionTowards('sold', 'paused', 'owner')).toBeUndefined();
    expect(actionTowards('retired', 'active', 'owner')).toBeUndefined();
  });

  it('is public only while active', () => {
    expect(LISTING.states.filter(isPublic)).toEqual(['active', 'pending']);
  });
});

it('agrees a negotiation only when both sides confirm, in either order', () => {
  expect(transition(NEGOTIATION, 'proposed', 'confirm', 'initiator')).toEqual(ok('confirmed_by_initiator'));
  expect(transition(NEGOTIATION, 'confirmed_by_initiator', 'confirm', 'initiator')).toEqual(forbidden);
  expect(transition(NEGOTIATION, 'confirmed_by_initiator', 'confirm', 'responder')).toEqual(ok('agreed'));
  expect(transition(NEGOTIATION, 'confirmed_by_responder', 'confirm', 'initiator')).toEqual(ok('agreed'));
  expect(transition(NEGOTIATION, 'proposed', 'confirm', 'agent')).toEqual(forbidden);
});

it('lets only the broker move money out of escrow', () => {
  expect(actionsOf(TRANSACTION, 'in_escrow', 'buyer')).toEqual([]);
  expect(actionsOf(TRANSACTION, 'in_escrow', 'seller')).toEqual([]);
  expect(actionsOf(TRANSACTION, 'in_escrow', 'broker')).toEqual(['release', 'refund']);
});

it('lets parties agree on and end a trade, and only the broker release and settle it', () => {
  expect(actionsOf(TRADE, 'proposed', 'party')).toEqual(['agree', 'counter', 'decline', 'withdraw']);
  expect(actionsOf(TRADE, 'agreed', 'party')).toEqual(['cancel']);
  expect(transition(TRADE, 'closing', 'release', 'party')).toEqual(forbidden);
  expect(transition(TRADE, 'closing', 'release', 'broker')).toEqual(ok('released'));
  expect(transition(TRADE, 'disputed', 'release', 'broker')).toEqual(impossible);
  expect(transition(TRADE, 'released', 'cancel', 'broker')).toEqual(impossible);
});
