import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { ADMIN_READS } from './admin-reads.ts';
import { endpoint } from './endpoint.ts';
import { text } from './entered-text.ts';
import { cursor, rowId, timestamp, userId } from './primitives.ts';

const submittedProof = z
  .object({
    id: z.int(),
    code: z.string(),
    askedAt: timestamp,
    sentAt: timestamp,
    boat: z.object({
      id: z.int(),
      title: z.string(),
      year: z.int(),
      make: z.string(),
      model: z.string(),
      hullNumber: z.string().nullable(),
      imageUrls: z.array(z.string()),
    }),
    owner: z.object({ id: userId, firstName: z.string(), email: z.string(), suspended: z.boolean() }),
    mayDecide: z.boolean().meta({ description: 'False for the caller’s own boat' }),
  })
  .meta({ id: 'SubmittedProof' });
export type SubmittedProof = z.infer<typeof submittedProof>;

const queueQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: cursor.optional(),
});
export type ProofQueueQuery = z.infer<typeof queueQuery>;

const NO_REASON = 'Please say what is wrong with the photo, so that the owner can take a better one.';

const proofDecision = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('approve') }),
    z.object({ decision: z.literal('refuse'), reason: text('Reason', 500, NO_REASON).min(1, NO_REASON) }),
  ],
  'Please approve or refuse the photo.',
);
export type ProofDecision = z.infer<typeof proofDecision>;

export const possessionReviewApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/possession',
    access: 'staff',
    tag: 'admin',
    summary: 'Photos that wait for a decision, oldest first; X-Total-Count and Link as for users',
    query: queueQuery,
    responses: { 200: z.array(submittedProof) },
    refuses: [401, 403],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/possession/:id/decide',
    access: 'staff',
    invalidates: ADMIN_READS,
    tag: 'admin',
    summary: 'Approve the photo of a proof, or refuse it with a reason',
    params: z.object({ id: rowId }),
    body: proofDecision,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
};
