import { isUsState } from '@tradewind/domain/geography/us-states';
import { BOOKS, TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { WIRE_STATES } from '@tradewind/domain/lifecycles/wire';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './entered-text.ts';
import { exactAmount, money, rowId, signedMoney, timestamp, typedRowId } from './primitives.ts';

export { RETURN_BUSINESS_DAYS } from '@tradewind/domain/ledger/money-in';

const trust = z.enum(TRUST_ACCOUNTS, { error: 'Please choose a trust account.' });

const wireAmount = exactAmount('Please enter the amount of the wire, such as 5,000.00.');

const day = (error: string) =>
  z.iso.date({ error }).refine((date) => date >= '2000-01-01' && date < '2100-01-01', { error });

const required = (most: number, error: string) => z.string({ error }).trim().min(1, error).max(most);

const position = z.coerce.number({ error: 'Please choose a party.' }).int().min(0).max(32_767);
const tradeId = typedRowId('Please enter the number of the trade.');
const bank = {
  trust,
  amount: wireAmount,
  bankReference: required(60, 'Please enter the reference that the bank’s statement shows.'),
  counterparty: required(120, 'Please enter the name on the other account.'),
};
const callBack = required(500, 'Please note who confirmed the bank details by phone, and when.');

const purposeIn = { ...bank, callBackNote: callBack.optional() };
export const wireIn = z.discriminatedUnion('purpose', [
  z.object({ ...purposeIn, purpose: z.enum(['deposit', 'funds']), tradeId, position }),
  z.object({ ...purposeIn, purpose: z.literal('unknown') }),
]);
export type WireIn = z.infer<typeof wireIn>;

const payee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lender'), lien: rowId }),
  z.object({ kind: z.literal('vendor') }),
  z.object({ kind: z.literal('tax'), state: z.string().refine(isUsState, 'Please choose a state.') }),
  z.object({ kind: z.literal('payout'), position }),
  z.object({ kind: z.literal('refund'), position }),
  z.object({ kind: z.literal('broker') }),
]);
export const wireOut = z
  .object({ ...bank, tradeId, payee, callBackNote: callBack.optional() })
  .refine(({ payee: { kind }, callBackNote }) => kind === 'broker' || callBackNote !== undefined, {
    path: ['callBackNote'],
    error: 'Please note who confirmed the bank details by phone, and when.',
  });
export type WireOut = z.infer<typeof wireOut>;

const WIRE_PURPOSES = [
  ...['deposit', 'funds', 'unknown', 'suspense_return'],
  ...['lender', 'vendor', 'tax', 'payout', 'refund', 'broker'],
] as const;
/** In the order in which the desk offers them. */
export const WIRE_ACTIONS = ['confirm', 'collect', 'assign', 'return', 'void', 'reverse', 'withdraw'] as const;
export type WireAction = (typeof WIRE_ACTIONS)[number];

