import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { ServiceOrderView } from '@tradewind/contract/closing-services';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useValuesDraft } from '../../../lib/use-values-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useClosingStep } from '../course/use-closing-step.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './services.module.css';

type Action = ServiceOrderView['actions'][number];

const words: Record<Action, { title: string; text: string; confirm: string }> = {
  schedule: {
    title: 'Schedule this service',
    text: 'The party who ordered it sees who does it, and when.',
    confirm: 'Schedule',
  },
  complete: {
    title: 'Is the service completed?',
    text: 'Its price is charged to the party who ordered it, up to the amount they authorized.',
    confirm: 'Record and Charge',
  },
  cancel: { title: 'Cancel this order?', text: 'Nothing is charged.', confirm: 'Cancel Order' },
};

const priceText = ({ amount, authorized }: ServiceOrderView) =>
  amount === null ? `up to ${exactPriceText(authorized)}` : exactPriceText(amount);

interface OrderDialogProps {
  tradeId: number;
  order: ServiceOrderView;
  /** Undefined closes the dialog. */
  action: Action | undefined;
  onClose: () => void;
}

/** Advances or cancels an ordered service. */
export function OrderDialog({ tradeId, order, action, onClose }: OrderDialogProps) {
  const draft = useValuesDraft(`closing:${tradeId}:order:${order.id}`, { vendor: '', on: '', amount: '' });
  const { vendor, on, amount } = draft.values;
  const [shown, setShown] = useState(action);
  const params = { id: tradeId, order: order.id };
  const send = (asked: Action): Promise<Closing> => {
    if (asked === 'schedule')
      return call(closingCourseApi.scheduleOrder, { params, body: { vendor, ...(on !== '' && { on }) } });
    if (asked === 'complete')
      return call(closingCourseApi.completeOrder, { params, body: { amount: readDollars(amount) ?? amount } });
    return call(closingCourseApi.cancelOrder, { params });
  };
  const acting = useClosingStep(tradeId, send, {
    done: 'Recorded',
    onDone: () => {
      draft.clear();
      onClose();
    },
  });
  if (action !== undefined && action !== shown) setShown(action);
  if (shown === undefined) return null;
  return (
    <ConfirmDialog
      {...words[shown]}
      text={`${order.name}, ${priceText(order)}. ${words[shown].text}`}
      cancel="Back"
      isHarmless={shown !== 'cancel'}
      opened={action !== undefined}
      isPending={acting.isPending}
      onCancel={onClose}
      onConfirm={() => acting.mutate(shown)}
    >
      <div className={classes.fields}>
        {shown === 'schedule' ? (
          <>
            <TextInput
              label="Who does it"
              maxLength={160}
              value={vendor}
              onChange={(event) => draft.change({ vendor: event.currentTarget.value })}
              data-autofocus
            />
            <TextInput
              type="date"
              label="Day (optional)"
              value={on}
              onChange={(event) => draft.change({ on: event.currentTarget.value })}
            />
          </>
        ) : null}
        {shown === 'complete' ? (
          <TextInput
            label="Price"
            leftSection="$"
            inputMode="decimal"
            value={amount}
            onChange={(event) => draft.change({ amount: event.currentTarget.value })}
            data-autofocus
          />
        ) : null}
        <Refusal text={acting.refusal} />
      </div>
    </ConfirmDialog>
  );
}
