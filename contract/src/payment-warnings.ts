import type { PaymentWarning } from '@tradewind/domain/payment-warnings';

export { paymentWarnings } from '@tradewind/domain/payment-warnings';

/** The warnings shown to the receiver of such a message. */
export const paymentWarningTexts: Record<PaymentWarning, string> = {
  outside:
    'This message asks for payment outside of a closing. Money sent by wire, payment app, gift card or crypto is hard to get back.',
  link: 'This message links to a payment page. Fake payment and escrow pages are a common scam. Don’t pay through a link in a message.',
  overpayment:
    'This message talks about returning or forwarding money. Overpayment checks often bounce weeks later, and the money you sent is gone.',
};
