import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ClosingTask } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { fixedPriceOf, type OrderInput, orderInput, servicesOf } from '@tradewind/contract/closing-services';
import { readDollars } from '@tradewind/contract/trade-values';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useClosingStep } from '../course/use-closing-step.ts';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './services.module.css';

const offered = ({ kind, services }: ClosingTask) => servicesOf(kind).filter(({ id }) => services.includes(id));

type Offered = ReturnType<typeof offered>[number];

const hasFixedPrice = (service: Offered | undefined) => service !== undefined && fixedPriceOf(service) !== undefined;

/** Orders a service of the catalog for the task that it serves. */
export function OrderService({ tradeId, task }: FactsFormProps) {
  const choices = offered(task);
  const [opened, setOpened] = useState(false);
  const serviceOf = (typed: string) => choices.find(({ id }) => String(id) === typed) ?? choices[0];
  const form = useDialogForm({
    draft: `closing:${tradeId}:${task.id}:order`,
    blank: { serviceId: '', limit: '', note: '' },
    bodyOf: ({ serviceId, limit, note }) => ({
      serviceId: serviceOf(serviceId)?.id,
      ...(!hasFixedPrice(serviceOf(serviceId)) && { limit: readDollars(limit) ?? limit }),
      note,
    }),
    schema: orderInput,
  });
  const ordering = useClosingStep(
    tradeId,
    (body: OrderInput) => call(closingCourseApi.order, { params: { id: tradeId, task: task.id }, body }),
    {
      done: 'Ordered',
      onDone: () => {
        form.clear();
        setOpened(false);
      },
    },
  );
  const service = serviceOf(form.values.serviceId);
  if (service === undefined) return null;
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
        onConfirm={() => form.submit(ordering.mutate)}
      >
        <div ref={form.area} className={classes.fields}>
          <NativeSelect
            label="Service"
            data={choices.map(({ id, name, price }) => ({ value: String(id), label: `${name}, ${price}` }))}
            {...form.field('serviceId')}
            value={String(service.id)}
            data-autofocus
          />
          <p>{service.description}</p>
          {hasFixedPrice(service) ? null : (
            <TextInput
              label="The most you authorize"
              leftSection="$"
              inputMode="decimal"
              autoComplete="off"
              {...form.field('limit')}
            />
          )}
          <Textarea label="Note (optional)" rows={2} maxLength={500} {...form.field('note')} />
          <Refusal text={form.refusal} />
        </div>
      </ConfirmDialog>
    </>
  );
}
