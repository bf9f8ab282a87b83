/**
 * The reasons for a line of a bank's statement that is no wire of ours. The accounts have no place for them: clients' money never pays
 * the bank, so our own money makes up for every such line, and together they must be zero.
 */
export const LINE_KINDS = ['fee', 'interest', 'own', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
