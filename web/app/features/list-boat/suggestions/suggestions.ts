/** The fields that the form prefills. The owner confirms the unchanged ones once. */
export const SUGGESTED = [
  'year',
  'location',
  'type',
  'length',
  'condition',
  'fuel',
  'engineType',
  'tradeCategories',
] as const;

export type Suggested = (typeof SUGGESTED)[number];

/** The remaining suggestions after the owner changed this one. */
export const touch = (untouched: readonly Suggested[], name: string): readonly Suggested[] =>
  untouched.filter((other) => other !== name);
