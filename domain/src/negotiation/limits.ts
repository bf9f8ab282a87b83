import { type Cents, cents, tradeRange } from '../money.ts';

interface Wishes {
  readonly askingPrice: Cents;
  /** The top of the initiator's price range, if they named one. */
  readonly initiatorMax: Cents | null;
  /** The bottom of the owner's price range, if they named one. */
  readonly responderMin: Cents | null;
}

interface Limits {
  /** The most the initiator pays. */
  readonly initiator: Cents;
  /** The least the owner accepts. */
  readonly responder: Cents;
  /** Both sides named a limit, so the platform may mediate. */
  readonly known: boolean;
}

/**
 * The initiator pays at most the asking price and their own maximum. The owner accepts no less than their own minimum and the
 * preferred trade range shown on the boat's page, but the asking price is always enough.
 */
export function limitsOf({ askingPrice, initiatorMax, responderMin }: Wishes): Limits {
  const least = Math.max(tradeRange(askingPrice).low, responderMin ?? 0);
  return {
    initiator: cents(Math.min(askingPrice, initiatorMax ?? askingPrice)),
    responder: cents(Math.min(askingPrice, least)),
    known: initiatorMax !== null && responderMin !== null,
  };
}
