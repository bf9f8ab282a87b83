import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import {
  completeInput,
  type ScheduleInput,
  type ServiceOrderView,
  scheduleInput,
} from '@tradewind/contract/closing-services';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
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

type Asked =
  | { action: 'schedule'; body: ScheduleInput }
  | { action: 'complete'; body: { amount: string } }
  | { action: 'cancel' };

function send(params: { id: number; order: number }, asked: Asked): Promise<Closing> {
  switch (asked.action) {
    case 'schedule':
      return call(closingCourseApi.scheduleOrder, { params, body: asked.body });
    case 'complete':
      return call(closingCourseApi.completeOrder, { params, body: asked.body });
    case 'cancel':
      return call(closingCourseApi.cancelOrder, { params });
  }
}

interface OrderDialogProps {
  tradeId: number;
  order: ServiceOrderView;
  /** Undefined closes the dialog. */
  action: Action | undefined;
  onClose: () => void;
}

/** Advances or cancels an ordered service. */
export function OrderDialog({ tradeId, order, action, onClose }: OrderDialogProps) {
  const draft = `closing:${tradeId}:order:${order.id}`;
  const scheduling = useDialogForm({
    draft: `${draft}:schedule`,
    blank: { vendor: '', on: '' },
    bodyOf: ({ vendor, on }) => ({ vendor, ...(on !== '' && { on }) }),
    schema: scheduleInput,
  });
  const completing = useDialogForm({
    draft: `${draft}:complete`,
    blank: { amount: '' },
    bodyOf: ({ amount }) => ({ amount: readDollars(amount) ?? amount }),
    schema: completeInput,
  });
  const [shown, setShown] = useState(action);
  const acting = useClosingStep(tradeId, (asked: Asked) => send({ id: tradeId, order: order.id }, asked), {
    done: 'Recorded',
    onDone: () => {
      scheduling.clear();
      completing.clear();
      onClose();
    },
  });
  const act = (action: Action) => {
    if (action === 'schedule') scheduling.submit((body, events) => acting.mutate({ action, body }, events));
    else if (action === 'complete') completing.submit((body, events) => acting.mutate({ action, body }, events));
    else acting.mutate({ action });
  };
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
      onConfirm={() => act(shown)}
    >
      <div ref={shown === 'complete' ? completing.area : scheduling.area} className={classes.fields}>
        {shown === 'schedule' ? (
          <>
            <TextInput label="Who does it" maxLength={160} {...scheduling.field('vendor')} data-autofocus />
            <TextInput type="date" label="Day (optional)" {...scheduling.field('on')} />
            <Refusal text={scheduling.refusal} />
          </>
        ) : null}
        {shown === 'complete' ? (
          <>
            <TextInput
              label="Price"
              leftSection="$"
              inputMode="decimal"
              {...completing.field('amount')}
              data-autofocus
            />
            <Refusal text={completing.refusal} />
          </>
        ) : null}
        {shown === 'cancel' ? <Refusal text={acting.refusal} /> : null}
      </div>
    </ConfirmDialog>
  );
}
