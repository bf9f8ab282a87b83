/** What the form fills in by itself. These are guesses: the owner is asked once about those that they leave as they are. */
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

/** The suggestions that are left once the owner has changed this one. */
export const touch = (untouched: readonly Suggested[], name: string): readonly Suggested[] =>
  untouched.filter((other) => other !== name);
