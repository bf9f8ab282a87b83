import { IconAlertTriangle } from '@tabler/icons-react';
import { paymentWarnings, paymentWarningTexts } from '@tradewind/contract/payment-warnings';
import classes from './message-bubble.module.css';

/** Beside a message that was received: what about it may cost money. */
export function PaymentNotice({ text }: { text: string }) {
  return paymentWarnings(text).map((kind) => (
    <p key={kind} role="note" className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden />
      {paymentWarningTexts[kind]}
    </p>
  ));
}
