import { CANCELLATION_CAUSES } from '@tradewind/domain/closing/cancellation';
import { CLOSING_STEPS } from '@tradewind/domain/closing/steps';
import { TASK_KIND_NAMES } from '@tradewind/domain/closing/task-kinds';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { STATEMENT_LINE_KINDS } from '@tradewind/domain/ledger/statement';
import { TRADE_STATES } from '@tradewind/domain/lifecycles/trade';
import { z } from 'zod';
import { decisionDocument } from './closing-disputes.ts';
import { HOLDBACK_ENDS } from './closing-proposals.ts';
import { endpoint } from './endpoint.ts';
import { text, words } from './entered-text.ts';
import { cursor, money, rowId, signedMoney, timestamp } from './primitives.ts';
import { trade } from './trades.ts';

const trust = z.enum(TRUST_ACCOUNTS);
const position = z.int().meta({ description: 'Numbers the parties of the trade, from 0' });

const exchangedItem = z
  .object({
    leg: z.int(),
    kind: z.enum(['boat', 'asset', 'bitcoin']),
    title: z.string(),
    price: money.meta({ description: 'The agreed value' }),
    boat: z
      .object({
        year: z.int().nullable(),
        make: z.string().nullable(),
        model: z.string().nullable(),
        length: z.number().nullable(),
        hullNumber: z.string().nullable(),
        number: z.string().nullable().meta({ description: 'The official or title number' }),
      })
      .nullable(),
  })
  .meta({ id: 'ExchangedItem' });
export type ExchangedItem = z.infer<typeof exchangedItem>;

const statementLine = z
  .object({
    at: timestamp.nullable().meta({ description: 'Null for what the release will move' }),
    kind: z.enum(STATEMENT_LINE_KINDS),
    text: z.string(),
    leg: z.int().nullable(),
    title: z.string().nullable().meta({ description: 'Of the boat it is about' }),
    note: z.string().nullable(),
    trust,
    amount: signedMoney.meta({ description: 'Credits to the party are positive, charges and wires to them negative' }),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.infer<typeof statementLine>;

const statement = z
  .object({
    tradeId: z.int(),
    position,
    firstName: z.string(),
    legalName: z.string().nullable(),
    isFinal: z.boolean().meta({ description: 'False until the release or the end of the trade: an estimate' }),
    madeAt: timestamp,
    gives: z.array(exchangedItem),
    gets: z.array(exchangedItem),
    lines: z.array(statementLine),
    credits: money,
    charges: money,
    balance: signedMoney.meta({
      description:
        'The sum of all lines. Final: what we hold. Estimate: what is left for the party, or below zero what they still owe',
    }),
    balances: z.array(z.object({ trust, amount: signedMoney })),
    owes: money.meta({ description: 'What the party must still bring' }),
    receives: money.meta({
      description: 'What we wire to the party after the release, or send back after the end of the trade',
    }),
    notice: z.string(),
  })
  .meta({ id: 'ClosingStatement' });
export type ClosingStatement = z.infer<typeof statement>;

const DESK_LISTS = ['all', 'waiting', 'late', 'ready'] as const;
const CLOSINGS_PER_PAGE = 24;
const deskQuery = z.object({
  list: z.enum(DESK_LISTS).default('all').meta({
    description:
      'All that are not settled; those that wait for the broker, have late tasks, or are released and unsettled',
  }),
  search: text('The search', 120).optional().meta({
    description: 'A part of a person’s name or email address or of an item’s title, or the number of the trade',
  }),
  limit: z.coerce.number().int().min(1).max(100).default(CLOSINGS_PER_PAGE),
  cursor: cursor.optional(),
});
export type DeskQuery = z.infer<typeof deskQuery>;

const BROKER_STEPS = ['dispute', 'return', 'release', 'settle'] as const;

const closingSummary = z
  .object({
    tradeId: z.int(),
    status: z.enum(TRADE_STATES),
    title: z.string(),
    step: z.enum(CLOSING_STEPS).nullable().meta({ description: 'Null in a dispute, and when the trade is ending' }),
    ending: z
      .enum(CANCELLATION_CAUSES)
      .nullable()
      .meta({ description: 'Why the trade is ending: its money goes back' }),
    agreedAt: timestamp,
    closeBy: timestamp.nullable().meta({ description: 'The planned day of the release' }),
    parties: z.array(
      z
        .object({ position, firstName: z.string(), legalName: z.string().nullable(), waiting: z.int(), late: z.int() })
        .meta({
          description: 'Tasks that wait for this party now, and those of them that are late',
        }),
    ),
    broker: z.object({ waiting: z.int(), late: z.int() }),
    turn: z.enum(BROKER_STEPS).nullable().meta({
      description:
        'A step besides the tasks that only the broker can take now: end a dispute, return money, release or settle',
    }),
    next: z
      .object({
        task: z.int(),
        kind: z.enum(TASK_KIND_NAMES),
        by: position.nullable().meta({ description: 'Null for the broker' }),
        dueAt: timestamp.nullable(),
        isLate: z.boolean(),
      })
      .nullable()
      .meta({ description: 'The most urgent task of those that can be done now' }),
    held: z.array(z.object({ trust, amount: money })).meta({ description: 'In each trust account' }),
  })
  .meta({ id: 'ClosingSummary' });
export type ClosingSummary = z.infer<typeof closingSummary>;

export const holdbackInput = z.object({
  to: z.enum(HOLDBACK_ENDS, 'Please say who gets the money that was held back.'),
  basis: z.enum(['award', 'court_order'], 'Please choose an award or a court order.'),
  reference: words('The file number', 120),
  document: decisionDocument,
});
export type HoldbackInput = z.infer<typeof holdbackInput>;

const tradeParams = z.object({ id: rowId });
const changes = ['/api/trades', '/api/broker/closings', '/api/broker/money'] as const;
const step = { method: 'POST', access: 'broker', invalidates: changes, tag: 'closing', params: tradeParams } as const;

export const releaseApi = {
  release: endpoint({
    ...step,
    path: '/api/trades/:id/release',
    summary: 'Release all money, titles and boats of a trade at once, or name everything that is in the way',
    description: 'Repeating the call changes nothing. A broker who is a party of the trade is refused.',
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
  settle: endpoint({
    ...step,
    path: '/api/trades/:id/settle',
    summary: 'Close a released trade once every wire has arrived and nothing is held',
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
  holdback: endpoint({
    ...step,
    path: '/api/trades/:id/holdbacks/:leg',
    params: z.object({ id: rowId, leg: rowId }),
    summary: 'Record an award or a court order about money held back; otherwise the two people agree by a proposal',
    body: holdbackInput,
    responses: { 200: trade },
    refuses: [401, 403, 404, 409],
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/trades/:id/statement',
    access: 'owner and broker',
    tag: 'closing',
    summary: 'Every cent of one party: price, charges, credits; an estimate until the release',
    params: tradeParams,
    query: z.object({
      party: z.coerce.number().int().min(0).max(32_767).optional().meta({
        description: 'The broker chooses, the first unless named; parties see their own',
      }),
    }),
    responses: { 200: statement },
    refuses: [401, 403, 404],
  }),
  desk: endpoint({
    method: 'GET',
    path: '/api/broker/closings',
    access: 'broker',
    tag: 'closing',
    summary: 'Closings with their next step, whose turn it is, late tasks and money held, newest first',
    description: 'Without those in which the broker is a party: others close them.',
    query: deskQuery,
    responses: { 200: z.array(closingSummary) },
    refuses: [401, 403],
  }),
};
