import { Button } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import type { ServiceOrderView } from '@tradewind/contract/closing-services';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { calendarDate } from '../../../lib/dates.ts';
import { SideCard } from '../../../ui/side-card.tsx';
import { partyName } from '../closing-people.ts';
import { OrderDialog } from './order-dialog.tsx';
import classes from './services.module.css';

type Action = ServiceOrderView['actions'][number];

const buttons: Record<Action, string> = { schedule: 'Schedule…', complete: 'Completed…', cancel: 'Cancel Order…' };
const stateNames: Readonly<Record<string, string>> = {
  requested: 'Ordered',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Canceled',
};

/** Services that were ordered in this closing, and what can be done about each. */
export function OrdersPanel({ closing }: { closing: Closing }) {
  if (closing.orders.length === 0) return null;
  return (
    <SideCard title="Services">
      <ul className={classes.orders}>
        {closing.orders.map((order) => (
          <OrderRow key={order.id} closing={closing} order={order} />
        ))}
      </ul>
    </SideCard>
  );
}

function OrderRow({ closing, order }: { closing: Closing; order: ServiceOrderView }) {
  const [asked, setAsked] = useState<Action>();
  const { name, state, position, amount, authorized, vendor, on, actions } = order;
  const price = amount === null ? `up to ${exactPriceText(authorized)}` : exactPriceText(amount);
  const who = closing.position === null ? ` for ${partyName(closing, position)}` : '';
  return (
    <li>
      <strong>{name}</strong>
      <span>
        {stateNames[state] ?? state}
        {who}, {price}
      </span>
      {vendor === null ? null : <span>{[vendor, on && calendarDate(on, 'long')].filter(Boolean).join(', ')}</span>}
      {actions.length === 0 ? null : (
        <div className={classes.buttons}>
          {actions.map((action) => (
            <Button key={action} size="xs" variant="default" onClick={() => setAsked(action)}>
              {buttons[action]}
            </Button>
          ))}
        </div>
      )}
      <OrderDialog tradeId={closing.tradeId} order={order} action={asked} onClose={() => setAsked(undefined)} />
    </li>
  );
}
