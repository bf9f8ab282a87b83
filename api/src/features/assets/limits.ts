import { MAX_ASSETS, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@tradewind/contract/asset-form';
import { DOCUMENT_FIELD } from '@tradewind/contract/assets';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';

export const additionsOfUser: Limit = {
  name: 'asset:user',
  most: 30,
  seconds: 60 * 60,
  message: 'You’ve added a lot of assets in the last hour. Please try again later.',
};

export const garageFull = () =>
  new Refusal(
    'conflict',
    `Your garage is full: it can hold ${MAX_ASSETS} assets. Please delete one you no longer need and try again.`,
  );

export const documentsFull = () =>
  new Refusal(
    'conflict',
    `An asset can have up to ${MAX_DOCUMENTS} documents. Please delete one you no longer need and try again.`,
  );

export const documentRules = { field: DOCUMENT_FIELD, maxFiles: 1, maxBytes: MAX_DOCUMENT_BYTES };

/** A document without an asset is unused, but a recent one may still be in transit. */
export const UNUSED_AFTER_MINUTES = 60;
