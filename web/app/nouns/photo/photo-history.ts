/** The photo sets before the last changes, newest last. */
export type PhotoHistory = readonly (readonly string[])[];

const MOST_EARLIER_SETS = 10;

export function remember(history: PhotoHistory, set: readonly string[]): PhotoHistory {
  const newest = history.at(-1);
  return newest && sameSet(newest, set) ? history : [...history, set].slice(-MOST_EARLIER_SETS);
}

/** The set before the present one with what came before it; undefined when nothing differs from the present. */
export function previousSet(
  history: PhotoHistory,
  present: readonly string[],
): { set: readonly string[]; history: PhotoHistory } | undefined {
  const index = history.findLastIndex((set) => !sameSet(set, present));
  const set = history[index];
  return set && { set, history: history.slice(0, index) };
}

/** The same photos in the same order. */
export const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((url, index) => url === other[index]);
