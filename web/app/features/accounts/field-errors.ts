import { RequestError } from '../../lib/request.ts';

/** The refusals that belong to fields which the form shows. */
export function fieldErrors(error: unknown, shown: readonly string[]): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => shown.includes(field)));
}
