import { profilePhotoMaxBytes } from '@tradewind/contract/media';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/domain/boat-defaults';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';

/** Counts files; a call without files counts as one. */
export const uploadsOfUser: Limit = {
  name: 'upload:user',
  most: 120,
  seconds: 60,
  message: 'That’s a lot of uploads. Please wait a minute and try again.',
};

const PICTURES_A_DAY = 500;
/** Enough for a dealer's whole fleet. Refused files count too, because checking them is the expensive part. */
export const uploadsOfUserADay: Limit = {
  name: 'upload-day:user',
  most: PICTURES_A_DAY,
  seconds: 24 * 60 * 60,
  message: `You’ve reached the limit of ${PICTURES_A_DAY} pictures a day. Please upload the rest tomorrow.`,
};

export interface Quota {
  /** Proof documents of assets count as pictures. */
  pictures: number;
  bytes: number;
}

/** Enough for 200 listings with all their pictures. A picture takes half a megabyte in all its widths. */
export const QUOTA: Quota = { pictures: 4_000, bytes: 2_000_000_000 };

export const quotaReached = ({ pictures, bytes }: Quota = QUOTA) =>
  new Refusal(
    'quota_reached',
    `Your account is full: it can hold ${pictures.toLocaleString('en-US')} pictures or ${bytes / 1e9} GB. ` +
      'Please delete pictures, documents, listings or messages you no longer need and try again.',
  );

export interface UploadRules {
  field: string;
  maxFiles: number;
  maxBytes: number;
}

export const boatPhotos: UploadRules = { field: 'images', maxFiles: MAX_PHOTOS, maxBytes: MAX_PHOTO_BYTES };
export const singlePhoto: UploadRules = { field: 'image', maxFiles: 1, maxBytes: profilePhotoMaxBytes };

/** Each slot holds a whole file in memory while it arrives; further files wait in their sockets. */
export const SLOTS = { concurrency: 8, each: 3, maxWaiting: 120 } as const;

/** The memory for all documents and proofs that a process receives at once: enough for three of the largest. */
export const WHOLE_FILE_MEMORY = 96 * 1024 * 1024;
/** One at a time of each person, so that a slow one cannot take the memory of all. */
export const WHOLE_FILE_SLOTS = { concurrency: 20, each: 1, maxWaiting: 60 } as const;

export const STALLED_AFTER_MS = 20_000;

/** How long an upload may stay unused. */
export const IDLE_HOURS = 24;
/** Uploads older than this are no longer checked. */
export const LOOK_BACK_DAYS = 8;
