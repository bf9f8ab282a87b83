import { RequestError } from '../../lib/request.ts';

const UNREACHABLE = 'Tradewind could not be reached. Please check your connection and try again.';

/** What the server said; the fallback when it answered without a word, and the truth when it never answered. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof RequestError)) return UNREACHABLE;
  return error.message.startsWith('HTTP error!') ? fallback : error.message;
}

/** The refusals that belong to fields which the form shows. */
export function fieldErrors(error: unknown, shown: readonly string[]): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => shown.includes(field)));
}
