import { RETURN_BUSINESS_DAYS, type Wire, type WireAction } from '@tradewind/contract/ledger';
import { numberWord } from '@tradewind/contract/numbers';

export const purposeNames: Record<Wire['purpose'], string> = {
  deposit: 'Deposit',
  funds: 'Balance',
  unknown: 'Unknown sender',
  suspense_return: 'Return to sender',
  lender: 'Loan payoff',
  vendor: 'Vendor',
  tax: 'Sales tax',
  payout: 'Payout',
  refund: 'Refund',
  broker: 'Our fee',
};

export const RETURN_TIME = `within ${numberWord(RETURN_BUSINESS_DAYS)} business days`;

/** The toast after the first of two brokers. */
export const SECOND_NEEDED = 'Asked for. A second broker must do the same.';

type Standing = Pick<Wire, 'state' | 'direction' | 'needsSecond' | 'request' | 'assigned' | 'isReturned'>;

/** Where a wire stands, in a few words. */
export function stateText(wire: Standing): string {
  const { state, direction, needsSecond, request, assigned, isReturned } = wire;
  if (request) return `${requestText(request)} A second broker must do the same.`;
  switch (state) {
    case 'recorded':
      return needsSecond ? 'A second person must confirm it' : 'Recorded';
    case 'confirmed':
      return direction === 'in' ? 'Waiting for the bank to collect it' : 'Sent, not on the statement yet';
    case 'collected':
      if (assigned) return `Assigned to ${assigned.firstName}`;
      if (isReturned) return 'Sent back';
      return direction === 'in' ? 'Collected' : 'On the statement';
    case 'voided':
      return 'Voided';
    case 'reversed':
      return 'Taken back';
  }
}

export function requestText({ by, action, firstName, tradeId }: NonNullable<Wire['request']>): string {
  const step = action === 'assign' ? `assign it to ${firstName}, trade ${tradeId}` : 'take it back';
  return `${by} asked to ${step}.`;
}

interface ActionWords {
  button: string;
  title: string;
  text: string;
  confirm: string;
  /** The toast afterward. */
  done: string;
}

export const actionWords: Record<WireAction, ActionWords> = {
  confirm: {
    button: 'Confirm',
    title: 'Confirm this wire?',
    text: 'Compare the amount, the name and the reference with the bank’s notice. You confirm as the second person.',
    confirm: 'Confirm Wire',
    done: 'Wire confirmed',
  },
  collect: {
    button: 'On the Statement…',
    title: 'Is it on the bank’s statement?',
    text: 'Money that comes in counts from now on.',
    confirm: 'Record Day',
    done: 'Wire recorded as collected',
  },
  assign: {
    button: 'Assign…',
    title: 'Whose money is it?',
    text: 'The wire leaves suspense and counts for this party.',
    confirm: 'Assign Wire',
    done: 'Wire assigned',
  },
  return: {
    button: 'Send Back…',
    title: 'Send this money back?',
    text: 'Record the wire that returns the whole amount to its sender.',
    confirm: 'Record Return',
    done: 'Return recorded',
  },
  void: {
    button: 'Void…',
    title: 'Void this wire?',
    text: 'It has moved nothing yet. It stays in the list, with your reason.',
    confirm: 'Void Wire',
    done: 'Wire voided',
  },
  reverse: {
    button: 'Take Back…',
    title: 'Take this wire back?',
    text: 'For a wire that the bank returned, or that was recorded by mistake. A new journal takes back the old one.',
    confirm: 'Take Back',
    done: 'Wire taken back',
  },
  withdraw: {
    button: 'Withdraw Request…',
    title: 'Withdraw this request?',
    text: 'Nothing happens to the wire. Anybody can ask again.',
    confirm: 'Withdraw Request',
    done: 'Request withdrawn',
  },
};
