import { RequestError, UnreachableError } from './request.ts';

const FALLBACK = 'Something went wrong on our side. Please try again in a moment.';

/** What the server said about a failure, or the fallback where it answered without a word. Never a browser's own words. */
export function failureText(error: Error, fallback = FALLBACK): string {
  if (error instanceof RequestError && error.message.startsWith('HTTP error!')) return fallback;
  return error instanceof RequestError || error instanceof UnreachableError ? error.message : fallback;
}
