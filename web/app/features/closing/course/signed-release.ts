import type { Closing } from '@tradewind/contract/closing';
import type { ClosingDispute } from '@tradewind/contract/closing-disputes';

/** The release that everyone signed in this dispute, and that the broker has not recorded yet. */
export const signedRelease = ({ proposals }: Pick<Closing, 'proposals'>, { openedAt }: ClosingDispute) =>
  proposals.find(({ terms, state, at }) => terms.kind === 'settlement' && state === 'agreed' && at >= openedAt);
