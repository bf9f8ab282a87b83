import { PROOF_STATES } from '@tradewind/domain/lifecycles/possession';
import { z } from 'zod';
import { boatParams } from './boats.ts';
import { endpoint } from './endpoint.ts';
import { failure } from './errors.ts';
import { rowId, timestamp } from './primitives.ts';

const PROOF_ACTIONS = ['ask', 'send', 'withdraw'] as const;
export type ProofAction = (typeof PROOF_ACTIONS)[number];

/** The form field for the photo. */
export const PROOF_PHOTO_FIELD = 'photo';

const proof = z
  .object({
    id: z.int(),
    state: z.enum(PROOF_STATES),
    code: z.string().nullable().meta({ description: 'To be written on paper; null once the attempt is over' }),
    codeExpiresAt: timestamp,
    sentAt: timestamp.nullable(),
    decidedAt: timestamp.nullable(),
    reason: z.string().nullable().meta({ description: 'Why the photo was refused' }),
    hasPhoto: z.boolean().meta({ description: 'Photos are deleted some weeks after the decision' }),
  })
  .meta({ id: 'PossessionProof' });

const possession = z
  .object({
    boatId: z.int(),
    proof: proof.nullable().meta({ description: 'The latest attempt' }),
    actions: z.array(z.enum(PROOF_ACTIONS)).meta({ description: 'What the owner can do next' }),
  })
  .meta({ id: 'Possession', description: 'How far the owner is with proving that they hold the boat' });
export type Possession = z.infer<typeof possession>;

const hullNumberAnswer = z
  .object({
    hullNumber: z.string(),
    manufacturer: z.string(),
    modelYear: z.int().nullable(),
    checkedAt: timestamp.nullable(),
  })
  .meta({ id: 'HullNumber' });

const proofParams = z.object({ id: rowId });
const invalidates = ['/api/boats/:id/possession', '/api/boats/my-listings'] as const;

export const possessionApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/boats/:id/possession',
    access: 'owner',
    tag: 'possession',
    summary: 'How far the caller is with proving that they hold their boat',
    params: boatParams,
    responses: { 200: possession },
    refuses: [401, 403, 404],
  }),
  askCode: endpoint({
    method: 'POST',
    path: '/api/boats/:id/possession/code',
    access: 'owner',
    invalidates,
    tag: 'possession',
    summary: 'Get a one-time code to write on paper and photograph with the boat; asking again returns the same code',
    params: boatParams,
    responses: { 200: possession },
    refuses: [401, 403, 404, 409],
  }),
  sendPhoto: endpoint({
    method: 'POST',
    path: '/api/boats/:id/possession/photo',
    access: 'owner',
    invalidates,
    tag: 'possession',
    summary: 'Send the photo with the code in the field "photo": only the caller and admins ever see it',
    params: boatParams,
    files: { field: PROOF_PHOTO_FIELD, maxFiles: 1 },
    responses: { 200: possession },
    refuses: [401, 403, 404, 409],
    refusals: { 413: failure, 415: failure, 503: failure },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/boats/:id/possession/withdraw',
    access: 'owner',
    // The boat's page shows the badge.
    invalidates: ['/api/boats/:id', '/api/boats/my-listings'],
    tag: 'possession',
    summary: 'Give up the code, the photo or the approved proof; the photo is deleted',
    params: boatParams,
    responses: { 200: possession },
    refuses: [401, 403, 404, 409],
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/possession/:id/photo',
    access: 'owner and staff',
    tag: 'possession',
    summary: 'The photo of a proof, as a WebP image without metadata',
    params: proofParams,
    refuses: [401, 403, 404],
  }),
  hullNumber: endpoint({
    method: 'GET',
    path: '/api/boats/:id/hull-number',
    access: 'signed in',
    tag: 'possession',
    summary: 'A boat’s hull number, for its owner, admins, brokers and, once a trade is agreed, its parties',
    params: boatParams,
    responses: { 200: hullNumberAnswer },
    refuses: [401, 403, 404],
  }),
};
