import { failureText } from './failure-text.ts';
import type { FieldErrors, Issue } from './field-errors.ts';
import { RequestError } from './request.ts';

interface Fault {
  /** The place in the body, such as ['terms', 'days']. */
  path: readonly string[];
  message: string;
}

/** The field that shows a fault in this place of the body; undefined if none does. */
export type FieldOf = (path: readonly string[]) => string | undefined;

export interface DialogFaults {
  fields: FieldErrors;
  /** The first fault that no field shows. */
  other?: string | undefined;
  /** The server's sentence. */
  refusal?: string;
}

export const NO_FAULTS: DialogFaults = { fields: {} };

/** The faults that the contract's schema finds. */
export const contractFaults = (issues: readonly Issue[], fieldOf: FieldOf): DialogFaults =>
  placed(
    issues.map(({ path, message }) => ({ path: path.map(String), message })),
    fieldOf,
  );

/** Why the server refused: always in a sentence, and at the fields that it names. */
export function serverFaults(error: Error, fieldOf: FieldOf): DialogFaults {
  const named = error instanceof RequestError ? Object.entries(error.fields) : [];
  const faults = named.map(([name, message]) => ({ path: name.split('.'), message }));
  return { fields: placed(faults, fieldOf).fields, refusal: failureText(error) };
}

function placed(faults: readonly Fault[], fieldOf: FieldOf): DialogFaults {
  const fields: FieldErrors = {};
  let other: string | undefined;
  for (const { path, message } of faults) {
    const field = fieldOf(path);
    if (field === undefined) other ??= message;
    else fields[field] ??= message;
  }
  return { fields, other };
}

/** Without the faults of fields that are being mended. The server's sentence stays readable meanwhile. */
export const mending = ({ fields, refusal }: DialogFaults, mended: readonly string[]): DialogFaults => ({
  fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !mended.includes(field))),
  ...(refusal !== undefined && { refusal }),
});
