import type { Closing } from '@tradewind/contract/closing';
import { signedRelease } from './course/signed-release.ts';

/** A step of the broker that no task asks for. */
interface BrokersTurn {
  /** After the broker’s name. */
  does: string;
  /** To the broker. */
  todo: string;
  why: string;
}

const turns = {
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
} as const satisfies Record<string, BrokersTurn>;

export function brokersTurn(closing: Closing): BrokersTurn | undefined {
  const { step, status, disputes } = closing;
  if (status === 'disputed') return disputes[0] && signedRelease(closing, disputes[0]) ? turns.record : undefined;
  return step === 'release' || step === 'settlement' ? turns[step] : undefined;
}
