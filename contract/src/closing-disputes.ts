import { CANCELLATION_CAUSES } from '@tradewind/domain/closing/cancellation';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { z } from 'zod';
import { DISPUTE_OUTCOMES, position, share } from './closing-proposals.ts';
import { words } from './entered-text.ts';
import { bodyRowId, money, timestamp } from './primitives.ts';

const REASON_MAX = 1_000;
const BASES = ['signed_release', 'award', 'court_order'] as const;

export const disputeInput = z
  .object({
    reason: words('Reason', REASON_MAX),
    against: position.optional().meta({ description: 'The party who broke the agreement; their money is frozen' }),
    cause: z.enum(['giver-default', 'receiver-default'], 'Please say what they did not do.').optional(),
  })
  .refine(({ against, cause }) => (against === undefined) === (cause === undefined), {
    path: ['cause'],
    error: 'Please say what they did not do: deliver, or take what they had accepted.',
  });
export type DisputeInput = z.infer<typeof disputeInput>;

/** An award or an order is never recorded without the paper itself. */
export const decisionDocument = z
  .int('Please upload the award or the order first.')
  .min(1)
  .max(2_147_483_647)
  .meta({ description: 'The id of the uploaded award or order' });

export const resolutionInput = z.discriminatedUnion(
  'basis',
  [
    z.object({ basis: z.literal('signed_release'), proposal: bodyRowId }),
    z.object({
      basis: z.enum(['award', 'court_order']),
      reference: words('File number of the document', 160),
      document: decisionDocument,
      outcome: z.enum(DISPUTE_OUTCOMES, 'Please say whether the trade goes on.'),
      shares: z.array(share).max(40),
    }),
  ],
  { error: 'Only a release that everyone signed, an award or a court order moves money in dispute.' },
);
export type ResolutionInput = z.infer<typeof resolutionInput>;

export const closingDispute = z
  .object({
    id: z.int(),
    by: position.nullable().meta({ description: 'The party who opened it; null for the broker' }),
    against: position.nullable(),
    cause: z.enum(CANCELLATION_CAUSES).nullable(),
    reason: z.string(),
    openedAt: timestamp,
    frozen: z
      .array(z.object({ trust: z.enum(TRUST_ACCOUNTS), amount: money }))
      .meta({ description: 'The money in dispute now' }),
    suggested: z.array(z.object({ position, trust: z.enum(TRUST_ACCOUNTS), amount: money })).meta({
      description: 'For the broker: a division to propose. It pays the documented costs of the others first.',
    }),
    resolution: z
      .object({
        basis: z.enum(BASES),
        reference: z.string(),
        outcome: z.enum(DISPUTE_OUTCOMES),
        at: timestamp,
        documentId: z.int().nullable().meta({ description: 'The signed release, the award or the order' }),
      })
      .nullable(),
  })
  .meta({ id: 'ClosingDispute' });
export type ClosingDispute = z.infer<typeof closingDispute>;
