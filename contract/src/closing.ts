import { CANCELLATION_CAUSES } from '@tradewind/domain/closing/cancellation';
import { TASK_STATES } from '@tradewind/domain/closing/progress';
import { CLOSING_STEPS } from '@tradewind/domain/closing/steps';
import { TASK_KIND_NAMES } from '@tradewind/domain/closing/task-kinds';
import { OUTSIDE_STATES } from '@tradewind/domain/lifecycles/outside-leg';
import { TRADE_STATES } from '@tradewind/domain/lifecycles/trade';
import { z } from 'zod';
import { closingDispute } from './closing-disputes.ts';
import { closingDocument } from './closing-document.ts';
import { CLOSING_FACTS, type ClosingFacts } from './closing-facts.ts';
import { closingMoney } from './closing-money.ts';
import { closingProposal, PROPOSAL_KINDS, position } from './closing-proposals.ts';
import { serviceOrder } from './closing-services.ts';
import { endpoint } from './endpoint.ts';
import { optionalWords, words } from './entered-text.ts';
import { money, rowId, timestamp, userId } from './primitives.ts';

/** In the order in which screens offer them. */
export const TASK_ACTIONS = ['enter', 'sign', 'upload', 'confirm', 'accept', 'reject', 'check', 'waive'] as const;
export type TaskAction = (typeof TASK_ACTIONS)[number];

const closingTask = z
  .object({
    id: z.int(),
    kind: z.enum(TASK_KIND_NAMES),
    step: z.enum(CLOSING_STEPS),
    by: position.nullable().meta({ description: 'The party who must act; null for the broker' }),
    party: position.nullable().meta({ description: 'The party that the task is about' }),
    leg: z.int().nullable().meta({ description: 'The leg that the task is about' }),
    part: z.string().nullable().meta({ description: 'A part of the boat with a title of its own' }),
    title: z.string().nullable().meta({ description: 'Of the boat or item that the task is about' }),
    state: z.enum(TASK_STATES),
    dueAt: timestamp.nullable().meta({ description: 'Null while the event that it counts from lies ahead' }),
    late: z.boolean().meta({ description: 'Its time is over, and it waits for somebody' }),
    current: z.boolean().meta({ description: 'Somebody can do something about it now' }),
    doneAt: timestamp.nullable(),
    facts: z
      .custom<ClosingFacts>((value) => typeof value === 'object' && value !== null)
      .nullable()
      .meta({ description: 'Only for those who may see them' }),
    known: z
      .object({ hullNumber: z.string() })
      .nullable()
      .meta({ description: 'Facts that we have already, for the person who enters them' }),
    note: z.string().nullable(),
    actions: z.array(z.enum(TASK_ACTIONS)).meta({ description: 'What the caller can do next' }),
    services: z.array(z.int()).meta({ description: 'Numbers of the services that the caller can order for it' }),
  })
  .meta({ id: 'ClosingTask' });
export type ClosingTask = z.infer<typeof closingTask>;

const cancellation = z.object({
  cause: z.enum(CANCELLATION_CAUSES),
  party: position.nullable().meta({ description: 'The party who answers for it' }),
  by: position.nullable().meta({ description: 'The party who stated it; null for the broker and the clock' }),
  reason: z.string().nullable(),
  at: timestamp,
  waitsForMoney: z.boolean().meta({ description: 'True until everything that is held has been paid back' }),
  replaceBy: timestamp
    .nullable()
    .meta({ description: 'In a trade of three or more, until when somebody may take the place of the party who left' }),
});

/** Besides what tasks and proposals offer, in the order in which screens show them. */
const CLOSING_ACTIONS = ['cancel', 'dispute', 'resolve'] as const;
export type ClosingAction = (typeof CLOSING_ACTIONS)[number];

