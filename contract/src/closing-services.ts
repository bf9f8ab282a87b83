import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import { SERVICE_ORDER } from '@tradewind/domain/lifecycles/service-order';
import { type Cents, parseMoney } from '@tradewind/domain/money';
import { z } from 'zod';
import { position } from './closing-proposals.ts';
import { optionalWords, words } from './entered-text.ts';
import { amountOf, exactAmount, money, timestamp } from './primitives.ts';
import { type Service, services } from './services-catalog.ts';

/** The services of the catalog that serve a task, by their numbers. */
const SERVICES_OF_TASK: Readonly<Partial<Record<TaskKindName, readonly number[]>>> = {
  agreement: [23],
  'title-search': [21],
  'title-search-again': [21],
  inspection: [2, 3, 4, 5, 6, 7],
  'bill-of-sale': [27],
  insurance: [17],
  'keys-received': [28, 29],
  filing: [22, 26],
};

export const servicesOf = (kind: TaskKindName): Service[] =>
  (SERVICES_OF_TASK[kind] ?? []).flatMap((id) => services.find((service) => service.id === id) ?? []);

/** The price of a service that always costs the same; undefined where somebody has to name one. */
export const fixedPriceOf = ({ price }: Service): Cents | undefined => {
  const match = /^\$([\d,]+)$/.exec(price);
  return match?.[1] === undefined ? undefined : parseMoney(match[1].replaceAll(',', ''));
};

const NOTE_MAX = 500;

export const orderInput = z.object({
  serviceId: z.int('Please choose a service.'),
  limit: amountOf('The most you authorize')
    .optional()
    .meta({ description: 'The most that the caller authorizes, for services without a fixed price' }),
  note: optionalWords('Note', NOTE_MAX),
});
export type OrderInput = z.infer<typeof orderInput>;

export const scheduleInput = z.object({
  vendor: words('Who does it', 160),
  on: z.iso.date('Please enter the day.').optional(),
});
export type ScheduleInput = z.infer<typeof scheduleInput>;

export const completeInput = z.object({ amount: exactAmount('Please enter the price.') });

const ORDER_ACTIONS = ['schedule', 'complete', 'cancel'] as const;

export const serviceOrder = z
  .object({
    id: z.int(),
    task: z.int().nullable(),
    serviceId: z.int(),
    name: z.string(),
    position: position.meta({ description: 'The party who ordered it and pays' }),
    authorized: money.meta({ description: 'The most that it may cost' }),
    amount: money.nullable().meta({ description: 'The price, once it is completed' }),
    vendor: z.string().nullable(),
    on: z.string().nullable(),
    state: z.enum(SERVICE_ORDER.states as [string, ...string[]]),
    charged: z.boolean().meta({ description: 'Whether it was taken from the party’s money with us' }),
    note: z.string().nullable(),
    orderedAt: timestamp,
    actions: z.array(z.enum(ORDER_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'ServiceOrder' });
export type ServiceOrderView = z.infer<typeof serviceOrder>;
