/** The values of a form, by field. */
type Values = Record<string, unknown>;
export type Field<T> = keyof T & string;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function changedFields<T extends object>(base: T, values: T): Field<T>[] {
  return (Object.keys(values) as Field<T>[]).filter((field) => !same(base[field], values[field]));
}

/** The values with those of locked fields as they are saved. */
export const withLocked = <T extends object>(base: T, values: T, locked: readonly Field<T>[]): T => ({
  ...values,
  ...Object.fromEntries(locked.map((field) => [field, base[field]])),
});

/** Applies the edit on top of a version that someone else saved in the meantime. */
export function mergedEdit<T extends object>(base: T, typed: T, newest: T): T {
  const mine = changedFields(base, typed).map((field) => [field, typed[field]]);
  return { ...newest, ...Object.fromEntries(mine) };
}

/** The fields that both changed, to different values. */
export function clashes<T extends object>(base: T, typed: T, newest: T): Field<T>[] {
  const theirs = changedFields(base, newest);
  return changedFields(base, typed).filter((field) => theirs.includes(field) && !same(typed[field], newest[field]));
}

/** A form's values, and the saved values that they are based on. */
export interface Edit<T> {
  base: T;
  values: T;
}

/** A stored edit, if it matches the current form. */
export function readEdit<T extends object>(stored: unknown, saved: T): Edit<T> | undefined {
  const { base, values } = (stored ?? {}) as Partial<Edit<unknown>>;
  return fits(base, saved) && fits(values, saved) ? { base, values } : undefined;
}

function fits<T extends object>(candidate: unknown, saved: T): candidate is T {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const values = candidate as Values;
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  return Object.entries(saved).every(([field, value]) => kindOf(values[field]) === kindOf(value));
}
