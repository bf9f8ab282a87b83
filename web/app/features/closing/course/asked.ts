import type { Closing } from '@tradewind/contract/closing';

/** Whether an open proposal waits for this party’s consent. */
export const isAsked = ({ proposals }: Pick<Closing, 'proposals'>, position: number | null): boolean =>
  position !== null &&
  proposals.some(
    ({ state, concerns, consents }) =>
      state === 'open' && concerns.includes(position) && !consents.some((consent) => consent.position === position),
  );
