import type { Closing } from '@tradewind/contract/closing';
import { signedRelease } from './course/signed-release.ts';

/** A step of the broker that no task asks for. */
interface BrokersStep {
  /** After the broker’s name. */
  does: string;
  /** To the broker. */
  todo: string;
  why: string;
}

const STEPS = {
  dispute: {
    does: 'Looks for a way out',
    todo: 'Help them end the dispute',
    why: 'Propose how to end it, or record the award or the order once you have it. You don’t decide who gets the money.',
  },
  record: {
    does: 'Records the release',
    todo: 'Record the release',
    why: 'Everyone has signed it. The money moves as it says once you record it.',
  },
  release: {
    does: 'Releases everything',
    todo: 'Release everything',
    why: 'Everything is in place. All money, titles and boats change hands at the same moment.',
  },
  settlement: {
    does: 'Sends the wires',
    todo: 'Send the wires, then settle the trade',
    why: 'Everyone is paid under “Wires of This Trade”. Once every balance is zero, the trade can be settled.',
  },
} as const satisfies Record<string, BrokersStep>;

type Standing = Pick<Closing, 'step' | 'status' | 'disputes' | 'proposals'>;

export function brokersStep(closing: Standing): BrokersStep | undefined {
  const { step, status, disputes, proposals } = closing;
  if (status === 'disputed') {
    if (disputes[0] && signedRelease(closing, disputes[0])) return STEPS.record;
    const isProposed = proposals.some(({ state, terms }) => state === 'open' && terms.kind === 'settlement');
    return isProposed ? undefined : STEPS.dispute;
  }
  return step === 'release' || step === 'settlement' ? STEPS[step] : undefined;
}
