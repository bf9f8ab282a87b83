import { IconAlertTriangle } from '@tabler/icons-react';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { useSite } from '../../../lib/site.ts';
import classes from './task.module.css';

interface WireStepsProps {
  tradeId: number;
  /** Undefined while it is not known. */
  amount: string | undefined;
}

/** How to send money to the trust account, safely. */
export function WireSteps({ tradeId, amount }: WireStepsProps) {
  const phone = useSite()?.brokerage.phone;
  return (
    <div className={classes.wire}>
      {amount === undefined ? null : (
        <p className={classes.amount}>
          <strong>{exactPriceText(amount)}</strong>
        </p>
      )}
      <ol>
        <li>
          Call the brokerage
          {phone === undefined ? '' : <> at {<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}</>} for the
          account number of the trust account.
        </li>
        <li>
          Send a bank wire from an account in your own name, with the reference <strong>Trade {tradeId}</strong>. We
          can’t take cash, checks, cards or coins.
        </li>
        <li>The broker records the wire when the bank has collected it, and this step is done.</li>
      </ol>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
        <span>
          <strong>Our bank details never change by message.</strong> If an email, a text or a chat says that they did,
          don’t pay. Call us.
        </span>
      </p>
    </div>
  );
}