const wire = z
  .object({
    id: z.int(),
    direction: z.enum(['in', 'out']),
    trust,
    purpose: z.enum(WIRE_PURPOSES),
    tradeId: z.int().nullable(),
    account: z.string().meta({ description: 'The account that it pays into or out of' }),
    party: z.object({ position: z.int(), firstName: z.string() }).nullable(),
    assigned: z
      .object({ tradeId: z.int(), position: z.int(), firstName: z.string() })
      .nullable()
      .meta({ description: 'The party who got the money of an unknown wire' }),
    isReturned: z.boolean().meta({ description: 'The money of an unknown wire went back' }),
    amount: money,
    bankReference: z.string(),
    counterparty: z.string(),
    callBackNote: z.string().nullable(),
    state: z.enum(WIRE_STATES),
    needsSecond: z.boolean().meta({ description: 'One person records, another confirms' }),
    recordedBy: z.string(),
    recordedAt: timestamp,
    confirmedBy: z.string().nullable(),
    confirmedAt: timestamp.nullable(),
    collectedAt: timestamp.nullable(),
    bankDate: z.iso.date().nullable(),
    depositBy: timestamp.nullable().meta({ description: 'When money that came in must be at the bank' }),
    returnBy: timestamp.nullable().meta({ description: 'When an unknown wire must go back, until its owner is found' }),
    isLate: z.boolean().meta({ description: 'One of the two clocks has run out' }),
    voidReason: z.string().nullable(),
    journalId: z.int().nullable(),
    request: z
      .object({
        action: z.enum(['reverse', 'assign']),
        by: z.string(),
        at: timestamp,
        reason: z.string().nullable(),
        tradeId: z.int().nullable(),
        position: z.int().nullable(),
        firstName: z.string().nullable().meta({ description: 'Of the party who would get the money' }),
      })
      .nullable()
      .meta({ description: 'A step above the limit that waits for a second broker, who makes the same call' }),
    actions: z.array(z.enum(WIRE_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'Wire' });
export type Wire = z.infer<typeof wire>;

const WIRE_LISTS = ['open', 'suspense', 'all'] as const;
const wiresQuery = z.object({
  list: z.enum(WIRE_LISTS).default('open'),
  trade: rowId.optional().meta({ description: 'Its wires, and unknown ones that were assigned to it' }),
  search: text('The search', 120)
    .optional()
    .meta({ description: 'A part of the bank’s reference or of the other name, an amount, or the number of a trade' }),
  before: rowId.optional().meta({ description: 'Wires recorded before this one' }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type WiresQuery = z.infer<typeof wiresQuery>;

const wireParams = z.object({ id: rowId });
const collected = z.object({
  bankDate: day('Please enter the day that the bank’s statement shows.'),
});
const reason = z.object({ reason: required(500, 'Please give a reason.') });
const assignment = z.object({ tradeId, position });
const suspenseReturn = z.object({
  bankReference: bank.bankReference,
  counterparty: bank.counterparty,
  callBackNote: callBack,
});
export type SuspenseReturn = z.infer<typeof suspenseReturn>;

const posting = z.object({
  account: z.string(),
  book: z.enum(BOOKS),
  amount: signedMoney.meta({ description: 'Debits are positive, credits negative' }),
});
const balance = posting.meta({ id: 'LedgerBalance' });
const journal = z
  .object({
    id: z.int(),
    kind: z.string(),
    at: timestamp,
    by: z.string().nullable().meta({ description: 'The name of the person who caused it; null for the clock' }),
    note: z.string().nullable().meta({ description: 'A reason, a vendor or the document behind it' }),
    wire: z
      .object({ bankReference: z.string(), counterparty: z.string() })
      .nullable()
      .meta({ description: 'The wire that moved the money' }),
    corrects: z.int().nullable(),
    correctedBy: z.int().nullable(),
    postings: z.array(posting),
  })
  .meta({ id: 'LedgerJournal' });
const tradeMoney = z.object({ balances: z.array(balance), journals: z.array(journal) }).meta({ id: 'TradeMoney' });
export type TradeMoney = z.infer<typeof tradeMoney>;

const trustBalance = z
  .object({
    trust,
    bank: signedMoney.meta({ description: 'By our books' }),
    suspense: signedMoney,
    held: signedMoney.meta({ description: 'For trades; with suspense and the bank it sums to zero' }),
    explained: signedMoney.meta({
      description: 'The bank’s lines without a wire that brokers explained; below zero, the brokerage owes the account',
    }),
    statement: z
      .object({
        ...{ balance: signedMoney, on: z.iso.date() },
        agrees: z.boolean().meta({ description: 'With our wires and the explained lines up to that day' }),
        lastLine: z.int().meta({ description: 'Names the last import, for its removal' }),
        lastLines: z.int().meta({ description: 'How many lines the last import added' }),
      })
      .nullable()
      .meta({ description: 'By the bank' }),
  })
  .meta({ id: 'TrustBalance' });
export type TrustBalance = z.infer<typeof trustBalance>;

/** Characters in a bank's file. */
export const MAX_STATEMENT = 2_000_000;
const statementFile = z.object({
  trust,
  csv: required(MAX_STATEMENT, 'Please choose the bank’s CSV file.'),
});
const statementResult = z.object({ added: z.int(), known: z.int() }).meta({ id: 'StatementImport' });
export type StatementResult = z.infer<typeof statementResult>;

const statementRemoval = z.object({ trust, lastLine: rowId, reason: required(500, 'Please give a reason.') });
export type StatementRemoval = z.infer<typeof statementRemoval>;

const proof = z
  .object({
    id: z.int(),
    ranAt: timestamp,
    journals: z.int(),
    postings: z.int(),
    trades: z.int(),
    problems: z.array(z.string()).meta({ description: 'Empty when everything agrees' }),
  })
  .meta({ id: 'LedgerProof' });
export type LedgerProof = z.infer<typeof proof>;

export const period = z
  .object({ from: day('Please choose a day.'), to: day('Please choose a day.') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Please choose a period that ends after it begins.' });

const changes = [
  ...['/api/broker/wires', '/api/broker/trust', '/api/broker/money', '/api/broker/proofs'],
  ...['/api/broker/bank-lines', '/api/trades'],
] as const;
const desk = { access: 'broker', tag: 'ledger' } as const;

const change = (action: WireAction, summary: string) =>
  ({
    ...desk,
    method: 'POST',
    path: `/api/broker/wires/:id/${action}`,
    invalidates: changes,
    summary,
    params: wireParams,
    responses: { 200: wire },
    refuses: [401, 403, 404, 409],
  }) as const;

export const ledgerApi = {
  wires: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/broker/wires',
    summary: 'Wires, newest first; open ones wait for a confirmation or the bank, and show their clock',
    query: wiresQuery,
    responses: { 200: z.array(wire) },
    refuses: [401, 403],
  }),
  recordIn: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/broker/wires/in',
    invalidates: changes,
    summary: 'Record a wire that came in; it counts once it is collected',
    body: wireIn,
    responses: { 201: wire },
    refuses: [401, 403, 404, 409],
  }),
  recordOut: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/broker/wires/out',
    invalidates: changes,
    summary: 'Record a wire to a lender, vendor, state, party or us, in the order of payments',
    body: wireOut,
    responses: { 201: wire },
    refuses: [401, 403, 404, 409],
  }),
  confirm: endpoint(change('confirm', 'Confirm a wire above the limit that somebody else recorded')),
  collect: endpoint({
    ...change('collect', 'Record the day on which the bank’s statement shows the wire'),
    body: collected,
  }),
  void: endpoint({ ...change('void', 'Void a wire that has moved nothing yet'), body: reason }),
  reverse: endpoint({
    ...change(
      'reverse',
      'Take back a wire that was returned or recorded by mistake, or first the assignment of an unknown one; above the limit, two brokers do it',
    ),
    body: reason,
  }),
  assign: endpoint({
    ...change('assign', 'Assign an unknown wire to a party; above the limit, two brokers do it'),
    body: assignment,
  }),
  withdraw: endpoint(change('withdraw', 'Withdraw a step that waits for a second broker')),
  return: endpoint({ ...change('return', 'Send an unknown wire back'), body: suspenseReturn }),
  trust: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/broker/trust',
    summary: 'The balances of the trust accounts, by our books and by the bank',
    responses: { 200: z.array(trustBalance) },
    refuses: [401, 403],
  }),
  money: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/broker/money',
    summary: 'The balances and journals of a trade',
    query: z.object({ trade: rowId }),
    responses: { 200: tradeMoney },
    refuses: [401, 403, 404],
  }),
  importStatement: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/broker/statements',
    invalidates: changes,
    summary: 'Import a bank statement: a CSV file with date, reference, description, amount and balance',
    description: 'Lines that are already known are skipped. The file must continue where the last one ended.',
    body: statementFile,
    responses: { 200: statementResult },
    refuses: [401, 403, 409],
  }),
  removeStatement: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/broker/statements/remove',
    invalidates: changes,
    summary: 'Remove the last import of a bank statement, named by its last line; earlier ones stay',
    body: statementRemoval,
    responses: { 200: z.object({ removed: z.int() }) },
    refuses: [401, 403, 409],
  }),
  proofs: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/broker/proofs',
    summary: 'The results of the daily check of the ledger, newest first',
    responses: { 200: z.array(proof) },
    refuses: [401, 403],
  }),
  prove: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/broker/proofs',
    invalidates: changes,
    summary: 'Check the ledger now',
    responses: { 201: proof },
    refuses: [401, 403],
  }),
  export: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/broker/ledger.csv',
    summary: 'The postings of a period as a CSV file, without trades in which the caller is a party',
    description: 'Days run from midnight to midnight in the time zone of the brokerage, America/New_York.',
    query: period,
    refuses: [401, 403],
  }),
};
