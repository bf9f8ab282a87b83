import { photoMaxBytes, photosPerUpload, profilePhotoMaxBytes } from '@tradewind/contract/media';
import type { Limit } from '../../platform/rate-limit.ts';

/** Counts files, and a call without any as one. */
export const uploadsOfUser: Limit = {
  name: 'upload:user',
  most: 120,
  seconds: 60,
  message: 'Too many uploads. Please wait a minute and try again.',
};

export interface UploadRules {
  field: string;
  maxFiles: number;
  maxBytes: number;
}

export const boatPhotos: UploadRules = { field: 'images', maxFiles: photosPerUpload, maxBytes: photoMaxBytes };
export const singlePhoto: UploadRules = { field: 'image', maxFiles: 1, maxBytes: profilePhotoMaxBytes };

/** Each holds a whole file in memory while it arrives; those behind it wait in their sockets. */
export const TURNS = { concurrency: 8, each: 3, maxWaiting: 120 } as const;
export const STALLED_AFTER_MS = 20_000;

/** How long an upload may lie unused. */
export const IDLE_HOURS = 24;
/** An upload that is used is looked at again for this long, not forever. */
export const LOOK_BACK_DAYS = 8;
