import type { Closing } from '@tradewind/contract/closing';
import { describe, expect, it } from 'vitest';
import { brokersStep } from './brokers-step.ts';

const dispute = { openedAt: '2026-11-17T08:00:00.000Z' } as Closing['disputes'][number];
const settlement = (state: 'open' | 'agreed' | 'declined') =>
  ({ terms: { kind: 'settlement' }, state, at: '2026-11-17T09:00:00.000Z' }) as Closing['proposals'][number];
const disputed = (...proposals: Closing['proposals']) =>
  brokersStep({ status: 'disputed', step: 'inspection', disputes: [dispute], proposals })?.todo;

describe('In a dispute, the broker', () => {
  it('looks for a way out', () => {
    expect(disputed()).toBe('Help them end the dispute');
    expect(disputed(settlement('declined'))).toBe('Help them end the dispute');
  });

  it('waits while the parties answer a proposal', () => {
    expect(disputed(settlement('open'))).toBeUndefined();
  });

  it('records the release that everyone signed', () => {
    expect(disputed(settlement('agreed'))).toBe('Record the release');
  });
});
