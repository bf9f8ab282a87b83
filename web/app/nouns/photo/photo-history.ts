/** Earlier photo sets, newest last. */
export type PhotoHistory = readonly (readonly string[])[];

const MOST_EARLIER_SETS = 10;

export function remember(history: PhotoHistory, set: readonly string[]): PhotoHistory {
  const newest = history.at(-1);
  return newest && sameSet(newest, set) ? history : [...history, set].slice(-MOST_EARLIER_SETS);
}

/** The latest set that differs from the present one, with the history before it; undefined when there is none. */
export function previousSet(
  history: PhotoHistory,
  present: readonly string[],
): { set: readonly string[]; history: PhotoHistory } | undefined {
  const index = history.findLastIndex((set) => !sameSet(set, present));
  const set = history[index];
  return set && { set, history: history.slice(0, index) };
}

/** Whether both have the same photos in the same order. */
export const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((url, index) => url === other[index]);
