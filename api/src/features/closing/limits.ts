import { CLOSING_UPLOAD } from '@tradewind/contract/closing-documents';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';

/** Writing a document takes a tenth of a second of the processor. */
export const formsOfUser: Limit = {
  name: 'closing-form:user',
  most: 60,
  seconds: 10 * 60,
  message: 'You’ve opened a lot of documents. Please wait a few minutes and try again.',
};

export const verificationsOfAddress: Limit = {
  name: 'verify:address',
  most: 60,
  seconds: 60,
  message: 'That’s a lot of documents at once. Please wait a minute and try again.',
};

export const closingUploadRules = { field: CLOSING_UPLOAD.field, maxFiles: 1, maxBytes: CLOSING_UPLOAD.maxBytes };

/** A recent row without a file may still get one. */
export const DISCARDED_AFTER_MINUTES = 60;

export const tooManyForTask = () =>
  new Refusal(
    'conflict',
    `A task can have up to ${CLOSING_UPLOAD.maxPerTask} documents. Please remove one you no longer need, or combine them into one PDF.`,
  );

export const tooManyInTrade = () =>
  new Refusal(
    'conflict',
    `You can upload up to ${CLOSING_UPLOAD.maxPerTrade} documents in a trade. Please remove one you no longer need.`,
  );

/** In one trade. Everyone reads all of them with the closing. */
export const MOST_PROPOSALS = 60;
export const MOST_ORDERS = 60;

export const tooManyProposals = () =>
  new Refusal('conflict', 'There have been a lot of proposals in this trade. Please write to your broker.');

export const tooManyOrders = () =>
  new Refusal('conflict', 'There have been a lot of orders in this trade. Please write to your broker.');

/** How long records are kept: of closed trades, and of trades that ended without a release and never held money. */
export const RETENTION = { closedYears: 10, endedYears: 1 } as const;

/** Trades whose records a run of the job looks up at once. */
export const ERASED_AT_ONCE = 50;
