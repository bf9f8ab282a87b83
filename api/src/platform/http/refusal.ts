import { type ErrorCode, errorStatus } from '@tradewind/contract/errors';

interface Details {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The screen where the caller can resolve it. */
  path?: string | undefined;
}

/** Refuses a request for a reason that the client may know. Every other error is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly path: string | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = errorStatus[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.path = details.path;
  }
}

export const notSignedIn = () => new Refusal('not_signed_in', 'Please sign in first.');
export const notAllowed = (message = 'You don’t have permission to do that.') => new Refusal('not_allowed', message);
export const notFound = (message = 'There’s nothing here. Please check the address.') =>
  new Refusal('not_found', message);
export const invalidCursor = () =>
  invalidField('cursor', 'That page is no longer available. Please start over from the first page.');
export const invalidField = (field: string, message: string) =>
  new Refusal('invalid', message, { fields: { [field]: message } });
