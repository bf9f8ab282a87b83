import { EXTENSION_DAYS_MAX } from '@tradewind/domain/closing/terms';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { z } from 'zod';
import { optionalWords, words } from './entered-text.ts';
import { amountOf, exactAmount, timestamp } from './primitives.ts';

export const position = z
  .int('Please choose one of the parties.')
  .min(0)
  .max(100)
  .meta({ description: 'Numbers the parties of the trade, from 0' });

const leg = z.int('Please choose what it is about.').min(1).max(100);
const REASON_MAX = 1_000;

const extension = z.object({
  kind: z.literal('extension'),
  days: z
    .int('Please enter the days as a whole number.')
    .min(1, 'Please ask for at least one day.')
    .max(EXTENSION_DAYS_MAX, `Please ask for no more than ${EXTENSION_DAYS_MAX} days.`),
});

const cancellation = z.object({ kind: z.literal('cancellation') });

const holdback = z.object({
  kind: z.literal('holdback'),
  leg,
  amount: amountOf('The amount to hold back'),
  condition: words('The condition', 500),
  until: z.iso.date('Please enter the day until which the money is held back.'),
});

export const HOLDBACK_ENDS = ['giver', 'receiver'] as const;

const holdbackEnd = z.object({
  kind: z.literal('holdback-end'),
  leg,
  to: z.enum(HOLDBACK_ENDS, 'Please say who gets the money that was held back.'),
});

const amendment = z
  .object({
    kind: z.literal('amendment'),
    changes: z
      .array(z.object({ leg, amount: amountOf('The new amount') }))
      .max(20)
      .default([])
      .meta({ description: 'New values of boats, items and cash by leg' }),
    cash: z
      .array(z.object({ from: position, to: position, amount: amountOf('The amount') }))
      .max(6)
      .default([])
      .meta({ description: 'Cash that is added' }),
  })
  .refine(({ changes, cash }) => changes.length + cash.length > 0, {
    path: ['changes'],
    error: 'Please change at least one amount.',
  })
  .refine(({ changes }) => new Set(changes.map((change) => change.leg)).size === changes.length, {
    path: ['changes'],
    error: 'Please change each amount once.',
  });

export const DISPUTE_OUTCOMES = ['cancel', 'resume'] as const;

/** Money in dispute that goes to one party, in one trust account. */
export const share = z.object({
  position,
  trust: z.enum(TRUST_ACCOUNTS, 'Please choose a trust account.'),
  amount: exactAmount('Please enter an amount of money.'),
});

const settlement = z.object({
  kind: z.literal('settlement'),
  outcome: z.enum(DISPUTE_OUTCOMES, 'Please say whether the trade goes on.'),
  shares: z.array(share).max(40),
});

const proposalTerms = z.discriminatedUnion(
  'kind',
  [extension, cancellation, holdback, holdbackEnd, amendment, settlement],
  { error: 'Please choose what to propose.' },
);
export type ProposalTerms = z.infer<typeof proposalTerms>;

export const PROPOSAL_KINDS = [
  'extension',
  'holdback',
  'holdback-end',
  'amendment',
  'cancellation',
  'settlement',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const consentInput = z.object({ name: words('Your full name', 160) });

export const proposalInput = z.object({
  terms: proposalTerms,
  reason: optionalWords('Reason', REASON_MAX),
  name: consentInput.shape.name.optional(),
});
export type ProposalInput = z.infer<typeof proposalInput>;

const PROPOSAL_ACTIONS = ['consent', 'decline'] as const;

export const closingProposal = z
  .object({
    id: z.int(),
    terms: z.custom<ProposalTerms>((value) => typeof value === 'object' && value !== null),
    reason: z.string().nullable(),
    by: position.nullable().meta({ description: 'The party who proposed it; null for the broker' }),
    at: timestamp,
    state: z.enum(['open', 'agreed', 'declined', 'void']),
    concerns: z.array(position).meta({ description: 'The parties who must consent' }),
    consents: z.array(z.object({ position, name: z.string(), at: timestamp })),
    actions: z.array(z.enum(PROPOSAL_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'ClosingProposal' });
export type ClosingProposal = z.infer<typeof closingProposal>;
