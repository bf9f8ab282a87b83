/** The values without repetitions. */
export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
