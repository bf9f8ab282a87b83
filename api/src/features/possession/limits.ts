import { PROOF_PHOTO_FIELD } from '@tradewind/contract/possession';
import { MAX_PHOTO_BYTES } from '@tradewind/domain/boat-defaults';
import type { Limit } from '../../platform/rate-limit.ts';

export const codesOfUser: Limit = {
  name: 'proof-code:user',
  most: 20,
  seconds: 24 * 60 * 60,
  message: 'You’ve asked for a lot of codes today. Please try again tomorrow.',
};

export const proofPhoto = { field: PROOF_PHOTO_FIELD, maxFiles: 1, maxBytes: MAX_PHOTO_BYTES };

/** How long a photo stays after the decision, in case somebody disputes it. */
export const PHOTO_DAYS = 30;
/** How long attempts that came to nothing stay. */
export const ENDED_DAYS = 365;
