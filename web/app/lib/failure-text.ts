import { RequestError, UnreachableError } from './request.ts';

const FALLBACK = 'Something went wrong on our side. Please try again in a moment.';

/** The server's message, or the fallback if it sent none. Never a browser's message. */
export function failureText(error: Error, fallback = FALLBACK): string {
  if (error instanceof RequestError && error.message.startsWith('HTTP error!')) return fallback;
  return error instanceof RequestError || error instanceof UnreachableError ? error.message : fallback;
}