export const closing = z
  .object({
    tradeId: z.int(),
    status: z.enum(TRADE_STATES),
    step: z.enum(CLOSING_STEPS).nullable().meta({ description: 'Null when nothing is left to do' }),
    position: position.nullable().meta({ description: 'The caller’s own; null for the broker' }),
    parties: z.array(
      z.object({
        position,
        userId,
        firstName: z.string(),
        waiting: z.int().meta({ description: 'Tasks that wait for this party now' }),
        away: z.boolean().meta({ description: 'True while they can’t sign in; nobody is told why' }),
      }),
    ),
    brokerWaiting: z.int().meta({ description: 'Tasks that wait for the broker now' }),
    signBy: timestamp,
    acceptBy: timestamp.nullable(),
    closeBy: timestamp.nullable().meta({ description: 'The planned day of the release' }),
    extendedTo: timestamp.nullable().meta({ description: 'Everyone agreed to this later day, once' }),
    terms: z.object({ depositDays: z.int(), acceptDays: z.int(), closeDays: z.int() }),
    deposits: z.array(z.object({ position, amount: money })),
    cancellation: cancellation.nullable(),
    disputes: z.array(closingDispute).meta({ description: 'Newest first; only the first can be open' }),
    outside: z
      .array(
        z.object({
          leg: z.int(),
          title: z.string(),
          giver: position,
          receiver: position,
          state: z.enum(OUTSIDE_STATES),
          actions: z.array(z.enum(['fail'])),
        }),
      )
      .meta({ description: 'Things that are closed outside: tracked, never held' }),
    holdbacks: z
      .array(z.object({ leg: z.int(), title: z.string(), amount: money, actions: z.array(z.enum(['decide'])) }))
      .meta({ description: 'Money held back since the release, for the two people concerned and the broker' }),
    orders: z.array(serviceOrder).meta({ description: 'The caller’s own; all for the broker' }),
    proposals: z.array(closingProposal).meta({ description: 'Newest first' }),
    proposes: z.array(z.enum(PROPOSAL_KINDS)).meta({ description: 'What the caller can propose now' }),
    causes: z.array(z.enum(CANCELLATION_CAUSES)).meta({ description: 'The causes that the caller can state now' }),
    actions: z.array(z.enum(CLOSING_ACTIONS)).meta({ description: 'What the caller can do with the whole closing' }),
    tasks: z.array(closingTask),
    documents: z.array(closingDocument).meta({ description: 'Those that the caller may read, oldest first' }),
    money: closingMoney,
    obstacles: z
      .array(z.object({ task: z.int().nullable(), text: z.string() }))
      .nullable()
      .meta({
        description:
          'Everything that keeps the broker from the release now, and after it from the settlement; null for parties',
      }),
  })
  .meta({ id: 'Closing' });
export type Closing = z.infer<typeof closing>;

const NOTE_MAX = 1_000;

/** The facts are checked against the kind of the task, which only the server knows. */
const enterInput = z.object({ facts: z.record(z.string(), z.unknown()) });
const confirmInput = z
  .object({ note: optionalWords('Note', NOTE_MAX) })
  .nullish()
  .transform((body) => body ?? { note: null });
const reviewInput = z.object({
  result: z.enum(['passed', 'failed'], 'Please say whether the check passed.'),
  note: optionalWords('Note', NOTE_MAX),
  documents: z
    .array(rowId)
    .max(100)
    .optional()
    .meta({ description: 'The submitted documents that the broker has read; others are not approved' }),
  facts: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'The facts that the broker has read; others are not approved' }),
  readNote: z.string().nullable().optional().meta({
    description: 'The note that the broker has read, such as another broker’s reason; others are not passed over',
  }),
});
const reasonInput = z.object({ note: words('Reason', NOTE_MAX) });

export type ReviewInput = z.infer<typeof reviewInput>;

const tradeParams = z.object({ id: rowId });
const taskParams = z.object({ id: rowId, task: rowId });
const changes = ['/api/trades'] as const;

export const closingApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/trades/:id/closing',
    access: 'owner and broker',
    tag: 'closing',
    summary: 'Tasks with party, state, due date and actions, for the parties of an agreed trade and the broker',
    params: tradeParams,
    responses: { 200: closing },
    refuses: [401, 403, 404],
  }),
  enter: endpoint({
    method: 'PUT',
    path: '/api/trades/:id/closing/tasks/:task/facts',
    access: 'owner',
    invalidates: changes,
    tag: 'closing',
    summary: 'Enter the facts that a task asks for',
    description: `By kind of task: ${Object.keys(CLOSING_FACTS).join(', ')}.`,
    params: taskParams,
    body: enterInput,
    responses: { 200: closing },
    refuses: [401, 403, 404, 409],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/trades/:id/closing/tasks/:task/confirm',
    access: 'owner',
    invalidates: changes,
    tag: 'closing',
    summary: 'Say that a task is done, with a note',
    params: taskParams,
    body: confirmInput,
    responses: { 200: closing },
    refuses: [401, 403, 404, 409],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/trades/:id/closing/tasks/:task/check',
    access: 'broker',
    invalidates: changes,
    tag: 'closing',
    summary: 'Record the result of a check, or approve or return what a party submitted',
    params: taskParams,
    body: reviewInput,
    responses: { 200: closing },
    refuses: [401, 403, 404, 409],
  }),
  waive: endpoint({
    method: 'POST',
    path: '/api/trades/:id/closing/tasks/:task/waive',
    access: 'broker',
    invalidates: changes,
    tag: 'closing',
    summary: 'Record that a task is not needed, and why',
    params: taskParams,
    body: reasonInput,
    responses: { 200: closing },
    refuses: [401, 403, 404, 409],
  }),
};
