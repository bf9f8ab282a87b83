import type { PaymentWarning } from '@tradewind/domain/payment-warnings';

export { type PaymentWarning, paymentWarnings } from '@tradewind/domain/payment-warnings';

/** What the receiver of such a message is told. */
export const paymentWarningTexts: Record<PaymentWarning, string> = {
  outside:
    'This message asks to be paid outside the closing. Money sent by wire, payment app, gift card or to a wallet cannot be called back.',
  link: 'This message links to a payment page. Fake payment and escrow pages are a common scam: do not pay through a link from a message.',
  overpayment:
    'This message speaks of sending money back or on. Checks for too much money bounce weeks later, and what you sent on is gone.',
};
