import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { LINE_KINDS } from '@tradewind/domain/ledger/bank-lines';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './entered-text.ts';
import { bodyRowId, rowId, signedMoney, timestamp } from './primitives.ts';

const NO_NOTE = 'Please note what the bank says about this line.';

export const explanation = z.object({
  kind: z.enum(LINE_KINDS, { error: 'Please choose what this line is.' }),
  note: text('Note', 500, NO_NOTE).min(1, NO_NOTE),
});
export type Explanation = z.infer<typeof explanation>;

const LINE_ACTIONS = ['explain', 'confirm', 'withdraw'] as const;

const bankLine = z
  .object({
    id: z.int(),
    trust: z.enum(TRUST_ACCOUNTS),
    on: z.iso.date(),
    reference: z.string(),
    description: z.string(),
    amount: signedMoney.meta({ description: 'Money in is positive' }),
    explanation: z
      .object({
        id: z.int(),
        kind: z.enum(LINE_KINDS),
        note: z.string(),
        by: z.string(),
        at: timestamp,
        confirmedBy: z.string().nullable().meta({ description: 'Null while it waits for a second broker' }),
      })
      .nullable(),
    actions: z.array(z.enum(LINE_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'BankLine' });
export type BankLine = z.infer<typeof bankLine>;

const LINE_LISTS = ['open', 'explained'] as const;
const linesQuery = z.object({
  list: z.enum(LINE_LISTS).default('open'),
  before: rowId.optional().meta({ description: 'Lines before this one' }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type BankLinesQuery = z.infer<typeof linesQuery>;

const desk = { access: 'broker', tag: 'ledger' } as const;
const change = {
  ...desk,
  method: 'POST',
  params: z.object({ id: rowId }),
  invalidates: ['/api/broker/bank-lines', '/api/broker/trust', '/api/broker/proofs'],
  responses: { 200: bankLine },
  refuses: [401, 403, 404, 409],
} as const;
/** Names the explanation that the broker has read. */
const named = z.object({ explanation: bodyRowId });

export const bankLinesApi = {
  list: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/broker/bank-lines',
    summary: 'Lines of the bank’s statements without a wire, newest first: open ones, or those that are explained',
    query: linesQuery,
    responses: { 200: z.array(bankLine) },
    refuses: [401, 403],
  }),
  explain: endpoint({
    ...change,
    path: '/api/broker/bank-lines/:id/explain',
    summary: 'Explain a line that is no wire: a bank fee, interest, our own money or something else',
    description: 'Above the limit, a second broker confirms it. Explained lines of a trust account must sum to zero.',
    body: explanation,
  }),
  confirm: endpoint({
    ...change,
    path: '/api/broker/bank-lines/:id/confirm',
    summary: 'Confirm another broker’s explanation',
    body: named,
  }),
  withdraw: endpoint({
    ...change,
    path: '/api/broker/bank-lines/:id/withdraw',
    summary: 'Take back an explanation; the line is open again',
    body: named,
  }),
};
