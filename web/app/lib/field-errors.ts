import { RequestError } from './request.ts';

/** Errors by field. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** A schema of the contract, with what it makes of a value. */
export interface Schema<Body> {
  safeParse(value: unknown): { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
}

/** A schema that is only asked for faults. */
export interface Checker {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } };
}

/** The server's errors for fields of the form. */
export function fieldErrors(error: unknown, shown: readonly string[]): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => shown.includes(field)));
}

/** The first contract error of each field; undefined when there are none. */
export function schemaErrors(schema: Checker, value: unknown): Record<string, string> | undefined {
  const checked = schema.safeParse(value);
  if (checked.success) return undefined;
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse());
}
