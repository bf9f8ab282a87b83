import { profilePhotoMaxBytes } from '@tradewind/contract/media';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/domain/boat-defaults';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';

/** Counts files, and a call without any as one. */
export const uploadsOfUser: Limit = {
  name: 'upload:user',
  most: 120,
  seconds: 60,
  message: 'That’s a lot of uploads. Please wait a minute and try again.',
};

/** A dealer's whole fleet in a day. Refused files count, too: looking at them is the work. */
export const uploadsOfUserADay: Limit = {
  name: 'upload-day:user',
  most: 500,
  seconds: 24 * 60 * 60,
  message: 'You’ve reached the limit of 500 pictures a day. Please upload the rest tomorrow.',
};

export interface Quota {
  pictures: number;
  bytes: number;
}

/** The most that one account may keep: 200 listings with all their pictures. A picture takes half a megabyte in all its widths. */
export const QUOTA: Quota = { pictures: 4_000, bytes: 2_000_000_000 };

export const quotaReached = ({ pictures, bytes }: Quota = QUOTA) =>
  new Refusal(
    'quota_reached',
    `Your account is full: it can hold ${pictures.toLocaleString('en-US')} pictures or ${bytes / 1e9} GB. ` +
      'Please delete pictures, listings or messages you no longer need and try again.',
  );

export interface UploadRules {
  field: string;
  maxFiles: number;
  maxBytes: number;
}

export const boatPhotos: UploadRules = { field: 'images', maxFiles: MAX_PHOTOS, maxBytes: MAX_PHOTO_BYTES };
export const singlePhoto: UploadRules = { field: 'image', maxFiles: 1, maxBytes: profilePhotoMaxBytes };

/** Each holds a whole file in memory while it arrives; those behind it wait in their sockets. */
export const SLOTS = { concurrency: 8, each: 3, maxWaiting: 120 } as const;
export const STALLED_AFTER_MS = 20_000;

/** How long an upload may lie unused. */
export const IDLE_HOURS = 24;
/** An upload that is used is looked at again for this long, not forever. */
export const LOOK_BACK_DAYS = 8;
