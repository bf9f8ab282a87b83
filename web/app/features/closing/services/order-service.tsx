import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ClosingTask } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { fixedPriceOf, orderInput, servicesOf } from '@tradewind/contract/closing-services';
import { readDollars } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { send } from '../../../lib/api.ts';
import { useValuesDraft } from '../../../lib/use-values-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useClosingStep } from '../course/use-closing-step.ts';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './services.module.css';

const offered = ({ kind, services }: ClosingTask) => servicesOf(kind).filter(({ id }) => services.includes(id));

/** Orders a service of the catalog for the task that it serves. */
export function OrderService({ tradeId, task }: FactsFormProps) {
  const choices = offered(task);
  const [opened, setOpened] = useState(false);
  const draft = useValuesDraft(`closing:${tradeId}:${task.id}:order`, { chosen: '', limit: '', note: '' });
  const { chosen, limit, note } = draft.values;
  const [fault, setFault] = useState<string>();
  const ordering = useClosingStep(
    tradeId,
    (body: unknown) => send(closingCourseApi.order, { params: { id: tradeId, task: task.id }, body }),
    {
      done: 'Ordered',
      onDone: () => {
        draft.clear();
        setOpened(false);
      },
    },
  );
  const service = choices.find(({ id }) => String(id) === chosen) ?? choices[0];
  if (service === undefined) return null;
  const isFixed = fixedPriceOf(service) !== undefined;
  const order = () => {
    const { data, error } = orderInput.safeParse({
      serviceId: service.id,
      ...(!isFixed && { limit: readDollars(limit) ?? limit }),
      note,
    });
    setFault(error?.issues[0]?.message);
    if (data) ordering.mutate(data);
  };
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setOpened(true)}>
        Order a Service for This…
      </Button>
      <ConfirmDialog
        title="Order a service"
        text="The broker arranges it. Its price comes out of your money with us, up to the amount that you authorize."
        confirm="Order"
        isHarmless
        opened={opened}
        isPending={ordering.isPending}
        onCancel={() => setOpened(false)}
        onConfirm={order}
      >
        <div className={classes.fields}>
          <NativeSelect
            label="Service"
            data={choices.map(({ id, name, price }) => ({ value: String(id), label: `${name}, ${price}` }))}
            value={String(service.id)}
            onChange={(event) => draft.change({ chosen: event.currentTarget.value })}
            data-autofocus
          />
          <p>{service.description}</p>
          {isFixed ? null : (
            <TextInput
              label="The most you authorize"
              leftSection="$"
              inputMode="decimal"
              autoComplete="off"
              value={limit}
              onChange={(event) => draft.change({ limit: event.currentTarget.value })}
            />
          )}
          <Textarea
            label="Note (optional)"
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => draft.change({ note: event.currentTarget.value })}
          />
          <Refusal text={fault ?? ordering.refusal} />
        </div>
      </ConfirmDialog>
    </>
  );
}
