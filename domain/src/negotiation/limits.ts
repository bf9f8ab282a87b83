import { type Cents, cents, tradeRange } from '../money.ts';

export interface Wishes {
  readonly askingPrice: Cents;
  /** The top of the initiator's price range, where they named one. */
  readonly initiatorMax: Cents | null;
  /** The bottom of the owner's price range, where they named one. */
  readonly responderMin: Cents | null;
}

export interface Limits {
  /** The most that the initiator gives. */
  readonly initiator: Cents;
  /** The least that the owner takes. */
  readonly responder: Cents;
  /** Both named a limit, so the platform may mediate. */
  readonly known: boolean;
}

/**
 * Nobody gives more than is asked, nor more than they said. An owner takes no less than the preferred trade range that the
 * boat's page shows, nor less than they said: but the asking price is always enough.
 */
export function limitsOf({ askingPrice, initiatorMax, responderMin }: Wishes): Limits {
  const least = Math.max(tradeRange(askingPrice).low, responderMin ?? 0);
  return {
    initiator: cents(Math.min(askingPrice, initiatorMax ?? askingPrice)),
    responder: cents(Math.min(askingPrice, least)),
    known: initiatorMax !== null && responderMin !== null,
  };
}
