import { IconAlertTriangle } from '@tabler/icons-react';
import type { PartyMoney } from '@tradewind/contract/closing-money';
import { TRUST_NAMES } from '@tradewind/contract/closing-words';
import { isZero } from '@tradewind/contract/trade-values';
import { useSite } from '../../../lib/site.ts';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import classes from './task.module.css';

interface WireStepsProps {
  tradeId: number;
  owed: PartyMoney['balance'] | undefined;
}

/** How to send money to the trust account, safely. */
export function WireSteps({ tradeId, owed }: WireStepsProps) {
  const phone = useSite()?.brokerage.phone;
  return (
    <div className={classes.wire}>
      {owed === undefined ? null : <Missing owed={owed} />}
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

/** The amount to wire. Money for both trust accounts takes two wires. */
function Missing({ owed: { missing, arrived, accounts } }: { owed: PartyMoney['balance'] }) {
  const open = accounts.filter((account) => !isZero(account.missing));
  return (
    <p className={classes.amount}>
      <strong>{bookedText(missing)}</strong>
      {open.length > 1 ? (
        <span>
          In {open.length} wires:{' '}
          {open.map((account) => `${bookedText(account.missing)} to the ${TRUST_NAMES[account.trust]}`).join(', ')}.
        </span>
      ) : null}
      {isZero(arrived) ? null : <span>{bookedText(arrived)} has arrived already.</span>}
    </p>
  );
}
